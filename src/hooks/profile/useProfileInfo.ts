import { unaskedError } from '../../api/errors.ts';
import { useApiQuery } from '../../api/swr.ts';
import type { Failure } from '../../components/ui/listState.ts';
import type { PreviewAs, UserInfo } from '../../domain/profile.ts';
import { toFailure } from '../site/useListState.ts';

export type ProfileState =
  | { status: 'loading' }
  | { status: 'error'; error: Failure; onRetry: () => void }
  | { status: 'ready'; info: UserInfo };

/** The own profile; with `previewAs` as others see it (product S44). `undefined` and `null` differ: null asks for nothing. */
export function useProfileInfo(previewAs?: PreviewAs | null): ProfileState {
  const query = useApiQuery(
    'getUserInfo',
    previewAs === null ? null : { ...(previewAs !== undefined && { previewAs }) },
  );
  if (query.data) return { status: 'ready', info: query.data.response };
  if (previewAs === null || query.isLoading || query.isValidating) return { status: 'loading' };
  const error = toFailure(query.error ?? unaskedError());
  return { status: 'error', error, onRetry: () => void query.mutate() };
}
