import type { ResponseBody, Schemas } from '#openapi/contract.ts';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { PaymentOutcome } from '../../components/payments/PaymentOutcomePanel.tsx';
import { unaskedError, type ApiError } from '../../api/errors.ts';
import { useApiQuery } from '../../api/swr.ts';
import { TransactionType } from '../../domain/enums.ts';
import { places } from '../../domain/places.ts';
import { TransactionStatus } from '../../domain/payments.ts';
import { formatMoney } from '../../lib/money.ts';
import { useSession } from '../account/useSession.ts';
import { resumeOrder, ticketOrder } from './ticketOrder.ts';
import { useBoughtTickets } from './useBoughtTickets.ts';
import { useUpgrade, type Upgrade } from './useUpgrade.ts';

const pollMs = 2000;
const polls = 15;

type Transaction = Schemas['Transaction'];

const isOpen = ({ status, failureMessage }: Transaction) =>
  status === TransactionStatus.PENDING && failureMessage === undefined;

const isPaid = ({ status }: Transaction) =>
  status === TransactionStatus.SUCCEEDED || status === TransactionStatus.PARTLY_REFUNDED;

/** Where somebody pays again for the same. */
const againOf = ({ type }: Transaction, role: number) =>
  type === TransactionType.PLAN_UPGRADE
    ? '/pricing'
    : type === TransactionType.EVENT
      ? '/event-payment'
      : `${places.profileOf?.(role) ?? '/'}?tab=documents`;

function outcomeOf(
  payment: Transaction,
  upgrade: Upgrade,
  { bought, role }: Pick<ReturnType<typeof useBoughtTickets>, 'bought'> & { role: number },
): PaymentOutcome {
  const { status, type, title, failureMessage, ticketIds } = payment;
  const price = payment.amount > 0 ? formatMoney(payment) : '';
  // Paid, and no ticket: the seats were gone, so all of it is on its way back.
  const isGone = type === TransactionType.EVENT && isPaid(payment) && !ticketIds?.length;
  if (status === TransactionStatus.REFUNDED || isGone) return { status: 'returned', title, price };
  if (isPaid(payment))
    return {
      status: 'succeeded',
      title,
      price,
      premium: type === TransactionType.PLAN_UPGRADE && upgrade.state === 'done',
      bought,
      ...(upgrade.state === 'waiting' && { onRetryUpgrade: upgrade.run }),
    };
  const reason = failureMessage ?? 'It was cancelled.';
  return { status: 'failed', reason, againHref: againOf(payment, role) };
}

/** While there is no answer: it comes, or it says that there is no such payment of the member, or why there is none. */
function unanswered(error: ApiError | undefined, isAsking: boolean, onRetry: () => void): PaymentOutcome {
  if (error?.status === 404 || error?.status === 400 || error?.status === 422) return { status: 'unknown' };
  if (!error && isAsking) return { status: 'checking' };
  return { status: 'unreachable', message: (error ?? unaskedError()).message, onRetry };
}

/** The secret of the payment has no business in the address, where it would stand in the history of the browser. */
function useCleanAddress() {
  const [params, setParams] = useSearchParams();
  const hasSecret = params.has('payment_intent_client_secret');
  useEffect(() => {
    if (!hasSecret) return;
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('payment_intent_client_secret');
        return after;
      },
      { replace: true },
    );
  }, [hasSecret, setParams]);
  return params;
}

/** The payment that the address names, as often asked for as it may still change. */
function useAskedPayment(ids: { transactionId: string } | { providerRef: string } | undefined) {
  const { isLoggedIn } = useSession();
  const [asked, setAsked] = useState(0);
  const isWaiting = (data: ResponseBody<'transactionDetails'> | undefined) =>
    data !== undefined && isOpen(data.response) && asked < polls;
  const { data, error, isValidating, mutate } = useApiQuery(
    'transactionDetails',
    isLoggedIn && ids ? ids : null,
    {
      dedupingInterval: 0,
      revalidateOnReconnect: true,
      refreshInterval: (latest) => (isWaiting(latest) ? pollMs : 0),
      onSuccess: () => setAsked((before) => before + 1),
    },
  );
  const again = () => {
    setAsked(0);
    void mutate();
  };
  return { data, error, isValidating, isOver: asked >= polls, again };
}

/** What became of the payment that the provider leads back from (product S11). Reloading asks again and pays nothing. */
export function usePaymentCompletion(): PaymentOutcome {
  const params = useCleanAddress();
  // Our own pages know the payment by our id, the provider by its own.
  const [own, ref] = [params.get('transaction'), params.get('payment_intent')];
  const ids = own ? { transactionId: own } : ref ? { providerRef: ref } : undefined;
  const { isLoggedIn, role } = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const { data, error, isValidating, isOver, again } = useAskedPayment(ids);
  const upgrade = useUpgrade(() => {});
  const payment = data?.response;
  const { bought, waiting } = useBoughtTickets(payment, payment !== undefined && isPaid(payment));
  const isPaidPremium = payment?.type === TransactionType.PLAN_UPGRADE && isPaid(payment);
  const { run } = upgrade;
  useEffect(() => {
    if (isPaidPremium) run();
  }, [isPaidPremium, run]);

  useEffect(() => {
    // The bank may have led back to a tab that knows nothing of the order.
    const isUnpaid = payment && !isPaid(payment) && payment.status !== TransactionStatus.REFUNDED;
    if (isUnpaid && payment.type === TransactionType.EVENT && !ticketOrder.read()) resumeOrder(payment);
  }, [payment]);

  if (!ids) return { status: 'unknown' };
  if (!isLoggedIn) {
    const returnTo = location.pathname + location.search;
    return { status: 'login', onLogin: () => void navigate('/login', { state: { returnTo } }) };
  }
  if (!payment) return unanswered(error, isValidating || navigator.onLine, again);
  if (waiting) return { status: 'checking' };
  if (!isOpen(payment)) return outcomeOf(payment, upgrade, { bought, role });
  if (params.get('redirect_status') === 'failed')
    return { status: 'failed', reason: 'Your bank did not confirm it.', againHref: againOf(payment, role) };
  return { status: 'processing', ...(isOver && { onCheck: again }) };
}
