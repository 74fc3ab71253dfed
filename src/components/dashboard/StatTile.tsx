import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, Clock3, Minus } from 'lucide-react';
import type { StatTileData } from '../../domain/dashboard.ts';
import { Count } from '../ui/Count.tsx';
import { Link } from '../ui/Link.tsx';

export type StatTileProps = StatTileData;

/** "Up 96 in 30 days": an arrow for the eye, and the direction in words for everybody. */
function Trend({ change, days }: NonNullable<StatTileData['trend']>) {
  const Arrow = change > 0 ? ArrowUp : change < 0 ? ArrowDown : Minus;
  const direction = change > 0 ? 'Up ' : change < 0 ? 'Down ' : 'No change';
  const color = change > 0 ? 'success.fg' : change < 0 ? 'danger.fg' : 'fg.muted';
  return (
    <chakra.p color={color} textStyle="caption" display="flex" gap={1} alignItems="baseline">
      <chakra.span alignSelf="center" flex="none" css={{ '--icon-size': '0.75rem' }}>
        <Arrow aria-hidden size={12} />
      </chakra.span>
      <span>
        {direction}
        {change !== 0 && <Count value={Math.abs(change)} />} in {days} days
      </span>
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
