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
  const options = { channel: body.channel, resend: true };
  const key = phoneKey ?? (member && phoneKeyOf(member));
  if (!key) throw codeExpired();
  // Codes that only the session of this member may ask for.
  const mine = context.session?.userId === member?.id ? member : undefined;
  const address = mine && pendingAddress(mine);
  const pending = await latestCode(context, [
    { purpose: 'register' as const, subject: phoneSubject(key) },
    { purpose: 'forgot' as const, subject: phoneSubject(key) },
    ...(mine ? [{ purpose: 'delete' as const, subject: subjectOf('delete', mine) }] : []),
    ...(mine && address
      ? [{ purpose: 'contact' as const, subject: contactSubject(mine, address.address) }]
      : []),
  ]);
  if (pending?.purpose === 'forgot') {
    const dialCode = dialCodeOf(key.countryCode) ?? '';
    return sendRecoveryCode(context, db, { ...key, dialCode }, member, options);
  }
  if (pending?.purpose === 'contact' && mine && address)
    return sendContactCode(context, db, mine, address, true);
  if (member && (pending?.purpose === 'register' || pending?.purpose === 'delete'))
    return sendMemberCode(context, db, member, { purpose: pending.purpose, ...options });
  throw codeExpired();
}
