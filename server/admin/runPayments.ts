import type { Db } from '../context.ts';
import { isKey } from '../ids.ts';
import { moneyText } from '../modules/payments/receipts.ts';
import { askRefund } from '../modules/payments/refunds.ts';
import { countByHand } from '../modules/payments/keepRefunds.ts';
import { unpaidRefunds } from '../modules/payments/owedRefunds.ts';
import { isPaid } from '../modules/payments/rows.ts';
import { lockPayment } from '../modules/payments/settle.ts';
import { ApiProblem, conflict } from '../problem.ts';
import { purposes } from '../purposes.ts';

const LISTED = 20;
const usage = [
  'npm run admin -- payments                             lists the latest 20 payments that were tried',
  'npm run admin -- payments refund <id> all <reason>    pays everything back that is left, and takes back what it bought',
  'npm run admin -- payments refund <id> <minor> <reason>  pays back a part, such as 250 for 2.50',
];
const states = ['pending', 'paid', 'failed', 'refunded', 'partly refunded', 'cancelled'];

async function latest(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('transactions')
    .selectAll()
    .where('listed', '=', true)
    .orderBy('id', 'desc')
    .limit(LISTED)
    .execute();
  if (rows.length === 0) return ['There are no payments.'];
  const lines = rows.map(
    (row) =>
      `${row.id}  ${row.created_at}  ${moneyText(row.amount, row.currency)}  ${states[row.status] ?? ''}  ` +
      `${row.receipt_number ?? '-'}  ${row.title}, of member:${row.member_id}`,
  );
  return [...lines, ...(await unpaid(db))];
}

/** Refunds that never arrived: whoever reads this pays them, here or in the provider's own pages. */
async function unpaid(db: Db): Promise<string[]> {
  const owed = await unpaidRefunds(db);
  if (owed.length === 0) return [];
  return [
    '',
    'Owed, and not asked for any more, because the bank has sent it back:',
    ...owed.map(
      (one) =>
        `${one.id}  ${one.owed} minor units, ${moneyText(one.owed, one.currency)}  ${one.title}  ${one.reason}`,
    ),
  ];
}

/** What the command `payments` prints. A refund is written down here; the running server asks the provider for it. */
export async function runPayments(db: Db, now: () => Date, args: string[]): Promise<string[]> {
  const [word = 'list', id = '', amount = '', ...words] = args;
  if (word === 'list' && id === '') return latest(db);
  const reason = words.join(' ').trim();
  if (word !== 'refund' || !/^(all|[1-9]\d{0,8})$/.test(amount) || reason === '') return usage;
  const known = isKey(id)
    ? await db.selectFrom('transactions').select(['id', 'member_id']).where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!known) return ['No payment has this id.'];
  try {
    return await db.transaction().execute(async (trx) => {
      const row = await lockPayment(trx, known);
      if (!isPaid(row)) return ['This payment was not made.'];
      const wanted = amount === 'all' ? row.amount - row.amount_refunded : Number(amount);
      // What is owed is asked for by this, and not twice.
      await countByHand({ now, purposes }, trx, row, wanted);
      const asked = await askRefund({ now }, trx, row, { amount: wanted, reason });
      if (asked === 0 || (amount !== 'all' && asked < wanted))
        throw conflict('No more is paid back than came in.');
      return [`${moneyText(asked, row.currency)} will be paid back.`];
    });
  } catch (error) {
    // What the rule refuses is said; nothing was written.
    if (error instanceof ApiProblem) return [error.message];
    throw error;
  }
}
