import { unaskedError } from '../../../api/errors.ts';
import { useApiQuery } from '../../../api/swr.ts';
import type { ListState } from '../../../components/ui/listState.ts';
import type { LiveChannel, StreamMediaType } from '../../../domain/live.ts';
import { toFailure } from '../../site/useListState.ts';
import { useNews } from '../../site/news.ts';

/** Rooms of a kind that are on the air, the largest audience first (product S54). */
export function useLiveNow(mediaType: StreamMediaType): ListState<LiveChannel> {
  const { data, error, isLoading, isValidating, mutate } = useApiQuery(
    'fetchChannel',
    { mediaType },
    // Nobody is told of rooms that begin and end.
    { dedupingInterval: 0, refreshInterval: 20_000 },
  );
  useNews(() => void mutate());
  if (!data) {
    if (isLoading || isValidating) return { status: 'loading' };
    return { status: 'error', error: toFailure(error ?? unaskedError()), onRetry: () => void mutate() };
  }
  if (data.response.length === 0) return { status: 'empty' };
  return { status: 'ready', items: data.response, hasMore: false, onLoadMore: () => {}, busy: false };
}
