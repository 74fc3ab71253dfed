import { sql, type Selectable } from 'kysely';
import type { RequestBody } from '#openapi/contract.ts';
import { requireSession, type Context, type Db } from '../../../context.ts';
import type { ApplicationsTable, RequestStatus } from '../../../db/jobTables.ts';
import { newId } from '../../../ids.ts';
import { clean, cleanOptional } from '../../../text.ts';
import { applicationsChanged } from '../applicationEvents.ts';
import { storedInterview } from './interview.ts';
import { shiftCounts } from '../jobCounts.ts';
import { noticeTime, REJECTED, undoes } from '../moves.ts';
import { addSteps, dropUntold, step } from '../steps.ts';
import { notifyApplicants } from './notifyApplicants.ts';

type Body = RequestBody<'verifyJobApplication'>;

/** What is read of an application to decide about it. */
export type Decided = Pick<
  Selectable<ApplicationsTable>,
  | 'id'
  | 'job_id'
  | 'applicant_id'
  | 'status'
  | 'told_status'
  | 'earlier_status'
  | 'notify_at'
  | 'told_message'
  | 'told_interview'
  | 'interview'
  | 'seen_at'
  | 'answered_at'
  | 'withdrawn_at'
  | 'hidden_at'
  | 'updated_at'
>;

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/**
 * Writes what HR decided about locked applications, in as many statements whatever their number. `waits`: a notice is still
 * to leave.
 */
export async function writeDecision(
  context: Context,
  db: Db,
  body: Body,
  rows: readonly Decided[],
): Promise<{ waits: boolean }> {
  const to = body.requestStatus;
  const moved = to === undefined ? [] : rows.filter(({ status }) => status !== to);
  const undone = moved.filter((row) => to !== undefined && undoes(row, to));
  const decided = moved.filter((row) => !undone.includes(row));
  await takeBack(context, db, undone, to);
  if (to !== undefined) await move(context, db, body, to, decided);
  await addWords(context, db, body, rows, { moved, undone });
  await addPrivate(context, db, body, idsOf(rows));
  await shiftCounts(
    db,
    moved.map((row) => ({ jobId: row.job_id, before: row, after: { ...row, status: to ?? row.status } })),
  );
  // Their applicants are told when the notice leaves.
  const ownerId = requireSession(context).userId;
  await applicationsChanged(
    db,
    moved.map(({ id }) => ({ id, owner_id: ownerId })),
  );
  // Unmoved ones whose notice waits hear of a message with it; the others at once.
  const isNews = cleanOptional(body.messageToCandidate) !== undefined || body.interview !== undefined;
  const now = context.now();
  const later = noticeTime(body, now) !== null;
  const unmoved = rows.filter((row) => !moved.includes(row));
  const atOnce = [
    ...(later ? [] : decided),
    ...(isNews ? [...unmoved.filter(({ notify_at }) => notify_at === null), ...undone] : []),
  ];
  await notifyApplicants(context, db, idsOf(atOnce));
  return {
    waits: (later && decided.length > 0) || (isNews && unmoved.some(({ notify_at }) => notify_at !== null)),
  };
}

/** Back to what the applicant knows: nobody hears of it, and what went with the move is gone. */
async function takeBack(context: Context, db: Db, rows: readonly Decided[], to: RequestStatus | undefined) {
  if (rows.length === 0 || to === undefined) return;
  await dropUntold(db, idsOf(rows));
  await db
    .updateTable('applications')
    .set((row) => ({
      status: to,
      earlier_status: null,
      notify_at: null,
      message: row.ref('told_message'),
      interview: sql<string | null>`told_interview`,
      interview_at: sql<string | null>`(told_interview ->> 'startAt')::timestamptz`,
      updated_at: context.now(),
    }))
    .where('id', 'in', idsOf(rows))
    .execute();
  await addMoves(context, db, rows, to);
}

const addMoves = (
  context: Context,
  db: Db,
  rows: readonly Decided[],
  to: RequestStatus,
  text: string | null = null,
) =>
  addSteps(
    db,
    rows.map(({ id, status }) => ({
      application_id: id,
      what: step.status,
      by_id: requireSession(context).userId,
      from_status: status,
      to_status: to,
      text,
    })),
    { at: context.now(), told: false },
  );

/**
 * The interview after a move: nobody is invited and not selected, and an invitation that was to leave with the move before it
 * goes with that.
 */
const invitedTo = (to: RequestStatus) =>
  to === REJECTED
    ? { interview: null, interview_at: null }
    : {
        interview: sql<string | null>`case when notify_at is null then interview else told_interview end`,
        interview_at: sql<string | null>`
          case when notify_at is null then interview_at else (told_interview ->> 'startAt')::timestamptz end`,
      };

async function move(context: Context, db: Db, body: Body, to: RequestStatus, rows: readonly Decided[]) {
  if (rows.length === 0) return;
  const now = context.now();
  // A move over one that waits takes its words along: they were written for the other answer.
  await dropUntold(db, idsOf(rows.filter(({ notify_at }) => notify_at !== null)));
  await db
    .updateTable('applications')
    .set((row) => ({
      status: to,
      earlier_status: row.ref('status'),
      notify_at: noticeTime(body, now),
      // What was said with the answer before stays in the timeline.
      message: null,
      ...invitedTo(to),
      updated_at: now,
    }))
    .where('id', 'in', idsOf(rows))
    .execute();
  await addMoves(context, db, rows, to, cleanOptional(body.messageToCandidate) ?? null);
}

/** The message and the interview; with a move the message stands in its step. */
async function addWords(
  context: Context,
  db: Db,
  body: Body,
  rows: readonly Decided[],
  { moved, undone }: { moved: readonly Decided[]; undone: readonly Decided[] },
) {
  const { userId } = requireSession(context);
  const text = cleanOptional(body.messageToCandidate);
  const at = context.now();
  const write = (what: 4 | 5, of: readonly Decided[], said: string | null) =>
    addSteps(
      db,
      of.map(({ id }) => ({ application_id: id, what, by_id: userId, text: said })),
      { at, told: false },
    );
  if (text !== undefined) {
    await db
      .updateTable('applications')
      .set({ message: text, updated_at: at })
      .where('id', 'in', idsOf(rows))
      .execute();
    const inItsStep = new Set(moved.filter((row) => !undone.includes(row)));
    await write(
      step.message,
      rows.filter((row) => !inItsStep.has(row)),
      text,
    );
  }
  if (body.interview === undefined) return;
  const { interview } = body;
  const changed = interview === null ? rows.filter((row) => row.interview !== null) : rows;
  if (changed.length === 0) return;
  await db
    .updateTable('applications')
    .set({
      interview: interview === null ? null : JSON.stringify(storedInterview(interview)),
      interview_at: interview?.startAt ?? null,
      updated_at: at,
    })
    .where('id', 'in', idsOf(changed))
    .execute();
  await write(step.interview, changed, interview === null ? 'The interview was called off.' : null);
}

/** What HR alone reads. */
async function addPrivate(context: Context, db: Db, { rating, note }: Body, ids: readonly string[]) {
  const at = context.now();
  if (rating !== undefined)
    await db.updateTable('applications').set({ rating, updated_at: at }).where('id', 'in', ids).execute();
  const text = clean(note ?? '');
  if (text === '') return;
  const by_id = requireSession(context).userId;
  await db
    .insertInto('application_notes')
    .values(ids.map((application_id) => ({ id: newId(at.getTime()), application_id, by_id, text, at })))
    .execute();
  await db.updateTable('applications').set({ updated_at: at }).where('id', 'in', ids).execute();
}
