import { createHash } from 'node:crypto';
import type { Context, Db, Role, Session } from '../context.ts';
import { newToken } from '../ids.ts';
import { ApiProblem, unauthenticated } from '../problem.ts';
import { publish } from '../stream/publish.ts';
import { SESSION_ENDED } from '../stream/references.ts';
import { takeDevice } from './devices.ts';

const DAY_MS = 86_400_000;
const TOUCH_MS = 600_000;

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Opens a session and returns its access token, which is stored nowhere: the table holds its hash. */
export async function openSession(
  context: Context,
  db: Db,
  member: { id: string; role: Role; deviceToken?: string | undefined },
): Promise<string> {
  const token = newToken();
  const now = context.now();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      member_id: member.id,
      role: member.role,
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + context.config.sessionDays * DAY_MS),
    })
    .execute();
  if (member.deviceToken) await takeDevice(db, hashToken(token), member.deviceToken);
  return token;
}

/**
 * The session of a bearer token. Throws 401 UNAUTHENTICATED when it is unknown, expired or revoked, 410 ACCOUNT_GONE
 * when its account was deleted, 403 SUSPENDED when it is suspended. Its end slides with use, written at most every
 * 10 minutes.
 */
export async function findSession(
  context: Context,
  token: string,
  { allowSuspended = false } = {},
): Promise<Session> {
  const hash = hashToken(token);
  const now = context.now();
  const row = await context.db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .where('sessions.token_hash', '=', hash)
    .select([
      'sessions.member_id',
      'sessions.device_token',
      'sessions.last_seen_at',
      'sessions.expires_at',
      'sessions.revoked_at',
      'members.role',
      'members.premium_at',
      'members.deleted_at',
      'members.suspended_at',
      'members.suspended_reason',
    ])
    .executeTakeFirst();
  if (!row) throw unauthenticated();
  if (row.deleted_at) throw new ApiProblem(410, 'ACCOUNT_GONE', 'This account was deleted.');
  if (row.revoked_at || Date.parse(row.expires_at) <= now.getTime()) throw unauthenticated();
  if (row.suspended_at && !allowSuspended)
    throw new ApiProblem(
      403,
      'SUSPENDED',
      row.suspended_reason ?? 'This account is suspended. Please contact us.',
    );
  if (now.getTime() - Date.parse(row.last_seen_at) > TOUCH_MS) {
    await context.db
      .updateTable('sessions')
      .set({ last_seen_at: now, expires_at: new Date(now.getTime() + context.config.sessionDays * DAY_MS) })
      .where('token_hash', '=', hash)
      .execute();
  }
  return {
    tokenHash: hash,
    userId: row.member_id,
    role: row.role,
    premium: row.premium_at !== null,
    deviceToken: row.device_token,
  };
}

/** Ends one session. Ending it twice changes nothing. */
export async function endSession(context: Context, db: Db, tokenHash: string): Promise<void> {
  const ended = await db
    .updateTable('sessions')
    .set({ revoked_at: context.now(), device_token: '' })
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .returning('member_id')
    .executeTakeFirst();
  if (ended) await endStreams(db, ended.member_id);
}

/** Lets every process close the streams of a member whose session is not good any more; to be said by whoever ends one. */
export const endStreams = (db: Db, memberId: string): Promise<void> =>
  publish(db, [{ memberId, event: { type: SESSION_ENDED } }]);

/** Those of these sessions (by the hashes of their tokens) that would still be let in. */
export async function liveSessions(db: Db, tokenHashes: readonly string[], now: Date): Promise<Set<string>> {
  if (tokenHashes.length === 0) return new Set();
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .select('sessions.token_hash')
    .where('sessions.token_hash', 'in', [...new Set(tokenHashes)])
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now.toISOString())
    .where('members.deleted_at', 'is', null)
    .where('members.suspended_at', 'is', null)
    .execute();
  return new Set(rows.map(({ token_hash }) => token_hash));
}

/** Ends every session of a member, but the one of `exceptHash` when it is given. */
export async function endSessions(
  context: Context,
  db: Db,
  memberId: string,
  exceptHash?: string,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: context.now(), device_token: '' })
    .where('member_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .$if(exceptHash !== undefined, (query) => query.where('token_hash', '!=', exceptHash ?? ''))
    .execute();
  await endStreams(db, memberId);
}
