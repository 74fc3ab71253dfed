import type { Context, Db } from '../context.ts';
import { newToken } from '../ids.ts';
import { ApiProblem } from '../problem.ts';
import { hashToken } from './sessions.ts';

export const RESET_EXPIRES_SEC = 600;

/** A token that changes the password once, within 10 minutes, after a recovery code was right. */
export async function issueResetToken(context: Context, db: Db, memberId: string): Promise<string> {
  const token = newToken();
  await db
    .insertInto('reset_tokens')
    .values({
      token_hash: hashToken(token),
      member_id: memberId,
      expires_at: new Date(context.now().getTime() + RESET_EXPIRES_SEC * 1000),
    })
    .execute();
  return token;
}

const expired = () => new ApiProblem(422, 'RESET_EXPIRED', 'This took too long. Please ask for a new code.');

/** Whose password a reset token may change. Throws 422 RESET_EXPIRED when it is unknown, used or too old. */
export async function memberOfResetToken(context: Context, token: string): Promise<string> {
  const row = await context.db
    .selectFrom('reset_tokens')
    .select('member_id')
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', context.now().toISOString())
    .executeTakeFirst();
  if (!row) throw expired();
  return row.member_id;
}

/** Uses a reset token up. Throws like `memberOfResetToken`. */
export async function takeResetToken(context: Context, db: Db, token: string): Promise<void> {
  const now = context.now();
  const row = await db
    .updateTable('reset_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .returning('member_id')
    .executeTakeFirst();
  if (!row) throw expired();
}
