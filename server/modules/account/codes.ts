import type { Schemas } from '#openapi/contract.ts';
import { phoneSubject, sendCode } from '../../auth/otp.ts';
import type { Context, Db } from '../../context.ts';
import { invalid } from '../../problem.ts';
import { phoneKeyOf, smsTo, type Member, type PhoneKey } from '../../shared/members.ts';
import { formerUnder } from './wayBack.ts';

type Ticket = Schemas['OtpTicket'];

/** SMS 0, EMAIL 1. */
export type Channel = Schemas['OtpChannel'];

/** Whether an SMS would arrive anywhere. */
export const reachesPhones = ({ config }: Context) => config.demo || config.smsGatewayUrl !== undefined;

/**
 * The ways a code may take. Where this host has an SMS gateway, nothing but an SMS proves a phone; elsewhere the
 * e-mail address stands in for it, because a community without a gateway could not take anybody in.
 */
export function channelsFor(context: Context, purpose: 'register' | 'delete', member: Member): Channel[] {
  if (!member.email) return [0];
  const channels: Channel[] = reachesPhones(context) ? [0] : [];
  if (purpose === 'delete' || context.config.smsGatewayUrl === undefined) channels.push(1);
  return channels;
}

export const subjectOf = (purpose: 'register' | 'delete', member: Member): string =>
  purpose === 'delete' ? member.id : phoneSubject(phoneKeyOf(member));

/** Sends the code that verifies an account or ends it, by the first way that is open when none is named. */
export async function sendMemberCode(
  context: Context,
  db: Db,
  member: Member,
  options: { purpose: 'register' | 'delete'; channel?: Channel; resend?: boolean },
): Promise<Ticket> {
  const { purpose, resend = false } = options;
  const channels = channelsFor(context, purpose, member);
  const channel = options.channel ?? channels[0] ?? 0;
  if (!channels.includes(channel)) throw invalid({ channel: 'Please choose another way.' });
  const sent = await sendCode(context, db, {
    purpose,
    subject: subjectOf(purpose, member),
    to: channel === 1 ? { kind: 'email', address: member.email ?? '' } : smsTo(member),
    resend,
  });
  return { userId: member.id, ...sent, channels };
}

/** Which code opens a recovery, and whether somebody would get it. */
async function recoveryOf(
  context: Context,
  db: Db,
  key: PhoneKey,
  { member, channel }: { member: Member | undefined; channel: Channel },
): Promise<{ purpose: 'forgot' | 'back'; email: string | null; known: boolean }> {
  const reached = (email: string | null) => channel === 0 || email !== null;
  const holder = member?.phone_verified_at ? member : undefined;
  const former = holder && channel === 0 ? undefined : await formerUnder(context, db, key);
  if (former && !holder) return { purpose: 'back', email: former.email, known: reached(former.email) };
  // The phone is the same and the address is new: for 72 hours it is the earlier one that counts.
  if (former?.email && former.email !== holder?.email)
    return { purpose: 'back', email: former.email, known: true };
  const email = holder?.email ?? null;
  return { purpose: 'forgot', email, known: holder !== undefined && reached(email) };
}

/**
 * Sends a recovery code, and tells the same whether or not there is such an account: the phone is shown as it was
 * given, an e-mail address not at all.
 */
export async function sendRecoveryCode(
  context: Context,
  db: Db,
  key: PhoneKey & { dialCode: string },
  member: Member | undefined,
  options: { channel?: Channel; resend?: boolean } = {},
): Promise<Ticket> {
  const channel = options.channel ?? (reachesPhones(context) ? 0 : 1);
  const { purpose, email, known } = await recoveryOf(context, db, key, { member, channel });
  const sent = await sendCode(context, db, {
    purpose,
    subject: phoneSubject(key),
    to:
      channel === 1
        ? { kind: 'email', address: email ?? '' }
        : { kind: 'sms', address: `${key.dialCode}${key.phone}` },
    known,
    resend: options.resend ?? false,
  });
  return { ...sent, ...(channel === 1 ? { otpSentTo: 'your e-mail address' } : {}), channels: [0, 1] };
}

/** Sends the code that confirms a new phone or e-mail address of a member with a session. */
export async function sendContactCode(
  context: Context,
  db: Db,
  member: Member,
  address: { kind: 'sms' | 'email'; address: string },
  resend: boolean,
): Promise<Ticket> {
  const sent = await sendCode(context, db, {
    purpose: 'contact',
    subject: contactSubject(member, address.address),
    to: address,
    resend,
  });
  return { userId: member.id, ...sent, channels: [address.kind === 'sms' ? 0 : 1] };
}

/** The address is part of the subject, so a code that was sent to one address never confirms another. */
export const contactSubject = (member: Member, address: string): string => `${member.id}:${address}`;
