import { networkError, type ApiError } from '../../api/errors.ts';
import type { Failure, ListState } from '../../components/ui/listState.ts';

export const toFailure = ({ message, code, problem }: ApiError): Failure => ({
  message,
  code,
  ...(problem.requestId && { requestId: problem.requestId }),
});

/** The part of `useApiInfinite` that is needed here. */
interface Pages<Item> {
  data?: { response: Item[]; count?: number; nextCursor?: string | null | undefined }[] | undefined;
  error?: ApiError | undefined;
  isLoading: boolean;
  isValidating: boolean;
  size: number;
  setSize: (size: number) => unknown;
  mutate: () => unknown;
}

/**
 * Turns the pages of an endless list into what `ui/ListState` draws. While later pages are read, items may have moved
 * to the next page; each is shown once.
 */
export function useListState<Item>(
  { data: pages = [], error, isLoading, isValidating, size, setSize, mutate }: Pages<Item>,
  idOf: (item: Item) => string,
): ListState<Item> {
  const last = pages.at(-1);
  if (!last) {
    if (isLoading || isValidating) return { status: 'loading' };
    // Offline nothing is asked for (specification 9): neither an answer nor an error.
    return { status: 'error', error: toFailure(error ?? networkError()), onRetry: () => void mutate() };
  }
  const items = [
    ...new Map(pages.flatMap(({ response }) => response).map((item) => [idOf(item), item])).values(),
  ];
  if (items.length === 0) return { status: 'empty' };
  // What was added here since is counted on the first page, what was read since on the last.
  const count = Math.max(pages[0]?.count ?? 0, last.count ?? 0);
  return {
    status: 'ready',
    items,
    hasMore:
      last.nextCursor === undefined
        ? last.response.length > 0 && items.length < count
        : last.nextCursor !== null,
    busy: isValidating && size > pages.length,
    onLoadMore: () => void setSize(pages.length + 1),
    ...(error && { moreError: toFailure(error) }),
  };
}
