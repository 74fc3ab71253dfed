import { sql } from 'kysely';
import type { Db } from '../../../context.ts';
import { isKey } from '../../../ids.ts';
import type { JobNews } from '../../../notify/news.ts';

/** Contract: NotificationType. Of HR, JOB_APPLICATION_RECEIVED; of applicants, JOB_APPLICATION_STATUS. */
export const HR = 19;
export const APPLICANTS = 20;

const texts: Record<JobNews, (job: string) => { title: string; text: string }> = {
  posted: (job) => ({ title: 'New job', text: `posted the job ${job}` }),
  changed: (job) => ({
    title: 'A job has changed',
    text: `Pay or place of ${job}, for which you applied, has changed.`,
  }),
  closed: (job) => ({ title: 'Position closed', text: `The position ${job} has been closed.` }),
  warning: (job) => ({
    title: 'Your job closes soon',
    text: `${job} closes in 3 days. Whoever has no answer by then is told that the position is closed.`,
  }),
  over: (job) => ({
    title: 'Your job is closed',
    text: `${job} is closed, because its last day has passed. Everyone without an answer was told.`,
  }),
  match: (job) => ({ title: 'New job', text: `${job} is new, and matches a search that you saved.` }),
  many: (job) => ({ title: 'New jobs', text: `${job} and other new jobs match what you saved.` }),
};

const idOf = (key: string) => (key.startsWith('job:') ? (key.split(':')[2] ?? '') : '');

/** The titles of the jobs that a page of notifications is about. Of one whose texts are gone, as it was when the reader applied. */
export async function titlesOf(
  db: Db,
  readerId: string,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const ids = [...new Set(keys.map(idOf))].filter(isKey);
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; title: string | null }>`
    select jobs.id, coalesce(nullif(jobs.vacancy_name, ''), (
      select applications.job ->> 'vacancyName' from applications
      where applications.job_id = jobs.id and applications.applicant_id = ${readerId}::uuid
      order by applications.id desc limit 1)) as title
    from jobs where jobs.id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.flatMap(({ id, title }) => (title ? [[id, title]] : [])));
}

/** A notification about a job in words, from its key; undefined for any other key. */
export function jobNews(
  key: string,
  titles: ReadonlyMap<string, string>,
): { title: string; text: string } | undefined {
  if (!key.startsWith('job:')) return undefined;
  const [, news = ''] = key.split(':');
  return (texts as Record<string, (typeof texts)[JobNews]>)[news]?.(titles.get(idOf(key)) ?? 'a job');
}
