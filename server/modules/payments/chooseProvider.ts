import type { Config } from '../../config.ts';
import type { Db } from '../../context.ts';
import { addTask, type TaskKind } from '../../tasks.ts';
import type { PaymentProvider } from '../../services/paymentProvider.ts';
import type { SandboxEvent } from './sandbox/intents.ts';
import { isSandbox, sandboxProvider } from './sandbox/sandboxProvider.ts';
import { stripeProvider } from './stripeProvider.ts';
import { takeEvent } from './webhook.ts';

const DELIVER = 'payments.sandbox';

/** Stripe where there are keys, else the sandbox where it is allowed, else nobody: then payment is off, and never free. */
export function chooseProvider(
  config: Config,
  { db, now }: { db: Db; now: () => Date },
): PaymentProvider | undefined {
  if (config.stripe) return stripeProvider(config.stripe);
  if (!config.paymentSandbox) return undefined;
  return sandboxProvider({
    db,
    now,
    secret: config.serverSecret,
    tell: (trx, event) => addTask(trx, { kind: DELIVER, data: { event }, runAt: now() }),
  });
}

/** The sandbox's events take the way of the real ones: signed, read, acted upon. */
export const sandboxTasks: Record<string, TaskKind> = {
  [DELIVER]: {
    lane: 'payments',
    async run(context, { event }) {
      const { payments, now } = context;
      if (!isSandbox(payments)) return;
      // It was put there by `tell` above.
      const { rawBody, signature } = payments.signEvent(event as SandboxEvent);
      await takeEvent(context, payments.readEvent(rawBody, signature, now()));
    },
  },
};
