import type { Handlers } from '#openapi/contract.ts';
import { transactionRows, transactionTotals } from '../factories/payments.ts';
import { fakeSecret } from '../fakeStripe.ts';
import { premiumHtml } from '../fixtures/premium.ts';
import { heldPayment, heldPayments } from '../holdMemory.ts';
import { MockProblem, type MockContext } from '../msw.ts';

const cardForm = { paymentIntent: fakeSecret, publishableKey: 'pk_sandbox', mode: 'SANDBOX' } as const;

const within = (day: string, from: string | undefined, to: string | undefined) =>
  (from === undefined || day >= from) && (to === undefined || day <= to);

export const paymentsHandlers = {
  getUpgradeToPremium: () => ({
    message: 'Premium',
    response: { content: premiumHtml, amount: 799, currency: 'USD' },
  }),
  upgradeToPremium: () => ({
    message: 'Welcome to Premium',
    response: { premiumUser: 1, premiumSince: '2026-01-15T09:00:00.000Z', transactionId: 'x1' },
  }),
  checkoutPaymentIntent: ({ transactionId }) => {
    const found =
      heldPayment(transactionId) ?? transactionRows.find((row) => row.transactionId === transactionId);
    if (!found) throw new MockProblem(404, { code: 'NOT_FOUND', message: 'This payment does not exist.' });
    const { amount, currency } = found;
    return { message: 'Ready to pay', response: { paymentIntentResponse: cardForm, amount, currency } };
  },
  transactions: ({ pageIndex, type, status, from, to }) => {
    const response = transactionRows.filter(
      (row) =>
        (type === undefined || row.type === type) &&
        (status === undefined || row.status === status) &&
        within(row.createdAt.slice(0, 10), from, to),
    );
    const isAll = response.length === transactionRows.length;
    return {
      message: `${response.length} payments`,
      response: pageIndex === 1 ? response : [],
      count: response.length,
      totals: isAll ? transactionTotals : [],
    };
  },
  transactionDetails: ({ transactionId, providerRef }) => {
    const response = [...heldPayments(), ...transactionRows].find(
      (row) => row.transactionId === transactionId || row.providerRef === providerRef,
    );
    if (!response) throw new MockProblem(404, { code: 'NOT_FOUND', message: 'This payment does not exist.' });
    return { message: response.title, response };
  },
} satisfies Partial<Handlers<MockContext>>;

/** Of a member who may buy: a payment that is ready to be made. */
export const premiumForSale = () => {
  const { message, response } = paymentsHandlers.getUpgradeToPremium();
  return { message, response: { ...response, paymentIntentResponse: cardForm, transactionId: 'x9' } };
};
