import type { PaymentIntentResult, Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { confirmPayment } from '../../../src/hooks/payments/confirmPayment.ts';

const payer = { name: 'Amara Diallo', email: '' };

/** A provider that answers this; `submit` is what it finds in the fields. */
function setup(result: object, submit: object = {}) {
  const elements = { submit: vi.fn<() => Promise<object>>(async () => submit) } as unknown as StripeElements; // Nothing else is asked of it.
  const confirm = vi.fn<(options: unknown) => Promise<PaymentIntentResult>>(
    async () => result as PaymentIntentResult,
  );
  const client = { confirmPayment: confirm } as unknown as Pick<Stripe, 'confirmPayment'>; // Its overloads cannot be mocked.
  return { elements, client, confirm };
}

const refusal = (error: Partial<StripeError>) => ({ error });

describe('confirmPayment', () => {
  beforeEach(() => {
    vi.stubGlobal('location', { origin: 'https://rolecast.example' });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('[S7.9] sends the elements and the address to come back to, and leaves the page only when it must', async () => {
    const { client, elements, confirm } = setup({ paymentIntent: { status: 'succeeded' } });
    await expect(
      confirmPayment(client, elements, { ...payer, email: 'amara@example.org' }),
    ).resolves.toMatchObject({ paymentIntent: { status: 'succeeded' } });
    expect(confirm).toHaveBeenCalledWith({
      elements,
      confirmParams: {
        return_url: 'https://rolecast.example/payment-completion',
        payment_method_data: { billing_details: { name: 'Amara Diallo', email: 'amara@example.org' } },
      },
      redirect: 'if_required',
    });
  });

  it.each([
    [{ type: 'card_error', message: 'Your card has expired.' }, 'Your card has expired.'],
    [
      { type: 'validation_error', message: 'Your card number is incomplete.' },
      'Your card number is incomplete.',
    ],
    [{ type: 'card_error' }, 'Something went wrong.'],
    [{ type: 'validation_error' }, 'Something went wrong.'],
    [{ type: 'api_error', message: 'Internal words' }, 'An unexpected error occured.'],
    [{ type: 'api_connection_error' }, 'An unexpected error occured.'],
  ] as const)('[S5.5] of %o people read %s', async (error, words) => {
    const { client, elements } = setup(refusal(error));
    await expect(confirmPayment(client, elements, payer)).resolves.toEqual({ error: words });
  });

  it('[S5.5] what is wrong in the fields is said before anything is sent', async () => {
    const { client, elements, confirm } = setup(
      {},
      refusal({ type: 'validation_error', message: 'Your card number is incomplete.' }),
    );
    await expect(confirmPayment(client, elements, payer)).resolves.toEqual({
      error: 'Your card number is incomplete.',
    });
    expect(confirm).not.toHaveBeenCalled();
  });

  it.each(['requires_payment_method', 'canceled', 'requires_action'])(
    '[S4.13] a payment that ends as %s has failed',
    async (status) => {
      const { client, elements } = setup({ paymentIntent: { status } });
      await expect(confirmPayment(client, elements, payer)).resolves.toEqual({
        error: 'Payment failed. Please try again.',
      });
    },
  );
});
