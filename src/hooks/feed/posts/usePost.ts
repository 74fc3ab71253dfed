import type { Schemas } from '#openapi/contract.ts';
import { unaskedError } from '../../../api/errors.ts';
import { useApiQuery } from '../../../api/swr.ts';
import type { Failure } from '../../../components/ui/listState.ts';
import { toFailure } from '../../site/useListState.ts';
import { useLinkTarget } from './useLinkTarget.ts';

export type PostState =
  | { status: 'loading' }
  /** The link leads nowhere, or the post is gone or hidden from the reader. */
  | { status: 'notFound' }
  | { status: 'error'; error: Failure; onRetry: () => void }
  /** `removed`: it is gone since it was shown. */
  | { status: 'ready'; post: Schemas['PostDetails']; removed: boolean };

/** The post that a link's token stands for (product S21). */
export function usePost(token: string): PostState {
  const target = useLinkTarget(token);
  const known = typeof target === 'object' ? target : null;
  // The API refuses a feedType that is none; a token that was made by us always holds one.
  const query = useApiQuery(
    'getPostDetails',
    known as { feedId: string; feedType: Schemas['FeedType'] } | null,
  );
  const gone = query.error?.status === 404;
  if (query.data) return { status: 'ready', post: query.data.response, removed: gone };
  if (target === 'wrong' || gone) return { status: 'notFound' };
  if (!target || query.isLoading || query.isValidating) return { status: 'loading' };
  return {
    status: 'error',
    error: toFailure(query.error ?? unaskedError()),
    onRetry: () => void query.mutate(),
  };
}
