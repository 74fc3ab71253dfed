/** What a member is told while a page is open, wherever it comes from: a push, or the stream. */
export interface PushMessage {
  title: string;
  body: string;
  /** Of a notification its id; newer ones take the place of older ones. */
  tag: string;
}

/** What the service worker says to a page. `open`: the member has pressed a notification that leads to this address. */
export type WorkerMessage = { type: 'push'; message: PushMessage } | { type: 'open'; href: string };

const mostKept = 50;
const listeners = new Set<(message: PushMessage) => void>();
let told: string[] = [];

/** Calls `listener` with each message that comes while this page is open; returns the end of it. */
export function onMessage(listener: (message: PushMessage) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Tells a message to the page. What came both by push and by the stream is told once. */
export function feedMessage(message: PushMessage): void {
  const mark = JSON.stringify([message.tag, message.body]);
  if (told.includes(mark)) return;
  told = [...told, mark].slice(-mostKept);
  for (const listener of listeners) listener(message);
}
