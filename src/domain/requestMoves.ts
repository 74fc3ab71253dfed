import { applicantStatusLabels, requestStatusLabels, type Application, type RequestStatus } from './jobs.ts';

/** How long the notice of an acceptance or a refusal waits (product 5), in minutes. */
export const noticeMinutes = 10;
/** The columns of the pipeline, in their order: specification 4's numbers 1, 4, 2, 3 (product S30). */
export const statusOrder: readonly RequestStatus[] = [1, 4, 2, 3];

/** Where an application may go (product 5), in the order in which it is offered. */
const allowed: Record<RequestStatus, readonly RequestStatus[]> = {
  1: [4, 2, 3],
  4: [1, 2, 3],
  2: [4, 3],
  3: [4],
};

const minuteMs = 60_000;
const isMove = ({ what }: Application['timeline'][number]) => what === 3;

/** Whether the notice of the last move has not left yet. */
export const isWaiting = ({ notifyAt }: Pick<Application, 'notifyAt'>, now: Date): boolean =>
  notifyAt !== undefined && Date.parse(notifyAt) > now.getTime();

/**
 * What the candidate knows, while they were not told of what came after it: setting it again takes back every move since
 * then without a word. The status just before the last move may be news to them as well, so it does not count.
 */
export function earlierStatus(
  application: Pick<Application, 'notifyAt' | 'withdrawnAt' | 'undoTo'>,
  now: Date,
): RequestStatus | undefined {
  if (application.withdrawnAt !== undefined || !isWaiting(application, now)) return undefined;
  return application.undoTo;
}

/** Where HR may move it now; nothing once the candidate has withdrawn. */
export function movesOf(application: Application, now: Date): RequestStatus[] {
  if (application.withdrawnAt !== undefined) return [];
  const earlier = earlierStatus(application, now);
  return statusOrder.filter(
    (status) =>
      status !== application.requestStatus &&
      (allowed[application.requestStatus].includes(status) || status === earlier),
  );
}

export const mayMove = (application: Application, to: RequestStatus, now: Date): boolean =>
  movesOf(application, now).includes(to);

export interface MovePlan {
  /** Those that can go there. */
  applications: Application[];
  /** How many cannot. */
  stay: number;
  /** Nothing is said to a candidate with it: back to the beginning, or taken back before the notice has left. */
  silent: boolean;
}

export function planMove(all: readonly Application[], to: RequestStatus, now: Date): MovePlan {
  const applications = all.filter((one) => mayMove(one, to, now));
  return {
    applications,
    stay: all.length - applications.length,
    silent: to === 1 || applications.every((one) => earlierStatus(one, now) === to),
  };
}

const leavesText = (minutes: number) => `Notice leaves in ${minutes} min`;
const undoText = 'Until then you can undo it, and nobody learns of it.';

/** "Notice leaves in 9 min"; `undefined` when none waits. */
export function noticeText({ notifyAt }: Pick<Application, 'notifyAt'>, now: Date): string | undefined {
  if (notifyAt === undefined || !isWaiting({ notifyAt }, now)) return undefined;
  const left = Math.ceil((Date.parse(notifyAt) - now.getTime()) / minuteMs);
  // The clock of a page is up to half a minute behind: just after a move it would read eleven.
  return leavesText(Math.min(left, noticeMinutes));
}

/** The same with what can be done until then; `undefined` when none waits. */
export function waitingText(application: Pick<Application, 'notifyAt'>, now: Date): string | undefined {
  const leaves = noticeText(application, now);
  return leaves && `${leaves}. ${undoText}`;
}

/** When candidates learn of a move to this status, in the words of `waitingText`. */
export function noticeHint(to: RequestStatus, count = 1): string {
  const who = count === 1 ? 'The candidate is' : 'The candidates are';
  if (to === 1 || to === 4) return `${who} told at once.`;
  return `${leavesText(noticeMinutes)}. ${undoText}`;
}

