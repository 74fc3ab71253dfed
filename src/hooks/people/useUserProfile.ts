import type { Schemas } from '#openapi/contract.ts';
import { unaskedError } from '../../api/errors.ts';
import { useApiQuery } from '../../api/swr.ts';
import type { Failure } from '../../components/ui/listState.ts';
import type { Relation } from '../../domain/relations.ts';
import type { ProfileTarget } from '../../lib/profileTarget.ts';
import { toFailure } from '../site/useListState.ts';

type UserInfo = Schemas['UserInfo'];

type State =
  | { status: 'loading' }
  /** There is no such member, they block the reader, or their account is suspended. */
  | { status: 'gone'; text: string }
  | { status: 'error'; error: Failure; onRetry: () => void }
  /** The reader blocks them: nothing but the name is known. */
  | { status: 'blocked'; member: UserInfo['member']; relation: Relation }
  | { status: 'ready'; info: UserInfo };

/** Of nobody it is loading: nothing is asked. */
export function useProfileState(target: ProfileTarget | null): State {
  const { data, error, isLoading, isValidating, mutate } = useApiQuery(
    'getUserInfo',
    target && { otherUserId: target.userId, ...(target.userType && { userType: target.userType }) },
  );
  // Who has blocked the reader since is gone, whatever was shown before.
  if (error?.status === 404)
    return { status: 'gone', text: 'The account was deleted, or the link to it is incomplete.' };
  if (data) {
    const { member, viewer } = data.response;
    return viewer?.isBlocked
      ? { status: 'blocked', member, relation: viewer }
      : { status: 'ready', info: data.response };
  }
  if (!target || isLoading || isValidating) return { status: 'loading' };
  if (error?.code === 'SUSPENDED') return { status: 'gone', text: 'The account is suspended for now.' };
  return { status: 'error', error: toFailure(error ?? unaskedError()), onRetry: () => void mutate() };
}

/** The profile of another member, as far as the reader may see it, and the title of its page (product S45-S48). */
export function useUserProfile(target: ProfileTarget): State & { title: string } {
  const state = useProfileState(target);
  if (state.status === 'gone') return { ...state, title: 'This profile is not available' };
  const member = state.status === 'ready' ? state.info.member : state.status === 'blocked' && state.member;
  return { ...state, title: member ? member.userName : 'Profile' };
}
