export type ToastKind = 'success' | 'error' | 'info';

export interface ToastContent {
  kind: ToastKind;
  title: string;
  description?: string;
  /** Names the matter: of one matter only the newest toast stands. */
  about?: string | undefined;
  /** One way to answer; pressing it closes the toast. */
  action?: { label: string; onClick: () => void };
}

export interface QueuedToast extends ToastContent {
  id: number;
}

export interface ToastQueue {
  /**
   * Shows a toast, or keeps it until there is room, in place of what is older about the same matter. The same words as the
   * newest toast are not said twice.
   */
  add: (content: ToastContent) => void;
  dismiss: (id: number) => void;
  clear: () => void;
  /** Oldest first. The array is replaced when it changes, so it can be a snapshot of useSyncExternalStore. */
  all: () => readonly QueuedToast[];
  subscribe: (listener: () => void) => () => void;
}

/** A list of toasts without a view, small enough for the first load. */
export function createToastQueue(): ToastQueue {
  let toasts: readonly QueuedToast[] = [];
  let nextId = 1;
  const listeners = new Set<() => void>();
  const set = (next: readonly QueuedToast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  return {
    add(content) {
      const last = toasts.at(-1);
      const same =
        last?.kind === content.kind &&
        last.title === content.title &&
        last.description === content.description;
      const kept = (same ? toasts.slice(0, -1) : toasts).filter(
        ({ about }) => about === undefined || about !== content.about,
      );
      set([...kept, { ...content, id: nextId++ }]);
    },
    dismiss: (id) => set(toasts.filter((toast) => toast.id !== id)),
    clear: () => set([]),
    all: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The application's toasts. `Toaster.tsx` draws them once it has loaded; until then they wait here. */
export const toastQueue = createToastQueue();

/** Tells the member something once, at the top right (specification 9). What must be kept is said on the page too. */
export const toast = toastQueue.add;
