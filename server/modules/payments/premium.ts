import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { contentPage } from '../../content.ts';
import type { Context } from '../../context.ts';

/** One payment, no renewal (specification 9). In cents. */
const price = { amount: 799, currency: 'USD' } as const;

const content = contentPage('premium');

/** What Premium is, for members and visitors. There is no payment provider yet, so the answer holds no payment. */
export async function getUpgradeToPremium(
  _body: RequestBody<'getUpgradeToPremium'>,
  { db, session }: Context,
): Promise<ResponseBody<'getUpgradeToPremium'>> {
  const member = session?.premium
    ? await db.selectFrom('members').select('premium_at').where('id', '=', session.userId).executeTakeFirst()
    : undefined;
  const since = member?.premium_at;
  return {
    message: since ? 'You are Premium' : 'Premium',
    response: { content, ...price, ...(since ? { premiumSince: since } : {}) },
  };
}
