import { chakra } from '@chakra-ui/react';
import { attendeeText, doorTime, doorWords } from '../../domain/doorTexts.ts';
import type { DoorScanView } from '../../domain/doorViews.ts';
import { doorRows } from '../../theme/recipes/check-in.ts';
import { Button } from '../ui/Button.tsx';
import { useNow } from '../ui/Clock.tsx';
import { doorSigns, signColours, undoneSign } from './doorSigns.ts';

export interface DoorScanListProps {
  /** The newest first. */
  scans: readonly DoorScanView[];
  onUndo: (event: { scan: DoorScanView }) => void;
  /** Shows older ones; absent when there are none. */
  onMore?: (() => void) | undefined;
}

function stateOf({ undone, refused, waits, verdict }: DoorScanView, title: string): string {
  if (undone) return 'Taken back';
  if (refused !== undefined) return 'Not taken';
  return waits && verdict ? `${title}, waiting to be sent` : title;
}

function Scan({ scan, onUndo }: { scan: DoorScanView; onUndo: DoorScanListProps['onUndo'] }) {
  const now = useNow();
  const { tone, title } = doorWords(scan.verdict, now);
  const Sign = scan.undone ? undoneSign : doorSigns[tone];
  const name = scan.ticket ? attendeeText(scan.ticket) : 'No ticket of this event';
  return (
    <li>
      <chakra.svg as={Sign} aria-hidden color={scan.undone ? 'fg.muted' : signColours[tone]} />
      <div data-part="who">
        <p data-part="name" dir="auto">
          {name}
        </p>
        <p data-part="how">
          {stateOf(scan, title)} · <time dateTime={scan.at}>{doorTime(scan.at, now)}</time>
          {scan.gate && (
            <>
              {' '}
              · <bdi>{scan.gate}</bdi>
            </>
          )}
        </p>
      </div>
      {scan.isIn && (
        <Button
          variant="outline"
          size="sm"
          aria-label={`Undo the check-in of ${name}`}
          onClick={() => onUndo({ scan })}
        >
          Undo
        </Button>
      )}
    </li>
  );
}

/** What was scanned on this device a moment ago, each to be taken back. */
export function DoorScanList({ scans, onUndo, onMore }: DoorScanListProps) {
  if (scans.length === 0)
    return <chakra.p color="fg.muted">Nothing was scanned on this device yet.</chakra.p>;
  return (
    <>
      <chakra.ul css={doorRows}>
        {scans.map((scan) => (
          <Scan key={scan.clientId} scan={scan} onUndo={onUndo} />
        ))}
      </chakra.ul>
      {onMore && (
        <Button variant="outline" size="sm" onClick={onMore}>
          Show older ones
        </Button>
      )}
    </>
  );
}
