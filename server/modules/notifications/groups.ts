import { sql } from 'kysely';
import type { Schemas } from '#openapi/contract.ts';
import type { Db } from '../../context.ts';
import { authorSelect, toAuthor, type AuthorRow } from '../../shared/authors.ts';
import { mayBeNamed } from '../../notify/visibleNotifications.ts';

/** Who a group names, the latest first, and how many there are. */
export interface Group {
  actors: Schemas['Author'][];
  count: number;
  /** The latest comment. */
  commentId: string | undefined;
}

const MOST_NAMED = 3;

type Row = AuthorRow & { id: string; count: number; comment_id: string | null };

/** The groups among these notifications of a reader, by notification, in one statement. */
export async function groupsOf(
  db: Db,
  readerId: string,
  ids: readonly string[],
): Promise<Map<string, Group>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Row>`
    select notifications.id, latest.count, latest.comment_id, ${authorSelect}
    from notifications cross join lateral (
      select one.actor_id, one.comment_id, one.at, count(*) over ()::int as count from (
        select distinct on (notification_causes.actor_id) notification_causes.actor_id,
          notification_causes.comment_id, notification_causes.created_at as at
        from notification_causes inner join members as actor on actor.id = notification_causes.actor_id
        where notification_causes.cause = notifications.cause
          and notification_causes.about_id = notifications.about_id and ${mayBeNamed(readerId)}
        order by notification_causes.actor_id, notification_causes.created_at desc) as one
      order by one.at desc, one.actor_id limit ${sql.lit(MOST_NAMED)}) as latest
    inner join members on members.id = latest.actor_id
    where notifications.id = any(${[...ids]}::uuid[]) and notifications.cause is not null
    order by notifications.id, latest.at desc, latest.actor_id`.execute(db);
  const byId = Map.groupBy(rows, ({ id }) => id);
  return new Map(
    [...byId].map(([id, named]) => [
      id,
      {
        actors: named.map(toAuthor),
        count: named[0]?.count ?? 0,
        commentId: named[0]?.comment_id ?? undefined,
      },
    ]),
  );
}

/** "Ana", "Ana and Ben", "Ana, Ben and 12 others" (product S42). */
export function namesOf({ actors, count }: Pick<Group, 'actors' | 'count'>): string {
  const [first = '', second] = actors.map(({ userName }) => userName);
  if (second === undefined) return first;
  const others = count - 2;
  if (others <= 0) return `${first} and ${second}`;
  return `${first}, ${second} and ${others === 1 ? '1 other' : `${others} others`}`;
}
