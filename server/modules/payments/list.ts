import { sql } from 'kysely';
import type { RequestBody, ResponseBody, Schemas } from '#openapi/contract.ts';
import { requireSession, type Context, type Db } from '../../context.ts';
import { ApiProblem } from '../../problem.ts';
import { countRows, MOST_COUNTED, offsetOf, PAGE_SIZE } from '../../shared/paging.ts';
import { askProvider } from './ask.ts';
import { asking, payerOf } from './payer.ts';
import { ownTransaction, PENDING } from './rows.ts';
import type { TransactionRow } from '../../services/purposes.ts';
import { toTransactions } from './view.ts';

const DAY_MS = 86_400_000;

type Filters = Pick<RequestBody<'transactions'>, 'type' | 'status' | 'from' | 'to'>;

function chosen(db: Db, userId: string, { type, status, from, to }: Filters) {
  const after = from && new Date(from).toISOString();
  const before = to && new Date(Date.parse(to) + DAY_MS).toISOString();
  return db
    .selectFrom('transactions')
    .where('member_id', '=', userId)
    .where('listed', '=', true)
    .$if(type !== undefined, (query) => query.where('type', '=', type ?? 1))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 0))
    .$if(after !== undefined, (query) => query.where('created_at', '>=', after ?? ''))
    .$if(before !== undefined, (query) => query.where('created_at', '<', before ?? ''));
}

/** What came in and what went back, by currency; what was never paid counts for nothing. */
async function totalsOf(db: Db, userId: string, filters: Filters): Promise<Schemas['TransactionTotal'][]> {
  return chosen(db, userId, filters)
    .where('status', 'in', [1, 3, 4])
    .groupBy('currency')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('currency')
    .limit(20)
    .select((row) => [
      'currency',
      row.fn.sum<number>('amount').as('amount'),
      row.fn.sum<number>('amount_refunded').as('amountRefunded'),
      row.fn.countAll<number>().as('count'),
    ])
    .execute();
}

/** The caller's payments, newest first (product S40). */
export async function transactions(
  { pageIndex, ...filters }: RequestBody<'transactions'>,
  context: Context,
): Promise<ResponseBody<'transactions'>> {
  const { userId } = requireSession(context);
  const { db } = context;
  const all = chosen(db, userId, filters);
  const offset = offsetOf(pageIndex);
  const rows =
    offset < MOST_COUNTED
      ? await all.selectAll().orderBy('id', 'desc').limit(PAGE_SIZE).offset(offset).execute()
      : [];
  const count = await countRows(db, all);
  return {
    message: count === 1 ? '1 payment' : `${count} payments`,
    response: await toTransactions(db, rows),
    count,
    totals: await totalsOf(db, userId, filters),
  };
}

/** While the provider is away, what is known is shown; the reason stands in the log. */
async function askIfThere(context: Context, row: TransactionRow): Promise<void> {
  try {
    await asking(context, () => askProvider(payerOf(context), row));
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status !== 503) throw error;
  }
}

/** One payment of the caller (product S11, S40). While it is open the provider is asked first. */
export async function transactionDetails(
  ids: RequestBody<'transactionDetails'>,
  context: Context,
): Promise<ResponseBody<'transactionDetails'>> {
  const { userId } = requireSession(context);
  const { db } = context;
  const found = await ownTransaction(db, userId, ids);
  const isOpen = found.status === PENDING && found.provider_ref !== null;
  if (isOpen && context.services.payments) await askIfThere(context, found);
  const row = isOpen ? await ownTransaction(db, userId, { transactionId: found.id }) : found;
  const [response] = await toTransactions(db, [row]);
  // One row in, one out.
  return { message: row.title, response: response! };
}
