import type { OperationId, ResponseBody } from '#openapi/contract.ts';
import { useCallback } from 'react';
import useSWR, {
  unstable_serialize,
  useSWRConfig,
  type Cache,
  type SWRConfiguration,
  type SWRResponse,
} from 'swr';
import useSWRMutation from 'swr/mutation';
import { call, type Payload } from './client.ts';
import { ApiError } from './errors.ts';
import { getSession } from './session.ts';
import { isSavedOp, readOrSaved, useShown } from './standIns.ts';

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

/** Called with every answer that was read; the application keeps some of them on this device. */
export function setReadKeeper(keeper: ReadKeeper) {
  keepRead = keeper;
}

// CallArgs cannot be resolved for an open Op; the payload is typed where the hook is called.
export async function request<Op extends OperationId>(op: Op, payload: unknown): Promise<ResponseBody<Op>> {
  const who = asker();
  const body = await (call as (op: Op, payload: unknown) => Promise<ResponseBody<Op>>)(op, payload);
  // Whoever has left meanwhile leaves nothing behind.
  if (who === asker()) keepRead(op, payload, who, body);
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
  const asked = payload === null ? null : [op, payload, asker()];
  const key = unstable_serialize(asked);
  const isKnown = () => cache.get(key)?.data !== undefined;
  useShown(key);
  return useSWR<ResponseBody<Op>, ApiError>(
    asked,
    () => readOrSaved(op, { key, known: isKnown() }, () => request(op, payload)),
    { ...pausedOffline(op, isKnown), ...options },
  );
}

const infinite = '$inf$';

/** Cache keys of an operation: plain ones and those of its infinite lists (`$inf$…`). */
function keysOf(cache: Cache, ops: readonly OperationId[]): string[] {
  return [...cache.keys()].filter((key) =>
    ops.some((op) => key.replace(infinite, '').startsWith(`@"${op}"`)),
  );
}

/** Payload of a cached answer, with its `pageIndex` when it is a page. */
export type AskedPayload = Readonly<Record<string, unknown>>;

/** SWR keeps the key of an answer beside it; a list is kept under the key of its first page. */
function askedPayload(cache: Cache, key: string): AskedPayload {
  const entry = cache.get(key.replace(infinite, '')) as { _k?: readonly [string, AskedPayload?] } | undefined;
  return entry?._k?.[1] ?? {};
}

/** The same array when no page is another one. */
function changedPages<Data>(pages: Data[], change: (page: Data, index: number) => Data): Data[] {
  const changed = pages.map((page, index) => page && change(page, index));
  return changed.every((page, index) => page === pages[index]) ? pages : changed;
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

/** `CacheActions.invalidate` from outside of React. */
export async function invalidateIn(
  { cache, mutate }: Pick<ReturnType<typeof useSWRConfig>, 'cache' | 'mutate'>,
  ops: readonly OperationId[],
  which: (asked: AskedPayload) => boolean = () => true,
): Promise<void> {
  // What has not been answered yet has no payload beside it; it is asked for again in any case.
  const isUnanswered = (key: string) => cache.get(key)?.data === undefined;
  const keys = keysOf(cache, ops).filter((key) => isUnanswered(key) || which(askedPayload(cache, key)));
  // SWR reads the pages of a list again only where it finds this mark.
  for (const key of keys)
    if (key.startsWith(infinite)) cache.set(key, { ...cache.get(key), _i: true } as object);
  await Promise.all(keys.map((key) => mutate(key)));
}

/** What hooks do to the cache beside reading it. */
export function useApiCache(): CacheActions {
  const { cache, mutate, unload } = useSWRConfig();
  const invalidate = useCallback<CacheActions['invalidate']>(
    (ops, which) => invalidateIn({ cache, mutate }, ops, which),
    [cache, mutate],
  );
  const patch = useCallback(
    async <Data>(ops: readonly OperationId[], change: (data: Data, asked: AskedPayload) => Data) => {
      // Pages before the lists made of them: SWR compares the two when it reads a list.
      const keys = keysOf(cache, ops).toSorted(
        (a, b) => Number(a.startsWith(infinite)) - Number(b.startsWith(infinite)),
      );
      await Promise.all(
        keys.map((key) => {
          const { data, isValidating } = cache.get(key) ?? {};
          // SWR drops an answer that is on its way when its key is changed meanwhile: what has not been answered yet is
          // left alone, and what is being read again is asked for once more.
          if (data === undefined) return undefined;
          const asked = askedPayload(cache, key);
          const changed = key.startsWith(infinite)
            ? changedPages(data as Data[], (page, index) => change(page, { ...asked, pageIndex: index + 1 }))
            : change(data as Data, asked);
          // Of a thousand pages that were read, a like changes one.
          if (changed === data && isValidating !== true) return undefined;
          return mutate<unknown>(key, changed, { revalidate: isValidating === true });
        }),
      );
    },
    [cache, mutate],
  );
  const forget = useCallback(
    async <Data>(ops: readonly OperationId[], isGone: (data: Data) => boolean) => {
      const gone = keysOf(cache, ops).filter((key) => {
        const data = cache.get(key)?.data as Data | undefined;
        return data !== undefined && !key.startsWith(infinite) && isGone(data);
      });
      await Promise.all(gone.map((key) => mutate(key, undefined)));
    },
    [cache, mutate],
  );
  // What is on its way is forgotten too: SWR would give its promise to whoever asks next, and then drop the answer. What is
  // shown is not asked for again, because it is the page of who has left.
  const clear = useCallback(() => unload({ revalidate: false }), [unload]);
  return { invalidate, patch, forget, clear };
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
  >(`write ${op}`, (_key: string, { arg }: { arg: QueryPayload<Op> }) => request(op, arg));
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
