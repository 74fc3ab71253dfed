import type { Schemas } from '#openapi/contract.ts';
import type { Context, Db } from '../../context.ts';
import { avatarUrl } from '../../media/uploads.ts';
import {
  filesOf,
  notesOf,
  stepsOf,
  type Application,
  type ApplicationRow,
  type Files,
  type StepRow,
} from './applicationRows.ts';
import { ACCEPTED, OVERDUE_MS, REJECTED, UNDER_REVIEW } from './moves.ts';

const CLOSED = 2;
const JOB_CLOSED = 7;

/** Status 3 because the job closed; whoever is told so reads "Position closed". */
const closedOver = (row: ApplicationRow, status: number) =>
  row.by_closing && status === REJECTED ? { answeredByClosing: true } : {};

const jobOf = (row: ApplicationRow): Application['job'] => ({
  ...row.job,
  // Without a picture of its own a job shows the company's, which changes with the company and is not frozen.
  ...(row.job.companyImage === undefined && row.company_image
    ? { companyImage: avatarUrl(row.company_image) }
    : {}),
  status: row.job_deleted_at === null ? row.job_status : CLOSED,
  ...(row.close_reason && row.job_status !== 1 ? { closeReason: row.close_reason } : {}),
});

function applicantOf(row: ApplicationRow): Schemas['Applicant'] {
  const { city, country, region } = row.details.location ?? {};
  return {
    userId: row.applicant_id,
    userName: row.user_name,
    ...(row.image_key ? { userImage: avatarUrl(row.image_key) } : {}),
    ...(row.headline ? { headline: row.headline } : {}),
    verificationStatus: row.verification_status,
    ...(city && country ? { location: { city, country, ...(region ? { region } : {}) } } : {}),
  };
}

const toStep = ({
  at,
  what,
  by_name,
  from_status,
  to_status,
  text,
}: StepRow): Schemas['ApplicationStep'] => ({
  at,
  what,
  ...(by_name ? { by: by_name } : {}),
  ...(from_status ? { from: from_status } : {}),
  ...(to_status ? { to: to_status } : {}),
  ...(text ? { text } : {}),
});

/** What the applicant gave. */
const givenOf = (row: ApplicationRow, files: Files) => {
  const resume = row.resume_key ? files.get(row.resume_key) : undefined;
  return {
    ...(row.cover_note ? { coverNote: row.cover_note } : {}),
    ...(resume ? { resume } : {}),
    answers: row.answers.map(({ questionId, values }) => {
      const file = files.get(values[0] ?? '');
      return { questionId, values, ...(file ? { file } : {}) };
    }),
  };
};

const isLate = ({ applied_at }: ApplicationRow, now: Date) =>
  now.getTime() - Date.parse(applied_at) > OVERDUE_MS;

const sharedOf = (row: ApplicationRow) => ({
  applicationId: row.id,
  jobId: row.job_id,
  applicant: applicantOf(row),
  appliedAt: row.applied_at,
  updatedAt: row.updated_at,
  ...(row.seen_at ? { seenAt: row.seen_at } : {}),
  ...(row.withdrawn_at ? { withdrawnAt: row.withdrawn_at } : {}),
  matchedSkills: row.matched_skills,
  shareContact: row.share_contact,
});

/** Only once the applicant knows that they are accepted: nobody is accepted and sent back for a phone number. */
function contactOf(row: ApplicationRow): Pick<Application, 'contact'> {
  const isTold = row.status === ACCEPTED && row.told_status === ACCEPTED && row.withdrawn_at === null;
  if (!row.share_contact || !isTold || !row.phone) return {};
  const phone = `${row.dial_code ?? ''}${row.phone}`;
  return { contact: { phone, ...(row.email ? { email: row.email } : {}) } };
}

interface HrParts {
  steps: Map<string, StepRow[]>;
  notes: Map<string, Schemas['HrNote'][]>;
  files: Files;
}

