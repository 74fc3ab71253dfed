import type { Db, Role } from '../context.ts';
import { isKey } from '../ids.ts';
import { forbidden, notFound, type ApiProblem } from '../problem.ts';

export const memberGone = (): ApiProblem => notFound('This profile is not available.');

export interface PairMember {
  id: string;
  role: Role;
  user_name: string;
  suspended_at: string | null;
  follower_count: number;
}

/**
 * Locks the rows of two members in the order of their keys, so that two who press at once wait for each other instead
 * of for ever, and answers the other. Whoever changes how two members stand does this first. 404 for who is gone, or has
 * not proved their phone.
 */
export async function lockPair(db: Db, userId: string, otherId: string): Promise<PairMember> {
  // The database takes an id in capitals for the same one.
  const id = otherId.toLowerCase();
  if (id === userId) throw forbidden('This is your own account.');
  if (!isKey(id)) throw memberGone();
  const rows = await db
    .selectFrom('members')
    .select(['id', 'role', 'user_name', 'suspended_at', 'follower_count'])
    .where('id', 'in', [userId, id])
    .where('deleted_at', 'is', null)
    .where('phone_verified_at', 'is not', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const other = rows.find((row) => row.id === id);
  if (!other) throw memberGone();
  return other;
}

/** True when a block stands between the two, whoever set it. */
export async function isHidden(db: Db, userId: string, otherId: string): Promise<boolean> {
  const pair = await db
    .selectFrom('hidden_pairs')
    .select('hidden_id')
    .where('member_id', '=', userId)
    .where('hidden_id', '=', otherId)
    .executeTakeFirst();
  return pair !== undefined;
}

/** 404 for whom the member must not see: suspended, or behind a block. */
export async function refuseUnavailable(db: Db, userId: string, other: PairMember): Promise<void> {
  if (other.suspended_at || (await isHidden(db, userId, other.id))) throw memberGone();
}

/** Whether two are connected (status CONNECTED 1). */
export async function areConnected(db: Db, userId: string, otherId: string): Promise<boolean> {
  const tie = await db
    .selectFrom('connections')
    .select('other_id')
    .where('member_id', '=', userId)
    .where('other_id', '=', otherId)
    .where('status', '=', 1)
    .executeTakeFirst();
  return tie !== undefined;
}
