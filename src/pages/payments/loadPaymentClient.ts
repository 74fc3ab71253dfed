import type { LoadPaymentClient } from '../../hooks/payments/usePayment.ts';

/**
 * Stripe's script, or its stand-in where the server has its own sandbox. Both are fetched when somebody pays and not before;
 * rejects when the script cannot be fetched.
 */
export const loadPaymentClient: LoadPaymentClient = async ({ mode, publishableKey }) => {
  if (mode === 'SANDBOX') {
    const [{ sandboxStripe }, { askSandbox }] = await Promise.all([
      import('../../components/payments/sandboxStripe.ts'),
      import('../../api/sandboxPayments.ts'),
    ]);
    return sandboxStripe(askSandbox, (url) => location.assign(url));
  }
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const client = await loadStripe(publishableKey);
  if (!client) throw new Error('The card form cannot be drawn here.');
  return client;
};
