import type { Schemas } from '#openapi/contract.ts';
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

const fits = (one: Application, filters: Filters) => {
  const { text, ratingMin = 0, city, answersMatch, unseen, overdue, from, to } = filters;
  const day = one.appliedAt.slice(0, 10);
  const words = folded([one.applicant.userName, ...(one.matchedSkills ?? [])].join(' '));
  return (
    (!text || words.includes(folded(text))) &&
    (one.rating ?? 0) >= ratingMin &&
    (!city || folded(one.applicant.location?.city ?? '').includes(folded(city))) &&
    (!answersMatch || one.answersMatch !== false) &&
    (!unseen || one.seenAt === undefined) &&
    (!overdue || one.overdue) &&
    (!from || day >= from) &&
    (!to || day <= to)
  );
};

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

/**
 * The server, as HR meets it with these applications: it filters, pages, and remembers what was done. `elsewhere` changes
 * one of them as if a colleague did it.
 */
export function hiring(applications: readonly Application[]) {
  let all = [...applications];
  const keep = (next: Application) => {
    all = all.map((one) => (one.applicationId === next.applicationId ? next : one));
    return next;
  };
  const find = (id: string) => {
    const found = all.find(({ applicationId }) => applicationId === id);
    if (!found) throw new MockProblem(404, { code: 'NOT_FOUND' });
    return found;
  };
  let edits = 0;
  const stamp = () => new Date(now.getTime() + ++edits).toISOString();
  const handlers = {
    jobPosted: () => ({
      message: 'Jobs',
      response: [makeOwnJob(), makeOwnJob({ jobId: 'j2', vacancyName: 'Control room operator' })],
      count: 2,
      totals: { draft: 0, open: 2, closed: 0, filled: 0 },
    }),
    getJobRequestList: (body) => {
      const {
        applicationId,
        jobId,
        requestStatus,
        filters = {},
        sort = 0,
        pageSize = 10,
        cursor,
        include,
      } = body;
      const message = 'Job requests';
      if (applicationId !== undefined) {
        const one = find(applicationId);
        const { profileSnapshot, otherApplications } = fullRequest;
        const seen = keep({ ...one, seenAt: one.seenAt ?? now.toISOString() });
        const given = one.withdrawnAt === undefined && { profileSnapshot };
        const response = [{ ...seen, ...given, otherApplications }];
        return { message, response, count: 1, byStatus: countsOf(all) };
      }
      const mine = all.filter((one) => (jobId === undefined || one.jobId === jobId) && fits(one, filters));
      const listed = mine.filter((one) => requestStatus === undefined || one.requestStatus === requestStatus);
      const from = Number(cursor ?? 0);
      const end = from + pageSize;
      return {
        message,
        response: listed.toSorted(orders[sort]).slice(from, end),
        count: listed.length,
        nextCursor: end < listed.length ? String(end) : null,
        byStatus: countsOf(mine),
        ...(include && { report: reportOf(mine) }),
      };
    },
    verifyJobApplication: ({
      applicationIds,
      updatedAt,
      requestStatus,
      rating,
      note,
      interview,
      ...rest
    }) => {
      const found = applicationIds.map(find);
      for (const one of found) {
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
      const response = found.map((one) => {
        const moved = requestStatus === undefined ? one : movedTo(one, requestStatus, now);
        const { interview: planned, ...others } = moved;
        const next = interview === undefined ? planned : (interview ?? undefined);
        const added =
          note === undefined ? [] : [{ noteId: `n-${++edits}`, text: note, at: now.toISOString(), by }];
        return keep({
          ...others,
          ...(next && { interview: next }),
          ...(rating !== undefined && { rating }),
          ...(rest.messageToCandidate && { messageToCandidate: rest.messageToCandidate }),
          hrNotes: [...added, ...(one.hrNotes ?? [])],
          updatedAt: stamp(),
        });
      });
      return { message: 'Saved', response };
    },
  } satisfies MockHandlers;
  return {
    handlers,
    elsewhere: (id: string, change: (one: Application) => Application) =>
      void keep({ ...change(find(id)), updatedAt: stamp() }),
    now: () => all,
  };
}
