import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { StatTileData } from '../../domain/dashboard.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { DashboardPanel } from './DashboardPanel.tsx';
import type { PartState } from './partState.ts';
import { StatTile } from './StatTile.tsx';

export interface TileRowProps {
  title: string;
  tiles: readonly StatTileData[];
  state?: PartState;
  /** Below the numbers: what can be done about them. */
  children?: ReactNode;
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 2,
  listStyle: 'none',
  // One that is left over takes the row.
  '& > li:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
} as const;

/** The numbers of a role, two beside each other. */
export function TileRow({ title, tiles, state, children }: TileRowProps) {
  return (
    <DashboardPanel
      title={title}
      state={state}
      loading={
        <chakra.div css={grid}>
          {[1, 2, 3, 4].map((tile) => (
            <Skeleton key={tile} shape="box" height="5.75rem" />
          ))}
        </chakra.div>
      }
    >
      {tiles.length > 0 ? (
        <chakra.ul css={grid}>
          {tiles.map((tile) => (
            <li key={tile.label}>
              <StatTile {...tile} />
            </li>
          ))}
        </chakra.ul>
      ) : (
        <chakra.p color="fg.muted">There is nothing to count yet.</chakra.p>
      )}
      {children && <chakra.div mt={3}>{children}</chakra.div>}
    </DashboardPanel>
  );
}
