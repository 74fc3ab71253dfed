import { sql } from 'kysely';
import type { Schemas } from '#openapi/contract.ts';
import type { Db } from '../../../context.ts';
import { visiblePosts } from '../../../shared/posts.ts';
import { jobCards } from './cards.ts';
import { foldSkill } from '../skills.ts';

const SHOWN = 4;
/** Of each skill so many of the newest open jobs are compared: the cost stays flat, however common a skill is. */
const MOST_COMPARED = 200;
const JOB = 2;

/** Keeps what an open job is found by as similar to another; one that is not open any more is not. */
export async function putSkills(db: Db, jobId: string): Promise<void> {
  const job = await db
    .selectFrom('jobs')
    .select('skills')
    .where('id', '=', jobId)
    .where('status', '=', 1)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const skills = [...new Set(job?.skills.map(foldSkill))].filter(Boolean).sort();
  await db
    .deleteFrom('job_skills')
    .where('job_id', '=', jobId)
    .$if(skills.length > 0, (query) => query.where('skill', 'not in', skills))
    .execute();
  if (skills.length === 0) return;
  await db
    .insertInto('job_skills')
    .values(skills.map((skill) => ({ skill, job_id: jobId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Open jobs that ask for the same skills, the most alike first, then the newest; four at most. */
export async function similarJobs(
  db: Db,
  viewerId: string,
  job: { id: string; skills: readonly string[] },
): Promise<Schemas['JobCard'][]> {
  const skills = [...new Set(job.skills.map(foldSkill))];
  if (skills.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select near.job_id as id
    from unnest(${skills}::text[]) as asked (skill)
    cross join lateral (
      select job_skills.job_id from job_skills
      where job_skills.skill = asked.skill collate "C" and job_skills.job_id <> ${job.id}::uuid
      order by job_skills.job_id desc limit ${MOST_COMPARED}) as near
    where exists (
      ${visiblePosts(db, viewerId)
        .select(sql`1`.as('one'))
        .whereRef('posts.id', '=', sql.ref('near.job_id'))
        .where('posts.feed_type', '=', JOB)})
    group by near.job_id order by count(*) desc, near.job_id desc limit ${SHOWN}`.execute(db);
  const ids = rows.map(({ id }) => id);
  const cards = await jobCards(db, viewerId, ids);
  return ids.flatMap((id) => cards.get(id) ?? []);
}
