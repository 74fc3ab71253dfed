import type { Schemas } from '#openapi/contract.ts';
import { getTransactionIdRequestRules as rules } from '#openapi/generated/rules/getTransactionIdRequestRules.ts';
import { packageState, ticketPrice, type Event, type EventDetails, type TicketPackage } from './events.ts';

export type WaitlistEntry = Schemas['WaitlistEntry'];

/** How many of each package are wanted, by its id. */
export type Quantities = Readonly<Record<string, number>>;

export interface OrderItem {
  packageId: string;
  quantity: number;
}

/** What the contract takes at most on a waiting list (ManageTicketsRequest). */
const mostWaiting = 10;

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** Seats of a package that can still be had: the hall may be full before the package is. */
export const seatsLeft = ({ remaining }: TicketPackage, { remaining: inHall }: Pick<Event, 'remaining'>) =>
  Math.min(remaining, inHall ?? Infinity);

/** Of a package: how many one member may still get, whatever is left. */
export const mayGet = ({ maxPerOrder, owned = 0 }: TicketPackage): number => Math.max(0, maxPerOrder - owned);

/** The numbers that can be ordered now, smallest first, without none at all. Empty when there is none. */
export const quantitiesOf = (one: TicketPackage, left: number): number[] =>
  range(one.minPerOrder, Math.min(mayGet(one), left));

/** The numbers with which one can wait for seats. */
export const waitingQuantities = (one: TicketPackage): number[] =>
  range(1, Math.min(mostWaiting, mayGet(one)));

export type SaleState =
  /** `quantities` can be ordered. */
  | { status: 'open'; quantities: number[] }
  /** The member has as many as one may have. */
  | { status: 'most'; owned: number }
  /** Fewer are left than the smallest order. */
  | { status: 'tooFew'; left: number; least: number }
  | { status: 'soldOut' }
  /** Paused, not yet or no longer sold. */
  | { status: 'closed' };

/** What a member can do about a package. */
export function saleState(one: TicketPackage, event: Pick<Event, 'remaining'>, now: Date): SaleState {
  const left = seatsLeft(one, event);
  const state = packageState(one, now);
  if (state !== 'open' && state !== 'soldOut') return { status: 'closed' };
  if (left === 0 && mayGet(one) === 0 && one.owned) return { status: 'most', owned: one.owned };
  if (left === 0) return one.status === 0 ? { status: 'soldOut' } : { status: 'closed' };
  const quantities = quantitiesOf(one, left);
  if (quantities.length > 0) return { status: 'open', quantities };
  const { owned = 0, minPerOrder } = one;
  return owned > 0 && mayGet(one) < minPerOrder
    ? { status: 'most', owned }
    : { status: 'tooFew', left, least: minPerOrder };
}

/** What of an earlier choice can still be ordered; the rest is left out. */
export function fittingChoice({ packages, event }: EventDetails, chosen: Quantities, now: Date): Quantities {
  return Object.fromEntries(
    packages.flatMap((one): [string, number][] => {
      const state = saleState(one, event, now);
      const quantity = chosen[one.packageId] ?? 0;
      return state.status === 'open' && state.quantities.includes(quantity)
        ? [[one.packageId, quantity]]
        : [];
    }),
  );
}

/** As an order, in the order of the packages. */
export const orderOf = (packages: readonly TicketPackage[], chosen: Quantities): OrderItem[] =>
  packages.flatMap(({ packageId }) => {
    const quantity = chosen[packageId] ?? 0;
    return quantity > 0 ? [{ packageId, quantity }] : [];
  });

/** So many tickets has an order at most, over all packages. */
const mostTickets = 40;

/** What stands against an order, in the words of the server; undefined when nothing does. */
export function orderError(items: readonly OrderItem[]): string | undefined {
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  if (count === 0) return 'Please choose how many tickets you want.';
  return count > mostTickets ? rules.items.message : undefined;
}

export const ticketsText = (count: number): string => (count === 1 ? '1 ticket' : `${count} tickets`);

/** "2 tickets, €29"; undefined while nothing is chosen. What is shown is what is paid (product D14). */
export function totalOf(packages: readonly TicketPackage[], chosen: Quantities): string | undefined {
  const items = packages.map((one) => ({ ...one, wanted: chosen[one.packageId] ?? 0 }));
  const count = items.reduce((sum, { wanted }) => sum + wanted, 0);
  const [first] = items;
  if (count === 0 || !first) return undefined;
  const amount = items.reduce((sum, { wanted, price }) => sum + wanted * price, 0);
  return `${ticketsText(count)}, ${ticketPrice(amount, first.currency)}`;
}
