import { Stripe } from 'stripe';
import { describe, expect, it, vi } from 'vitest';
import type { Context } from '../../../server/context.ts';
import { asking } from '../../../server/modules/payments/payer.ts';
import { isLiveKey } from '../../../server/services/paymentProvider.ts';

const log = { error: vi.fn<() => void>() };
const context = { log: () => log } as unknown as Context; // Nothing else is asked of it.
const refusal = (code: string) =>
  new Stripe.errors.StripeInvalidRequestError({
    type: 'invalid_request_error',
    code,
    message: 'Words of theirs',
  });

describe('asking the provider', () => {
  it.each(['amount_too_small', 'amount_too_large'])(
    'says that %s is not mended by trying again',
    async (code) => {
      await expect(asking(context, () => Promise.reject(refusal(code)))).rejects.toMatchObject({
        status: 422,
        message: expect.stringContaining('Nothing was charged') as string,
      });
      expect(log.error).toHaveBeenCalled();
    },
  );

  it('of everything else it says that it can be tried again', async () => {
    await expect(asking(context, () => Promise.reject(refusal('rate_limit')))).rejects.toMatchObject({
      status: 503,
    });
  });

  it('takes money with a live key only', () => {
    expect(['sk_live_1', 'rk_live_1', 'sk_test_1', 'rk_test_1', ''].map(isLiveKey)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
