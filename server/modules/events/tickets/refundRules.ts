import { isDisputed } from '../../payments/rows.ts';
import type { TicketRow } from './ticketView.ts';

const HOUR_MS = 3_600_000;
/** By refund policy: how long before the start the holder still gets everything back. NONE 0 and ORGANISER 3 give nothing by themselves. */
const untilMs: Partial<Record<number, number>> = { 1: 24 * HOUR_MS, 2: 7 * 24 * HOUR_MS };

type Rules = Pick<
  TicketRow,
  | 'status'
  | 'price'
  | 'paid_back'
  | 'bought_at'
  | 'start_at'
  | 'sold_policy'
  | 'refund_policy'
  | 'changes'
  | 'event_status'
  | 'dispute'
>;

/** From the worst to the best for whoever holds a ticket: NONE, ORGANISER, UNTIL_7D, UNTIL_24H. */
const ranks = [0, 3, 2, 1];

/** The policy of a ticket: that under which it was sold, or the event's present one where that is better for its holder. */
export const policyOf = ({
  sold_policy,
  refund_policy,
}: Pick<Rules, 'sold_policy' | 'refund_policy'>): Rules['refund_policy'] =>
  ranks.indexOf(sold_policy ?? -1) > ranks.indexOf(refund_policy ?? -1) ? sold_policy : refund_policy;

/**
 * What goes back when the holder cancels now, in minor units. A change of date or place since the
 * seats were held opens a window of its own, also for whoever was handed the ticket: it goes back to the card that paid.
 */
export function refundOf(ticket: Rules, now: Date): number {
  const { price, paid_back, bought_at, start_at, changes } = ticket;
  const left = price - paid_back;
  const [change] = changes;
  const isChanged =
    change?.refundUntil !== undefined &&
    Date.parse(change.changedAt) > Date.parse(bought_at) &&
    Date.parse(change.refundUntil) > now.getTime();
  if (isChanged) return left;
  const until = untilMs[policyOf(ticket) ?? 0];
  return until !== undefined && now.getTime() <= Date.parse(start_at) - until ? left : 0;
}

const isAhead = ({ status, start_at, event_status, dispute }: Rules, now: Date, ms = 0) =>
  status === 1 && !isDisputed({ dispute }) && event_status === 1 && now.getTime() < Date.parse(start_at) - ms;

/** Until the start, also where nothing comes back: somebody else may have the seat. */
export const canCancel = (ticket: Rules, now: Date): boolean => isAhead(ticket, now);
export const canTransfer = (ticket: Rules, now: Date): boolean => isAhead(ticket, now);
/** Until a day before (product S39). */
export const canRename = (ticket: Rules, now: Date): boolean => isAhead(ticket, now, 24 * HOUR_MS);
