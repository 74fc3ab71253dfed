import { sql, type SqlBool } from 'kysely';
import type { Db } from '../context.ts';

/** By the index on hashes (migration 0088), and then to the letter. */
const isToken = (token: string) =>
  sql<SqlBool>`(device_token <> '' and md5(device_token) = md5(${token}) and device_token = ${token})`;

/**
 * Makes a browser's push token this session's, and nobody else's: whoever logs in at a device gets no news of who was there
 * before. An empty one takes the session's away.
 */
export async function takeDevice(db: Db, tokenHash: string, token: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({
      device_token: sql<string>`case when token_hash = ${tokenHash} then ${token} else '' end`,
    })
    .where((row) => row.or([row('token_hash', '=', tokenHash), isToken(token)]))
    .execute();
}

/** Nothing is sent to this token any more; with a member, to that member's sessions alone. */
export async function forgetDevice(db: Db, token: string, memberId?: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ device_token: '' })
    .where(isToken(token))
    .$if(memberId !== undefined, (query) => query.where('member_id', '=', memberId ?? ''))
    .execute();
}
