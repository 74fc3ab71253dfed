import type {
  PaymentIntentResult,
  Stripe,
  StripeElements,
  StripeError,
  StripePaymentElement,
} from '@stripe/stripe-js';
import type { AskSandbox } from '../../domain/sandboxPayments.ts';
import { askHolder, mountCardFields, type CardErrors, type CardFields } from './sandboxWindow.ts';

type Listener = (event: { elementType: 'payment' }) => void;
type Incomplete = { error: StripeError };

const incomplete = (code: string, message: string): Incomplete => ({
  error: { type: 'validation_error', code, message },
});

/** What Stripe's own fields find before anything is sent. */
function checkCard({ number, expiry, cvc }: ReturnType<CardFields['values']>): [CardErrors, Incomplete?] {
  const digits = number.replaceAll(' ', '');
  if (digits.length < 12) {
    const message = 'Your card number is incomplete.';
    return [{ number: message }, incomplete('incomplete_number', message)];
  }
  if (!/^\d{2} \/ \d{2}$/.test(expiry)) {
    const message = "Your card's expiration date is incomplete.";
    return [{ expiry: message }, incomplete('incomplete_expiry', message)];
  }
  if (cvc.length < 3) {
    const message = "Your card's security code is incomplete.";
    return [{ cvc: message }, incomplete('incomplete_cvc', message)];
  }
  return [{}];
}

/** The Payment Element, as far as it is used here. */
function sandboxElement() {
  let fields: CardFields | undefined;
  const listeners = new Map<string, Set<Listener>>();
  let isReady = false;
  const tell = (event: string) =>
    listeners.get(event)?.forEach((listener) => listener({ elementType: 'payment' }));
  const ready = () => {
    isReady = true;
    tell('ready');
  };
  const end = () => {
    isReady = false;
    fields?.unmount();
    fields = undefined;
  };
  const element = {
    mount(place: string | HTMLElement) {
      const found = typeof place === 'string' ? document.querySelector<HTMLElement>(place) : place;
      if (!found) throw new Error('There is no element to mount the card form in.');
      fields = mountCardFields(found, { onReady: ready, onChange: () => tell('change') });
    },
    on(event: string, listener: Listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
      // Who listens late hears it all the same.
      if (event === 'ready' && isReady) queueMicrotask(() => listener({ elementType: 'payment' }));
      return element;
    },
    off(event: string, listener?: Listener) {
      if (listener) listeners.get(event)?.delete(listener);
      else listeners.delete(event);
      return element;
    },
    update: () => element,
    unmount: end,
    destroy: end,
  };
  return { element, fields: () => fields };
}

/**
 * The stand-in of Stripe's script for the payment sandbox: the same interface, as far as it is used here, in the types of the
 * script's own package. `leave`: opens the address to come back to. It keeps no card; the fields go to the sandbox and nowhere else.
 */
export function sandboxStripe(ask: AskSandbox, leave: (url: string) => void): Stripe {
  const cards = new WeakMap<object, { fields: () => CardFields | undefined; clientSecret: string }>();

  function elements({ clientSecret = '' }: { clientSecret?: string }) {
    const { element, fields } = sandboxElement();
    // Of its many parts these are the ones that are used here.
    const payment = element as unknown as StripePaymentElement;
    const group = {
      create: () => payment,
      getElement: () => payment,
      update: () => {},
      submit: async () => {
        const [errors, found] = checkCard(fields()?.values() ?? { number: '', expiry: '', cvc: '' });
        fields()?.show(errors);
        return found ?? {};
      },
    };
    cards.set(group, { fields, clientSecret });
    return group;
  }

  async function afterHolder(clientSecret: string, returnUrl: string): Promise<PaymentIntentResult> {
    const given = await askHolder();
    const result = await ask('challenge', { clientSecret, passed: given !== 'refused' });
    if (given !== 'elsewhere' || !result.paymentIntent) return result;
    const back = new URL(returnUrl);
    back.searchParams.set('payment_intent', result.paymentIntent.id);
    back.searchParams.set('payment_intent_client_secret', clientSecret);
    back.searchParams.set('redirect_status', 'succeeded');
    leave(back.href);
    // The page is being left.
    return new Promise(() => {});
  }

  async function confirmPayment(options: {
    elements: StripeElements;
    confirmParams: {
      return_url: string;
      payment_method_data?: { billing_details?: { email?: string | null } };
    };
  }): Promise<PaymentIntentResult> {
    const card = cards.get(options.elements);
    if (!card) throw new Error('This card form was not made here.');
    const { clientSecret, fields } = card;
    const { return_url, payment_method_data: method } = options.confirmParams;
    const values = { ...(fields()?.values() ?? { number: '', expiry: '', cvc: '' }) };
    const email = method?.billing_details?.email ?? '';
    const result = await ask('confirm', { clientSecret, ...values, email });
    return result.paymentIntent?.status === 'requires_action'
      ? afterHolder(clientSecret, return_url)
      : result;
  }

  const unused = () => {
    throw new Error('The payment sandbox offers the Payment Element alone.');
  };
  const script = {
    elements,
    confirmPayment,
    retrievePaymentIntent: (clientSecret: string) => ask('retrieve', { clientSecret }),
    // @stripe/react-stripe-js knows the script by these; nothing here calls them.
    createToken: unused,
    createPaymentMethod: unused,
    confirmCardPayment: unused,
  };
  // Its many other parts are never asked for here.
  return script as unknown as Stripe;
}
