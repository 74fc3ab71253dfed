import type { Schemas } from '#openapi/contract.ts';
import { chakra } from '@chakra-ui/react';
import { dashboardRows } from '../../theme/recipes/dashboard.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { DashboardPanel } from './DashboardPanel.tsx';
import type { PartState } from './partState.ts';
import { PopularPostItem } from './PopularPostItem.tsx';

type FeedItem = Schemas['FeedItem'];

export interface PopularPostListProps {
  /** Says why these are here. */
  title: string;
  items: readonly FeedItem[];
  hrefOf: (item: FeedItem) => string | undefined;
  /** What is read when there are none. */
  empty: string;
  /** They are the reader's own. */
  own?: boolean;
  state?: PartState;
  /** @default 5 */
  most?: number;
}

/** Posts that many liked and answered: others' for somebody new, the best of their own for a brand. */
export function PopularPostList({ title, items, hrefOf, empty, own, state, most = 5 }: PopularPostListProps) {
  return (
    <DashboardPanel title={title} state={state} loading={<Skeleton lines={6} />}>
      {items.length > 0 ? (
        <chakra.ul css={dashboardRows} gap={3}>
          {items.slice(0, most).map((item) => (
            <li key={item.feedId}>
              <PopularPostItem item={item} href={hrefOf(item)} own={own} />
            </li>
          ))}
        </chakra.ul>
      ) : (
        <chakra.p color="fg.muted">{empty}</chakra.p>
      )}
    </DashboardPanel>
  );
}
