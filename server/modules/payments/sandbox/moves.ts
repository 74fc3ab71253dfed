import type { Db } from '../../../context.ts';
import type { Intent, NewIntent, NewRefund, PaymentDispute } from '../../../services/paymentProvider.ts';
import type { Decline, TestCard } from './cards.ts';
import type { SandboxCard } from '../../../db/paymentTables.ts';
import {
  beginIntent,
  canceled,
  challenged,
  charged,
  declined,
  disputed,
  eventOf,
  missing,
  notPayable,
  type Outcome,
  refunded,
  type SandboxEvent,
  wrong,
} from './intents.ts';

export interface Sandbox {
  db: Db;
  now: () => Date;
  /** Secrets of payments and events are made with it. */
  secret: string;
  /** Keeps an event for delivery, inside the transaction of what it tells. */
  tell: (db: Db, event: SandboxEvent) => Promise<void>;
}

interface Step {
  intent: Intent;
  card?: SandboxCard | null;
  /** The type of the event that tells it. */
  event: string;
  decline?: Decline;
  dispute?: PaymentDispute;
}

type Refused = Exclude<Outcome<Intent>, { answer: Intent }>;

const challengeFailed = {
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

/** Moves a payment on and tells it. A decline is a refusal, and kept all the same. */
async function move(
  { now, tell }: Sandbox,
  trx: Db,
  id: string,
  step: (intent: Intent, card: SandboxCard | null) => Step | Refused,
): Promise<Outcome<Intent>> {
  const row = await trx
    .selectFrom('sandbox_intents')
    .select(['intent', 'card'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return missing(id);
  const next = step(row.intent, row.card);
  if ('refusal' in next) return next;
  const { intent, card = null, event, decline, dispute } = next;
  await trx
    .updateTable('sandbox_intents')
    .set({
      intent: JSON.stringify(intent),
      card: card && JSON.stringify(card),
      ...(dispute && { disputes: JSON.stringify([dispute]) }),
    })
    .where('id', '=', id)
    .execute();
  await tell(trx, eventOf(event, intent, now()));
  if (dispute) await tell(trx, eventOf('charge.dispute.created', dispute, now()));
  if (decline) return { refusal: { type: 'card_error', statusCode: 402, ...decline } };
  return { answer: intent };
}

/** Charges a card, or asks its holder first. `email`: for the receipt. */
export const confirm = (
  sandbox: Sandbox,
  trx: Db,
  id: string,
  { card, email }: { card: TestCard; email: string | null },
) =>
  move(sandbox, trx, id, (intent) => {
    const refused = notPayable(intent);
    if (refused) return refused;
    const { brand, last4, decline, challenge, disputes } = card;
    if (decline)
      return { intent: declined(intent, decline), event: 'payment_intent.payment_failed', decline };
    if (challenge)
      return {
        intent: { ...challenged(intent), receipt_email: email ?? intent.receipt_email },
        card: { brand, last4 },
        event: 'payment_intent.requires_action',
      };
    return {
      intent: charged(intent, { brand, last4 }, email),
      event: 'payment_intent.succeeded',
      ...(disputes && { dispute: disputed(intent, sandbox.now()) }),
    };
  });

/** What the holder answered to the bank. */
export const answer = (sandbox: Sandbox, trx: Db, id: string, passed: boolean) =>
  move(sandbox, trx, id, (intent, card) => {
    if (intent.status !== 'requires_action' || !card)
      return wrong('Nothing is being asked about this payment.', 'payment_intent_unexpected_state');
    return passed
      ? { intent: charged(intent, card, intent.receipt_email), event: 'payment_intent.succeeded' }
      : {
          intent: declined(intent, challengeFailed),
          event: 'payment_intent.payment_failed',
          decline: challengeFailed,
        };
  });

export const cancel = (sandbox: Sandbox, trx: Db, id: string) =>
  move(sandbox, trx, id, (intent) => {
    const outcome = canceled(intent);
    return 'refusal' in outcome ? outcome : { intent: outcome.answer, event: 'payment_intent.canceled' };
  });

export async function create(trx: Db, wanted: NewIntent, now: Date): Promise<Outcome<Intent>> {
  const outcome = beginIntent(wanted, now);
  if ('refusal' in outcome) return outcome;
  await trx
    .insertInto('sandbox_intents')
    .values({ id: outcome.answer.id, intent: JSON.stringify(outcome.answer) })
    .execute();
  return outcome;
}

export async function refund({ now, tell }: Sandbox, trx: Db, { intentId, ...wanted }: NewRefund) {
  const row = await trx
    .selectFrom('sandbox_intents')
    .select(['intent', 'refunds', 'disputes'])
    .where('id', '=', intentId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return missing(intentId);
  if (row.disputes.some(({ status }) => status !== 'won'))
    return wrong('This charge has been charged back; cannot issue a refund.', 'charge_disputed');
  const outcome = refunded(row.intent, wanted, now());
  if ('refusal' in outcome) return outcome;
  const { refund: made, intent } = outcome.answer;
  await trx
    .updateTable('sandbox_intents')
    .set({ intent: JSON.stringify(intent), refunds: JSON.stringify([made, ...row.refunds]) })
    .where('id', '=', intentId)
    .execute();
  await tell(trx, eventOf('charge.refunded', { ...intent.latest_charge, payment_intent: intentId }, now()));
  return { answer: made };
}

/** What the bank has decided about the dispute of a payment, also anew, as one tells it in Stripe's test mode. */
export async function decide({ now, tell }: Sandbox, trx: Db, intentId: string, won: boolean) {
  const row = await trx
    .selectFrom('sandbox_intents')
    .select('disputes')
    .where('id', '=', intentId)
    .forUpdate()
    .executeTakeFirst();
  const [dispute] = row?.disputes ?? [];
  if (!dispute) return wrong('This payment is not disputed.', 'resource_missing', 404);
  const closed: PaymentDispute = { ...dispute, status: won ? 'won' : 'lost' };
  await trx
    .updateTable('sandbox_intents')
    .set({ disputes: JSON.stringify([closed]) })
    .where('id', '=', intentId)
    .execute();
  await tell(trx, eventOf('charge.dispute.closed', closed, now()));
  if (won) await tell(trx, eventOf('charge.dispute.funds_reinstated', closed, now()));
  return { answer: closed };
}
