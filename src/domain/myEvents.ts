import type { Schemas } from '#openapi/contract.ts';
import { manageEventRequestRules } from '#openapi/generated/rules/manageEventRequestRules.ts';
import { lengthOf } from '../lib/lengthOf.ts';
import { formatMoney } from '../lib/money.ts';
import type { FieldErrors } from '../lib/validate.ts';
import type { Event } from './events.ts';

export type PostedEvent = Schemas['PostedEvent'];
type Sales = Schemas['EventSales'];

/** The tabs of an organiser's own events (product S34), by their name in the address. */
export const myEventTabs = ['upcoming', 'draft', 'past', 'cancelled'] as const;
export type MyEventTab = (typeof myEventTabs)[number];
export const myEventTabLabels: Record<MyEventTab, string> = {
  upcoming: 'Upcoming',
  draft: 'Draft',
  past: 'Past',
  cancelled: 'Cancelled',
};
export const statusOfEventTab: Record<MyEventTab, Schemas['EventStatus']> = {
  draft: 0,
  upcoming: 1,
  cancelled: 2,
  past: 3,
};
export const totalOfEventTab: Record<MyEventTab, keyof Schemas['EventTotals']> = {
  draft: 'draft',
  upcoming: 'published',
  cancelled: 'cancelled',
  past: 'ended',
};
export const toMyEventTab = (text: string | null): MyEventTab =>
  myEventTabs.find((tab) => tab === text) ?? 'upcoming';
export const tabOfEventStatus = (status: Schemas['EventStatus']): MyEventTab =>
  myEventTabs.find((tab) => statusOfEventTab[tab] === status) ?? 'upcoming';

/** What is empty in a tab, and what to do about it. */
export const emptyEventTexts: Record<MyEventTab, string> = {
  upcoming: 'You have no event to come.',
  draft: 'No drafts. An event that is begun or copied waits here until it is published.',
  past: 'None of your events is over yet.',
  cancelled: 'You have not cancelled an event.',
};

const number = new Intl.NumberFormat('en');
export const tickets = (count: number): string =>
  count === 1 ? '1 ticket' : `${number.format(count)} tickets`;

/** "88 of 100", "88" without a limit. */
export const soldText = ({ sold, capacity }: Pick<Sales, 'sold' | 'capacity'>): string =>
  capacity === undefined ? number.format(sold) : `${number.format(sold)} of ${number.format(capacity)}`;

/** How full an event is, 0 to 100; undefined without a limit. A package that was made smaller does not overflow it. */
export const soldPercent = ({ sold, capacity }: Pick<Sales, 'sold' | 'capacity'>): number | undefined =>
  capacity === undefined || capacity === 0 ? undefined : Math.min(100, Math.floor((sold / capacity) * 100));

/** What goes back to the buyers when the event is cancelled, in minor units. */
const toGiveBack = ({ revenue, refunded }: Pick<Sales, 'revenue' | 'refunded'>): number =>
  Math.max(0, revenue - refunded);

/** What cancelling does, before it is done (product S34). `sales` as the organiser gets them. */
export function cancelText({ currency }: Pick<Event, 'currency'>, sales: Sales): string {
  const { sold } = sales;
  if (sold === 0)
    return 'Nobody has a ticket. The event stays visible with your reason, and no ticket can be had any more.';
  const amount = toGiveBack(sales);
  const all = sold === 1 ? 'The one ticket is' : `All ${tickets(sold)} are`;
  const money = amount > 0 ? ` and ${formatMoney({ amount, currency })} goes back to the buyers` : '';
  return `${all} cancelled${money}. Whoever has one is told, with your reason. This cannot be taken back.`;
}

const { reason: reasonRules } = manageEventRequestRules;
export const cancelReasonLimit = reasonRules.maxLength;

/** What is wrong with the reason of a cancellation. */
export function cancelErrors({ reason }: { reason: string }): FieldErrors {
  const length = lengthOf(reason.trim());
  if (length === 0) return { reason: reasonRules.requiredMessage };
  return length < reasonRules.minLength || length > reasonRules.maxLength
    ? { reason: reasonRules.message }
    : {};
}
