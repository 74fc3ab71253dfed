import type { Schemas } from '#openapi/contract.ts';
import { ApiError, networkError } from '../../api/errors.ts';
import { call } from '../../api/client.ts';
import type { Failure } from '../../components/ui/listState.ts';
import { toFailure } from '../site/useListState.ts';
import type { TicketOrder } from './ticketOrder.ts';
import type { TicketHoldTrouble } from '../../components/payments/TicketHoldPanel.tsx';
import type { EventDetails } from '../../domain/events.ts';
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

export type Hold = Schemas['Hold'];

/** What has become of a wish for seats. */
export type HoldAnswer =
  /** `until`: Unix milliseconds by the clock of this device, whatever that shows. */
  | { status: 'held'; hold: Hold; until: number }
  | { status: 'paid'; hold: Hold }
  /** Its time is over, or it was let go. */
  | { status: 'ended'; hold: Hold }
  /** `left`: words of the server by package, such as "2 left". */
  | { status: 'soldOut'; left: Readonly<Record<string, string>> }
  | { status: 'refused'; message: string }
  | { status: 'failed'; error: Failure };

function answerOf(hold: Hold, now: number): HoldAnswer {
  if (hold.state === 'PAID') return { status: 'paid', hold };
  if (hold.state !== 'HELD') return { status: 'ended', hold };
  return { status: 'held', hold, until: now + (hold.secondsLeft ?? 0) * 1000 };
}

function refusalOf(error: ApiError): HoldAnswer {
  if (error.code === 'SOLD_OUT') return { status: 'soldOut', left: error.fields };
  // An offer of a waiting list that is over.
  if (error.code === 'HOLD_EXPIRED') return { status: 'refused', message: error.message };
  if (error.status === 0 || error.status >= 500 || error.status === 429)
    return { status: 'failed', error: toFailure(error) };
  return { status: 'refused', message: Object.values(error.fields)[0] ?? error.message };
}

/** Holds the seats of an order, or asks for the hold that was made of it before (product S37). Never throws. */
export async function holdSeats(order: TicketOrder, now: () => number = Date.now): Promise<HoldAnswer> {
  const { transactionId, eventId, items, clientId, waitlistId } = order;
  try {
    const { response } = await call(
      'getTransactionId',
      transactionId === undefined
        ? { type: 2, eventId, items, clientId, ...(waitlistId !== undefined && { waitlistId }) }
        : { transactionId },
    );
    return answerOf(response, now());
  } catch (thrown) {
    const error = thrown instanceof ApiError ? thrown : networkError();
    // Of another member, who was here before: the same seats are asked for anew.
    if (error.status === 404 && transactionId !== undefined && items.length > 0) {
      const { transactionId: _, ...anew } = order;
      return holdSeats({ ...anew, clientId: crypto.randomUUID() }, now);
    }
    return refusalOf(error);
  }
}
