/** What a failed request tells a member: the sentence, and what support asks for. */
export interface Failure {
  message: string;
  /** From the API, such as `RATE_LIMITED`. */
  code?: string;
  requestId?: string;
}

/** The four states of every list. Built once, by the hook that loads it; drawn by ui/ListState.tsx. */
export type ListState<Item> =
  | { status: 'loading' }
  | { status: 'error'; error: Failure; onRetry: () => void }
  | { status: 'empty' }
  | {
      status: 'ready';
      items: readonly Item[];
      hasMore: boolean;
      onLoadMore: () => void;
      /** More is on its way. */
      busy: boolean;
      /** Why the last attempt at more failed; what was there stays. */
      moreError?: Failure;
    };
