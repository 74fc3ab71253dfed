import { sql, type Insertable } from 'kysely';
import type { Db } from '../../context.ts';
import type { ApplicationStepsTable } from '../../db/jobTables.ts';
import { newId } from '../../ids.ts';
import { listOf } from './applicationRows.ts';

/** What happens to an application (contract: ApplicationStep). */
export const step = {
  applied: 1,
  seen: 2,
  status: 3,
  message: 4,
  interview: 5,
  withdrawn: 6,
  closed: 7,
  nudged: 8,
} as const;

type NewStep = Pick<Insertable<ApplicationStepsTable>, 'application_id' | 'what'> &
  Partial<Pick<Insertable<ApplicationStepsTable>, 'by_id' | 'from_status' | 'to_status' | 'text'>>;

/** Writes steps into timelines. `told`: whether the applicant reads them at once. */
export async function addSteps(db: Db, steps: readonly NewStep[], { at, told }: { at: Date; told: boolean }) {
  if (steps.length === 0) return;
  const rows = steps.map((fields) => ({
    id: newId(at.getTime()),
    at,
    told_at: told ? at : null,
    by_id: null,
    from_status: null,
    to_status: null,
    text: null,
    ...fields,
  }));
  await db.insertInto('application_steps').values(rows).execute();
}

/**
 * Lets the applicants read what was kept back: messages and invitations, and of those that `moved` the last move alone. Moves
 * that were taken back stay HR's own.
 */
export async function tellSteps(
  db: Db,
  { ids, moved, at }: { ids: readonly string[]; moved: readonly string[]; at: Date },
): Promise<void> {
  const told = sql`${at.toISOString()}::timestamptz`;
  if (ids.length > 0)
    await sql`
      update application_steps set told_at = ${told} where application_id in (${listOf(ids)}) and told_at is null
        and what in (${step.message}, ${step.interview})`.execute(db);
  if (moved.length > 0)
    await sql`
      update application_steps set told_at = ${told} where told_at is null and id in (
        select distinct on (application_id) id from application_steps
        where application_id in (${listOf(moved)}) and what = ${step.status}
        order by application_id, id desc)`.execute(db);
}

/** Messages and invitations that nobody was told of go with the move that is taken back. */
export async function dropUntold(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('application_steps')
    .where('application_id', 'in', ids)
    .where('told_at', 'is', null)
    .where('what', 'in', [step.message, step.interview])
    .execute();
}
