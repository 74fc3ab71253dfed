import type { PaymentIntentResult } from '@stripe/stripe-js';

/** What the stand-in of Stripe's script asks of the server's payment sandbox. */
export type SandboxStep = 'retrieve' | 'confirm' | 'challenge';

/** As with Stripe's script a refusal is an answer and never thrown. */
export type AskSandbox = (
  step: SandboxStep,
  body: Readonly<Record<string, string | boolean>>,
) => Promise<PaymentIntentResult>;
