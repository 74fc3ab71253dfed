import type { OperationId, ResponseBody } from '#openapi/contract.ts';
import { useCallback, useMemo } from 'react';
import useSWR, { useSWRConfig, type SWRConfiguration, type SWRResponse } from 'swr';
import useSWRMutation from 'swr/mutation';
import { call, callUnseen, type Payload } from './client.ts';
import { ApiError } from './errors.ts';
import { getSession } from './session.ts';
import { isSavedOp, readOrSaved, useShown } from './standIns.ts';
import { clearIn, forgetIn, invalidateIn, patchIn, readKey, type AskedPayload } from './swrKeys.ts';

/** `undefined` for an operation that takes none at all. */
export type QueryPayload<Op extends OperationId> =
  Payload<Op> extends undefined ? undefined : NonNullable<Payload<Op>>;

const isTransient = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/**
 * The specification's query defaults (section 9): 5 minutes fresh, 1 retry, no refetch on focus, online only. SWR has no
 * stale time, but an answer within the deduping interval is not asked for again, which is the same.
 */
export const queryDefaults: SWRConfiguration = {
  dedupingInterval: 5 * 60_000,
  errorRetryCount: 1,
  shouldRetryOnError: isTransient,
  revalidateOnFocus: false,
  isPaused: () => !navigator.onLine,
};

type ReadKeeper = (op: OperationId, payload: unknown, asker: string, body: unknown) => void;
let keepRead: ReadKeeper = () => {};

/** Called with each answer that stays readable without a network; the application keeps it on this device. */
export function setReadKeeper(keeper: ReadKeeper) {
  keepRead = keeper;
}

// CallArgs cannot be resolved for an open Op; the payload is typed where the hook is called.
type OpenCall = <Op extends OperationId>(op: Op, payload: unknown) => Promise<ResponseBody<Op>>;

/** A read: its page shows that it loads. */
export async function request<Op extends OperationId>(op: Op, payload: unknown): Promise<ResponseBody<Op>> {
  const who = asker();
  const body = await (callUnseen as OpenCall)(op, payload);
  // Whoever has left meanwhile leaves nothing behind.
  if (isSavedOp(op) && who === asker()) keepRead(op, payload, who, body);
  return body;
}

/**
 * Part of every cache key: an answer that was asked for by one member and arrives after another has signed in is kept
 * where nobody looks.
 */
export const asker = () => getSession().userId ?? '';

/** What is saved on this device is read from there as long as nothing is shown; everything else waits for the network. */
export const pausedOffline = (op: OperationId, isKnown: () => boolean): SWRConfiguration =>
  isSavedOp(op) ? { isPaused: () => !navigator.onLine && isKnown() } : {};

/** One answer, kept under `[op, payload, asker]`. `payload: null` waits. */
export function useApiQuery<Op extends OperationId>(
  op: Op,
  payload: QueryPayload<Op> | null,
  options?: SWRConfiguration,
): SWRResponse<ResponseBody<Op>, ApiError> {
  const { cache } = useSWRConfig();
  const asked = payload === null ? null : ([op, payload, asker()] as const);
  const key = asked ? readKey(...asked) : '';
  const isKnown = () => cache.get(key)?.data !== undefined;
  useShown(key);
  return useSWR<ResponseBody<Op>, ApiError>(
    asked,
    () => readOrSaved(op, { key, known: isKnown() }, () => request(op, payload)),
    { ...pausedOffline(op, isKnown), ...options },
  );
}

export interface CacheActions {
  /** Asks again for everything that these operations have answered, or for what `which` picks by its payload. */
  invalidate: (ops: readonly OperationId[], which?: (asked: AskedPayload) => boolean) => Promise<void>;
  /**
   * Changes what these operations have answered, in place: optimistic updates and their way back. `change` gets every
   * answer, of a list every page, with the payload that had asked for it, and returns the same object to leave it alone.
   */
  patch: <Data>(
    ops: readonly OperationId[],
    change: (data: Data, asked: AskedPayload) => Data,
  ) => Promise<void>;
  /** Forgets the answers that `isGone` picks; where one is shown, it is asked for again. */
  forget: <Data>(ops: readonly OperationId[], isGone: (data: Data) => boolean) => Promise<void>;
  /** Forgets everything: another member may sign in. */
  clear: () => void;
}

/** What hooks do to the cache beside reading it. Each of them stays the same function. */
export function useApiCache(): CacheActions {
  const { cache, mutate, unload } = useSWRConfig();
  return useMemo(() => {
    const swr = { cache, mutate, unload };
    return {
      invalidate: (ops, which) => invalidateIn(swr, ops, which),
      patch: (ops, change) => patchIn(swr, ops, change),
      forget: (ops, isGone) => forgetIn(swr, ops, isGone),
      clear: () => clearIn(swr),
    };
  }, [cache, mutate, unload]);
}

/** What a component is given to act: `run` resolves to the body, or rejects after `error` was set. */
export interface Action<Payload, Result> {
  run: (payload: Payload) => Promise<Result>;
  busy: boolean;
  error: ApiError | undefined;
  reset: () => void;
}

/** A write. After it succeeded, everything that the operations of `invalidates` answered is asked for again. */
export function useApiMutation<Op extends OperationId>(
  op: Op,
  { invalidates = [] }: { invalidates?: readonly OperationId[] } = {},
): Action<QueryPayload<Op>, ResponseBody<Op>> {
  const { invalidate } = useApiCache();
  const { trigger, isMutating, error, reset } = useSWRMutation<
    ResponseBody<Op>,
    ApiError,
    string,
    QueryPayload<Op>
  >(`write ${op}`, (_key: string, { arg }: { arg: QueryPayload<Op> }) => (call as OpenCall)(op, arg));
  const run = useCallback(
    async (payload: QueryPayload<Op>) => {
      const result = await (trigger as (arg: unknown) => Promise<ResponseBody<Op>>)(payload);
      void invalidate(invalidates);
      return result;
    },
    // The list is written beside the hook and never changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [trigger, invalidate],
  );
  return { run, busy: isMutating, error, reset };
}
