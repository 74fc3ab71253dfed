import type { Selectable } from 'kysely';
import { audit } from '../../audit.ts';
import { codeExpired, maskAddress, type CodeRecipient } from '../../auth/otp.ts';
import { issueResetToken } from '../../auth/resetTokens.ts';
import { endSessions } from '../../auth/sessions.ts';
import type { Context, Db } from '../../context.ts';
import type { ContactChangesTable } from '../../db/serviceTables.ts';
import { newId } from '../../ids.ts';
import { queueMessage } from '../../outbox/outbox.ts';
import { isDuplicate, phoneTaken, smsTo, type Member, type PhoneKey } from '../../shared/members.ts';

const WAY_BACK_MS = 72 * 3_600_000;

/** How a member was reached before a change. */
export type Former = Selectable<ContactChangesTable>;

const liveUnder = (context: Context, db: Db, { countryCode, phone, role }: PhoneKey) =>
  db
    .selectFrom('contact_changes as c')
    .innerJoin('members', 'members.id', 'c.member_id')
    .where('c.phone', '=', phone)
    .where('c.country_code', '=', countryCode)
    .where('members.role', '=', role)
    .where('members.deleted_at', 'is', null)
    .where('c.expires_at', '>', context.now().toISOString());

/** The earliest change of the last 72 hours away from this phone, or made under it. */
export const formerUnder = (context: Context, db: Db, key: PhoneKey): Promise<Former | undefined> =>
  liveUnder(context, db, key).selectAll('c').orderBy('c.id').limit(1).executeTakeFirst();

/**
 * Whether a phone brings another member's account back: nobody else may register or take it until then. Where an e-mail
 * stands in for the phone, whoever took the account could otherwise close the way back.
 */
export async function isKept(context: Context, db: Db, key: PhoneKey, memberId?: string): Promise<boolean> {
  const row = await liveUnder(context, db, key)
    .select('c.id')
    .$if(memberId !== undefined, (query) => query.where('c.member_id', '!=', memberId ?? ''))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps how the member was reached until now, and tells it there. `added`: the new phone or address. */
export async function keepWayBack(
  context: Context,
  db: Db,
  before: Member,
  added: CodeRecipient,
  reachesPhones: boolean,
): Promise<void> {
  const now = context.now();
  const expires = new Date(now.getTime() + WAY_BACK_MS);
  const until = `${expires.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const what = added.kind === 'sms' ? 'phone number' : 'e-mail address';
  const tell = (to: CodeRecipient, wayBack: string) =>
    queueMessage(context, db, {
      kind: to.kind,
      to: to.address,
      subject: `The ${what} of your Rolecast account was changed`,
      body: `The ${what} of your Rolecast account is now ${maskAddress(added)}. If this was not you: ${wayBack}`,
    });
  if (added.kind === 'sms' || before.email)
    await db
      .insertInto('contact_changes')
      .values({
        id: newId(now.getTime()),
        member_id: before.id,
        country_code: before.country_code ?? '',
        dial_code: before.dial_code ?? '',
        phone: before.phone ?? '',
        email: before.email,
        changed_at: now,
        expires_at: expires,
      })
      .execute();
  if (before.email)
    await tell(
      { kind: 'email', address: before.email },
      `until ${until} choose "Forgot password" on Rolecast, enter the number ${maskAddress(smsTo(before))} and have the code sent by e-mail. It comes here and takes the change back.`,
    );
  if (added.kind === 'sms' && (reachesPhones || !before.email))
    await tell(
      smsTo(before),
      `until ${until} choose "Forgot password" on Rolecast and enter this number. The code takes the change back.`,
    );
  if (added.kind === 'email' && !before.email)
    await tell(smsTo(before), 'choose "Forgot password" on Rolecast, then change the address.');
}

/**
 * Takes a change back, and every later one: the phone and the address from before count again, every session is over.
 * Returns the right to a new password.
 */
export async function goBack(context: Context, former: Former, role: Member['role']): Promise<string> {
  const { id, member_id: memberId, country_code, dial_code, phone, email } = former;
  try {
    return await context.db.transaction().execute(async (trx) => {
      const member = await trx
        .selectFrom('members')
        .select('details')
        .where('id', '=', memberId)
        .where('deleted_at', 'is', null)
        .forUpdate()
        .executeTakeFirst();
      if (!member) throw codeExpired();
      const { pendingContact: _, ...details } = member.details;
      await trx
        .updateTable('members')
        .set({
          country_code,
          dial_code,
          phone,
          email,
          details: JSON.stringify(details),
          updated_at: context.now(),
        })
        .where('id', '=', memberId)
        .execute();
      await trx
        .deleteFrom('contact_changes')
        .where('member_id', '=', memberId)
        .where('id', '>=', id)
        .execute();
      await trx.deleteFrom('reset_tokens').where('member_id', '=', memberId).execute();
      await endSessions(context, trx, memberId);
      await audit(context, trx, 'account.contactRestored', `member:${memberId}`);
      return issueResetToken(context, trx, memberId);
    });
  } catch (error) {
    throw isDuplicate(error) ? phoneTaken(role) : error;
  }
}
