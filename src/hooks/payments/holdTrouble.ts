import type { ApiError } from '../../api/errors.ts';
import type { TicketHoldTrouble } from '../../components/payments/TicketHoldPanel.tsx';
import type { Failure } from '../../components/ui/listState.ts';
import type { EventDetails } from '../../domain/events.ts';
import { toFailure } from '../site/useListState.ts';
import type { TicketHold } from './useTicketHold.ts';

/** Why the seats are not kept; undefined while they are, and while nobody knows. */
export function troubleOf(
  state: TicketHold,
  details: EventDetails | undefined,
): TicketHoldTrouble | undefined {
  if (state.status === 'ended') return { status: 'ended' };
  if (state.status === 'refused') return state;
  if (state.status !== 'soldOut') return undefined;
  const left = Object.entries(state.left).map(([packageId, words]) => ({
    packageId,
    // One that is hidden when it is sold out has no name here.
    packageName: details?.packages.find((one) => one.packageId === packageId)?.packageName ?? 'Tickets',
    words,
  }));
  return { status: 'soldOut', left };
}

interface Reads {
  /** Asks for the hold again. */
  retry: () => unknown;
  /** The event that it is for. */
  read: { data?: unknown; error?: ApiError | undefined; mutate: () => unknown };
}

/** What could not be asked for. */
export function failureOf(
  state: TicketHold,
  { retry, read }: Reads,
): { error: Failure; onRetry: () => void } | undefined {
  if (state.status === 'failed') return { error: state.error, onRetry: () => void retry() };
  if (state.status !== 'held' || read.data !== undefined || !read.error) return undefined;
  return { error: toFailure(read.error), onRetry: () => void read.mutate() };
}
