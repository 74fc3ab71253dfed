import type { PaymentIntentResult, Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { confirmPayment } from '../../../src/hooks/payments/confirmPayment.ts';

const payer = { name: 'Amara Diallo', email: '' };

/** A provider that answers this; `submit` is what it finds in the fields. */
function setup(
  result: object,
  submit: object = {},
  known: object = { paymentIntent: { status: 'requires_payment_method' } },
) {
  const elements = { submit: vi.fn<() => Promise<object>>(async () => submit) } as unknown as StripeElements; // Nothing else is asked of it.
  const confirm = vi.fn<(options: unknown) => Promise<PaymentIntentResult>>(
    async () => result as PaymentIntentResult,
  );
  const retrieve = vi.fn<(secret: string) => Promise<object>>(async () => known);
  // Its overloads cannot be mocked.
  const client = { confirmPayment: confirm, retrievePaymentIntent: retrieve } as unknown as Stripe;
  return { form: { elements, clientSecret: 'pi_1_secret_2' }, elements, client, confirm, retrieve };
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
    const { client, form, elements, confirm } = setup({ paymentIntent: { status: 'succeeded' } });
    await expect(
      confirmPayment(client, form, { ...payer, email: 'amara@example.org' }),
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
    const { client, form } = setup(refusal(error));
    await expect(confirmPayment(client, form, payer)).resolves.toEqual({ error: words });
  });

  it('[S5.5] what is wrong in the fields is said before anything is sent', async () => {
    const { client, form, confirm } = setup(
      {},
      refusal({ type: 'validation_error', message: 'Your card number is incomplete.' }),
    );
    await expect(confirmPayment(client, form, payer)).resolves.toEqual({
      error: 'Your card number is incomplete.',
    });
    expect(confirm).not.toHaveBeenCalled();
  });

  it.each(['api_connection_error', 'invalid_request_error', 'api_error'] as const)(
    'a charge whose answer is lost, or that another tab has made (%s), is paid and not refused',
    async (type) => {
      for (const status of ['succeeded', 'processing']) {
        const { client, form, retrieve } = setup(refusal({ type }), {}, { paymentIntent: { status } });
        await expect(confirmPayment(client, form, payer)).resolves.toEqual({ paymentIntent: { status } });
        expect(retrieve).toHaveBeenCalledWith('pi_1_secret_2');
      }
    },
  );

  it('a provider that cannot be asked has charged nothing that is known', async () => {
    const { client, form, confirm, retrieve } = setup({});
    confirm.mockRejectedValue(new TypeError('Failed to fetch'));
    retrieve.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(confirmPayment(client, form, payer)).resolves.toEqual({
      error: 'An unexpected error occured.',
    });
  });

  it('a card that is refused is not asked about again', async () => {
    const { client, form, retrieve } = setup(refusal({ type: 'card_error' }));
    await confirmPayment(client, form, payer);
    expect(retrieve).not.toHaveBeenCalled();
  });

  it.each(['requires_payment_method', 'canceled', 'requires_action'])(
    '[S4.13] a payment that ends as %s has failed',
    async (status) => {
      const { client, form } = setup({ paymentIntent: { status } });
      await expect(confirmPayment(client, form, payer)).resolves.toEqual({
        error: 'Payment failed. Please try again.',
      });
    },
  );
});
