import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { verifyPassword } from '../../auth/passwords.ts';
import type { Context, Role } from '../../context.ts';
import { ApiProblem } from '../../problem.ts';
import { sendMemberCode } from './codes.ts';
import { forgiveLogin, knowDevice, limitLogin } from './loginLimits.ts';
import { memberByPhone, refuseSuspended, roleWords, type Member } from '../../shared/members.ts';
import { signIn } from './sessionAnswer.ts';

type Body = RequestBody<'login'>;

const roles: Role[] = [1, 2, 3, 4];

/** Specification 4: the answer is what the client stores. A refusal never says which part was wrong. */
export async function login(body: Body, context: Context): Promise<ResponseBody<'login'>> {
  await limitLogin(context, body);
  const member = await memberByPhone(context.db, body);
  if (!(await verifyPassword(body.password, member?.password_hash ?? null)))
    throw await refusal(body, context);
  if (!member) throw wrong();
  await forgiveLogin(context, body);
  refuseSuspended(member);
  if (!member.phone_verified_at) throw await notVerified(context, member);
  await knowDevice(context, body);
  return { message: 'Welcome back', response: await signIn(context, context.db, member, body.deviceToken) };
}

const wrong = () => new ApiProblem(422, 'INVALID_CREDENTIALS', 'Phone, role or password is wrong');

/** The password may be right in another role of this phone. Every role is tried, so that time tells nothing. */
async function refusal(body: Body, context: Context): Promise<ApiProblem> {
  let found: Role | undefined;
  for (const role of roles.filter((other) => other !== body.role)) {
    const member = await memberByPhone(context.db, { ...body, role });
    if (await verifyPassword(body.password, member?.password_hash ?? null)) found ??= role;
  }
  if (!found) return wrong();
  const article = found === 2 ? '' : 'a ';
  return new ApiProblem(422, 'OTHER_ROLE', `This phone is registered as ${article}${roleWords[found]}.`, {
    role: found,
  });
}

async function notVerified(context: Context, member: Member): Promise<ApiProblem> {
  const otp = await context.db
    .transaction()
    .execute((trx) => sendMemberCode(context, trx, member, { purpose: 'register' }));
  // A refusal runs nothing of `after`.
  context.services.wakeTasks();
  return new ApiProblem(422, 'NOT_VERIFIED', 'Please enter the code that we sent you.', { otp });
}