function toRequest(row: ApplicationRow, { steps, notes, files }: HrParts, now: Date): Application {
  const waits = row.status === UNDER_REVIEW && row.withdrawn_at === null;
  return {
    ...sharedOf(row),
    job: jobOf(row),
    requestStatus: row.status,
    ...closedOver(row, row.status),
    ...(row.notify_at ? { notifyAt: row.notify_at } : {}),
    ...(row.notify_at && row.told_status !== row.status ? { undoTo: row.told_status } : {}),
    // Whoever withdraws takes back what they gave.
    ...(row.withdrawn_at ? { answers: [] } : givenOf(row, files)),
    ...(row.answers_match === null ? {} : { answersMatch: row.answers_match }),
    ...contactOf(row),
    rating: row.rating,
    hrNotes: notes.get(row.id) ?? [],
    ...(row.message ? { messageToCandidate: row.message } : {}),
    ...(row.interview ? { interview: row.interview } : {}),
    timeline: (steps.get(row.id) ?? []).map(toStep),
    overdue: waits && isLate(row, now),
  };
}

/** Applications as the HR member reads them who decides about them; three statements, however many there are. */
export async function toRequests(
  context: Context,
  db: Db,
  rows: readonly ApplicationRow[],
): Promise<Application[]> {
  const ids = rows.map(({ id }) => id);
  const parts = {
    steps: await stepsOf(db, ids, false),
    notes: await notesOf(db, ids),
    files: await filesOf(
      context,
      db,
      rows.filter(({ withdrawn_at }) => withdrawn_at === null),
    ),
  };
  const now = context.now();
  return rows.map((row) => toRequest(row, parts, now));
}

/** Moves that were taken back before anybody heard of them are not there: each begins where the one before it led. */
function toldSteps(steps: readonly StepRow[]): Schemas['ApplicationStep'][] {
  let known: StepRow['to_status'] = UNDER_REVIEW;
  // When it was decided would tell more than that it was.
  const toldAt = (step: StepRow) => step.told_at ?? step.at;
  const inOrder = steps.toSorted((a, b) => Date.parse(toldAt(a)) - Date.parse(toldAt(b)));
  return inOrder.map((step) => {
    const told = { ...toStep(step), at: toldAt(step) };
    const from = known;
    if (step.what === JOB_CLOSED) known = REJECTED;
    if (step.to_status === null) return told;
    known = step.to_status;
    return { ...told, ...(from ? { from } : {}) };
  });
}

const canNudge = (row: ApplicationRow, now: Date) =>
  row.told_status === UNDER_REVIEW && row.nudged_at === null && row.withdrawn_at === null && isLate(row, now);

/** Without the answers that HR asked for (contract: JobQuestion). */
const asAsked = (job: Application['job']): Application['job'] => ({
  ...job,
  questions: job.questions.map(({ knockoutAnswer: _forHr, ...question }) => question),
});

function toOwn(row: ApplicationRow, steps: readonly StepRow[], files: Files, now: Date): Application {
  const { told_status: status, moved_at, looked_at } = row;
  const isNew = moved_at !== null && (looked_at === null || Date.parse(moved_at) > Date.parse(looked_at));
  return {
    ...sharedOf(row),
    // HR's own changes would tell that something was decided: what the applicant was told last, or did.
    updatedAt: row.withdrawn_at ?? moved_at ?? row.applied_at,
    job: asAsked(jobOf(row)),
    requestStatus: status,
    ...closedOver(row, status),
    isNew,
    canNudge: canNudge(row, now),
    ...givenOf(row, files),
    ...(row.told_message ? { messageToCandidate: row.told_message } : {}),
    ...(row.told_interview && status !== REJECTED ? { interview: row.told_interview } : {}),
    timeline: toldSteps(steps),
    overdue: status === UNDER_REVIEW && row.withdrawn_at === null && isLate(row, now),
  };
}

/** Applications as their applicant reads them: what they gave, and what they were told (contract: Application). */
export async function toOwnApplications(
  context: Context,
  db: Db,
  rows: readonly ApplicationRow[],
): Promise<Application[]> {
  const steps = await stepsOf(
    db,
    rows.map(({ id }) => id),
    true,
  );
  const files = await filesOf(context, db, rows);
  const now = context.now();
  return rows.map((row) => toOwn(row, steps.get(row.id) ?? [], files, now));
}
