import { openStream } from '../api/openStream.ts';
import { isRecord, scratch } from '../api/scratch.ts';
import { realClock } from '../lib/clock.ts';
import { Connection } from './connection.ts';
import { setStreamState, tellEvent, type StreamEvent, type StreamState } from './events.ts';
import { askAnew, setStreaming } from './news.ts';
import { Tab, type TabChannel, type TabMessage, type TabOptions } from './tabs.ts';

interface Position {
  userId: string;
  id: number;
  /** Unix milliseconds. */
  at: number;
}

const isPosition = (value: unknown): value is Position =>
  isRecord(value) &&
  typeof value.userId === 'string' &&
  Number.isSafeInteger(value.id) &&
  typeof value.at === 'number';

const position = scratch(() => localStorage, 'stream', isPosition);

/** What happened since is told again for a page that is loaded anew; after longer it has less to ask than to hear. */
const savedForMs = 10 * 60_000;

/** Undefined of another member, of too long ago, and of what another tab has written since this page began to ask. */
function savedIdOf(userId: string): number | undefined {
  const saved = position.read();
  if (saved?.userId !== userId) return undefined;
  const age = performance.timeOrigin - saved.at;
  return age >= 0 && age < savedForMs ? saved.id : undefined;
}

function openChannel(name: string): TabChannel {
  const channel = new BroadcastChannel(name);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Only a window takes one.
    say: (message) => channel.postMessage(message),
    listen: (take) => channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => take(data)),
    close: () => channel.close(),
  };
}

/** One stream for all tabs, where the browser has what that takes (no secure context, no locks). */
function shared(name: string): Pick<TabOptions, 'elect' | 'channel'> {
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined')
    return { elect: (lead) => void lead(), channel: undefined };
  return {
    channel: openChannel(name),
    elect(lead, signal) {
      // It ends with the signal, and with the page.
      navigator.locks.request(name, { signal }, lead).catch(() => {});
    },
  };
}

/** Everybody in this tab hears it; one that says that things were missed makes them ask. */
function hear(event: StreamEvent) {
  tellEvent(event);
  if (event.type === 'stream.reset') askAnew();
}

function show(state: StreamState) {
  setStreaming(state === 'live');
  setStreamState(state);
}

/**
 * Hears what happens to the member who is signed in, until it is ended by what it returns. `userId` is the member's: with another
 * session it is started anew.
 */
export function startStream(userId: string): () => void {
  const tab = new Tab({
    clock: realClock,
    ...shared(`rolecast.stream.${userId}`),
    connect: (options) =>
      new Connection({ ...options, open: openStream, clock: realClock, isOnline: () => navigator.onLine }),
    savedId: savedIdOf(userId),
    savePosition: (id) => position.write({ userId, id, at: Date.now() }),
    onEvent: hear,
    onState: show,
    onGap: askAnew,
  });
  const onShown = () => {
    if (!document.hidden) tab.hurry();
  };
  const onOnline = () => tab.hurry({ changed: true });
  // A page that was kept while another was shown has heard nothing meanwhile.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    tab.hurry({ changed: true });
    askAnew();
  };
  document.addEventListener('visibilitychange', onShown);
  addEventListener('online', onOnline);
  addEventListener('pageshow', onPageShow);
  return () => {
    document.removeEventListener('visibilitychange', onShown);
    removeEventListener('online', onOnline);
    removeEventListener('pageshow', onPageShow);
    tab.close();
    position.clear();
  };
}
