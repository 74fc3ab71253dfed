import type { ResponseBody } from '#openapi/contract.ts';
import { hashPassword } from '../../auth/passwords.ts';
import type { Context, Db } from '../../context.ts';
import { newId } from '../../ids.ts';
import { claimMedia, uploadGone } from '../../media/claim.ts';
import { ApiProblem, invalid } from '../../problem.ts';
import { limit } from '../../rateLimit.ts';
import { sendMemberCode } from './codes.ts';
import { dialCodeOf } from '../../shared/countries.ts';
import { isDuplicate, memberByPhone, phoneTaken, type Member } from '../../shared/members.ts';
import { namesOf, registrationErrors, type Registration } from './registration.ts';
import { removeUnverified } from './unverified.ts';
import { isKept } from './wayBack.ts';

type Answer = ResponseBody<'register'>;

/**
 * Makes an account that waits for its code. A phone whose account in this role was never verified may be registered
 * again: the newer registration replaces the older one, under a new id, so that a code never opens an account whose
 * password somebody else has chosen.
 */
export async function register(form: Registration, context: Context): Promise<Answer> {
  await limit(context, 'register', context.ip);
  const errors = registrationErrors(form, context.now());
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const holder = await memberByPhone(context.db, form);
  // Before the picture: looking into it is the costliest thing that a guest can ask for.
  const first = await earlierAnswer(context, context.db, holder, form);
  if (first) return first;

  const imageKey = form.imageKey ? await claimPicture(context, form.imageKey) : null;
  const passwordHash = await hashPassword(form.password);
  const attempt = () =>
    context.db.transaction().execute((trx) => createAccount(context, trx, form, { imageKey, passwordHash }));
  // Two first registrations of one phone at once: the second finds the first and replaces it.
  return attempt().catch((error: unknown) => (isDuplicate(error) ? attempt() : Promise.reject(error)));
}

async function createAccount(
  context: Context,
  db: Db,
  form: Registration,
  { imageKey, passwordHash }: { imageKey: string | null; passwordHash: string },
): Promise<Answer> {
  const holder = await memberByPhone(db, form);
  const first = await earlierAnswer(context, db, holder, form);
  if (first) return first;
  if (holder) await removeUnverified(context, db, holder);
  const { userName, details } = namesOf(form);
  const now = context.now();
  const member = await db
    .insertInto('members')
    .values({
      id: newId(now.getTime()),
      role: form.role,
      country_code: form.countryCode,
      dial_code: dialCodeOf(form.countryCode) ?? '',
      phone: form.phone,
      email: form.email ?? null,
      password_hash: passwordHash,
      user_name: userName,
      image_key: imageKey,
      details: JSON.stringify(details),
      terms_accepted_at: now,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  // It gets its owner with the code: until then the same person may register again with the same picture.
  if (imageKey) await db.updateTable('media').set({ state: 'used' }).where('key', '=', imageKey).execute();
  const ticket = await sendMemberCode(context, db, member, { purpose: 'register' });
  const answer: Answer = { message: 'We sent you a code', response: ticket };
  if (form.clientId) await rememberAnswer(context, db, member, form.clientId, answer);
  return answer;
}

async function claimPicture(context: Context, imageKey: string): Promise<string> {
  try {
    return (await claimMedia(context, imageKey, 1)).mediaKey;
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status === 429) throw error;
    throw invalid({
      imageKey: error.message === uploadGone ? 'Please choose the picture again.' : error.message,
    });
  }
}

/**
 * What the same write was answered before (`once` does this for members with a session). Throws 409 PHONE_TAKEN when
 * it is another one, and the phone's account verified or moved away from it a short time ago.
 */
async function earlierAnswer(
  context: Context,
  db: Db,
  holder: Member | undefined,
  form: Registration,
): Promise<Answer | undefined> {
  const { clientId, role } = form;
  if (!holder) {
    if (await isKept(context, db, form)) throw phoneTaken(role);
    return undefined;
  }
  const row =
    clientId === undefined
      ? undefined
      : await db
          .selectFrom('idempotency')
          .select('response')
          .where('member_id', '=', holder.id)
          .where('client_id', '=', clientId)
          .where('operation', '=', 'register')
          .executeTakeFirst();
  if (!row && holder.phone_verified_at) throw phoneTaken(role);
  return row?.response as Answer | undefined;
}

async function rememberAnswer(context: Context, db: Db, member: Member, clientId: string, answer: Answer) {
  await db
    .insertInto('idempotency')
    .values({
      member_id: member.id,
      client_id: clientId,
      operation: 'register',
      response: JSON.stringify(answer),
      created_at: context.now(),
    })
    .execute();
}
