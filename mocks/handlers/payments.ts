import type { Handlers } from '#openapi/contract.ts';
import { premiumHtml } from '../fixtures/premium.ts';
import type { MockContext } from '../msw.ts';

export const paymentsHandlers = {
  getUpgradeToPremium: () => ({
    message: 'Premium',
    response: { content: premiumHtml, amount: 799, currency: 'USD' },
  }),
} satisfies Partial<Handlers<MockContext>>;
