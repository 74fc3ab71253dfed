import type { Insertable } from 'kysely';
import type { JobsTable } from '../../../server/db/jobTables.ts';
import type { EventsTable } from '../../../server/db/eventTables.ts';
import { newId } from '../../../server/ids.ts';
import { indexEvent, indexJob } from '../../../server/search/searchEntries.ts';
import type { TestApi } from './api.ts';
import type { TestMember } from './members.ts';

/** An open job of a member, as the capability that posts jobs will write it. Returns its id. */
export async function addJob(
  api: TestApi,
  owner: TestMember,
  fields: Partial<Insertable<JobsTable>> = {},
): Promise<string> {
  const id = newId();
  await api.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('jobs')
      .values({
        id,
        owner_id: owner.userId,
        vacancy_name: 'Work together',
        company_name: 'Kestrel Talent',
        place: 'Lima',
        status: 1,
        created_at: api.now(),
        updated_at: api.now(),
        ...fields,
      })
      .execute();
    await indexJob(trx, id);
  });
  return id;
}

/** A published event of a member with its place in the feed, that ends tomorrow. Returns its id. */
export async function addEvent(
  api: TestApi,
  owner: TestMember,
  fields: Partial<Insertable<EventsTable>> = {},
): Promise<string> {
  const id = newId();
  const end = new Date(api.now().getTime() + 86_400_000);
  await api.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('events')
      .values({
        id,
        owner_id: owner.userId,
        event_name: 'Come together',
        status: 1,
        start_at: api.now(),
        end_at: end,
        created_at: api.now(),
        updated_at: api.now(),
        ...fields,
      })
      .execute();
    await trx
      .insertInto('posts')
      .values({
        id,
        feed_type: 3,
        author_id: owner.userId,
        text: '',
        created_at: api.now(),
        updated_at: api.now(),
      })
      .execute();
    await indexEvent(trx, id);
  });
  return id;
}
