import { requireSession, type Db } from '../../context.ts';
import { conflict } from '../../problem.ts';
import type { Payer } from '../../services/purposes.ts';
import type { Purpose } from '../../services/purposes.ts';
import { PARTLY_REFUNDED, REFUNDED, SUCCEEDED } from './rows.ts';
import type { NewTransaction, TransactionRow } from '../../services/purposes.ts';

export const PLAN_UPGRADE = 3;

/** One payment, no renewal (specification 9). In cents. */
export const premiumPrice = { amount: 799, currency: 'USD' } as const;

/** The payment of a member for Premium. It is listed once somebody tries to pay: to open the page is no payment. */
export const premiumPayment = (userId: string): NewTransaction => ({
  ...premiumPrice,
  member_id: userId,
  type: PLAN_UPGRADE,
  subject_id: userId,
  title: 'Rolecast Premium',
  items: [{ name: 'Premium, once and for good', qty: 1, unitAmount: premiumPrice.amount }],
  listed: false,
});

async function grantPremium({ now }: Pick<Payer, 'now'>, trx: Db, { member_id: memberId }: TransactionRow) {
  const granted = await trx
    .updateTable('members')
    .set({ premium_at: now() })
    .where('id', '=', memberId)
    .where('premium_at', 'is', null)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return granted ? undefined : 'You are Premium already.';
}

export const planUpgrade: Purpose = {
  async begin(context) {
    const { userId, premium } = requireSession(context);
    if (premium) throw conflict('You are Premium already.');
    return premiumPayment(userId);
  },

  grant: grantPremium,

  async release() {},

  async paidBack() {},

  async revoke(_payer, trx, { id, member_id: memberId }) {
    // A refund that was sent back and made again: Premium may have been bought anew meanwhile.
    const paidAnew = trx
      .selectFrom('transactions')
      .select('id')
      .where('member_id', '=', memberId)
      .where('type', '=', PLAN_UPGRADE)
      .where('id', '>', id)
      .where('granted_at', 'is not', null)
      .where('status', 'in', [SUCCEEDED, PARTLY_REFUNDED]);
    await trx
      .updateTable('members')
      .set({ premium_at: null })
      .where('id', '=', memberId)
      .where((member) => member.not(member.exists(paidAnew)))
      .execute();
  },

  beforeLoss: async () => ({}),

  // A part that was lost has taken nothing away.
  restore: async (payer, trx, row) => (row.status === REFUNDED ? grantPremium(payer, trx, row) : undefined),
};
