import { leastCharge, mostCharge } from '#openapi/currencies.ts';
import { moneyText } from '#openapi/money.ts';
import { requireSession, type Context, type Db } from '../../../context.ts';
import { isKey } from '../../../ids.ts';
import { invalid, notFound } from '../../../problem.ts';
import type { Purpose } from '../../../services/purposes.ts';
import { giveUp, PENDING } from '../../payments/rows.ts';
import type { TransactionRow } from '../../../services/purposes.ts';
import { eventGone, readableEvent, type EventRow } from '../ownEvent.ts';
import { detailsOf, EVENT, keepDetails, type HoldDetails } from './holdDetails.ts';
import { grantTickets, revokeTickets } from './grantTickets.ts';
import { offerSeats } from './offers.ts';
import { restoreTickets, ticketsBefore } from './restoreTickets.ts';
import { lockEvent, moveSeats, packagesById, refuseSoldOut, type Seats } from './seats.ts';
import { spreadRefund } from './spreadRefund.ts';
import { checkWanted, ownedOf, refuseHuge, refuseUnsold } from './wanted.ts';
import { giveBackOffer, takeOffer } from './waitlistSeats.ts';
import { nameHold } from './nameHold.ts';

const HOLD_MS = 15 * 60_000;

/** Tickets: seats are held while the payment is made (product S37, D9). */
export const ticketSale: Purpose = {
  async begin(context, trx, { eventId = '', items = [], waitlistId }) {
    const { userId } = requireSession(context);
    refuseHuge(items);
    // The member, then the payment, then the event: as everywhere.
    await trx.selectFrom('members').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    const readable = await readableEvent(trx, userId, eventId);
    const open = await openHold(trx, userId, readable.id);
    const event = await lockEvent(trx, readable.id);
    if (!event) throw notFound(eventGone);
    const wanted = items.map(({ packageId, quantity }) => ({ packageId: packageId.toLowerCase(), quantity }));
    refuseUnsold(event, context.now());
    if (open && isSame(open, { wanted, waitlistId, now: context.now() })) return asItIs(open);
    if (open) await replace(context, trx, open);
    return newHold(context, trx, event.id, { wanted, waitlistId });
  },

  name: nameHold,

  grant: grantTickets,

  async release(payer, trx, row) {
    const event = await lockEvent(trx, row.subject_id);
    if (!event) return;
    await freeSeats(payer.now(), trx, row);
    await offerSeats(payer, trx, event.id);
  },

  paidBack: spreadRefund,

  revoke: revokeTickets,

  beforeLoss: ticketsBefore,

  restore: restoreTickets,
};

const openHold = (trx: Db, userId: string, eventId: string): Promise<TransactionRow | undefined> =>
  trx
    .selectFrom('transactions')
    .selectAll()
    .where('member_id', '=', userId)
    .where('type', '=', EVENT)
    .where('subject_id', '=', eventId)
    .where('status', '=', PENDING)
    .forUpdate()
    .executeTakeFirst();

interface Choice {
  wanted: Seats[];
  waitlistId: string | undefined;
}

/** Two tabs with the same choice share one hold, and nobody keeps seats by asking for them again and again. */
function isSame(open: TransactionRow, { wanted, waitlistId, now }: Choice & { now: Date }): boolean {
  const { packages, held, waitlistId: offer } = detailsOf(open);
  const keyOf = (seats: readonly Seats[]) =>
    seats
      .map(({ packageId, quantity }) => `${packageId}:${quantity}`)
      .sort()
      .join();
  const isOver = open.hold_until === null || Date.parse(open.hold_until) <= now.getTime();
  return held && !isOver && offer === waitlistId && keyOf(packages) === keyOf(wanted);
}

/** What `openTransaction` finds open again. */
const asItIs = ({ member_id, type, subject_id, title, amount, currency, items }: TransactionRow) => ({
  member_id,
  type,
  subject_id,
  title,
  amount,
  currency,
  items,
  listed: false,
});

