import { sql } from 'kysely';
import { moneyText as formatMoney } from '#openapi/money.ts';
import type { Db } from '../../context.ts';
import { putMessage } from '../../outbox/outbox.ts';
import type { Payer } from '../../services/purposes.ts';
import type { TransactionRow } from '../../services/purposes.ts';

/**
 * The next receipt's number, such as "R-2026-000118": one after the other in each year, without a gap, because it is taken in
 * the transaction of what is paid. Take it late: payments wait for each other from here on.
 */
export async function nextReceipt(trx: Db, now: Date): Promise<string> {
  const year = now.getUTCFullYear();
  const { rows } = await sql<{ last: number }>`
    insert into receipt_numbers as r (year, last) values (${year}, 1)
    on conflict (year) do update set last = r.last + 1
    returning last`.execute(trx);
  return `R-${year}-${String(rows[0]?.last ?? 1).padStart(6, '0')}`;
}

/** 799 and USD: "$7.99". 5000 and XOF, which has no smaller part: "CFA 5,000". */
export function moneyText(amount: number, currency: string): string {
  return formatMoney(amount, currency).replaceAll(/\s/g, ' ');
}

/** Nobody shall take a receipt of test cards for one of money. */
const testMode = 'This is test mode: no money was taken.';

async function mail(payer: Payer, trx: Db, row: TransactionRow, subject: string, lines: string[]) {
  const member = await trx
    .selectFrom('members')
    .select('email')
    .where('id', '=', row.member_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const to = row.receipt_email ?? member?.email;
  if (!member || !to) return;
  const body = [...lines, ...(row.test_mode ? ['', testMode] : [])].join('\n');
  await putMessage(payer, trx, { kind: 'email', to, subject, body });
}

/** Mails the receipt to the address given with the card, else to the member's; without one it stands under Transactions alone. */
export async function sendReceipt(payer: Payer, trx: Db, row: TransactionRow): Promise<void> {
  const { receipt_number: number = '', currency } = row;
  await mail(payer, trx, row, `Your receipt ${number ?? ''}`, [
    `Receipt ${number ?? ''}`,
    (row.paid_at ?? row.updated_at).slice(0, 10),
    '',
    ...row.items.map(
      ({ name, qty, unitAmount }) => `${qty} × ${name}: ${moneyText(qty * unitAmount, currency)}`,
    ),
    ...(row.tax > 0 ? [`Tax included: ${moneyText(row.tax, currency)}`] : []),
    `Total: ${moneyText(row.amount, currency)}`,
    ...(row.card_last4 ? [`Paid with ${row.card_brand ?? 'a card'} ending in ${row.card_last4}`] : []),
    '',
    'Thank you. You find all your payments under Transactions.',
  ]);
}

/** Mails that money goes back, and why. */
export async function sendRefundNote(
  payer: Payer,
  trx: Db,
  row: TransactionRow,
  { amount, reason }: { amount: number; reason: string },
): Promise<void> {
  await mail(payer, trx, row, `Your refund for ${row.title}`, [
    `We pay back ${moneyText(amount, row.currency)} of your payment for ${row.title}.`,
    reason,
    '',
    'It takes your bank five to ten days to show it.',
  ]);
}
