import { performance } from 'node:perf_hooks';
import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { evenTime } from '../../auth/evenTime.ts';
import { checkCode, codeExpired, latestCode, phoneSubject } from '../../auth/otp.ts';
import { issueResetToken, RESET_EXPIRES_SEC } from '../../auth/resetTokens.ts';
import type { Context } from '../../context.ts';
import { keepMedia } from '../../media/claim.ts';
import { limit } from '../../rateLimit.ts';
import { indexMember } from '../../search/searchEntries.ts';
import { confirmContact } from './contact.ts';
import { forgiveLogin, knowDevice } from './loginLimits.ts';
import { phoneKeyOf, refuseSuspended, type Member, type PhoneKey } from '../../shared/members.ts';
import { signIn } from './sessionAnswer.ts';
import { findTarget, type Target } from './target.ts';
import { formerUnder, goBack } from './wayBack.ts';

type Body = RequestBody<'verify'>;
type Answer = ResponseBody<'verify'>;

/** Uses a code up. What for, the authMode says (specification 3): REGISTER 1, LOGIN 2, FORGOT 3, RESEND 4. */
export async function verify(body: Body, context: Context): Promise<Answer> {
  if (body.authMode === 4) return enterContact(body, context);
  const began = performance.now();
  await limit(context, 'wrongCode', context.ip);
  try {
    const answer = await enter(body, context);
    await limit(context, 'wrongCode', context.ip, -1);
    return answer;
  } catch (refusal) {
    // A refusal takes the same time and the same steps whether or not there is such an account.
    await evenTime(began);
    throw refusal;
  }
}

async function enterContact(body: Body, context: Context): Promise<Answer> {
  const { member, opened } = await confirmContact(body, context);
  await knowDevice(context, phoneKeyOf(member));
  return { message: 'Saved', response: opened };
}

async function enter(body: Body, context: Context): Promise<Answer> {
  const target = await findTarget(context, body);
  if (body.authMode === 3) return recover(body, context, target);
  return { message: 'Your phone is verified', response: await openAccount(body, context, target) };
}

async function openAccount(body: Body, context: Context, { member, phoneKey }: Target) {
  const key = member ? phoneKeyOf(member) : phoneKey;
  await checkCode(context, {
    purpose: 'register',
    subject: key ? phoneSubject(key) : `nobody:${body.userId ?? ''}`,
    code: body.otp,
  });
  if (!member) throw codeExpired();
  refuseSuspended(member);
  const response = await context.db.transaction().execute(async (trx) => {
    const opened = await trx
      .updateTable('members')
      .set({ phone_verified_at: member.phone_verified_at ?? context.now() })
      .where('id', '=', member.id)
      // The phone that the code was for: it may be changed until now.
      .where('country_code', '=', member.country_code)
      .where('phone', '=', member.phone)
      .where('deleted_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    // Replaced by a newer registration in the meantime, or moved to another phone.
    if (!opened) throw codeExpired();
    await indexMember(trx, opened.id);
    if (opened.image_key) await keepMedia(trx, [opened.image_key], opened.id);
    return signIn(context, trx, opened, body.deviceToken);
  });
  await forgiveLogin(context, phoneKeyOf(member));
  await knowDevice(context, phoneKeyOf(member));
  return response;
}

async function recover(body: Body, context: Context, { member, phoneKey }: Target): Promise<Answer> {
  const key = phoneKey ?? (member && phoneKeyOf(member));
  if (!key) throw codeExpired();
  const subject = phoneSubject(key);
  const purposes = ['forgot', 'back'] as const;
  const sent = await latestCode(
    context,
    purposes.map((purpose) => ({ purpose, subject })),
  );
  const purpose = sent?.purpose ?? 'forgot';
  await checkCode(context, { purpose, subject, code: body.otp });
  const resetToken = purpose === 'back' ? await takeBack(context, key) : await resetTokenOf(context, member);
  return {
    message: 'Please choose a new password',
    response: { resetToken, expiresInSec: RESET_EXPIRES_SEC },
  };
}

async function resetTokenOf(context: Context, member: Member | undefined): Promise<string> {
  // The code was sent only to an account, but that may have been deleted since.
  if (!member?.phone_verified_at) throw codeExpired();
  return issueResetToken(context, context.db, member.id);
}

async function takeBack(context: Context, key: PhoneKey): Promise<string> {
  const former = await formerUnder(context, context.db, key);
  if (!former) throw codeExpired();
  return goBack(context, former, key.role);
}