/** As it stands after a move, before the server has answered. HR's own timeline keeps what was taken back. */
export function movedTo(application: Application, to: RequestStatus, now: Date): Application {
  const { notifyAt: _left, undoTo: _known, ...rest } = application;
  const known = earlierStatus(application, now);
  const step = { at: now.toISOString(), what: 3, from: application.requestStatus, to } as const;
  const moved = { ...rest, requestStatus: to, timeline: [...application.timeline, step] };
  if (to === known) return moved;
  const notifyAt = new Date(now.getTime() + noticeMinutes * minuteMs).toISOString();
  const waits = (to === 2 || to === 3) && { notifyAt, undoTo: known ?? application.requestStatus };
  return { ...moved, overdue: false, ...waits };
}

/** What a candidate is written with a move, to be changed; several get the same words, and nobody's name in them. */
export function messageTemplate(to: RequestStatus, applications: readonly Application[]): string {
  const [first] = applications;
  if (!first || to === 1) return '';
  const { vacancyName, companyName } = first.job;
  const names = new Set(applications.map(({ applicant }) => applicant.userName));
  const jobs = new Set(applications.map(({ job }) => job.vacancyName));
  const hello = names.size === 1 ? `Hello ${first.applicant.userName},` : 'Hello,';
  const job = jobs.size === 1 ? `“${vacancyName}”` : 'the job';
  const words = {
    2: `Thank you for applying for ${job}. We would like to go on with you, and write to you soon about the next step.`,
    3: `Thank you for applying for ${job} and for the time you took. We have decided to go on with others this time, and wish you all the best.`,
    4: `Thank you for applying for ${job}. Your application is on hold for now. You do not have to do anything; we tell you as soon as we know more.`,
  }[to];
  return `${hello}\n\n${words}\n\n${companyName}`;
}

/** "Amara Diallo was moved to Accepted", "12 candidates were moved to Rejected". */
export function movedText(applications: readonly Application[], to: RequestStatus): string {
  const [first] = applications;
  const place = requestStatusLabels[to];
  if (first && applications.length === 1) return `${first.applicant.userName} was moved to ${place}`;
  return `${applications.length} candidates were moved to ${place}`;
}

/** What somebody else did to an application while it was open here, so that our change was refused. */
export function changedText(before: Application, after: Application): string {
  const name = after.applicant.userName;
  if (after.withdrawnAt !== undefined && before.withdrawnAt === undefined)
    return `${name} has withdrawn this application. It can only be read now.`;
  const unsaved = 'Your change was not saved.';
  if (after.requestStatus !== before.requestStatus) {
    const by = after.timeline.findLast(isMove)?.by;
    const where = requestStatusLabels[after.requestStatus];
    return `${by ? `${by} has moved ${name}` : `${name} was moved`} to ${where} meanwhile. ${unsaved}`;
  }
  if (after.rating !== before.rating) return `The rating of ${name} was changed meanwhile. ${unsaved}`;
  if ((after.hrNotes?.length ?? 0) > (before.hrNotes?.length ?? 0))
    return `A note about ${name} was added meanwhile. ${unsaved}`;
  return `The application of ${name} was changed meanwhile. ${unsaved}`;
}

/** What the candidate reads over a message. */
export const toldLabel = (to: RequestStatus): string => applicantStatusLabels[to];

/** One for each applied skill of the job: "4 of 6 skills". */
export const skillsText = ({ matchedSkills = [], job }: Pick<Application, 'matchedSkills' | 'job'>): string =>
  `${matchedSkills.length} of ${job.skills.length} skills`;

/**
 * The latest of several versions (`updatedAt`): what was pressed may be of before a write, and what an earlier write came
 * to of before what was read since.
 */
export const newest = (...versions: readonly (string | undefined)[]): string | undefined =>
  versions
    .filter((one) => one !== undefined)
    .toSorted((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);
