import { chakra } from '@chakra-ui/react';
import { CloudUpload } from 'lucide-react';
import type { DoorCounts } from '../../domain/checkIn.ts';
import { Badge } from '../ui/Badge.tsx';
import { ProgressBar } from '../ui/ProgressBar.tsx';

export interface DoorCountersBarProps {
  /** Unknown while there is no list. */
  counts?: DoorCounts | undefined;
  /** Scans that the server has not heard of. */
  waiting: number;
}

/** At a door each one counts: no number is shortened. */
const exact = new Intl.NumberFormat('en');

function Counts({ counts: { checkedIn, all, gates } }: { counts: DoorCounts }) {
  return (
    <>
      <p>
        <chakra.span textStyle="h2">{exact.format(checkedIn)}</chakra.span> of {exact.format(all)} checked in
      </p>
      <ProgressBar label="Checked in" labelHidden value={all === 0 ? 0 : (100 * checkedIn) / all} />
      {gates.length > 0 && (
        <chakra.dl
          display="grid"
          gridTemplateColumns="repeat(auto-fill, minmax(min(6rem, 100%), 1fr))"
          gap={3}
          aria-label="By gate"
        >
          {gates.map(({ gate, checkedIn: count }) => (
            <div key={gate}>
              <chakra.dt textStyle="small" color="fg.muted" overflowWrap="anywhere" dir="auto">
                {gate || 'No gate'}
              </chakra.dt>
              <chakra.dd fontWeight="semibold">{exact.format(count)}</chakra.dd>
            </div>
          ))}
        </chakra.dl>
      )}
    </>
  );
}

/** How many are in, by gate and in all (product S36). */
export function DoorCountersBar({ counts, waiting }: DoorCountersBarProps) {
  return (
    <chakra.div display="grid" gap={3} _empty={{ display: 'none' }} fontVariantNumeric="tabular-nums">
      {waiting > 0 && (
        <chakra.p>
          <Badge tone="warning" icon={<CloudUpload aria-hidden />}>
            {exact.format(waiting)} waiting to be sent
          </Badge>
        </chakra.p>
      )}
      {counts && <Counts counts={counts} />}
    </chakra.div>
  );
}
