import type { Schemas } from '#openapi/contract.ts';

/** What the stream tells (openapi/events.yaml). */
export type StreamEvent = Schemas['StreamEvent'];
export type EventOf<Type extends StreamEvent['type']> = Extract<StreamEvent, { type: Type }>;

/**
 * `connecting`: for the first time. `reconnecting`: after a break. `polling`: three tries in a row came to nothing; everybody asks every
 * 15 seconds, and the stream is tried again meanwhile. `off`: nobody is signed in.
 */
export type StreamState = 'off' | 'connecting' | 'live' | 'reconnecting' | 'polling';

const listeners = new Set<(event: StreamEvent) => void>();

/** Calls `listener` with every event of one type; returns the end of it. */
export function onStreamEvent<Type extends StreamEvent['type']>(
  type: Type,
  listener: (event: EventOf<Type>) => void,
): () => void {
  const take = (event: StreamEvent) => {
    if (event.type === type) listener(event as EventOf<Type>);
  };
  listeners.add(take);
  return () => void listeners.delete(take);
}

/** Tells everybody in this tab. */
export function tellEvent(event: StreamEvent) {
  for (const listener of listeners) listener(event);
}

let state: StreamState = 'off';
const watchers = new Set<() => void>();

export const getStreamState = () => state;

export function setStreamState(next: StreamState) {
  if (next === state) return;
  state = next;
  for (const watcher of watchers) watcher();
}

/** For `useSyncExternalStore`. */
export function watchStreamState(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}
