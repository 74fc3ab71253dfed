import { chakra } from '@chakra-ui/react';
import { RecommendationList as Lists } from '../../domain/enums.ts';
import type { Recommendation, RecommendationTab } from '../../domain/recommendations.ts';
import { peoplePaper } from '../../theme/recipes/people.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import type { ListState } from '../ui/listState.ts';
import { Tabs } from '../ui/Tabs.tsx';
import type { RecommendationItemProps } from './RecommendationItem.tsx';
import { RecommendationList } from './RecommendationList.tsx';

export interface RecommendationsPanelProps extends Pick<RecommendationItemProps, 'readerId' | 'onAct'> {
  tab: RecommendationTab;
  onTab: (event: { tab: RecommendationTab }) => void;
  state: ListState<Recommendation>;
  /** Begins to ask a connection. */
  onAsk: () => void;
}

const labels: Record<RecommendationTab, string> = { 1: 'Given', 2: 'Received', 3: 'Pending' };
const order: readonly RecommendationTab[] = [Lists.RECEIVED, Lists.GIVEN, Lists.PENDING];
const emptyTexts: Record<RecommendationTab, string> = {
  1: 'You have not recommended anybody yet. Open the profile of a connection to write about them.',
  2: 'Nobody has recommended you yet. Two lines by somebody you worked with say more than any title.',
  3: 'Nothing is pending. What you are asked for, and what you ask for, waits here.',
};

/** The reader's recommendations: received, given and pending (product S51). */
export function RecommendationsPanel({ tab, onTab, state, onAsk, ...item }: RecommendationsPanelProps) {
  const ask = (
    <Button size="sm" variant="outline" onClick={onAsk}>
      Ask a connection
    </Button>
  );
  const empty = (
    <EmptyState drawing="people" action={tab !== Lists.GIVEN && ask}>
      {emptyTexts[tab]}
    </EmptyState>
  );
  return (
    <Tabs
      label="Recommendations"
      tabs={order.map((one) => ({ value: String(one), label: labels[one] }))}
      value={String(tab)}
      onChange={(value) => onTab({ tab: order.find((one) => String(one) === value) ?? tab })}
    >
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={3}>
        {state.status !== 'empty' && tab !== Lists.GIVEN && (
          <chakra.div display="flex" justifyContent="flex-end">
            {ask}
          </chakra.div>
        )}
        <chakra.div css={peoplePaper}>
          <RecommendationList
            label={labels[tab]}
            state={state}
            empty={empty}
            grouped={tab === Lists.PENDING}
            {...item}
          />
        </chakra.div>
      </chakra.div>
    </Tabs>
  );
}
