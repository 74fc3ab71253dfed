import type { RequestBody, Schemas } from '#openapi/contract.ts';
import { draftJob, totalsOf } from '../factories/postedJobs.ts';
import type { Job } from '../factories/jobs.ts';
import { makeJobItem } from '../factories/jobs.ts';
import { pictures } from '../fixtures/pictures.ts';
import { jobNow, jobsNow, newJobId, placeJob, removeJob } from '../jobMemory.ts';
import { MockProblem, type MockHandlers } from '../msw.ts';

const savedAt = '2026-01-15T09:00:00.000Z';
type Save = Extract<RequestBody<'addJob'>, { action: 0 }>;
type Change = Exclude<RequestBody<'addJob'>, { action: 0 }>;

const missing = () => new MockProblem(404, { code: 'NOT_FOUND', message: 'This does not exist any more.' });

/** A picture that was uploaded is a green valley. */
const pictureOf = (key: string | undefined, before: Partial<Pick<Job, 'companyImage' | 'hasOwnImage'>>) => {
  if (key) return { companyImage: pictures.valley.url, hasOwnImage: true };
  const { companyImage, hasOwnImage } = before;
  if (key === '' && hasOwnImage) return {};
  return { ...(companyImage && { companyImage }), ...(hasOwnImage && { hasOwnImage }) };
};

function save({ userId: _user, action: _action, clientId: _id, companyImageKey, ...body }: Save) {
  const { jobId, updatedAt, status, languages = [], ...fields } = body;
  const before = jobId === undefined ? undefined : jobNow(jobId);
  if (jobId !== undefined && !before) throw missing();
  if (before && updatedAt !== before.updatedAt)
    throw new MockProblem(409, { code: 'STALE', message: 'This was changed elsewhere.' });
  const { jobId: _old, ...basis } = before ?? draftJob;
  const kept = Object.fromEntries(
    ['poster', 'counts', 'viewer', 'reopensLeft', 'postedAt'].map((name) => [
      name,
      basis[name as keyof typeof basis],
    ]),
  );
  const job = {
    ...kept,
    companyName: '',
    description: '',
    skills: [],
    questions: [],
    employmentType: 1,
    workplaceType: 1,
    openings: 1,
    applyBy: '2026-02-14',
    resumeRequired: 1,
    retentionDays: 180,
    ...fields,
    ...pictureOf(companyImageKey, basis),
    languages: languages.map((language) => ({ ...language, languageName: language.languageId })),
    // A draft that is published gets a new place in the feed.
    jobId: before && before.status === status ? before.jobId : newJobId(),
    status,
    ...(status === 1 && { postedAt: before?.postedAt ?? savedAt }),
    updatedAt: savedAt,
  } as Job; // What the contract asks for stands above or was sent.
  placeJob(job, jobId);
  const message = status === 0 ? 'Draft saved' : before?.status === 1 ? 'Changes saved' : 'Your job is open';
  return { message, response: job };
}

function change(body: Change): { message: string; response: Job } {
  const job = jobNow(body.jobId);
  if (!job) throw missing();
  switch (body.action) {
    case 1: {
      const closeReason = body.closeReason ?? 4;
      const status = closeReason === 2 ? 3 : 2;
      const counts = { ...job.counts, unanswered: 0, reviewed: job.counts.applicants };
      const response = placeJob({ ...job, status, closeReason, counts, updatedAt: savedAt });
      const told = job.counts.unanswered ?? 0;
      return { message: told > 0 ? `Closed. ${told} people get their answer` : 'Closed', response };
    }
    case 2: {
      const { closeReason: _reason, ...rest } = job;
      const reopensLeft = (job.reopensLeft ?? 1) - 1;
      const applyBy = body.applyBy ?? job.applyBy;
      return {
        message: 'Your job is open again',
        response: placeJob({ ...rest, status: 1, applyBy, reopensLeft, updatedAt: savedAt }),
      };
    }
    case 3:
      removeJob(job.jobId);
      return { message: 'Draft deleted', response: job };
    case 4: {
      const { postedAt: _posted, closeReason: _reason, ...rest } = job;
      const { counts } = draftJob;
      const copy = { ...rest, jobId: newJobId(), status: 0 as const, counts, updatedAt: savedAt };
      return { message: 'A copy is among your drafts', response: placeJob(copy, copy.jobId) };
    }
  }
}

const left = (job: Job) => job.counts.unanswered ?? 0;
const orders: Record<0 | 1 | 2, (one: Job, other: Job) => number> = {
  0: () => 0,
  1: (one, other) => one.applyBy.localeCompare(other.applyBy),
  2: (one, other) => left(other) - left(one),
};

/** HR's jobs, remembering what a story does with them. */
export const postedJobHandlers = {
  jobPosted: ({ status, searchText = '', sort = 0 }) => {
    const words = searchText.toLowerCase();
    const found = jobsNow()
      .filter((job) => status === undefined || job.status === status)
      .filter((job) => `${job.vacancyName} ${job.companyName}`.toLowerCase().includes(words))
      .toSorted(orders[sort]);
    return {
      message: 'Jobs',
      response: found.slice(0, 10),
      count: found.length,
      totals: totalsOf(jobsNow()),
    };
  },
  addJob: (body) => (body.action === 0 ? save(body) : change(body)),
  getFeedDetails: ({ feedId }): { message: string; response: Schemas['FeedDetails'] } => {
    const job = jobNow(feedId);
    if (!job) throw missing();
    return { message: 'Details', response: { item: makeJobItem({ jobId: feedId }), job } };
  },
} satisfies MockHandlers;
