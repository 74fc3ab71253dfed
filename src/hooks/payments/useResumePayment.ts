import type { Schemas } from '#openapi/contract.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApiCache, useApiMutation } from '../../api/swr.ts';
import { ApiError, genericMessage } from '../../api/errors.ts';
import type { PaymentDialogProps } from '../../components/payments/PaymentDialog.tsx';
import { TransactionType } from '../../domain/enums.ts';
import { canResume, hasHoldEnded, type Transaction } from '../../domain/transactions.ts';
import { formatMoney } from '../../lib/money.ts';
import { toast } from '../../lib/toastQueue.ts';
import { useSession } from '../account/useSession.ts';
import { resumeOrder } from './ticketOrder.ts';
import { usePayment, type LoadPaymentClient } from './usePayment.ts';
import { useUpgrade } from './useUpgrade.ts';

const reads = ['transactions', 'transactionDetails'] as const;

const aboutOf = ({ transactionId }: Transaction) => `payment ${transactionId}`;

/** Goes on with a payment that was begun and not made: the same payment, so nobody pays twice (product S40, G27). */
export function useResumePayment(
  transaction: Transaction | undefined,
  { now, loadClient }: { now: Date; loadClient: LoadPaymentClient },
) {
  const { userInfo } = useSession();
  const navigate = useNavigate();
  const { invalidate } = useApiCache();
  const { run, busy } = useApiMutation('checkoutPaymentIntent');
  const [asked, setAsked] = useState<{ intent: Schemas['PaymentIntentResponse']; row: Transaction }>();
  const [open, setOpen] = useState(false);
  const upgrade = useUpgrade((message) => toast({ kind: 'success', title: message }));
  const { onReload, ...payment } = usePayment({
    intent: asked?.intent,
    loadClient,
    onPaid() {
      setOpen(false);
      toast({ kind: 'success', title: 'Payment successful! ', about: asked && aboutOf(asked.row) });
      // Asked for again, the server asks the provider and gives what was paid for.
      void invalidate(reads);
      if (asked?.row.type === TransactionType.PLAN_UPGRADE) upgrade.run();
    },
    onPending: ({ id }) => void navigate(`/payment-completion?payment_intent=${encodeURIComponent(id)}`),
  });
  async function begin(row: Transaction) {
    if (row.type === TransactionType.EVENT) {
      // Tickets are paid where those who come are named.
      resumeOrder(row);
      return navigate('/event-payment');
    }
    try {
      const { response } = await run({ transactionId: row.transactionId });
      setAsked({ intent: response.paymentIntentResponse, row });
      onReload();
      setOpen(true);
    } catch (failure) {
      const title = failure instanceof ApiError ? failure.message : genericMessage;
      toast({ kind: 'error', title, about: aboutOf(row) });
      await invalidate(reads);
    }
  }
  const dialog: PaymentDialogProps = {
    ...payment,
    open,
    onClose: () => setOpen(false),
    onReload,
    title: asked ? `Pay for ${asked.row.title}` : '',
    price: asked ? formatMoney(asked.row) : '',
    payerName: userInfo.name,
    testMode: asked?.intent.mode !== 'LIVE',
  };
  return {
    dialog,
    onPay: transaction && canResume(transaction, now) ? () => void begin(transaction) : undefined,
    paying: busy,
    holdEnded: transaction !== undefined && hasHoldEnded(transaction, now),
    /** Premium was paid here, and the server has not switched it on yet. */
    onRetry: upgrade.state === 'waiting' ? upgrade.run : undefined,
  };
}
