import { sql } from 'kysely';
import type { Db } from '../../context.ts';
import type { RequestStatus } from '../../db/jobTables.ts';
import { isKey } from '../../ids.ts';

/** Contract: NotificationType. To HR. */
export const APPLICATION_RECEIVED = 19;

/** What HR and applicants are told; `told` says to which status, `overdue` names a job and how many wait there. */
type News =
  | { what: 'received' | 'nudged' | 'withdrawn'; id: string }
  | { what: 'message' | 'interview'; id: string; at: Date }
  | { what: 'told'; id: string; at: Date; status: RequestStatus }
  | { what: 'overdue'; id: string; at: Date; count: number };

/** Key of a notification; the list reads from it what happened. */
export const applicationKey = (news: News): string =>
  [
    'application',
    news.what,
    news.id,
    ...('at' in news ? [news.at.getTime()] : []),
    ...('status' in news ? [news.status] : []),
    ...('count' in news ? [news.count] : []),
  ].join(':');

/** Says what was decided and never more: what is not decided yet is no refusal (product D6). */
const statusTexts: Record<string, (job: string) => string> = {
  1: (job) => `Your application for ${job} is under review again.`,
  2: (job) => `Your application for ${job} was accepted.`,
  3: (job) => `Your application for ${job} was not selected this time.`,
  4: (job) => `Your application for ${job} is on hold.`,
};

const waiting = (count: string) => (count === '1' ? '1 application' : `${count} applications`);

const texts: Record<News['what'], (job: string, detail: string) => { title: string; text: string }> = {
  received: (job) => ({ title: 'New application', text: `applied for ${job}` }),
  nudged: (job) => ({ title: 'Still waiting', text: `asks about the application for ${job}` }),
  withdrawn: (job) => ({ title: 'Application withdrawn', text: `withdrew the application for ${job}` }),
  message: (job) => ({ title: 'Message', text: `There is a message about your application for ${job}.` }),
  interview: (job) => ({ title: 'Interview', text: `There is news about your interview for ${job}.` }),
  told: (job, status) => ({
    title: 'Your application',
    text: statusTexts[status]?.(job) ?? `There is news about your application for ${job}.`,
  }),
  overdue: (job, count) => ({
    title: 'Waiting for an answer',
    text: `${waiting(count)} for ${job} ${count === '1' ? 'has' : 'have'} waited for more than 14 days.`,
  }),
};

const partsOf = (key: string) => {
  const [kind, what = '', id = '', , detail = ''] = key.split(':');
  return kind === 'application' ? { what, id, detail } : undefined;
};

/** The job that a notification is about, and of an application what its applicant was told last. */
interface Subject {
  title: string;
  requestStatus: RequestStatus | null;
}

/** What notifications are about, by application or job, in one statement for a page. */
export async function applicationSubjects(db: Db, keys: readonly string[]): Promise<Map<string, Subject>> {
  const ids = [...new Set(keys.flatMap((key) => partsOf(key)?.id ?? []))].filter(isKey);
  if (ids.length === 0) return new Map();
  const asked = sql.join(ids.map((id) => sql`${id}::uuid`));
  const { rows } = await sql<Subject & { id: string }>`
    select id, job ->> 'vacancyName' as title, told_status as "requestStatus" from applications
      where id in (${asked})
    union all select id, vacancy_name, null from jobs where id in (${asked})`.execute(db);
  return new Map(rows.map(({ id, ...subject }) => [id, subject]));
}

const toApplicants: ReadonlySet<string> = new Set<News['what']>(['message', 'interview', 'told']);

/**
 * A notification in words, from its key; for an applicant also where the application stands today, which may be later than
 * what the notification tells. Undefined for a key that is not of an application.
 */
export function applicationNews(
  key: string,
  subjects: ReadonlyMap<string, Subject>,
): { title: string; text: string; requestStatus?: RequestStatus } | undefined {
  const parts = partsOf(key);
  if (!parts) return undefined;
  const { title = 'a job', requestStatus = null } = subjects.get(parts.id) ?? {};
  const words = (texts as Record<string, (typeof texts)['told']>)[parts.what]?.(title, parts.detail);
  return (
    words && { ...words, ...(requestStatus !== null && toApplicants.has(parts.what) && { requestStatus }) }
  );
}
