import { createHash } from 'node:crypto';
import type { Context, Db, Role, Session } from '../context.ts';
import { newToken } from '../ids.ts';
import { ApiProblem, unauthenticated } from '../problem.ts';

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
      device_token: member.deviceToken ?? '',
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + context.config.sessionDays * DAY_MS),
    })
    .execute();
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
  await db
    .updateTable('sessions')
    .set({ revoked_at: context.now(), device_token: '' })
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .execute();
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
}
