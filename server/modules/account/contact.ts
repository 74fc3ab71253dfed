import type { RequestBody } from '#openapi/contract.ts';
import { checkCode, codeExpired, type CodeRecipient } from '../../auth/otp.ts';
import { endSession } from '../../auth/sessions.ts';
import type { Context, Db } from '../../context.ts';
import { requireSession } from '../../context.ts';
import { forbidden, invalid } from '../../problem.ts';
import { contactSubject, sendContactCode, sendMemberCode } from './codes.ts';
import { dialCodeOf, noSuchCountry } from './countries.ts';
import { isDuplicate, memberById, memberByPhone, phoneTaken, type Member } from './members.ts';
import { signIn } from './sessionAnswer.ts';
import { removeUnverified } from './unverified.ts';

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
 * (a number may have been mistyped); afterwards it needs the session and waits for its own code. The contract has
 * the account named by its id, which only whoever registered or knows the password was told.
 */
export async function changeContact(body: Body, context: Context, member: Member | undefined) {
  if (!member) throw codeExpired();
  if (body.newPhone && !dialCodeOf(body.countryCode ?? '')) throw invalid({ countryCode: noSuchCountry });
  if (member.phone_verified_at && context.session?.userId !== member.id)
    throw forbidden('Please log in first.');
  return context.db.transaction().execute(async (trx) => {
    if (body.newPhone) await freePhone(context, trx, { ...body, phone: body.newPhone }, member);
    return member.phone_verified_at
      ? askContact(body, context, trx, member)
      : correctContact(body, context, trx, member);
  });
}

/** Throws 409 PHONE_TAKEN when another member holds the phone; a registration that was never verified gives way. */
async function freePhone(
  context: Context,
  db: Db,
  { countryCode = '', phone }: { countryCode?: string; phone: string },
  member: Member,
) {
  const holder = await memberByPhone(db, { countryCode, phone, role: member.role });
  if (!holder || holder.id === member.id) return;
  if (holder.phone_verified_at) throw phoneTaken(member.role);
  await removeUnverified(context, db, holder);
}

async function correctContact(body: Body, context: Context, db: Db, member: Member) {
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

async function askContact(body: Body, context: Context, db: Db, member: Member) {
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

/** The code is right: the new address takes the old one's place, and the session gets a new token. */
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
  const { pendingContact: pending, ...details } = member.details;
  const newPhone = pending && 'phone' in pending ? pending : undefined;
  try {
    return await context.db.transaction().execute(async (trx) => {
      if (newPhone) await freePhone(context, trx, newPhone, member);
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
      await endSession(context, trx, session.tokenHash);
      return signIn(context, trx, changed, body.deviceToken ?? session.deviceToken);
    });
  } catch (error) {
    throw isDuplicate(error) ? phoneTaken(member.role) : error;
  }
}
