import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { codeExpired, latestCode, phoneSubject } from '../../auth/otp.ts';
import type { Context } from '../../context.ts';
import { limit } from '../../rateLimit.ts';
import { contactSubject, sendContactCode, sendMemberCode, sendRecoveryCode, subjectOf } from './codes.ts';
import { changeContact, pendingAddress } from './contact.ts';
import { dialCodeOf } from './countries.ts';
import { phoneKeyOf } from './members.ts';
import { findTarget, type Target } from './target.ts';

type Body = RequestBody<'resendCode'>;
type Ticket = ResponseBody<'resendCode'>['response'];

/** Sends the pending code again, whatever it is for, or begins with a new phone or e-mail address. */
export async function resendCode(body: Body, context: Context): Promise<ResponseBody<'resendCode'>> {
  await limit(context, 'code', context.ip);
  const target = await findTarget(context, body);
  if (body.newPhone || body.newEmail) {
    return { message: 'We sent you a code', response: await changeContact(body, context, target.member) };
  }
  const response = await context.db
    .transaction()
    .execute((trx) => sendAgain(body, { ...context, db: trx }, target));
  return { message: 'We sent the code again', response };
}

async function sendAgain(body: Body, context: Context, { member, phoneKey }: Target): Promise<Ticket> {
  const { db } = context;
  const { channel } = body;
  const key = phoneKey ?? (member && phoneKeyOf(member));
  if (!key) throw codeExpired();
  const mine = member !== undefined && context.session?.userId === member.id;
  const address = mine ? pendingAddress(member) : undefined;
  const pending = await latestCode(context, [
    { purpose: 'register' as const, subject: phoneSubject(key) },
    { purpose: 'forgot' as const, subject: phoneSubject(key) },
    ...(mine ? [{ purpose: 'delete' as const, subject: subjectOf('delete', member) }] : []),
    ...(address ? [{ purpose: 'contact' as const, subject: contactSubject(member!, address.address) }] : []),
  ]);
  switch (pending?.purpose) {
    case 'forgot': {
      const dialCode = dialCodeOf(key.countryCode) ?? '';
      return sendRecoveryCode(context, db, { ...key, dialCode }, member, { channel, resend: true });
    }
    case 'register':
    case 'delete':
      if (!member) throw codeExpired();
      return sendMemberCode(context, db, member, { purpose: pending.purpose, channel, resend: true });
    case 'contact':
      // Only a member with a session has an address that waits.
      return sendContactCode(context, db, member!, address!, true);
    default:
      throw codeExpired();
  }
}