async function replace({ now }: Context, trx: Db, open: TransactionRow) {
  await freeSeats(now(), trx, open, { replaced: true });
  await giveUp(now(), trx, open.id);
}

async function newHold(context: Context, trx: Db, eventId: string, { wanted, waitlistId }: Choice) {
  const { userId } = requireSession(context);
  const now = context.now();
  // Read again: the earlier hold may have given seats back.
  const event = await lockEvent(trx, eventId);
  if (!event) throw notFound(eventGone);
  const packages = await packagesById(trx, eventId);
  // What was offered can be bought until the offer ends, whatever has become of the sale meanwhile.
  if (waitlistId === undefined)
    checkWanted(wanted, { packages, owned: await ownedOf(trx, userId, eventId), now });
  else await takeOffer(trx, now, { memberId: userId, waitlistId, eventId, wanted });
  const isOffered = waitlistId !== undefined;
  refuseSoldOut(
    (isOffered && (await lockEvent(trx, eventId))) || event,
    isOffered ? await packagesById(trx, eventId) : packages,
    wanted,
  );
  const held = transactionOf(event, userId, {
    until: new Date(now.getTime() + HOLD_MS),
    waitlistId,
    packages: wanted.flatMap(({ packageId, quantity }) => {
      const one = packages.get(packageId);
      return one ? [{ packageId, packageName: one.package_name, quantity, unitAmount: one.price }] : [];
    }),
  });
  refuseUncharged(held);
  await moveSeats(trx, eventId, wanted, { held: 1 });
  return held;
}

/** A card is charged so much at least and at most, whatever is in the order. Throws 422. */
function refuseUncharged({ amount, currency }: { amount: number; currency: string }) {
  const [least, most] = [leastCharge(currency), mostCharge(currency)];
  // A price that was set before its currency had a least.
  if (amount > 0 && amount < least)
    throw invalid({
      items: `Cards are charged at least ${moneyText(least, currency)} in ${currency}. Please ask the organiser about the price.`,
    });
  if (amount > most)
    throw invalid({
      items: `An order in ${currency} is at most ${moneyText(most, currency)}. Please make two of it.`,
    });
}

function transactionOf(
  { id, event_name, currency, refund_policy }: EventRow,
  userId: string,
  {
    until,
    waitlistId,
    packages,
  }: { until: Date; waitlistId: string | undefined; packages: HoldDetails['packages'] },
) {
  return {
    member_id: userId,
    type: EVENT,
    subject_id: id,
    title: event_name,
    // The price is the package's, whatever the caller says.
    amount: packages.reduce((sum, { quantity, unitAmount }) => sum + quantity * unitAmount, 0),
    currency,
    items: packages.map(({ packageName, quantity, unitAmount }) => ({
      name: packageName,
      qty: quantity,
      unitAmount,
    })),
    listed: false,
    details: {
      packages,
      held: true,
      ...(waitlistId === undefined ? {} : { waitlistId }),
      ...(refund_policy === null ? {} : { refundPolicy: refund_policy }),
    },
    holdUntil: until,
  } as const;
}

/** Counts the seats of a hold as free again, or gives them back to the waiting list's offer; payment and event are locked. */
export async function freeSeats(
  now: Date,
  trx: Db,
  row: TransactionRow,
  more: Partial<HoldDetails> = {},
): Promise<void> {
  const details = detailsOf(row);
  if (details.held) {
    await moveSeats(trx, row.subject_id, details.packages, { held: -1 });
    const { waitlistId } = details;
    if (waitlistId !== undefined && isKey(waitlistId)) await giveBackOffer(trx, now, waitlistId);
  }
  const isLate = row.hold_until !== null && Date.parse(row.hold_until) <= now.getTime();
  await keepDetails(trx, row.id, { ...details, held: false, ...(isLate ? { expired: true } : {}), ...more });
}
