import { requireSession, type Context } from '../../../context.ts';
import { isKey } from '../../../ids.ts';
import { limit } from '../../../rateLimit.ts';
import { clean } from '../../../text.ts';
import type { TransactionRow } from '../../../services/purposes.ts';
import { detailsOf } from './holdDetails.ts';

const DAY_MS = 86_400_000;

/** The caller's own address, as addresses are compared; undefined without one. */
async function ownAddress({ db }: Context, userId: string): Promise<string | undefined> {
  const member = await db.selectFrom('members').select('email').where('id', '=', userId).executeTakeFirst();
  return member?.email?.toLowerCase();
}

/** To whom a member has sent free tickets within a day. */
async function knownAddresses({ db, now }: Context, userId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('transactions')
    .innerJoin('tickets', 'tickets.transaction_id', 'transactions.id')
    .select(['tickets.attendee_email', 'transactions.receipt_email'])
    .where('transactions.member_id', '=', userId)
    .where('transactions.amount', '=', 0)
    .where('transactions.granted_at', '>', new Date(now().getTime() - DAY_MS).toISOString())
    .execute();
  const all = rows.flatMap(({ attendee_email, receipt_email }) => [attendee_email, receipt_email]);
  return new Set(all.flatMap((address) => address?.toLowerCase() ?? []));
}

/**
 * Free tickets are mailed to whatever address somebody types: throws 429 with the limit before they flood one, or many. The hold
 * stays, so that other addresses can be given. Not for use inside a transaction.
 */
export async function limitGuests(context: Context, row: TransactionRow): Promise<void> {
  const { userId } = requireSession(context);
  const named = [...(detailsOf(row).attendees ?? []).map(({ email }) => email), row.receipt_email];
  const addresses = new Set(named.flatMap((address) => address?.toLowerCase() ?? []));
  const own = await ownAddress(context, userId);
  if (own !== undefined) addresses.delete(own);
  const known = await knownAddresses(context, userId);
  const fresh = [...addresses].filter((address) => !known.has(address)).length;
  if (fresh > 0) await limitFresh(context, userId, fresh);
  for (const address of addresses)
    await limit(context, 'guestMail', `${userId}:${row.subject_id}:${address}`);
}

/** What was refused was sent to nobody, so it does not count. */
async function limitFresh(context: Context, userId: string, fresh: number): Promise<void> {
  try {
    await limit(context, 'guestAddress', userId, fresh);
  } catch (error) {
    await limit(context, 'guestAddress', userId, -fresh);
    throw error;
  }
}

/** The same for a ticket that is mailed again, or handed to somebody with this address. */
export async function limitTicketMail(
  context: Context,
  { ticketId = '', attendeeEmail }: { ticketId?: string | undefined; attendeeEmail?: string | undefined },
): Promise<void> {
  const { userId } = requireSession(context);
  const ticket = isKey(ticketId)
    ? await context.db
        .selectFrom('tickets')
        .select(['event_id', 'attendee_email'])
        .where('id', '=', ticketId)
        .executeTakeFirst()
    : undefined;
  const address = clean(attendeeEmail ?? ticket?.attendee_email ?? '').toLowerCase();
  if (!ticket || address === '' || address === (await ownAddress(context, userId))) return;
  await limit(context, 'guestMail', `${userId}:${ticket.event_id}:${address}`);
}
