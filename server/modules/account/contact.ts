import type { RequestBody } from '#openapi/contract.ts';
import { checkCode, codeExpired, type CodeRecipient } from '../../auth/otp.ts';
import { verifyPassword } from '../../auth/passwords.ts';
import { endSessions } from '../../auth/sessions.ts';
import type { Context, Db } from '../../context.ts';
import { requireSession } from '../../context.ts';
import { forbidden, invalid } from '../../problem.ts';
import { contactSubject, reachesPhones, sendContactCode, sendMemberCode } from './codes.ts';
import { dialCodeOf, noSuchCountry } from '../../shared/countries.ts';
import { isDuplicate, memberById, memberByPhone, phoneTaken, type Member } from '../../shared/members.ts';
import { signIn } from './sessionAnswer.ts';
import { forgive, limit } from '../../rateLimit.ts';
import { removeUnverified } from './unverified.ts';
import { isKept, keepWayBack } from './wayBack.ts';

type Body = RequestBody<'resendCode'>;

const phoneColumns = ({ countryCode, phone }: { countryCode: string; phone: string }) => ({
  country_code: countryCode,
  dial_code: dialCodeOf(countryCode) ?? '',
  phone,
});

/** Where the code of a new phone or e-mail address goes; undefined when none waits. */
export function pendingAddress(member: Member): CodeRecipient | undefined {
  const pending = member.details.pendingContact;
  if (!pending) return undefined;
  return 'email' in pending
    ? { kind: 'email', address: pending.email }
    : { kind: 'sms', address: `${dialCodeOf(pending.countryCode) ?? ''}${pending.phone}` };
}

/**
 * Begins with a new phone or e-mail address. Before the account is verified it takes the place of the old one at once
 * (a number may have been mistyped); afterwards it needs the session and the current password, and waits for its own
 * code. The contract has the account named by its id, which only whoever registered or knows the password was told.
 */
export async function changeContact(body: Body, context: Context, member: Member | undefined) {
  if (!member) throw codeExpired();
  if (body.newPhone && !dialCodeOf(body.countryCode ?? '')) throw invalid({ countryCode: noSuchCountry });
  if (member.phone_verified_at && context.session?.userId !== member.id)
    throw forbidden('Please log in first.');
  if (member.phone_verified_at) await checkPassword(body, context, member);
  return context.db
    .transaction()
    .execute((trx) =>
      member.phone_verified_at
        ? askContact(body, context, trx, member)
        : correctContact(body, context, trx, member),
    );
}

/** A session that somebody found open must not be enough: whoever holds the phone holds the account. */
async function checkPassword({ currentPassword }: Body, context: Context, member: Member) {
  if (!currentPassword) throw invalid({ currentPassword: 'Please enter your current password.' });
  // Counted with the tries of a change of the password.
  const key = `change:${member.id}`;
  await limit(context, 'login', key);
  if (!(await verifyPassword(currentPassword, member.password_hash)))
    throw invalid({ currentPassword: 'This is not your current password.' });
  await forgive(context, 'login', key);
}

/** Whose registration waits under a phone, if anybody's. Throws 409 PHONE_TAKEN when another member has proved it. */
async function waitingUnder(
  context: Context,
  db: Db,
  { countryCode = '', phone }: { countryCode?: string; phone: string },
  member: Member,
): Promise<Member | undefined> {
  const key = { countryCode, phone, role: member.role };
  if (await isKept(context, db, key, member.id)) throw phoneTaken(member.role);
  const holder = await memberByPhone(db, key);
  if (!holder || holder.id === member.id) return undefined;
  if (holder.phone_verified_at) throw phoneTaken(member.role);
  return holder;
}

/** As with two registrations of one phone, the newer takes the place of the older; only a code opens either. */
async function correctContact(body: Body, context: Context, db: Db, member: Member) {
  const waiting =
    body.newPhone && (await waitingUnder(context, db, { ...body, phone: body.newPhone }, member));
  if (waiting) await removeUnverified(context, db, waiting);
  const corrected = await db
    .updateTable('members')
    .set({
      updated_at: context.now(),
      ...(body.newEmail ? { email: body.newEmail } : {}),
      ...(body.newPhone && body.countryCode
        ? phoneColumns({ countryCode: body.countryCode, phone: body.newPhone })
        : {}),
    })
    .where('id', '=', member.id)
    .where('phone_verified_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!corrected) throw codeExpired();
  return sendMemberCode(context, db, corrected, {
    purpose: 'register',
    ...(body.newEmail ? { channel: 1 as const, resend: true } : {}),
  });
}

/** Takes nothing from anybody: whose phone it is, only its code will tell. */
async function askContact(body: Body, context: Context, db: Db, { id }: Member) {
  const member = await lockedMember(db, id);
  if (body.newPhone) await waitingUnder(context, db, { ...body, phone: body.newPhone }, member);
  const pendingContact = body.newPhone
    ? { countryCode: body.countryCode ?? '', phone: body.newPhone }
    : { email: body.newEmail ?? '' };
  const details = { ...member.details, pendingContact };
  await db
    .updateTable('members')
    .set({ details: JSON.stringify(details) })
    .where('id', '=', member.id)
    .execute();
  const asked = { ...member, details };
  // It was set in the line above.
  return sendContactCode(context, db, asked, pendingAddress(asked)!, false);
}

/** `details` is one document, so whoever changes a part of it holds the row from the reading on. */
async function lockedMember(db: Db, id: string): Promise<Member> {
  const member = await db
    .selectFrom('members')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!member) throw codeExpired();
  return member;
}

/**
 * The code is right: the new address takes the old one's place, which is told and can take it back for 72 hours. Every
 * other session is over, and this one gets a new token. Returns it with the member as they are now.
 */
export async function confirmContact(body: RequestBody<'verify'>, context: Context) {
  const session = requireSession(context);
  const member = await memberById(context.db, session.userId);
  const address = member && pendingAddress(member);
  if (!address) throw codeExpired();
  await checkCode(context, {
    purpose: 'contact',
    subject: contactSubject(member, address.address),
    code: body.otp,
  });
  try {
    return await context.db.transaction().execute(async (trx) => {
      const locked = await lockedMember(trx, member.id);
      const { pendingContact: pending, ...details } = locked.details;
      // Another address was asked for meanwhile: this code was not sent there.
      if (pendingAddress(locked)?.address !== address.address) throw codeExpired();
      const newPhone = pending && 'phone' in pending ? pending : undefined;
      const waiting = newPhone && (await waitingUnder(context, trx, newPhone, member));
      if (waiting) await removeUnverified(context, trx, waiting);
      const changed = await trx
        .updateTable('members')
        .set({
          ...(newPhone ? phoneColumns(newPhone) : { email: address.address }),
          details: JSON.stringify(details),
          updated_at: context.now(),
        })
        .where('id', '=', member.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      await keepWayBack(context, trx, locked, address, reachesPhones(context));
      await endSessions(context, trx, member.id);
      const opened = await signIn(context, trx, changed, body.deviceToken ?? session.deviceToken);
      return { member: changed, opened };
    });
  } catch (error) {
    throw isDuplicate(error) ? phoneTaken(member.role) : error;
  }
}
