import type { OperationId } from '#openapi/contract.ts';
import { unstable_serialize, type useSWRConfig } from 'swr';

// All that is known here of the inside of SWR stands in this file. SWR promises none of it: the version is pinned, and
// tests/unit/api/swrKeys.test.tsx holds it to the real hooks.

type Swr = ReturnType<typeof useSWRConfig>;
type Cache = Swr['cache'];
/** Of `useSWRConfig`, or of `SWRConfig.defaultValue` outside of React. */
type SwrCache = Pick<Swr, 'cache' | 'mutate'>;

/** Payload of a cached answer, with its `pageIndex` when it is a page. */
export type AskedPayload = Readonly<Record<string, unknown>>;

/** Under which text SWR keeps the answer to `[op, payload, asker]`. */
export const readKey = (op: OperationId, payload: unknown, asker: string) =>
  unstable_serialize([op, payload, asker]);

/** An infinite list is kept under this mark and the key of its first page. */
const listMark = '$inf$';
const isList = (key: string) => key.startsWith(listMark);

/** The first text in it: the operation that a key of `readKey`, or of a list of such, is of; `undefined` for any other key. */
export const opOf = (key: string): string | undefined => key.split('"', 2)[1];

/** Cache keys of operations: plain ones and those of infinite lists. */
function keysOf(cache: Cache, ops: readonly OperationId[]): string[] {
  const wanted: readonly unknown[] = ops;
  return [...cache.keys()].filter((key) => wanted.includes(opOf(key)));
}

/** SWR keeps what a key was made of beside its answer, and of a list only beside its first page. */
function askedPayload(cache: Cache, key: string): AskedPayload {
  const entry = cache.get(key.replace(listMark, '')) as { _k?: readonly [string, AskedPayload?] } | undefined;
  return entry?._k?.[1] ?? {};
}

/** The same array when no page is another one. */
function changedPages<Data>(pages: Data[], change: (page: Data, index: number) => Data): Data[] {
  const changed = pages.map((page, index) => page && change(page, index));
  return changed.every((page, index) => page === pages[index]) ? pages : changed;
}

/** `CacheActions.invalidate`, also outside of React. */
export async function invalidateIn(
  { cache, mutate }: SwrCache,
  ops: readonly OperationId[],
  which: (asked: AskedPayload) => boolean = () => true,
): Promise<void> {
  // What has not been answered yet has no payload beside it; it is asked for again in any case.
  const keys = keysOf(cache, ops).filter(
    (key) => cache.get(key)?.data === undefined || which(askedPayload(cache, key)),
  );
  // SWR reads the pages of a list again only where it finds this mark.
  for (const key of keys) if (isList(key)) cache.set(key, { ...cache.get(key), _i: true } as object);
  await Promise.all(keys.map((key) => mutate(key)));
}

/** `CacheActions.patch`. */
export async function patchIn<Data>(
  { cache, mutate }: SwrCache,
  ops: readonly OperationId[],
  change: (data: Data, asked: AskedPayload) => Data,
): Promise<void> {
  // Pages before the lists made of them: SWR compares the two when it reads a list.
  const keys = keysOf(cache, ops).toSorted((a, b) => +isList(a) - +isList(b));
  await Promise.all(
    keys.map((key) => {
      const { data, isValidating } = cache.get(key) ?? {};
      // SWR drops an answer that is on its way when its key is changed meanwhile: what has not been answered yet is
      // left alone, and what is being read again is asked for once more.
      if (data === undefined) return undefined;
      const asked = askedPayload(cache, key);
      const changed = isList(key)
        ? changedPages(data as Data[], (page, index) => change(page, { ...asked, pageIndex: index + 1 }))
        : change(data as Data, asked);
      // Of a thousand pages that were read, a like changes one.
      if (changed === data && isValidating !== true) return undefined;
      return mutate<unknown>(key, changed, { revalidate: isValidating === true });
    }),
  );
}

/** `CacheActions.forget`. A list that is shown reads again the pages that are gone. */
export async function forgetIn<Data>(
  { cache, mutate }: SwrCache,
  ops: readonly OperationId[],
  isGone: (data: Data) => boolean,
): Promise<void> {
  const gone = keysOf(cache, ops).filter((key) => {
    const data = cache.get(key)?.data as Data | undefined;
    return data !== undefined && !isList(key) && isGone(data);
  });
  await Promise.all(gone.map((key) => mutate(key, undefined)));
}

/**
 * `CacheActions.clear`. What is on its way is forgotten too: SWR would give its promise to whoever asks next, and then
 * drop the answer. What is shown is not asked for again, because it is the page of who has left.
 */
export const clearIn = (swr: Pick<Swr, 'unload'>) => swr.unload({ revalidate: false });
