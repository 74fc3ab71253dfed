import type { Context, Db } from '../../../context.ts';
import { clean } from '../../../text.ts';
import { payerOf } from '../../payments/payer.ts';
import { sendReceipt } from '../../payments/receipts.ts';
import { isPaid, PENDING } from '../../payments/rows.ts';
import type { Named, TransactionRow } from '../../../services/purposes.ts';
import { lockPayment } from '../../payments/settle.ts';
import { anyEvents } from '../ownEvent.ts';
import { readAttendees } from '../organiser/attendees.ts';
import { detailsOf, keepDetails } from './holdDetails.ts';
import { nameTickets } from './issue.ts';
import { mailAttendees } from './ticketMails.ts';

/**
 * Keeps who comes with the hold, so that whoever hears of the payment first can write the tickets. When that was the webhook of
 * a tab that is back, the names go onto the tickets; once they have names, nothing changes. Returns the payment as it is now.
 * Throws 422 by field.
 */
export async function nameHold(
  context: Context,
  known: TransactionRow,
  { attendees, buyerEmail }: Named,
): Promise<TransactionRow> {
  return context.db.transaction().execute(async (trx) => {
    const row = await lockPayment(trx, known);
    const details = detailsOf(row);
    const isOpen = row.status === PENDING;
    const waitsForNames = isPaid(row) && row.granted_at !== null && details.attendees === undefined;
    if (!isOpen && !waitsForNames) return row;
    if (attendees !== undefined) {
      const event = await anyEvents(trx).where('events.id', '=', row.subject_id).executeTakeFirst();
      const { packages } = details;
      const named = readAttendees(attendees, { packages, questions: event?.questions ?? [] });
      await keepDetails(trx, row.id, { ...details, attendees: named });
      if (waitsForNames) await nameTickets(trx, context.now(), row, named);
      if (waitsForNames && event) await mailAttendees(context, trx, row, event);
    }
    if (buyerEmail !== undefined && waitsForNames) await sendLate(context, trx, row, clean(buyerEmail));
    if (buyerEmail !== undefined && isOpen)
      await trx
        .updateTable('transactions')
        .set({ receipt_email: clean(buyerEmail) })
        .where('id', '=', row.id)
        .execute();
    return trx.selectFrom('transactions').selectAll().where('id', '=', row.id).executeTakeFirstOrThrow();
  });
}

/** The webhook was faster than the address of the buyer: when there was none to send the receipt to, it goes out now. */
async function sendLate(context: Context, trx: Db, row: TransactionRow, email: string): Promise<void> {
  if (row.receipt_email !== null) return;
  const member = await trx
    .selectFrom('members')
    .select('email')
    .where('id', '=', row.member_id)
    .executeTakeFirst();
  if (member?.email) return;
  await trx.updateTable('transactions').set({ receipt_email: email }).where('id', '=', row.id).execute();
  await sendReceipt(payerOf(context), trx, { ...row, receipt_email: email });
}
