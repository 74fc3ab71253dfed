import type { Schemas } from '#openapi/contract.ts';
import { minutesBefore } from './feed.ts';
import { makeOwnJob, type Job } from './jobs.ts';

const days = (count: number) => minutesBefore(60 * 24 * count);
const quiet = { views: 0, reviewed: 0, unseen: 0, unanswered: 0, applicants: 0 };

/** A draft with nothing but its title. */
export const draftJob: Job = makeOwnJob({
  jobId: 'j-draft',
  vacancyName: 'Crane operator, harbour',
  companyLocation: undefined,
  description: '',
  responsibilities: undefined,
  requirements: undefined,
  skills: [],
  questions: [],
  languages: [],
  salaryMin: undefined,
  salaryMax: undefined,
  salaryCurrency: undefined,
  salaryPeriod: undefined,
  status: 0,
  postedAt: undefined,
  updatedAt: minutesBefore(35),
  counts: quiet,
});

/** HR's own jobs in every state; stories are drawn at 2026-01-15T09:00Z. */
export const postedJobs: readonly Job[] = [
  makeOwnJob(),
  makeOwnJob({
    jobId: 'j-night',
    vacancyName: 'Control room operator, nights',
    companyLocation: { city: 'Cuxhaven', country: 'DE' },
    employmentType: 2,
    applyBy: '2026-01-18',
    postedAt: days(27),
    updatedAt: days(9),
    counts: { applicants: 31, views: 1204, reviewed: 19, unseen: 0, unanswered: 12 },
  }),
  makeOwnJob({
    jobId: 'j-remote',
    vacancyName: 'Technical writer for service manuals',
    companyLocation: undefined,
    allowedCountries: ['DE', 'NL', 'PL'],
    workplaceType: 3,
    salaryMin: undefined,
    salaryMax: undefined,
    salaryCurrency: undefined,
    salaryPeriod: undefined,
    salaryHiddenReason: 'Paid by the page; we agree on it in the first talk.',
    applyBy: '2026-03-10',
    postedAt: days(1),
    updatedAt: days(1),
    counts: { applicants: 0, views: 12, reviewed: 0, unseen: 0, unanswered: 0 },
  }),
  draftJob,
  makeOwnJob({
    jobId: 'j-closed',
    vacancyName: 'Blade repair technician',
    status: 2,
    closeReason: 1,
    applyBy: '2025-12-20',
    postedAt: days(60),
    updatedAt: days(26),
    reopensLeft: 2,
    counts: { applicants: 9, views: 311, reviewed: 9, unseen: 0, unanswered: 0 },
  }),
  makeOwnJob({
    jobId: 'j-closed-3',
    vacancyName: 'Boat skipper, summer',
    status: 2,
    closeReason: 3,
    applyBy: '2025-11-02',
    postedAt: days(90),
    updatedAt: days(70),
    reopensLeft: 0,
    counts: { applicants: 4, views: 150, reviewed: 4, unseen: 0, unanswered: 0 },
  }),
  makeOwnJob({
    jobId: 'j-filled',
    vacancyName: 'Head of logistics',
    status: 3,
    closeReason: 2,
    applyBy: '2025-12-31',
    postedAt: days(50),
    updatedAt: days(20),
    reopensLeft: 3,
    counts: { applicants: 42, views: 2310, reviewed: 42, unseen: 0, unanswered: 0 },
  }),
].map((job) => JSON.parse(JSON.stringify(job)) as Job); // What is undefined is absent in an answer.

export const totalsOf = (jobs: readonly Job[]): Schemas['JobTotals'] => {
  const count = (status: Job['status']) => jobs.filter((job) => job.status === status).length;
  return { draft: count(0), open: count(1), closed: count(2), filled: count(3) };
};
