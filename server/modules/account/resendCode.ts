import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { inEvenTime } from '../../auth/evenTime.ts';
import { codeExpired, latestCode, phoneSubject, type CodePurpose } from '../../auth/otp.ts';
import type { Context } from '../../context.ts';
import { limit } from '../../rateLimit.ts';
import {
  contactSubject,
  sendContactCode,
  sendMemberCode,
  sendRecoveryCode,
  subjectOf,
  type Channel,
} from './codes.ts';
import { changeContact, pendingAddress } from './contact.ts';
import { dialCodeOf } from '../../shared/countries.ts';
import { phoneKeyOf } from '../../shared/members.ts';
import { findTarget, type Target } from './target.ts';

type Body = RequestBody<'resendCode'>;
type Ticket = ResponseBody<'resendCode'>['response'];

/** Sends the pending code again, whatever it is for, or begins with a new phone or e-mail address. */
export async function resendCode(body: Body, context: Context): Promise<ResponseBody<'resendCode'>> {
  await limit(context, 'code', context.ip);
  if (body.newPhone || body.newEmail) {
    const { member } = await findTarget(context, body);
    return { message: 'We sent you a code', response: await changeContact(body, context, member) };
  }
  // A recovery code may wait for a phone that has no account: the time tells as little as the answer.
  const response = await inEvenTime(() => sendAgain(body, context));
  return { message: 'We sent the code again', response };
}

async function sendAgain(body: Body, context: Context): Promise<Ticket> {
  const target = await findTarget(context, body);
  return context.db.transaction().execute(async (trx) => {
    const inside = { ...context, db: trx };
    const possible = possibleCodes(inside, target, body.channel);
    const pending = possible.length > 0 ? await latestCode(inside, possible) : undefined;
    if (!pending) throw codeExpired();
    return pending.send();
  });
}

interface PossibleCode {
  purpose: CodePurpose;
  subject: string;
  send: () => Promise<Ticket>;
}

/** The codes that may wait for somebody, and how each is sent again. */
function possibleCodes(context: Context, { member, phoneKey }: Target, channel: Channel): PossibleCode[] {
  const { db } = context;
  const codes: PossibleCode[] = [];
  const options = { channel, resend: true };
  const key = phoneKey ?? (member && phoneKeyOf(member));
  if (key) {
    const dialCode = dialCodeOf(key.countryCode) ?? '';
    const send = () => sendRecoveryCode(context, db, { ...key, dialCode }, member, options);
    for (const purpose of ['forgot', 'back'] as const)
      codes.push({ purpose, subject: phoneSubject(key), send });
  }
  if (!member) return codes;
  const ofMember = (purpose: 'register' | 'delete'): PossibleCode => ({
    purpose,
    subject: subjectOf(purpose, member),
    send: () => sendMemberCode(context, db, member, { purpose, ...options }),
  });
  codes.push(ofMember('register'));
  // The rest only the session of this member may ask for.
  if (context.session?.userId !== member.id) return codes;
  codes.push(ofMember('delete'));
  const address = pendingAddress(member);
  if (address) {
    const subject = contactSubject(member, address.address);
    const send = () => sendContactCode(context, db, member, address, true);
    codes.push({ purpose: 'contact', subject, send });
  }
  return codes;
}
