/** Something that the member wants to share, from wherever they pressed Share. */
export interface ShareRequests<Item> {
  ask: (item: Item) => void;
  done: () => void;
  /** The snapshot for useSyncExternalStore: undefined when nothing is to be shared. */
  current: () => Item | undefined;
  subscribe: (listener: () => void) => () => void;
}

/** One question at a time; its view is loaded with the first. */
export function createShareRequests<Item>(): ShareRequests<Item> {
  let item: Item | undefined;
  const listeners = new Set<() => void>();
  const set = (next: Item | undefined) => {
    item = next;
    for (const listener of listeners) listener();
  };
  return {
    ask: set,
    done: () => set(undefined),
    current: () => item,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
