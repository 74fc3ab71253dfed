import type { Db } from '../../../context.ts';
import type { Payer } from '../../../services/purposes.ts';
import type { TransactionRow } from '../../../services/purposes.ts';
import type { EventRow } from '../ownEvent.ts';
import { detailsOf, keepDetails } from './holdDetails.ts';
import { issueTickets } from './issue.ts';
import { mailAttendees } from './ticketMails.ts';
import { offerSeats } from './offers.ts';
import { countMoney, lockEvent, lockPackages, moveSeats, packagesById, shortOf } from './seats.ts';
import { TICKET } from './eventNews.ts';
import { eventKey } from '../../../notify/news.ts';
import { tell } from '../../../notify/notify.ts';
import { endOffer } from './waitlistSeats.ts';

/** Turns a hold that was paid, or costs nothing, into tickets. A sentence instead when its seats are gone. */
export async function grantTickets(payer: Payer, trx: Db, row: TransactionRow): Promise<string | undefined> {
  const event = await lockEvent(trx, row.subject_id);
  const refusal = (await hindrance(trx, row, event)) ?? (await seatsFor(trx, row));
  if (refusal !== undefined || !event) return refusal ?? 'This event does not exist any more.';
  const now = payer.now();
  const { waitlistId, ...details } = detailsOf(row);
  for (const { packageId, quantity, unitAmount } of details.packages)
    await countMoney(trx, packageId, { revenue: quantity * unitAmount });
  await issueTickets(trx, now, row);
  if (waitlistId !== undefined) await endOffer(trx, now, waitlistId);
  await keepDetails(trx, row.id, { ...details, held: false });
  await tell(payer, trx, [row.member_id], { type: TICKET, key: eventKey('tickets', event.id, row.id) });
  await mailAttendees(payer, trx, row, event);
  return undefined;
}

/** What stands against giving them, whether or not there are seats. */
export async function hindrance(
  trx: Db,
  row: TransactionRow,
  event: EventRow | undefined,
): Promise<string | undefined> {
  if (!event || event.deleted_at !== null) return 'This event does not exist any more.';
  if (event.status === 2) return 'This event was cancelled.';
  if (detailsOf(row).replaced) return 'Another choice of tickets was made instead.';
  const people = await trx
    .selectFrom('members')
    .select(['id', 'deleted_at', 'suspended_at'])
    .where('id', 'in', [row.member_id, event.owner_id])
    .execute();
  const isGone = (id: string) => people.find((one) => one.id === id)?.deleted_at !== null;
  if (isGone(row.member_id)) return 'The account was closed.';
  const owner = people.find(({ id }) => id === event.owner_id);
  if (!owner || owner.deleted_at !== null || owner.suspended_at !== null)
    return 'This event is not available any more.';
  return undefined;
}

/** Makes held seats sold ones. Those that were freed meanwhile are taken again while there are some. */
async function seatsFor(trx: Db, row: TransactionRow): Promise<string | undefined> {
  const { packages: seats, held } = detailsOf(row);
  if (held) {
    await moveSeats(trx, row.subject_id, seats, { held: -1, sold: 1 });
    return undefined;
  }
  const event = await lockEvent(trx, row.subject_id);
  if (!event) return 'This event does not exist any more.';
  if (Object.keys(shortOf(event, await packagesById(trx, event.id), seats)).length > 0)
    return 'Your time to pay was over, and the seats were gone before the payment arrived.';
  await moveSeats(trx, row.subject_id, seats, { sold: 1 });
  return undefined;
}

/** Takes back what a payment bought, because all of it went back. Tickets that were given back before stay as they are. */
export async function revokeTickets(payer: Payer, trx: Db, row: TransactionRow): Promise<void> {
  const event = await lockEvent(trx, row.subject_id);
  if (!event) return;
  await lockPackages(trx, event.id);
  const tickets = await trx
    .selectFrom('tickets')
    .select(['id', 'package_id', 'price', 'paid_back', 'status'])
    .where('transaction_id', '=', row.id)
    .where('status', 'in', [1, 2])
    // What was free in the same order stays.
    .where('price', '>', 0)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (tickets.length === 0) return;
  for (const { package_id, price, paid_back, status } of tickets)
    await countMoney(trx, package_id, { refunded: price - paid_back, checkedIn: status === 2 ? -1 : 0 });
  await moveSeats(
    trx,
    event.id,
    [...Map.groupBy(tickets, ({ package_id }) => package_id)].map(([packageId, { length }]) => ({
      packageId,
      quantity: length,
    })),
    { sold: -1 },
  );
  await trx
    .updateTable('tickets')
    .set((ticket) => ({ status: 6, paid_back: ticket.ref('price'), updated_at: payer.now() }))
    .where(
      'id',
      'in',
      tickets.map(({ id }) => id),
    )
    .execute();
  await offerSeats(payer, trx, event.id);
}
