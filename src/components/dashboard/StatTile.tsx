import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, Clock3 } from 'lucide-react';
import type { StatTileData } from '../../domain/dashboard.ts';
import { Count } from '../ui/Count.tsx';
import { Link } from '../ui/Link.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

export type StatTileProps = StatTileData;

const exact = new Intl.NumberFormat('en');

/** "↑ 96 in 30 days" to the eye, as words would take two lines of a tile; "Up 96 in 30 days" to a screen reader. */
function Trend({ change, days }: NonNullable<StatTileData['trend']>) {
  if (change === 0)
    return (
      <chakra.p color="fg.muted" textStyle="caption">
        No change in {days} days
      </chakra.p>
    );
  const Arrow = change > 0 ? ArrowUp : ArrowDown;
  return (
    <chakra.p color={change > 0 ? 'success.fg' : 'danger.fg'} textStyle="caption">
      <chakra.span aria-hidden display="flex" gap={1} css={{ '--icon-size': '0.75rem' }}>
        <chakra.span alignSelf="center" flex="none">
          <Arrow size={12} />
        </chakra.span>
        <span>
          <Count value={Math.abs(change)} /> in {days} days
        </span>
      </chakra.span>
      <VisuallyHidden>
        {change > 0 ? 'Up' : 'Down'} {exact.format(Math.abs(change))} in {days} days
      </VisuallyHidden>
    </chakra.p>
  );
}

/** One number and what it counts. */
export function StatTile({ label, value, trend, hint, urgent = false, href }: StatTileProps) {
  const alarming = urgent && value > 0;
  return (
    <chakra.div
      position="relative"
      height="full"
      minWidth={0}
      padding={3}
      borderRadius="control"
      bg={alarming ? 'danger.muted' : 'bg.sunken'}
      color={alarming ? 'danger.fg' : undefined}
    >
      <chakra.p textStyle="small" color={alarming ? 'danger.fg' : 'fg.muted'} overflowWrap="anywhere">
        {href ? (
          <Link href={href} variant="plain">
            {/* The whole tile is the target. */}
            <chakra.span _after={{ content: '""', position: 'absolute', inset: 0 }}>{label}</chakra.span>
          </Link>
        ) : (
          label
        )}
      </chakra.p>
      <chakra.p textStyle="h3" display="flex" alignItems="center" gap={1.5}>
        {alarming && <Clock3 aria-hidden size={16} />}
        <Count value={value} />
      </chakra.p>
      {trend && <Trend {...trend} />}
      {hint && (
        <chakra.p textStyle="caption" color={alarming ? 'danger.fg' : 'fg.muted'} overflowWrap="anywhere">
          {hint}
        </chakra.p>
      )}
    </chakra.div>
  );
}
