import { sql } from 'kysely';
import type { Schemas } from '#openapi/contract.ts';
import type { Db, Role } from '../../context.ts';
import { notHidden } from '../../db/visible.ts';
import { isKey } from '../../ids.ts';

export type Relation = Schemas['Relation'];

interface RelationRow {
  id: string;
  role: Role;
  status: 0 | 1 | null;
  direction: 'out' | 'in' | null;
  following: boolean;
  blocked: boolean;
  hidden: boolean;
  muted: boolean;
  mutual: number;
}

/** Job seekers and agencies connect, among themselves and with each other (product 6). */
const connects = (role: Role) => role === 1 || role === 2;

/**
 * How a member stands to others, each by their id, in one statement however many they are (a page at most: the ids
 * stand in the statement). Whoever is gone, or is the member themselves, is not in the answer. A block of either side
 * takes away what could be done; that it is the other's is never said (contract: Relation).
 */
export async function relationsOf(
  db: Db,
  viewer: { userId: string; role: Role },
  otherIds: readonly string[],
): Promise<Map<string, Relation>> {
  const ids = [...new Set(otherIds)].filter((id) => isKey(id) && id !== viewer.userId);
  if (ids.length === 0) return new Map();
  const asked = sql.join(ids.map((id) => sql`${id}::uuid`));
  const me = sql`${viewer.userId}::uuid`;
  const { rows } = await sql<RelationRow>`
    select members.id, members.role, tie.status, tie.direction,
      exists (select 1 from follows where member_id = ${me} and followed_id = members.id) as following,
      exists (select 1 from blocks where member_id = ${me} and blocked_id = members.id) as blocked,
      exists (select 1 from hidden_pairs where member_id = ${me} and hidden_id = members.id) as hidden,
      exists (select 1 from mutes where member_id = ${me} and muted_id = members.id) as muted,
      coalesce(shared.mutual, 0)::int as mutual
    from members
    left join connections as tie on tie.member_id = ${me} and tie.other_id = members.id
    left join (
      select theirs.member_id, count(*) as mutual from connections as theirs
      inner join connections as mine
        on mine.member_id = ${me} and mine.status = 1 and mine.other_id = theirs.other_id
      where theirs.member_id in (${asked}) and theirs.status = 1 and ${notHidden(viewer.userId, 'theirs.other_id')}
      group by theirs.member_id
    ) as shared on shared.member_id = members.id
    where members.id in (${asked}) and members.deleted_at is null`.execute(db);
  return new Map(rows.map((row) => [row.id, toRelation(viewer.role, row)]));
}

/** With one member; undefined for who is gone, or the member themselves. */
export const relationWith = async (db: Db, viewer: { userId: string; role: Role }, otherId: string) =>
  (await relationsOf(db, viewer, [otherId])).get(otherId);

function toRelation(viewerRole: Role, row: RelationRow): Relation {
  const connected = row.status === 1;
  return {
    connectionStatus: row.status ?? 2,
    ...(row.status === 0 ? { requestDirection: row.direction === 'in' ? (1 as const) : (2 as const) } : {}),
    isFollowing: row.following,
    isBlocked: row.blocked,
    isMuted: row.muted,
    canConnect: !row.hidden && connects(viewerRole) && connects(row.role),
    canFollow: !row.hidden && row.role !== 1,
    // The chat is for job seekers alone (specification 2), and for those who are connected.
    canMessage: !row.hidden && connected && viewerRole === 1 && row.role === 1,
    mutualCount: row.hidden ? 0 : row.mutual,
  };
}
