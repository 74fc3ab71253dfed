import { createHmac, timingSafeEqual } from 'node:crypto';
import { Stripe } from 'stripe';
import type { Db } from '../../../context.ts';
import {
  intentOf,
  type Intent,
  type PaymentDispute,
  type PaymentProvider,
  type ProviderEvent,
} from '../../../services/paymentProvider.ts';
import { answeredOnce } from './answers.ts';
import { cardOfMethod, type TestCard } from './cards.ts';
import { errorOf, missing, type Outcome, type SandboxEvent, wrong } from './intents.ts';
import { answer, cancel, confirm, create, decide, refund, type Sandbox } from './moves.ts';

const TOLERANCE_SEC = 300;
/** What the stand-in of the card form asks beside what the server asks. */
export interface SandboxProvider extends PaymentProvider {
  readonly mode: 'SANDBOX';
  /** The payment of a client secret. Throws the provider's error when there is none. */
  intentOfSecret(clientSecret: string): Promise<Intent>;
  confirmCard(clientSecret: string, card: TestCard, email: string | null): Promise<Intent>;
  /** What the holder of the card answered to the bank (3-D Secure). */
  answerChallenge(clientSecret: string, passed: boolean): Promise<Intent>;
  /** What the bank has decided about a payment that its holder has disputed. */
  closeDispute(intentId: string, won: boolean): Promise<PaymentDispute>;
  /** An event as it goes over the wire. */
  signEvent(event: SandboxEvent): { rawBody: string; signature: string };
}

export const isSandbox = (provider: PaymentProvider | undefined): provider is SandboxProvider =>
  provider?.mode === 'SANDBOX';

/**
 * A card payment provider inside this server, for demonstrations and tests: it keeps its payments in our database, knows
 * Stripe's test cards, takes no money, and answers in the types and errors of the `stripe` package.
 */
export function sandboxProvider(sandbox: Sandbox): SandboxProvider {
  const { db, now } = sandbox;
  const { withSecret, idOf, ...events } = secretsOf(sandbox);
  const settle = async (run: (trx: Db) => Promise<Outcome<Intent>>): Promise<Intent> =>
    withSecret(unwrap(await db.transaction().execute(run)));
  const read = async (id: string) => withSecret((await rowOf(db, id)).intent);
  return {
    mode: 'SANDBOX',
    publishableKey: 'pk_sandbox',
    createIntent: (wanted, key) =>
      settle((trx) => answeredOnce(trx, key, wanted, () => create(trx, wanted, now()))),
    retrieveIntent: read,
    confirmIntent: (id, paymentMethod, key) =>
      settle((trx) =>
        answeredOnce(trx, key, { id, paymentMethod }, async () => {
          const card = cardOfMethod(paymentMethod);
          if (!card) return wrong(`No such PaymentMethod: '${paymentMethod}'`, 'resource_missing', 404);
          return confirm(sandbox, trx, id, { card, email: null });
        }),
      ),
    cancelIntent: (id) => settle((trx) => cancel(sandbox, trx, id)),
    refund: async (wanted, key) =>
      unwrap(
        await db
          .transaction()
          .execute((trx) => answeredOnce(trx, key, wanted, () => refund(sandbox, trx, wanted))),
      ),
    refundsOf: async (intentId) => (await rowOf(db, intentId)).refunds,
    disputesOf: async (intentId) => (await rowOf(db, intentId)).disputes,
    closeDispute: async (intentId, won) =>
      unwrap(await db.transaction().execute((trx) => decide(sandbox, trx, intentId, won))),
    intentOfSecret: async (clientSecret) => read(idOf(clientSecret)),
    async confirmCard(clientSecret, card, email) {
      const id = idOf(clientSecret);
      return settle((trx) => confirm(sandbox, trx, id, { card, email }));
    },
    async answerChallenge(clientSecret, passed) {
      const id = idOf(clientSecret);
      return settle((trx) => answer(sandbox, trx, id, passed));
    },
    ...events,
  };
}

function unwrap<T>(outcome: Outcome<T>): T {
  if ('refusal' in outcome) throw errorOf(outcome.refusal);
  return outcome.answer;
}

async function rowOf(db: Db, id: string) {
  const row = await db
    .selectFrom('sandbox_intents')
    .select(['intent', 'refunds', 'disputes'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw errorOf(missing(id).refusal);
  return row;
}

/** Secrets of payments, and signatures of events: derived from the server's, and stored nowhere. */
function secretsOf({ secret, now }: Sandbox) {
  const { webhooks } = new Stripe('sk_test_sandbox');
  const hmac = (text: string) => createHmac('sha256', secret).update(text).digest('base64url').slice(0, 32);
  const secretOf = (id: string) => `${id}_secret_${hmac(id)}`;
  const webhookSecret = `whsec_${hmac('webhook')}`;
  return {
    withSecret: (intent: Intent): Intent => ({ ...intent, client_secret: secretOf(intent.id) }),
    /** Which payment a secret opens; one that was guessed opens none. */
    idOf(clientSecret: string): string {
      const id = clientSecret.split('_secret_', 1)[0] ?? '';
      const [given, right] = [Buffer.from(clientSecret), Buffer.from(secretOf(id))];
      if (given.length !== right.length || !timingSafeEqual(given, right)) throw errorOf(missing(id).refusal);
      return id;
    },
    readEvent(rawBody: string, signature: string, at: Date): ProviderEvent {
      const event = webhooks.constructEvent(
        rawBody,
        signature,
        webhookSecret,
        TOLERANCE_SEC,
        undefined,
        at.getTime(),
      );
      return { id: event.id, type: event.type, intentId: intentOf(event) };
    },
    signEvent(event: SandboxEvent) {
      const payload = JSON.stringify(event);
      const timestamp = Math.floor(now().getTime() / 1000);
      const signature = webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp });
      return { rawBody: payload, signature };
    },
  };
}
