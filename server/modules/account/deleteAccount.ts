import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { audit } from '../../audit.ts';
import { checkCode } from '../../auth/otp.ts';
import { requireSession, type Context } from '../../context.ts';
import { pictureVariants } from '../../media/variants.ts';
import { unauthenticated } from '../../problem.ts';
import { limit } from '../../rateLimit.ts';
import { cleanOptional } from '../../text.ts';
import { refuseUpcoming } from '../events/eraseEvents.ts';
import { sendMemberCode, subjectOf } from './codes.ts';
import { eraseMember } from './eraseMember.ts';
import { memberById } from '../../shared/members.ts';

/** Sends the code that ends the account; its own purpose, so no other code does. */
export async function verifyAccount(
  _body: RequestBody<'verifyAccount'>,
  context: Context,
): Promise<ResponseBody<'verifyAccount'>> {
  const { userId } = requireSession(context);
  await limit(context, 'code', userId);
  const member = await memberById(context.db, userId);
  if (!member) throw unauthenticated();
  await refuseUpcoming(context, userId);
  const response = await context.db
    .transaction()
    .execute((trx) => sendMemberCode(context, trx, member, { purpose: 'delete' }));
  return { message: 'We sent you a code', response };
}

/** Ends the account for ever. Every later call with one of its tokens is answered with 410. */
export async function deleteAccount(
  body: RequestBody<'deleteAccount'>,
  context: Context,
): Promise<ResponseBody<'deleteAccount'>> {
  const { userId } = requireSession(context);
  const member = await memberById(context.db, userId);
  if (!member) throw unauthenticated();
  await refuseUpcoming(context, userId);
  await checkCode(context, { purpose: 'delete', subject: subjectOf('delete', member), code: body.otp });
  const files = await context.db.transaction().execute(async (trx) => {
    // What the member wrote to the people who run the server, and nothing that names the member.
    await audit(context, trx, 'account.deleted', `member:${userId}`, {
      reason: cleanOptional(body.reason) ?? null,
    });
    return eraseMember(context, trx, userId);
  });
  const { storage } = context.services;
  const variants = pictureVariants(storage);
  context.after(() => {
    for (const key of files)
      Promise.all([storage.remove(key), variants.remove(key)]).catch((error: unknown) =>
        context.log().warn({ err: error, key }, 'file could not be removed'),
      );
  });
  return { message: 'Your account was deleted' };
}
