import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { inEvenTime } from '../../auth/evenTime.ts';
import { hashPassword, passwordProblem, verifyPassword } from '../../auth/passwords.ts';
import { memberOfResetToken, takeResetToken } from '../../auth/resetTokens.ts';
import { endSessions } from '../../auth/sessions.ts';
import { requireSession, type Context, type Db } from '../../context.ts';
import { invalid } from '../../problem.ts';
import { forgive, limit } from '../../rateLimit.ts';
import { sendRecoveryCode } from './codes.ts';
import { dialCodeOf, noSuchCountry } from '../../shared/countries.ts';
import { forgiveLogin, knowDevice } from './loginLimits.ts';
import { memberById, memberByPhone, phoneKeyOf, type Member } from '../../shared/members.ts';
import { signIn } from './sessionAnswer.ts';

const done: ResponseBody<'changePassword'> = { message: 'Your password was changed' };

/** Answers the same, and after the same time, whether or not there is such an account. */
export async function passwordForgot(
  body: RequestBody<'passwordForgot'>,
  context: Context,
): Promise<ResponseBody<'passwordForgot'>> {
  await limit(context, 'code', context.ip);
  const dialCode = dialCodeOf(body.countryCode);
  if (!dialCode) throw invalid({ countryCode: noSuchCountry });
  const response = await inEvenTime(() =>
    context.db.transaction().execute(async (trx) => {
      const member = await memberByPhone(trx, body);
      return sendRecoveryCode(context, trx, { ...body, dialCode }, member);
    }),
  );
  return { message: 'If an account exists, a code was sent', response };
}

/** With a reset token, which wins and ends in a session, or inside a session with the current password. */
export async function changePassword(
  body: RequestBody<'changePassword'>,
  context: Context,
): Promise<ResponseBody<'changePassword'>> {
  return body.resetToken
    ? resetPassword({ ...body, resetToken: body.resetToken }, context)
    : replacePassword(body, context);
}

async function resetPassword(
  body: RequestBody<'changePassword'> & { resetToken: string },
  context: Context,
): Promise<ResponseBody<'changePassword'>> {
  // Before the derivation: it is dear, and without a genuine token anybody could ask for it.
  const memberId = await memberOfResetToken(context, body.resetToken);
  const member = await memberById(context.db, memberId);
  refuseWeak(body.newPassword, member);
  const hash = await hashPassword(body.newPassword);
  const response = await context.db.transaction().execute(async (trx) => {
    await takeResetToken(context, trx, body.resetToken);
    await storePassword(context, trx, memberId, hash);
    if (body.logoutOthers !== false) await endSessions(context, trx, memberId);
    // Whoever may not log in is not let in this way either.
    return member && !member.suspended_at ? signIn(context, trx, member, undefined) : undefined;
  });
  if (member) await forgiveLogin(context, phoneKeyOf(member));
  if (!member || !response) return done;
  await knowDevice(context, phoneKeyOf(member));
  return { ...done, response };
}

async function replacePassword(
  body: RequestBody<'changePassword'>,
  context: Context,
): Promise<ResponseBody<'changePassword'>> {
  const session = requireSession(context);
  if (!body.currentPassword) throw invalid({ currentPassword: 'Please enter your current password.' });
  const member = await memberById(context.db, session.userId);
  refuseWeak(body.newPassword, member);
  await limit(context, 'login', `change:${session.userId}`);
  if (!(await verifyPassword(body.currentPassword, member?.password_hash ?? null)))
    throw invalid({ currentPassword: 'This is not your current password.' });
  if (body.newPassword === body.currentPassword)
    throw invalid({ newPassword: 'The new password must differ from the current one.' });
  const hash = await hashPassword(body.newPassword);
  await context.db.transaction().execute(async (trx) => {
    await storePassword(context, trx, session.userId, hash);
    if (body.logoutOthers) await endSessions(context, trx, session.userId, session.tokenHash);
  });
  await forgive(context, 'login', `change:${session.userId}`);
  return done;
}

function refuseWeak(password: string, member: Member | undefined) {
  const problem = passwordProblem(password, member?.phone ?? '');
  if (problem) throw invalid({ newPassword: problem });
}

async function storePassword(context: Context, db: Db, memberId: string, hash: string) {
  await db
    .updateTable('members')
    .set({ password_hash: hash, updated_at: context.now() })
    .where('id', '=', memberId)
    .where('deleted_at', 'is', null)
    .execute();
}
