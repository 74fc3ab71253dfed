import type { OperationId } from '#openapi/contract.ts';
import { useEffect } from 'react';
import { ApiError, networkError, notSavedError } from './errors.ts';

/** Reads that stay readable without a network (product 2.2, offline). */
const savedOps: ReadonlySet<OperationId> = new Set<OperationId>([
  'getFeedList',
  'myBrandPosts',
  'getPostDetails',
  'getFeedDetails',
  'getEventList',
  'getEventDetails',
  'commentDetails',
  'getUserInfo',
  'getAppliedJobs',
  'ticketList',
  'ticketDetail',
  'dashboardDetails',
  'fetchNotificationValue',
  'aboutUs',
]);
export const isSavedOp = (op: OperationId) => savedOps.has(op);

type SavedReader = (key: string) => Promise<{ savedAt: number; body: unknown } | undefined>;
let readSaved: SavedReader = () => Promise.resolve(undefined);

/** Called by cache key for what is kept on this device, when the server cannot be reached. */
export function setSavedReader(reader: SavedReader) {
  readSaved = reader;
}

/** When each answer came, by cache key, in Unix milliseconds. */
const answeredAt = new Map<string, number>();
/** What is shown although it could not be asked for again: when it was answered, by cache key. */
const staleReads = new Map<string, { op: OperationId; at: number }>();
/** How many components show what a key stands for. */
const shown = new Map<string, number>();
const listeners = new Set<() => void>();
let oldest: number | undefined;

function update() {
  const times = [...staleReads].flatMap(([key, { at }]) => (shown.has(key) ? [at] : []));
  const next = times.length > 0 ? Math.min(...times) : undefined;
  if (next === oldest) return;
  oldest = next;
  for (const listener of listeners) listener();
}

/** Of what is shown now without being fresh, the oldest: when it was answered. `undefined`: everything is fresh. */
export const getShownSavedAt = () => oldest;
/** The operations to ask again once the server can be reached. */
export const staleOps = (): OperationId[] => [...new Set([...staleReads.values()].map(({ op }) => op))];

/** For `useSyncExternalStore`. */
export function subscribeShownSavedAt(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** From now until the returned function is called, the age of this answer counts. `''`: none. */
export function show(key: string): (() => void) | undefined {
  if (!key) return undefined;
  shown.set(key, (shown.get(key) ?? 0) + 1);
  update();
  return () => {
    const left = (shown.get(key) ?? 1) - 1;
    if (left > 0) shown.set(key, left);
    else shown.delete(key);
    update();
  };
}
export const useShown = (key: string) => useEffect(() => show(key), [key]);

function markStale(key: string, op: OperationId, at: number) {
  staleReads.set(key, { op, at });
  update();
}

/**
 * Asks; when the server cannot be reached, gives what was saved on this device. `known`: it has been answered on this page,
 * and that stays, with its age. Offline nothing is sent (specification 9).
 */
export async function readOrSaved<Body>(
  op: OperationId,
  { key, known }: { key: string; known: boolean },
  ask: () => Promise<Body>,
): Promise<Body> {
  if (!isSavedOp(op)) return ask();
  // Nothing is shown for it: whatever stood in for it once is gone, and its age with it.
  if (!known && staleReads.delete(key)) update();
  try {
    if (!navigator.onLine) throw networkError();
    const body = await ask();
    answeredAt.set(key, Date.now());
    if (staleReads.delete(key)) update();
    return body;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'NETWORK') throw error;
    const before = known ? (staleReads.get(key)?.at ?? answeredAt.get(key)) : undefined;
    if (before !== undefined) markStale(key, op, before);
    if (known) throw error;
    // What reads it is a part of the application that may still have been on the server.
    const saved = await readSaved(key).catch(() => undefined);
    if (!saved) throw navigator.onLine ? error : notSavedError();
    markStale(key, op, saved.savedAt);
    return saved.body as Body; // It was saved under the same key.
  }
}
