import type { OperationId, ResponseBody } from '#openapi/contract.ts';
import useSWR, { useSWRConfig, type Middleware, type SWRHook } from 'swr';
import { infinite, type SWRInfiniteHook, type SWRInfiniteResponse } from 'swr/infinite';
import type { ApiError } from './errors.ts';
import { isLastPage, type Page } from './lastPage.ts';
import { readOrSaved, useShown } from './staleReads.ts';
import { asker, pausedOffline, request, type QueryPayload } from './swr.ts';
import { readKey } from './swrKeys.ts';

type Paged = Page & { snapshotAt?: string };

export interface InfiniteOptions<Op extends OperationId> {
  /**
   * The list never moves under its reader (product D12): when it is read again it is asked for as it stood at the first
   * time, and `hold` puts back what was added here since. Only for operations that take `snapshotAt`.
   */
  hold?: (before: ResponseBody<Op>, again: ResponseBody<Op>) => ResponseBody<Op>;
  /** Reads all pages at once: each of them is needed, also without a network. For lists without a cursor. */
  all?: boolean;
}

const pageLength = 10;
/** A list that never ends must not keep a page busy. */
const mostPages = 20;

/**
 * What is shown from memory SWR reads again a frame later, by what the hook asks for then: who has left the list meanwhile would
 * find the items of the next one in it. A list that was left keeps what it has.
 */
const ofItsOwn: Middleware = (useNext) =>
  function useOwn(key, fetcher, config) {
    const { cache } = useSWRConfig();
    const own = fetcher && ((asked: string) => (asked === key ? fetcher(asked) : cache.get(asked)?.data));
    return useNext(key, own, config);
  };
// A middleware takes three arguments, the hook that it makes also fewer.
const pages: Middleware = (useNext) => infinite(ofItsOwn(useNext) as SWRHook);
const use = [pages];
/** `useSWRInfinite`, with `use`. */
const useInfinite = useSWR as unknown as SWRInfiniteHook;

/**
 * Pages of 10 from `pageIndex` 1, kept under `[op, payload, asker]`. Where the API gives a cursor, the next page begins after
 * the last item of the one before, whatever came or went meanwhile; the `snapshotAt` of the first page goes with the later ones.
 */
export function useApiInfinite<Op extends OperationId>(
  op: Op,
  payload: Omit<QueryPayload<Op>, 'pageIndex' | 'snapshotAt'> | null,
  { hold, all = false }: InfiniteOptions<Op> = {},
): SWRInfiniteResponse<ResponseBody<Op>, ApiError> {
  const { cache } = useSWRConfig();
  const first = payload === null ? '' : readKey(op, { ...payload, pageIndex: 1 }, asker());
  useShown(first);
  return useInfinite<ResponseBody<Op>, ApiError>(
    (index: number, previous: ResponseBody<Op> | null) => {
      if (payload === null) return null;
      const page = previous as Paged | null;
      if (page && (isLastPage(page) || (all && page.response.length < pageLength))) return null;
      return [
        op,
        {
          ...payload,
          pageIndex: index + 1,
          ...(page?.nextCursor && { cursor: page.nextCursor }),
          ...(page?.snapshotAt && { snapshotAt: page.snapshotAt }),
        },
        asker(),
      ];
    },
    async (key: [Op, { pageIndex: number }, string]) => {
      const [, page] = key;
      const at = readKey(...key);
      const before = cache.get(at)?.data as ResponseBody<Op> | undefined;
      const heldAt = (before as Paged | undefined)?.snapshotAt;
      if (page.pageIndex > 1 && !all) return request(op, page);
      return readOrSaved(op, { key: at, known: before !== undefined }, async () =>
        hold && before && heldAt
          ? hold(before, await request(op, { ...page, snapshotAt: heldAt }))
          : request(op, page),
      );
    },
    // A list that is shown again after it went stale is read again from its first page; more pages alone are not a reason.
    {
      use,
      revalidateFirstPage: false,
      revalidateOnMount: true,
      ...(all && { initialSize: mostPages }),
      ...pausedOffline(op, () => cache.get(first)?.data !== undefined),
    },
  );
}
