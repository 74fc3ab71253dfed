import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import type { Context } from '../../../context.ts';
import { isKey } from '../../../ids.ts';
import { conflict, invalid, notFound } from '../../../problem.ts';
import { limit } from '../../../rateLimit.ts';
import { endProblem } from './experience.ts';
import { readItems, toItem } from './items.ts';
import { kinds, MOST_CURRENT } from './kinds.ts';
import { lockMember, requireJobSeeker } from '../owner.ts';
import { resetVerification } from '../verification/verificationState.ts';

const EXPERIENCE = 2;

/** Where a member works today, the newest first. */
export async function getCurrentlyWorkingExperience(
  _body: RequestBody<'getCurrentlyWorkingExperience'>,
  context: Context,
): Promise<ResponseBody<'getCurrentlyWorkingExperience'>> {
  const reader = { ...requireJobSeeker(context), config: context.config, now: context.now };
  const rows = await readItems(context.db, reader.userId, { memberId: reader.userId, kind: EXPERIENCE });
  const current = rows
    .filter((row) => row.is_current)
    .map((row) => toItem(EXPERIENCE, row, reader))
    .sort((one, other) => other.startDate.localeCompare(one.startDate))
    .slice(0, MOST_CURRENT);
  return { message: 'Current positions', response: current };
}

/** Ends a current position (product 3.2); the item stays where it is. 409 when it has ended already. */
export async function endCurrentPosition(
  { workExperienceId, endDate }: RequestBody<'endCurrentPosition'>,
  context: Context,
): Promise<ResponseBody<'endCurrentPosition'>> {
  const reader = { ...requireJobSeeker(context), config: context.config, now: context.now };
  const { userId } = reader;
  const { gone } = kinds[EXPERIENCE];
  if (!isKey(workExperienceId)) throw notFound(gone);
  await limit(context, 'profile', userId);
  return context.db.transaction().execute(async (trx) => {
    await lockMember(trx, userId);
    const read = () => readItems(trx, userId, { memberId: userId, kind: EXPERIENCE, id: workExperienceId });
    const [before] = await read();
    if (!before) throw notFound(gone);
    if (!before.is_current) throw conflict('This position has ended already.');
    const problem = endProblem(endDate, before.data.startDate ?? '', context.now());
    if (problem) throw invalid({ endDate: problem });
    await trx
      .updateTable('profile_items')
      .set({
        is_current: false,
        data: JSON.stringify({ ...before.data, endDate }),
        updated_at: new Date(Math.max(context.now().getTime(), Date.parse(before.updated_at) + 1)),
      })
      .where('id', '=', workExperienceId)
      .execute();
    // Nobody has checked the end.
    await resetVerification(context, trx, EXPERIENCE, workExperienceId);
    const [after] = await read();
    if (!after) throw notFound(gone);
    return { message: 'Position ended', response: toItem(EXPERIENCE, after, reader) };
  });
}
