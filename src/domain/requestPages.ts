import type { ResponseBody } from '#openapi/contract.ts';
import type { Application, RequestStatus } from './jobs.ts';

type Page = ResponseBody<'getJobRequestList'>;

/** An application before and after something was done to it. */
export interface RequestChange {
  before: Application;
  after: Application;
}

/** What a page was asked for, as far as it decides what stands in it. */
interface Asked {
  applicationId?: string;
  jobId?: string;
  requestStatus?: RequestStatus;
  pageIndex?: number;
  include?: 'report';
}

/** Lists come without the profile and the other applications: what is known of them stays. */
function merged(known: Application, after: Application): Application {
  const { profileSnapshot = known.profileSnapshot, otherApplications = known.otherApplications } = after;
  if (known === after) return known;
  return {
    ...after,
    ...(profileSnapshot && { profileSnapshot }),
    ...(otherApplications && { otherApplications }),
  };
}

function countsAfter(byStatus: Page['byStatus'], moved: readonly RequestChange[]): Page['byStatus'] {
  const next = { ...byStatus };
  for (const { before, after } of moved) {
    next[before.requestStatus] = Math.max(0, next[before.requestStatus] - 1);
    next[after.requestStatus] += 1;
  }
  return next;
}

/**
 * A page of `getJobRequestList` after changes: what has left its status is gone from it, what has come stands first on the
 * first page. The same object when nothing of it is concerned.
 */
export function withChanges(page: Page, asked: Asked, changes: readonly RequestChange[]): Page {
  const { applicationId, requestStatus: status, jobId, pageIndex = 1 } = asked;
  const mine = changes.filter(({ after }) => jobId === undefined || after.jobId === jobId);
  if (asked.include || mine.length === 0) return page;
  const byId = new Map(mine.map((change) => [change.after.applicationId, change]));
  const moved = mine.filter(({ before, after }) => before.requestStatus !== after.requestStatus);
  const stays = (one: Application) => status === undefined || one.requestStatus === status;
  const kept = page.response.flatMap((known) => {
    const { after } = byId.get(known.applicationId) ?? {};
    if (!after) return [known];
    return stays(after) ? [merged(known, after)] : [];
  });
  const here = new Set(kept.map((one) => one.applicationId));
  const isList = applicationId === undefined && status !== undefined;
  const come = isList
    ? moved.filter(({ after }) => after.requestStatus === status && !here.has(after.applicationId))
    : [];
  const arrived = pageIndex === 1 ? come.map(({ after }) => after) : [];
  const same =
    kept.length === page.response.length && kept.every((one, index) => one === page.response[index]);
  if (same && moved.length === 0) return page;
  const left = moved.filter(({ before }) => before.requestStatus === status).length;
  const back = moved.filter(({ after }) => after.requestStatus === status).length;
  return {
    ...page,
    response: [...arrived, ...kept],
    count: isList ? Math.max(0, page.count - left + back) : page.count,
    byStatus: countsAfter(page.byStatus, moved),
  };
}
