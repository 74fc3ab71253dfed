import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { pendingGroupOf, pendingGroups, type Recommendation } from '../../domain/recommendations.ts';
import { memberRows } from '../../theme/recipes/people.ts';
import type { ListState as State } from '../ui/listState.ts';
import { ListState } from '../ui/ListState.tsx';
import { MemberRowsDrawing } from './MemberRowsDrawing.tsx';
import { RecommendationItem, type RecommendationItemProps } from './RecommendationItem.tsx';

export interface RecommendationListProps extends Pick<RecommendationItemProps, 'readerId' | 'onAct'> {
  /** What is listed, for screen readers. */
  label: string;
  state: State<Recommendation>;
  /** An EmptyState. */
  empty: ReactNode;
  /** Parts what waits: asked of me, I asked, written and not shown yet. */
  grouped?: boolean;
}

type Rows = Pick<RecommendationListProps, 'label' | 'readerId' | 'onAct'> & {
  items: readonly Recommendation[];
};

const Items = ({ label, items, ...item }: Rows) => (
  <chakra.ul aria-label={label} css={memberRows}>
    {items.map((recommendation) => (
      <RecommendationItem key={recommendation.recommendationId} recommendation={recommendation} {...item} />
    ))}
  </chakra.ul>
);

/** Recommendations, the latest first. */
export function RecommendationList({
  label,
  state,
  empty,
  grouped = false,
  ...item
}: RecommendationListProps) {
  return (
    <ListState state={state} loading={<MemberRowsDrawing of="recommendations" />} empty={empty}>
      {(items) =>
        grouped ? (
          pendingGroups.map((group) => {
            const those = items.filter((one) => pendingGroupOf(one, item.readerId) === group);
            if (those.length === 0) return null;
            return (
              <chakra.section key={group} aria-label={group}>
                <chakra.h2 textStyle="title" paddingBlockStart={4}>
                  {group}
                </chakra.h2>
                <Items label={group} items={those} {...item} />
              </chakra.section>
            );
          })
        ) : (
          <Items label={label} items={items} {...item} />
        )
      }
    </ListState>
  );
}
