import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApiCache } from '../../api/swr.ts';
import { useApiInfinite } from '../../api/swrInfinite.ts';
import type { TransactionListProps } from '../../components/payments/TransactionList.tsx';
import { TransactionStatus } from '../../domain/payments.ts';
import {
  askedTransactions,
  periodError,
  readTransactionFilters,
  writeTransactionFilters,
  type Transaction,
  type TransactionFilters,
} from '../../domain/transactions.ts';
import { useListState } from '../site/useListState.ts';

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
