import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { contentPage } from '../../content.ts';
import { requireSession, type Context, type Db } from '../../context.ts';
import { ApiProblem, conflict } from '../../problem.ts';
import { limit } from '../../rateLimit.ts';
import { askProvider, cardForm, type Asked } from './ask.ts';
import { asking, payerOf } from './payer.ts';
import { PLAN_UPGRADE, premiumPayment, premiumPrice } from './planUpgrade.ts';
import { openTransaction, PENDING } from './rows.ts';

const content = contentPage('premium');
/** A payment that was ended elsewhere is begun anew; twice in a row means that something is wrong. */
const TRIES = 3;

async function premiumSince(db: Db, userId: string): Promise<string | undefined> {
  const member = await db
    .selectFrom('members')
    .select('premium_at')
    .where('id', '=', userId)
    .executeTakeFirst();
  return member?.premium_at ?? undefined;
}

/**
 * What Premium is, for members and visitors; for members who are not premium with a payment ready to be made. Opened again,
 * also in another tab, it is the same payment, and one that was made meanwhile counts.
 */
export async function getUpgradeToPremium(
  _body: RequestBody<'getUpgradeToPremium'>,
  context: Context,
): Promise<ResponseBody<'getUpgradeToPremium'>> {
  const { db, session } = context;
  const plan = { content, ...premiumPrice };
  if (!session) return { message: 'Premium', response: plan };
  const { userId } = session;
  const ready = session.premium || !context.services.payments ? undefined : await paymentOf(context, userId);
  const since = await premiumSince(db, userId);
  if (since) return { message: 'You are Premium', response: { ...plan, premiumSince: since } };
  if (!ready) return { message: 'Premium', response: plan };
  return {
    message: 'Premium',
    response: {
      ...plan,
      paymentIntentResponse: cardForm(context, ready.intent),
      transactionId: ready.row.id,
    },
  };
}

async function paymentOf(context: Context, userId: string): Promise<Asked | undefined> {
  await limit(context, 'payment', userId);
  const payer = payerOf(context);
  for (let tries = 0; tries < TRIES; tries++) {
    const open = await openTransaction(context.now(), context.db, premiumPayment(userId));
    const asked = await asking(context, () => askProvider(payer, open));
    if (asked && asked.intent.status !== 'canceled') return asked;
  }
  return undefined;
}

/** Makes the caller premium when the provider says that it was paid (product D9). Twice changes nothing. */
export async function upgradeToPremium(
  _body: RequestBody<'upgradeToPremium'>,
  context: Context,
): Promise<ResponseBody<'upgradeToPremium'>> {
  const { userId } = requireSession(context);
  await limit(context, 'payment', userId);
  const row = await context.db
    .selectFrom('transactions')
    .selectAll()
    .where('member_id', '=', userId)
    .where('type', '=', PLAN_UPGRADE)
    .where('provider_ref', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const asked =
    row && row.status === PENDING
      ? await asking(context, () => askProvider(payerOf(context), row))
      : undefined;
  const since = await premiumSince(context.db, userId);
  if (since)
    return {
      message: 'Welcome to Premium',
      response: { premiumUser: 1, premiumSince: since, ...(row && { transactionId: row.id }) },
    };
  const status = asked?.intent.status;
  if (status === 'processing' || status === 'requires_action')
    throw conflict('Your bank is still confirming the payment. We will tell you when it has arrived.');
  throw new ApiProblem(422, 'PAYMENT_FAILED', 'Payment failed. Please try again.');
}
