import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApiCache } from '../../api/swr.ts';
import { useApiInfinite } from '../../api/swrInfinite.ts';
import type { TransactionListProps } from '../../components/payments/TransactionList.tsx';
import { TransactionStatus } from '../../domain/payments.ts';
import {
  askedTransactions,
  cardText,
  linesOf,
  periodError,
  readTransactionFilters,
  type Transaction,
  type TransactionFilters,
  transactionTable,
  writeTransactionFilters,
} from '../../domain/transactions.ts';
import { useListState } from '../site/useListState.ts';
import { call } from '../../api/client.ts';
import { toCsv } from '../../lib/csv.ts';
import { formatMoney } from '../../lib/money.ts';
import { paperHere } from '../account/paperHere.ts';
import { downloadFile } from '../profile/downloadFile.ts';

/** A server that never ends must not keep a page busy. */
const mostPages = 200;

/** Saves what the filters show, of all pages, as a table. Throws `ApiError`. */
export async function saveTransactions(filters: TransactionFilters): Promise<void> {
  const all = new Map<string, Transaction>();
  for (let pageIndex = 1; pageIndex <= mostPages; pageIndex++) {
    // A page needs the count of the one before.
    const { response, count } = await call('transactions', { ...askedTransactions(filters), pageIndex });
    for (const row of response) all.set(row.transactionId, row);
    if (response.length === 0 || all.size >= count) break;
  }
  const csv = toCsv(transactionTable([...all.values()]));
  downloadFile(csv, { name: 'Transactions.csv', type: 'text/csv;charset=utf-8' });
}

const longDate = (at: string) => new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(new Date(at));

/** Saves the receipt of what was paid as a PDF; the parts that write one are fetched with the first. */
export async function saveReceipt(row: Transaction, payer: string): Promise<void> {
  const [{ makeReceipt }, { browserFonts }] = await Promise.all([
    import('../../lib/resume/makeReceipt.ts'),
    import('../../lib/resume/browserFonts.ts'),
  ]);
  const number = row.receiptNumber ?? row.transactionId;
  const content = {
    number,
    payer,
    paidOn: longDate(row.paidAt ?? row.createdAt),
    card: row.card && cardText(row.card),
    lines: linesOf(row),
    refunds: row.refunds.map(({ amount, refundedAt, reason }) => ({
      label: reason ?? 'Paid back',
      price: formatMoney({ amount, currency: row.currency }),
      on: longDate(refundedAt),
    })),
    testMode: row.testMode ?? false,
  };
  const pdf = await makeReceipt(content, { paper: paperHere(), at: new Date() }, browserFonts);
  downloadFile(pdf, { name: `Receipt ${number}.pdf`, type: 'application/pdf' });
}

const againMs = 15_000;
const idOf = ({ transactionId }: Transaction) => transactionId;
const noTotals: TransactionListProps['totals'] = [];

/**
 * The member's payments as the filters of the address show them (product S40). As long as one of them waits for a bank, the
 * list is read again by itself.
 */
export function useTransactions() {
  const [params, setParams] = useSearchParams();
  const filters = readTransactionFilters(params);
  const wrong = periodError(filters) !== undefined;
  // Days in the wrong order are said at the field; the list stays as it is without them.
  const asked = wrong ? { ...filters, from: '', to: '' } : filters;
  const list = useApiInfinite('transactions', askedTransactions(asked));
  const state = useListState(list, idOf);
  const { invalidate } = useApiCache();
  const isWaiting =
    state.status === 'ready' && state.items.some(({ status }) => status === TransactionStatus.PENDING);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void invalidate(['transactions']);
    }, againMs);
    return () => clearInterval(timer);
  }, [isWaiting, invalidate]);
  return {
    list: {
      state,
      totals: list.data?.[0]?.totals ?? noTotals,
      filtered: Object.values(asked).some(Boolean),
    },
    filters,
    asked,
    onFilter: (next: TransactionFilters) =>
      setParams(writeTransactionFilters(params, next), { replace: true }),
    any: state.status === 'ready',
  };
}
