import { randomBytes } from 'node:crypto';
import type { Db } from '../../../context.ts';
import { newId } from '../../../ids.ts';
import type { TransactionRow } from '../../../services/purposes.ts';
import { detailsOf, type NamedAttendee } from './holdDetails.ts';

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Ten characters of Crockford's base 32: fifty bits that nobody guesses at a door. */
export const newCode = (): string => Array.from(randomBytes(10), (byte) => letters[byte & 31]).join('');

/** Writes one ticket for each seat of a paid hold; in the name of the buyer where no attendee was named. Returns how many. */
export async function issueTickets(db: Db, now: Date, row: TransactionRow): Promise<number> {
  const { packages, attendees = [], refundPolicy = null } = detailsOf(row);
  const { user_name: buyer } = await db
    .selectFrom('members')
    .select('user_name')
    .where('id', '=', row.member_id)
    .executeTakeFirstOrThrow();
  const named = Map.groupBy(attendees, ({ packageId }) => packageId);
  const tickets = packages.flatMap(({ packageId, quantity, unitAmount }) =>
    Array.from({ length: quantity }, (_, seat) => {
      const who: NamedAttendee | undefined = named.get(packageId)?.[seat];
      return {
        id: newId(now.getTime()),
        code: newCode(),
        event_id: row.subject_id,
        package_id: packageId,
        transaction_id: row.id,
        owner_id: row.member_id,
        attendee_name: who?.name ?? buyer,
        attendee_email: who?.email ?? null,
        answers: JSON.stringify(who?.answers ?? []),
        price: unitAmount,
        currency: row.currency,
        sold_policy: refundPolicy,
        issued_at: now,
        updated_at: now,
      };
    }),
  );
  await db.insertInto('tickets').values(tickets).execute();
  return tickets.length;
}

/** Writes the attendees onto tickets that were issued before anybody named them. */
export async function nameTickets(
  db: Db,
  now: Date,
  row: Pick<TransactionRow, 'id' | 'member_id'>,
  attendees: readonly NamedAttendee[],
): Promise<void> {
  const tickets = await db
    .selectFrom('tickets')
    .select(['id', 'package_id'])
    .where('transaction_id', '=', row.id)
    .where('owner_id', '=', row.member_id)
    .where('status', '=', 1)
    .orderBy('id')
    .forUpdate()
    .execute();
  const named = Map.groupBy(attendees, ({ packageId }) => packageId);
  for (const { id, package_id } of tickets) {
    const who = named.get(package_id)?.shift();
    if (!who) continue;
    await db
      .updateTable('tickets')
      .set({
        attendee_name: who.name,
        attendee_email: who.email,
        answers: JSON.stringify(who.answers),
        updated_at: now,
      })
      .where('id', '=', id)
      .execute();
  }
}
