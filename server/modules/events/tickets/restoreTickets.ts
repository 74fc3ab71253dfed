import type { Db } from '../../../context.ts';
import type { BeforeLoss } from '../../../db/paymentTables.ts';
import type { Payer } from '../../../services/purposes.ts';
import type { TransactionRow } from '../../../services/purposes.ts';
import { hindrance } from './grantTickets.ts';
import { countMoney, lockEvent, lockPackages, moveSeats, packagesById, shortOf } from './seats.ts';

/** The tickets of an order as they are, to be as they were. */
export const ticketsBefore = async (
  trx: Db,
  { id }: Pick<TransactionRow, 'id'>,
): Promise<Pick<BeforeLoss, 'tickets'>> => ({
  tickets: await trx
    .selectFrom('tickets')
    .select(['id', 'status', 'paid_back'])
    .where('transaction_id', '=', id)
    .orderBy('id')
    .execute(),
});

/**
 * Makes the tickets of an order what they were before a dispute was lost, with their seats and their money. A sentence instead, and
 * nothing is changed, when the seats of one are gone or its event is; also when it is not known what they were.
 */
export async function restoreTickets(
  payer: Payer,
  trx: Db,
  row: TransactionRow,
): Promise<string | undefined> {
  const event = await lockEvent(trx, row.subject_id);
  const before = new Map(row.before_loss?.tickets?.map((ticket) => [ticket.id, ticket]));
  if (!event || before.size === 0) return 'The tickets ended with the dispute.';
  await lockPackages(trx, event.id);
  const tickets = (
    await trx
      .selectFrom('tickets')
      .select(['id', 'package_id', 'paid_back', 'status'])
      .where('transaction_id', '=', row.id)
      .orderBy('id')
      .forUpdate()
      .execute()
  ).flatMap((ticket) => {
    const was = before.get(ticket.id);
    return was ? [{ ...ticket, was }] : [];
  });
  const ended = tickets.filter(({ status, was }) => status > 2 && was.status <= 2);
  const seats = [...Map.groupBy(ended, ({ package_id }) => package_id)].map(([packageId, { length }]) => ({
    packageId,
    quantity: length,
  }));
  const refusal = ended.length > 0 ? await hindrance(trx, row, event) : undefined;
  if (refusal !== undefined) return refusal;
  if (Object.keys(shortOf(event, await packagesById(trx, event.id), seats)).length > 0)
    return 'The seats were gone when the bank decided anew.';
  await moveSeats(trx, event.id, seats, { sold: 1 });
  for (const { id, package_id, paid_back, status, was } of tickets) {
    await countMoney(trx, package_id, {
      refunded: was.paid_back - paid_back,
      checkedIn: was.status === 2 && status !== 2 ? 1 : 0,
    });
    await trx
      .updateTable('tickets')
      .set({ status: was.status, paid_back: was.paid_back, updated_at: payer.now() })
      .where('id', '=', id)
      .execute();
  }
  return undefined;
}
