import type { Schemas } from '#openapi/contract.ts';
import { RecommendationList } from '../../domain/enums.ts';
import { useSession } from '../account/useSession.ts';
import { useRecommendations } from './useRecommendations.ts';

/** What another member shows, and who looks at it. */
export function useMemberRecommendations({ member, connectionsOnly }: Schemas['UserInfo']) {
  const { userId: readerId = '' } = useSession();
  const hidden = connectionsOnly.includes('recommendations');
  const asked = { type: RecommendationList.RECEIVED, otherUserId: member.userId };
  return { name: member.userName, readerId, hidden, state: useRecommendations(hidden ? null : asked) };
}
