import type { Schemas } from '#openapi/contract.ts';
import type { PaymentIntent, Stripe, StripeElements } from '@stripe/stripe-js';
import { useEffect, useRef, useState } from 'react';
import type { CardPanelProps } from '../../components/payments/CardPanel.tsx';
import type { Payer } from '../../components/payments/payer.ts';
import type { PaymentStatus } from '../../components/payments/PaymentActions.tsx';
import type { PaymentFormProps } from '../../components/payments/PaymentForm.tsx';
import { useTheme } from '../site/useTheme.ts';
import { confirmPayment } from './confirmPayment.ts';

/** Fetches the script of the provider, or its stand-in. Rejects when there is none to be had. */
export type LoadPaymentClient = (
  asked: Pick<Schemas['PaymentIntentResponse'], 'mode' | 'publishableKey'>,
) => Promise<Stripe>;

export interface PaymentInput {
  loadClient: LoadPaymentClient;
  /** With which the card form is opened; undefined while nobody pays. */
  intent: Schemas['PaymentIntentResponse'] | undefined;
  /** The money arrived. */
  onPaid: (intent: PaymentIntent) => void;
  /** The bank has not answered yet. */
  onPending: (intent: PaymentIntent) => void;
}

export type Payment = Pick<PaymentFormProps, 'status' | 'card' | 'error' | 'onPay' | 'onReload'>;

/** The script of the provider, fetched when there is something to pay. `turn` fetches it again. */
function useClient({ intent, loadClient }: Pick<PaymentInput, 'intent' | 'loadClient'>, turn: number) {
  const [loaded, setLoaded] = useState<{ client: Stripe | undefined }>();
  const { mode, publishableKey } = intent ?? {};
  useEffect(() => {
    if (!mode || publishableKey === undefined) return undefined;
    let isWanted = true;
    const take = (client: Stripe | undefined) => isWanted && setLoaded({ client });
    loadClient({ mode, publishableKey }).then(take, () => take(undefined));
    return () => {
      isWanted = false;
      setLoaded(undefined);
    };
  }, [mode, publishableKey, turn, loadClient]);
  return loaded;
}

/**
 * A payment by card, from the loading of the form to the answer of the bank (specification 4, 5, 7). What was paid is
 * believed only once our server has asked the provider: whoever hears of it by `onPaid` asks the server.
 */
export function usePayment({ intent, loadClient, onPaid, onPending }: PaymentInput): Payment {
  const { theme } = useTheme();
  const [turn, setTurn] = useState(0);
  const [elements, setElements] = useState<StripeElements>();
  const [broken, setBroken] = useState(false);
  const [processing, setProcessing] = useState(false);
  const [error, setError] = useState<string>();
  const loaded = useClient({ intent, loadClient }, turn);
  const secret = intent?.paymentIntent;
  const isUnderWay = useRef(false);
  const [shownFor, setShownFor] = useState(secret);
  const forget = () => {
    setElements(undefined);
    setBroken(false);
    setError(undefined);
  };
  if (secret !== shownFor) {
    setShownFor(secret);
    forget();
  }

  async function onPay({ name, email }: Payer) {
    const client = loaded?.client;
    // A second press comes before the first one is drawn.
    if (!client || !elements || secret === undefined || isUnderWay.current) return;
    isUnderWay.current = true;
    setProcessing(true);
    setError(undefined);
    try {
      const form = { elements, clientSecret: secret };
      const done = await confirmPayment(client, form, { name: name.trim(), email: email.trim() });
      if (!done.paymentIntent) setError(done.error);
      else if (done.paymentIntent.status === 'succeeded') onPaid(done.paymentIntent);
      else onPending(done.paymentIntent);
    } catch {
      setError('An unexpected error occured.');
    } finally {
      isUnderWay.current = false;
      setProcessing(false);
    }
  }

  const unavailable = broken || (loaded && !loaded.client);
  const status: PaymentStatus = unavailable
    ? 'unavailable'
    : processing
      ? 'processing'
      : elements
        ? 'ready'
        : 'loading';
  const card: CardPanelProps | undefined =
    loaded?.client && secret !== undefined
      ? {
          client: loaded.client,
          clientSecret: secret,
          dark: theme === 'dark',
          onReady: setElements,
          onLoadError: () => setBroken(true),
        }
      : undefined;
  return {
    status,
    card,
    error,
    onPay: (payer) => void onPay(payer),
    onReload: () => {
      forget();
      setTurn(turn + 1);
    },
  };
}
