import { type Kysely, sql } from 'kysely';

const statements = [
  // Who left deletes their row in `follows`, so a trend needs the days themselves: at most one row a day and member.
  `create table follower_days (
    member_id uuid not null references members (id),
    day date not null,
    change integer not null,
    primary key (member_id, day)
  )`,
  `insert into follower_days (member_id, day, change)
    select followed_id, (created_at at time zone 'UTC')::date, count(*) from follows group by 1, 2`,
  // Whom to suggest to somebody who knows nobody: the most followed, of a country and of all.
  `create index members_popular on members (follower_count desc, id)
    where role > 1 and deleted_at is null and suspended_at is null`,
  `create index members_popular_country on members (country_code, follower_count desc, id)
    where role > 1 and deleted_at is null and suspended_at is null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
