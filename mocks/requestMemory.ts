import type { RequestBody, Schemas } from '#openapi/contract.ts';
import { mayMove, movedTo } from '../src/domain/requestMoves.ts';
import { fullRequest, type Application } from './factories/applications.ts';
import { authors } from './factories/feed.ts';
import { makeOwnJob } from './factories/jobs.ts';
import { MockProblem, type MockHandlers } from './msw.ts';

/** Stories are drawn at this moment. */
const now = new Date('2026-01-15T09:00:00Z');
const by = authors.nordlicht.userName;
const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

type Filters = Schemas['JobRequestFilters'];

const isIn = (day: string, { from = '', to = '9' }: Filters) => day >= from && day <= to;
const says = (one: Application, { text = '', city = '' }: Filters) =>
  folded([one.applicant.userName, ...(one.matchedSkills ?? [])].join(' ')).includes(folded(text)) &&
  folded(one.applicant.location?.city ?? '').includes(folded(city));
const stands = (one: Application, { answersMatch, unseen, overdue }: Filters) =>
  !(answersMatch && one.answersMatch === false) &&
  !(unseen && one.seenAt !== undefined) &&
  !(overdue && !one.overdue);
const fits = (one: Application, filters: Filters) =>
  says(one, filters) &&
  stands(one, filters) &&
  (one.rating ?? 0) >= (filters.ratingMin ?? 0) &&
  isIn(one.appliedAt.slice(0, 10), filters);

const orders: ((a: Application, b: Application) => number)[] = [
  (a, b) => b.appliedAt.localeCompare(a.appliedAt),
  (a, b) => a.appliedAt.localeCompare(b.appliedAt),
  (a, b) => (b.rating ?? 0) - (a.rating ?? 0),
  (a, b) => (b.matchedSkills?.length ?? 0) - (a.matchedSkills?.length ?? 0),
];

const countsOf = (all: readonly Application[]) => {
  const count = (status: number) => all.filter(({ requestStatus }) => requestStatus === status).length;
  return { '1': count(1), '2': count(2), '3': count(3), '4': count(4) };
};

const reportOf = (all: readonly Application[]): Schemas['JobReport'] => ({
  applications: all.length,
  answered: all.filter(({ requestStatus }) => requestStatus !== 1).length,
  withdrawn: all.filter(({ withdrawnAt }) => withdrawnAt !== undefined).length,
  views: 640,
  medianDaysToAnswer: 3.5,
  averageRating: 3.2,
  answersMatch: all.filter(({ answersMatch }) => answersMatch !== false).length,
  byStatus: countsOf(all),
  perDay: Array.from({ length: 30 }, (_, index) => ({
    date: new Date(now.getTime() - (29 - index) * 86_400_000).toISOString().slice(0, 10),
    applications: [2, 5, 3, 0, 8, 6, 1][index % 7] ?? 0,
  })),
});

type Verify = RequestBody<'verifyJobApplication'>;

function refuse(one: Application, { updatedAt, requestStatus }: Verify) {
  if (one.withdrawnAt !== undefined)
    throw new MockProblem(409, { code: 'CONFLICT', message: 'The candidate has withdrawn.' });
  if (updatedAt !== undefined && updatedAt !== one.updatedAt)
    throw new MockProblem(409, { code: 'STALE', message: 'Changed elsewhere' });
  if (requestStatus !== undefined && !mayMove(one, requestStatus, now))
    throw new MockProblem(422, {
      code: 'VALIDATION',
      errors: { requestStatus: 'This move is not possible.' },
    });
}

/** As it stands after a decision. */
function decided(one: Application, body: Verify, noteId: string): Application {
  const { requestStatus, interview, note, rating, messageToCandidate } = body;
  const { interview: planned, ...moved } =
    requestStatus === undefined ? one : movedTo(one, requestStatus, now);
  const next = interview === undefined ? planned : (interview ?? undefined);
  const added = note === undefined ? [] : [{ noteId, text: note, at: now.toISOString(), by }];
  return {
    ...moved,
    ...(next && { interview: next }),
    ...(rating !== undefined && { rating }),
    ...(messageToCandidate && { messageToCandidate }),
    hrNotes: [...added, ...(one.hrNotes ?? [])],
  };
}

type Ask = RequestBody<'getJobRequestList'>;

function pageOf(all: readonly Application[], body: Ask) {
  const { jobId, requestStatus, filters = {}, sort = 0, pageSize = 10, cursor, include } = body;
  const mine = all.filter((one) => (jobId === undefined || one.jobId === jobId) && fits(one, filters));
  const listed = mine.filter((one) => requestStatus === undefined || one.requestStatus === requestStatus);
  const from = Number(cursor ?? 0);
  const end = from + pageSize;
  return {
    message: 'Job requests',
    response: listed.toSorted(orders[sort]).slice(from, end),
    count: listed.length,
    nextCursor: end < listed.length ? String(end) : null,
    byStatus: countsOf(mine),
    ...(include && { report: reportOf(mine) }),
  };
}

/**
 * The server, as HR meets it with these applications: it filters, pages, and remembers what was done. `elsewhere` changes
 * one of them as if a colleague did it.
 */
export function hiring(applications: readonly Application[]) {
  const all = new Map(applications.map((one) => [one.applicationId, one]));
  let edits = 0;
  const keep = (next: Application) => void all.set(next.applicationId, next);
  const stamped = (one: Application): Application => ({
    ...one,
    updatedAt: new Date(now.getTime() + ++edits).toISOString(),
  });
  const find = (id: string) => {
    const found = all.get(id);
    if (!found)
      throw new MockProblem(404, { code: 'NOT_FOUND', message: 'This application does not exist any more.' });
    return found;
  };
  const single = (id: string) => {
    const one = find(id);
    const { profileSnapshot, otherApplications } = fullRequest;
    const seen = { ...one, seenAt: one.seenAt ?? now.toISOString() };
    keep(seen);
    const given = one.withdrawnAt === undefined && { profileSnapshot };
    const response = [{ ...seen, ...given, ...(otherApplications && { otherApplications }) }];
    return { message: 'Job requests', response, count: 1, byStatus: countsOf([...all.values()]) };
  };
  const handlers = {
    jobPosted: () => ({
      message: 'Jobs',
      response: [makeOwnJob(), makeOwnJob({ jobId: 'j2', vacancyName: 'Control room operator' })],
      count: 2,
      totals: { draft: 0, open: 2, closed: 0, filled: 0 },
    }),
    getJobRequestList: (body) =>
      body.applicationId === undefined ? pageOf([...all.values()], body) : single(body.applicationId),
    verifyJobApplication: (body) => {
      const found = body.applicationIds.map(find);
      for (const one of found) refuse(one, body);
      const response = found.map((one) => stamped(decided(one, body, `n-${++edits}`)));
      for (const one of response) keep(one);
      return { message: 'Saved', response };
    },
  } satisfies MockHandlers;
  return {
    handlers,
    elsewhere: (id: string, change: (one: Application) => Application) => keep(stamped(change(find(id)))),
    now: () => [...all.values()],
  };
}
