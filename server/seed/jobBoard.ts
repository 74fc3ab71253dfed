import type { Transaction } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../db/schema.ts';
import { measurePosters } from '../modules/jobs/measurePosters.ts';
import { putSkills } from '../modules/jobs/search/similar.ts';
import { indexMembers } from '../search/searchEntries.ts';
import { seedApplications } from './applications.ts';
import { insert } from './insert.ts';
import { seedJobs } from './jobs.ts';
import type { Person } from './people.ts';
import { randomOf } from './random.ts';

/** Jobs with their places in the feed, who looked at, liked and kept them, and who applied. */
export async function insertJobs(
  trx: Transaction<Database>,
  community: { persons: Person[]; config: Config; now: Date },
) {
  const { persons, now } = community;
  const jobs = seedJobs(persons, now);
  const posted = jobs.filter(({ post }) => post);
  await insert(
    trx,
    'posts',
    posted.flatMap(({ post }) => post ?? []),
  );
  await insert(
    trx,
    'jobs',
    jobs.map(({ row }) => row),
  );
  const random = randomOf('jobs');
  const seen = posted.map((job) => ({
    job,
    by: random.some(
      persons.filter(({ id }) => id !== job.owner.id),
      random.whole(9, 34),
    ),
  }));
  await insert(
    trx,
    'job_views',
    seen.flatMap(({ job, by }) => by.map(({ id }) => ({ job_id: job.row.id, member_id: id }))),
  );
  const marks = (most: number) =>
    seen.flatMap(({ job, by }) =>
      by.slice(0, random.whole(0, most)).map(({ id }) => ({
        feed_id: job.row.id,
        member_id: id,
        feed_type: 2,
        created_at: new Date(random.between(job.postedAt.getTime(), now.getTime())),
      })),
    );
  await insert(trx, 'likes', marks(8));
  await insert(trx, 'saved', marks(3));
  const rows = await seedApplications(trx, jobs, community);
  await insert(trx, 'applications', rows.applications);
  await insert(trx, 'application_steps', rows.application_steps);
  await insert(trx, 'application_notes', rows.application_notes);
  const owners = [...new Set(jobs.map(({ owner }) => owner.id))];
  await indexMembers(trx, owners);
  for (const { row } of jobs) await putSkills(trx, row.id);
  await measurePosters(trx, now, owners);
}
