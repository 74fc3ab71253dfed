import { sql } from 'kysely';
import type { Context, Db } from '../../context.ts';

const DAY_MS = 86_400_000;
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Notes that a follower came, 1, or left, -1. Runs inside the transaction that changes `follower_count`. */
export async function countFollower(context: Context, db: Db, memberId: string, change: 1 | -1) {
  await sql`
    insert into follower_days as d (member_id, day, change)
    values (${memberId}::uuid, ${dayOf(context.now().getTime())}::date, ${change})
    on conflict (member_id, day) do update set change = d.change + excluded.change`.execute(db);
}

/** How many more follow a member than did some days ago; negative when more left than came. */
export async function followersGained(context: Context, memberId: string, days = 30): Promise<number> {
  const since = dayOf(context.now().getTime() - (days - 1) * DAY_MS);
  const { rows } = await sql<{ gained: number }>`
    select coalesce(sum(change), 0)::int as gained from follower_days
    where member_id = ${memberId}::uuid and day >= ${since}::date`.execute(context.db);
  return rows[0]?.gained ?? 0;
}
