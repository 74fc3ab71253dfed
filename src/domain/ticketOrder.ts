import type { Schemas } from '#openapi/contract.ts';
import { ticketPrice, type TicketPackage } from './events.ts';
import { mayGet, type OrderItem } from './ticketSale.ts';

type Hold = Schemas['Hold'];

export interface OrderLine {
  packageId: string;
  packageName: string;
  quantity: number;
  /** Of one ticket: "€14.50 each". */
  unit: string;
  /** Of the line. */
  total: string;
  /** What it can be changed to, 0 among them where something else is left. */
  quantities: readonly number[];
}

/** What a line may become: what is held already counts as left. */
function quantitiesOf(
  { quantity }: Hold['items'][number],
  one: TicketPackage | undefined,
  mayLeaveOut: boolean,
): number[] {
  if (!one) return [quantity];
  const most = Math.min(mayGet(one), one.remaining + quantity);
  const count = Math.max(0, most - one.minPerOrder + 1);
  const numbers = Array.from({ length: count }, (_, index) => one.minPerOrder + index);
  const all = numbers.includes(quantity) ? numbers : [...numbers, quantity].toSorted((a, b) => a - b);
  return mayLeaveOut ? [0, ...all] : all;
}

/** The packages of a hold as they are read and changed. `fixed`: they were offered, and stay as they are. */
export const linesOfHold = (
  { items, currency }: Hold,
  { packages, fixed }: { packages: readonly TicketPackage[]; fixed: boolean },
): OrderLine[] =>
  items.map((item) => {
    const { packageId, packageName, quantity, unitAmount } = item;
    const one = fixed ? undefined : packages.find((known) => known.packageId === packageId);
    const price = ticketPrice(unitAmount, currency);
    return {
      packageId,
      packageName,
      quantity,
      unit: unitAmount === 0 ? price : `${price} each, all in`,
      total: ticketPrice(quantity * unitAmount, currency),
      quantities: quantitiesOf(item, one, items.length > 1),
    };
  });

/** The order with another number of one package; none of it leaves it out. */
export const changedItems = ({ items }: Hold, changed: OrderItem): OrderItem[] =>
  items
    .map(({ packageId, quantity }) => ({
      packageId,
      quantity: packageId === changed.packageId ? changed.quantity : quantity,
    }))
    .filter(({ quantity }) => quantity > 0);
