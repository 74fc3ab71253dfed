import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { premiumPayment } from '../modules/payments/planUpgrade.ts';
import { idAt } from './ids.ts';
import { insert } from './insert.ts';
import { DAY_MS, type Person } from './people.ts';
import { randomOf } from './random.ts';
import type { Row } from './rows.ts';

type Payer = Pick<Person, 'id' | 'handle'>;

interface Paid {
  by: string;
  daysAgo: number;
  /** What a verification was for; absent: Premium. */
  verified?: string;
  amount?: number;
  currency?: string;
  /** Why it was refused. */
  refused?: string;
  returned?: { amount: number; reason: string };
}

/** What the four who sign in have paid. All were test cards. */
const payments: readonly Paid[] = [
  { by: 'amara', daysAgo: 41, verified: 'Identity document', amount: 900, currency: 'EUR' },
  { by: 'amara', daysAgo: 6, refused: 'Your card has insufficient funds.' },
  {
    by: 'nordwind',
    daysAgo: 33,
    returned: { amount: 799, reason: 'Paid back within 14 days, because Premium was not used.' },
  },
  { by: 'nordwind', daysAgo: 34, verified: 'Organisation documents', amount: 2500, currency: 'EUR' },
  {
    by: 'konoha',
    daysAgo: 19,
    verified: 'Organisation documents',
    amount: 4000,
    currency: 'JPY',
    returned: { amount: 1000, reason: 'The check took longer than we had said.' },
  },
  { by: 'ngozi', daysAgo: 12, refused: 'Your card has expired.' },
];

/** Payments of the last weeks, with their receipts and refunds. */
export async function insertPayments(
  trx: Transaction<Database>,
  { persons, now }: { persons: Payer[]; now: Date },
): Promise<void> {
  const random = randomOf('payments');
  const refunds: Row<'refunds'>[] = [];
  const lastOf = new Map<number, number>();
  const rows = payments
    .toSorted((one, other) => other.daysAgo - one.daysAgo)
    .flatMap((paid): Row<'transactions'>[] => {
      const person = persons.find(({ handle }) => handle === paid.by);
      if (!person) return [];
      const at = new Date(now.getTime() - paid.daysAgo * DAY_MS);
      const row = { ...bought(paid, person), id: idAt(random, at), created_at: at, updated_at: at };
      const provider_ref = `pi_sandbox_seed${String(refunds.length + lastOf.size)}${row.id.slice(-12)}`;
      if (paid.refused !== undefined)
        return [{ ...row, provider_ref, status: 2, failure_message: paid.refused }];
      const year = at.getUTCFullYear();
      const number = (lastOf.get(year) ?? 0) + 1;
      lastOf.set(year, number);
      const { returned } = paid;
      if (returned) refunds.push(refundOf(returned, row.id, idAt(random, at), at));
      return [
        {
          ...row,
          provider_ref,
          status: returned ? (returned.amount === row.amount ? 3 : 4) : 1,
          amount_refunded: returned?.amount ?? 0,
          card_brand: 'visa',
          card_last4: '4242',
          receipt_number: `R-${year}-${String(number).padStart(6, '0')}`,
          paid_at: at,
          granted_at: at,
          used_at: at,
        },
      ];
    });
  await insert(trx, 'transactions', rows);
  await insert(trx, 'refunds', refunds);
  await insert(
    trx,
    'receipt_numbers',
    [...lastOf].map(([year, last]) => ({ year, last })),
  );
}

function bought({ verified, amount = 0, currency = '' }: Paid, { id: memberId }: Payer) {
  const title = `Verification of ${verified ?? ''}`;
  const wanted =
    verified === undefined
      ? premiumPayment(memberId)
      : {
          member_id: memberId,
          type: 1 as const,
          // An identity or organisation is its member.
          subject_id: memberId,
          title,
          amount,
          currency,
          items: [{ name: title, qty: 1, unitAmount: amount }],
        };
  return { ...wanted, items: JSON.stringify(wanted.items), details: '{}', listed: true };
}

const refundOf = (
  returned: NonNullable<Paid['returned']>,
  transactionId: string,
  id: string,
  at: Date,
): Row<'refunds'> => ({
  ...returned,
  id,
  transaction_id: transactionId,
  state: 'done',
  provider_ref: `re_sandbox_seed${id.slice(-12)}`,
  created_at: at,
  done_at: new Date(at.getTime() + DAY_MS),
});
