import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { indexMembers } from '../search/searchEntries.ts';
import type { SeedEvent } from './events.ts';
import { insert } from './insert.ts';
import type { Person } from './people.ts';
import { randomOf } from './random.ts';

const MOST_JOBS = 4;

/** Events with their packages, their places in the feed, and who looked at, liked and kept them. The jobs are there already. */
export async function insertEvents(
  trx: Transaction<Database>,
  events: readonly SeedEvent[],
  { persons, now }: { persons: readonly Person[]; now: Date },
) {
  await insert(
    trx,
    'posts',
    events.flatMap(({ post }) => post ?? []),
  );
  const jobs = await trx
    .selectFrom('jobs')
    .select(['id', 'owner_id'])
    .where('status', '=', 1)
    .orderBy('id')
    .execute();
  const random = randomOf('events');
  const shown = events.map((event) => ({
    event,
    by: event.post
      ? random.some(
          persons.filter(({ id }) => id !== event.owner.id),
          random.whole(6, 24),
        )
      : [],
  }));
  await insert(
    trx,
    'events',
    shown.map(({ event: { row, owner, withJobs }, by }) => {
      const own = withJobs ? jobs.filter(({ owner_id }) => owner_id === owner.id).slice(0, MOST_JOBS) : [];
      return { ...row, linked_job_ids: JSON.stringify(own.map(({ id }) => id)), view_count: by.length };
    }),
  );
  await insert(
    trx,
    'event_packages',
    events.flatMap(({ packages }) => packages),
  );
  await insert(
    trx,
    'event_views',
    shown.flatMap(({ event, by }) => by.map(({ id }) => ({ event_id: event.row.id, member_id: id }))),
  );
  const marks = (most: number) =>
    shown.flatMap(({ event, by }) =>
      by.slice(0, random.whole(0, most)).map(({ id }) => ({
        feed_id: event.row.id,
        member_id: id,
        feed_type: 3,
        created_at: new Date(random.between(event.madeAt.getTime(), now.getTime())),
      })),
    );
  await insert(trx, 'likes', marks(9));
  await insert(trx, 'saved', marks(3));
  await indexMembers(trx, [...new Set(events.map(({ owner }) => owner.id))]);
}
