import type { Insertable } from 'kysely';
import type { JobsTable } from '../../../server/db/jobTables.ts';
import { newId } from '../../../server/ids.ts';
import { indexJob } from '../../../server/search/searchEntries.ts';
import type { TestApi } from './api.ts';
import type { TestMember } from './members.ts';

/** An open job that stands in the feed. Returns its id. */
export async function listJob(
  api: TestApi,
  owner: TestMember,
  fields: Partial<Insertable<JobsTable>> = {},
): Promise<string> {
  const now = api.now();
  const id = newId(now.getTime());
  await api.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('posts')
      .values({ id, feed_type: 2, author_id: owner.userId, text: '', created_at: now, updated_at: now })
      .execute();
    await trx
      .insertInto('jobs')
      .values({
        id,
        owner_id: owner.userId,
        vacancy_name: 'Ceramic process engineer',
        company_name: owner.userName,
        place: 'Hanoi, Vietnam',
        location: JSON.stringify({ city: 'Hanoi', country: 'VN' }),
        apply_by: '2026-12-20',
        apply_until: new Date(now.getTime() + 30 * 86_400_000),
        status: 1,
        posted_at: now,
        created_at: now,
        updated_at: now,
        ...fields,
      })
      .execute();
    await indexJob(trx, id);
  });
  return id;
}

/** Changes a job and tells the search, as every handler does. */
export async function changeJob(api: TestApi, id: string, fields: Partial<Insertable<JobsTable>>) {
  await api.db.transaction().execute(async (trx) => {
    await trx.updateTable('jobs').set(fields).where('id', '=', id).execute();
    await indexJob(trx, id);
  });
}
