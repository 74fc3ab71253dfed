import type { Schemas } from '#openapi/contract.ts';
import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../api/client.ts';
import { ApiError, genericMessage } from '../../api/errors.ts';
import { useApiCache, useApiQuery } from '../../api/swr.ts';
import type { PaymentStatus } from '../../components/payments/PaymentActions.tsx';
import {
  buyerEmailField,
  cardNameField,
  seatsOf,
  textOf,
  toAttendees,
  toOrderFields,
  type AttendeeQuestion,
  type OrderValues,
} from '../../domain/orderForm.ts';
import type { FieldErrors } from '../../lib/validate.ts';
import { eventReads } from '../events/search/eventReads.ts';
import type { Hold } from './holdSeats.ts';
import { usePayment, type LoadPaymentClient } from './usePayment.ts';

export interface TicketPurchaseInput {
  /** Undefined while nothing is held. */
  hold: Hold | undefined;
  questions: readonly AttendeeQuestion[];
  loadClient: LoadPaymentClient;
  /** The hold is not what it was: ask again. */
  onStale: () => unknown;
}

type Body = Pick<Schemas['EventTicketPurchaseRequest'], 'transactionId' | 'attendees' | 'buyerEmail'>;

const reads = [...eventReads, 'transactions', 'transactionDetails', 'ticketList'] as const;

/** The card form of a hold; what costs nothing has none. */
function useIntent(hold: Hold | undefined) {
  const asked = hold && hold.total > 0 ? { transactionId: hold.transactionId } : null;
  const { data, error, mutate } = useApiQuery('checkoutPaymentIntent', asked, { dedupingInterval: 0 });
  return { intent: data?.response.paymentIntentResponse, failure: data ? undefined : error, mutate };
}

/** Where it costs nothing there is no card form to wait for. */
function statusOf(
  { sending, free, noForm }: { sending: boolean; free: boolean; noForm: boolean },
  card: PaymentStatus,
): PaymentStatus {
  if (sending || card === 'processing') return 'processing';
  if (free) return 'ready';
  return noForm ? 'unavailable' : card;
}

/**
 * Pays for a hold and turns it into tickets (product S37): who comes is kept by the server before the card is charged, so that a
 * tab that closes then loses no name. Whatever is not certain after the charge is asked for on the page of the payment.
 */
export function useTicketPurchase({ hold, questions, loadClient, onStale }: TicketPurchaseInput) {
  const navigate = useNavigate();
  const { invalidate } = useApiCache();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<{ message?: string; fields?: FieldErrors }>({});
  const isUnderWay = useRef(false);
  const sent = useRef<Body>(undefined);
  const { intent, failure: noForm, mutate } = useIntent(hold);
  const seats = useMemo(() => seatsOf(hold?.items ?? []), [hold]);

  const leave = (transactionId: string) => {
    void invalidate(reads);
    void navigate(`/payment-completion?transaction=${encodeURIComponent(transactionId)}`, { replace: true });
  };
  /** Whether the seats are gone, or something else stands against it. */
  const refuse = (error: unknown) => {
    if (!(error instanceof ApiError)) return setFailure({ message: genericMessage });
    const fields = toOrderFields(error.fields, seats);
    setFailure({ message: error.message, ...(error.status === 422 && { fields }) });
    if (error.status === 409 || error.status === 404) onStale();
  };

  async function finish(body: Body, charged: boolean) {
    setSending(true);
    try {
      await call('eventTicketPurchase', body);
      leave(body.transactionId);
    } catch (error) {
      const isUnpaid = error instanceof ApiError && error.code === 'PAYMENT_FAILED';
      // Charged, and the answer is lost or the seats are: the page of the payment says what becomes of the money.
      if (charged && !isUnpaid) leave(body.transactionId);
      else refuse(error);
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  }

  const payment = usePayment({
    intent,
    loadClient,
    onPaid: () => sent.current && void finish(sent.current, true),
    onPending: () => hold && leave(hold.transactionId),
  });

  async function onPay(values: OrderValues) {
    if (!hold || isUnderWay.current) return;
    // A second press comes before the first one is drawn.
    isUnderWay.current = true;
    setFailure({});
    const buyerEmail = textOf(values, buyerEmailField).trim();
    const { transactionId, total } = hold;
    const body = { transactionId, attendees: toAttendees({ seats, questions }, values), buyerEmail };
    sent.current = body;
    if (total === 0) return finish(body, false);
    setSending(true);
    try {
      await call('checkoutPaymentIntent', body);
      payment.onPay({ name: textOf(values, cardNameField), email: buyerEmail });
    } catch (error) {
      refuse(error);
    }
    isUnderWay.current = false;
    setSending(false);
  }

  return {
    seats,
    status: statusOf({ sending, free: hold?.total === 0, noForm: noForm !== undefined }, payment.status),
    card: payment.card,
    error: failure.message ?? payment.error,
    fields: failure.fields,
    testMode: intent !== undefined && intent.mode !== 'LIVE',
    /** Why there is no card form, where the server has said it. */
    noForm: noForm?.status === 0 ? undefined : noForm?.message,
    onPay: (values: OrderValues) => void onPay(values),
    onReload() {
      void mutate();
      payment.onReload();
    },
  };
}
