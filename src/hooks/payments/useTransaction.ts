import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ApiError, genericMessage, unaskedError } from '../../api/errors.ts';
import { useApiCache, useApiQuery } from '../../api/swr.ts';
import type {
  TransactionDrawerProps,
  TransactionState,
} from '../../components/payments/TransactionDrawer.tsx';
import { TransactionType } from '../../domain/enums.ts';
import { TransactionStatus } from '../../domain/payments.ts';
import { places } from '../../domain/places.ts';
import { helpHref, isPaid, type Transaction, type TransactionFilters } from '../../domain/transactions.ts';
import { toast } from '../../lib/toastQueue.ts';
import { useSession } from '../account/useSession.ts';
import { toFailure } from '../site/useListState.ts';
import { saveReceipt, saveTransactions } from './useTransactions.ts';

const pollMs = 5000;

const tell = (what: string) => (failure: unknown) =>
  toast({
    kind: 'error',
    title: failure instanceof ApiError ? failure.message : genericMessage,
    about: `file ${what}`,
  });

/** Where it is seen what was paid for. */
function relatedOf({ type, ticketIds }: Transaction, role: number): TransactionDrawerProps['related'] {
  if (type === TransactionType.PLAN_UPGRADE) return { href: '/pricing', label: 'See Premium' };
  if (type === TransactionType.EVENT && ticketIds?.length && places.tickets)
    return { href: places.tickets, label: 'See your tickets' };
  const profile = places.profileOf?.(role);
  if (type === TransactionType.CERTIFICATION && profile)
    return { href: `${profile}?tab=documents`, label: 'See the document' };
  return undefined;
}

/** The payment that the address names, beside the list. While it waits for a bank it is asked for again (product S40). */
export function useTransaction() {
  const [params, setParams] = useSearchParams();
  const { userInfo, role } = useSession();
  const { invalidate } = useApiCache();
  const [saving, setSaving] = useState<'receipt' | 'table'>();
  const id = params.get('payment');
  const { data, error, isLoading, isValidating, mutate } = useApiQuery(
    'transactionDetails',
    id ? { transactionId: id } : null,
    {
      refreshInterval: (latest: { response: Transaction } | undefined) =>
        latest?.response.status === TransactionStatus.PENDING ? pollMs : 0,
    },
  );
  const transaction = id ? data?.response : undefined;
  const status = transaction?.status;
  const seen = useRef<{ id: string | null; status: number | undefined }>(undefined);
  useEffect(() => {
    const before = seen.current;
    seen.current = { id, status };
    // What has changed here is another row in the list.
    if (before?.id === id && before.status !== undefined && status !== undefined && before.status !== status)
      void invalidate(['transactions']);
  }, [id, status, invalidate]);

  const move = (payment: string | undefined) => {
    const next = new URLSearchParams(params);
    if (payment) next.set('payment', payment);
    else next.delete('payment');
    setParams(next, { replace: payment === undefined });
  };
  const save = async (what: 'receipt' | 'table', run: () => Promise<void>) => {
    setSaving(what);
    await run().catch(tell(what));
    setSaving(undefined);
  };
  const waiting: TransactionState =
    isLoading || isValidating
      ? { status: 'loading' }
      : {
          status: 'error',
          error: toFailure(error ?? unaskedError()),
          ...(error?.status !== 404 && { onRetry: () => void mutate() }),
        };
  const state: TransactionState = !id
    ? { status: 'closed' }
    : transaction
      ? { status: 'ready', transaction }
      : waiting;
  const drawer: TransactionDrawerProps = {
    state,
    onClose: () => move(undefined),
    ...(transaction && { helpHref: helpHref(transaction), related: relatedOf(transaction, role) }),
    ...(transaction &&
      isPaid(transaction) && {
        onReceipt: () => void save('receipt', () => saveReceipt(transaction, userInfo.name)),
        savingReceipt: saving === 'receipt',
      }),
  };
  return {
    transaction,
    drawer,
    onOpen: ({ transaction: { transactionId } }: { transaction: Transaction }) => move(transactionId),
    exporting: saving === 'table',
    onExport: (filters: TransactionFilters) => void save('table', () => saveTransactions(filters)),
  };
}
