/** What a member is told while a page is open, wherever it comes from: a push, or the stream. */
export interface PushMessage {
  title: string;
  body: string;
  /** Of a notification its id; newer ones take the place of older ones. */
  tag: string;
}

/** What the service worker says to a page. `open`: the member has pressed a notification that leads to this address. */
export type WorkerMessage =
  { type: 'push'; message: PushMessage } | { type: 'open'; href: string; notificationId?: string };

/** Query parameter of a page that was opened from a notification: which one it was. */
export const openedBy = 'notification';

/** The same news may come both ways, in words that differ: a lock screen says less. */
type Way = 'push' | 'stream';

const mostKept = 50;
/** Push and stream tell the same within moments; what comes later is other news. */
const twinMs = 60_000;
const listeners = new Set<(message: PushMessage) => void>();
/** What was told last of each tag. */
const told = new Map<string, { way: Way; body: string; at: number }>();

/** Calls `listener` with each message that comes while this page is open; returns the end of it. */
export function onMessage(listener: (message: PushMessage) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What another member was told is nothing that this one knows. */
export const forgetTold = (): void => told.clear();

/** Tells a message to the page. What came both by push and by the stream is told once. */
export function feedMessage(message: PushMessage, way: Way): void {
  const { tag, body } = message;
  const before = told.get(tag);
  told.delete(tag);
  // What is told next of it is news again.
  if (before && before.way !== way && Date.now() - before.at < twinMs) return;
  told.set(tag, { way, body, at: Date.now() });
  const [oldest] = told.keys();
  if (told.size > mostKept && oldest !== undefined) told.delete(oldest);
  if (before?.body === body) return;
  for (const listener of listeners) listener(message);
}
