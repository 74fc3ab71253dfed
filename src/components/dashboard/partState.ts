import type { Failure } from '../ui/listState.ts';

/** How far a part of the dashboard is; what it shows comes beside it. */
export type PartState =
  { status: 'loading' } | { status: 'error'; error: Failure; onRetry: () => void } | { status: 'ready' };

export const ready: PartState = { status: 'ready' };
