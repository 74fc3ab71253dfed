import { chakra } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import { peoplePaper } from '../../theme/recipes/people.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { RecommendationList, type RecommendationListProps } from './RecommendationList.tsx';

export interface MemberRecommendationsPanelProps extends Pick<
  RecommendationListProps,
  'state' | 'readerId' | 'onAct'
> {
  /** Of the member. */
  name: string;
  /** Only their connections see them, and the reader is none. */
  hidden?: boolean;
}

/** What others say of a member, on their profile (product S51). */
export function MemberRecommendationsPanel({
  name,
  hidden = false,
  ...list
}: MemberRecommendationsPanelProps) {
  return (
    <chakra.div css={peoplePaper}>
      {hidden ? (
        <chakra.p display="flex" alignItems="center" gap={2} paddingBlock={4} color="fg.muted">
          <Lock size={18} aria-hidden />
          Visible to connections
        </chakra.p>
      ) : (
        <RecommendationList
          {...list}
          label="Recommendations"
          empty={<EmptyState drawing="people">{name} has no recommendations to show yet.</EmptyState>}
        />
      )}
    </chakra.div>
  );
}
