import { chakra } from '@chakra-ui/react';
import { dashboardRows } from '../../theme/recipes/dashboard.ts';
import { DashboardPanel } from './DashboardPanel.tsx';
import type { PartState } from './partState.ts';
import { RowSkeletonDrawing } from './RowSkeletonDrawing.tsx';
import { SuggestionItem, type SuggestionItemProps } from './SuggestionItem.tsx';

export interface SuggestionListProps extends Pick<SuggestionItemProps, 'onFollow'> {
  suggestions: readonly SuggestionItemProps['suggestion'][];
  state?: PartState;
  /** @default 5 */
  most?: number;
  id?: string;
}

/** Whom to follow, each with the reason. */
export function SuggestionList({ suggestions, onFollow, state, most = 5, id }: SuggestionListProps) {
  return (
    <DashboardPanel
      id={id}
      title="Worth following"
      state={state}
      loading={<RowSkeletonDrawing rows={Math.min(3, most)} />}
    >
      {suggestions.length > 0 ? (
        <chakra.ul css={dashboardRows}>
          {suggestions.slice(0, most).map((suggestion) => (
            <li key={suggestion.member.userId}>
              <SuggestionItem suggestion={suggestion} onFollow={onFollow} />
            </li>
          ))}
        </chakra.ul>
      ) : (
        <chakra.p color="fg.muted">You follow everybody we would suggest.</chakra.p>
      )}
    </DashboardPanel>
  );
}
