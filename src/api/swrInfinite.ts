import type { OperationId, ResponseBody } from '#openapi/contract.ts';
import useSWRInfinite, { type SWRInfiniteResponse } from 'swr/infinite';
import type { ApiError } from './errors.ts';
import { asker, request, type QueryPayload } from './swr.ts';

type Paged = { response: unknown[]; count?: number; snapshotAt?: string };

/**
 * Pages of 10 from `pageIndex` 1, kept under `[op, payload, asker]`. The `snapshotAt` of the first page goes with the later
 * ones, so that they do not shift while new items arrive.
 */
export function useApiInfinite<Op extends OperationId>(
  op: Op,
  payload: Omit<QueryPayload<Op>, 'pageIndex' | 'snapshotAt'> | null,
): SWRInfiniteResponse<ResponseBody<Op>, ApiError> {
  return useSWRInfinite<ResponseBody<Op>, ApiError>(
    (index: number, previous: ResponseBody<Op> | null) => {
      if (payload === null) return null;
      const page = previous as Paged | null;
      if (page && page.response.length === 0) return null;
      return [
        op,
        { ...payload, pageIndex: index + 1, ...(page?.snapshotAt && { snapshotAt: page.snapshotAt }) },
        asker(),
      ];
    },
    ([, page]: [Op, unknown, string]) => request(op, page),
    // A list that is shown again after it went stale is read again from its first page; more pages alone are not a reason.
    { revalidateFirstPage: false, revalidateOnMount: true },
  );
}
