import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestBody, ResponseBody, Schemas } from '#openapi/contract.ts';
import { sentenceOf } from '../../../contract/sentences.ts';
import type { Context, Db } from '../../../context.ts';
import { invalid } from '../../../problem.ts';
import { limit } from '../../../rateLimit.ts';
import { lockMember, requireJobSeeker } from '../owner.ts';

type Interest = Omit<Schemas['Interest'], 'selected'>;

/** What one can be interested in, ordered by group, then name. Ids are for ever; names may be mended. */
const list: Interest[] = readFileSync(join(import.meta.dirname, 'interests.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [interestId = '', group = '', interestName = ''] = line.split('\t');
    return { interestId, interestName, group };
  });
const known = new Set(list.map(({ interestId }) => interestId));

/** These interests in the order of the list; what is no longer in it is left out. */
export function toInterests(ids: readonly string[]): Schemas['Interest'][] {
  const chosen = new Set(ids);
  return list
    .filter(({ interestId }) => chosen.has(interestId))
    .map((interest) => ({ ...interest, selected: true }));
}

async function chosenIds(db: Db, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('member_interests')
    .select('interest_id')
    .where('member_id', '=', memberId)
    .execute();
  return rows.map((row) => row.interest_id);
}

/** The whole list with the member's own marked. */
export async function getInterestList(
  _body: RequestBody<'getInterestList'>,
  context: Context,
): Promise<ResponseBody<'getInterestList'>> {
  const { userId } = requireJobSeeker(context);
  const mine = new Set(await chosenIds(context.db, userId));
  return {
    message: 'Interests',
    response: list.map((interest) => ({ ...interest, selected: mine.has(interest.interestId) })),
  };
}

/** Makes these the member's interests, in place of the earlier ones. */
export async function manageInterests(
  { interestIds }: RequestBody<'manageInterests'>,
  context: Context,
): Promise<ResponseBody<'manageInterests'>> {
  const { userId } = requireJobSeeker(context);
  if (!interestIds.every((id) => known.has(id)))
    throw invalid({ interestIds: sentenceOf('ManageInterestsRequest', 'interestIds') });
  await limit(context, 'profile', userId);
  await context.db.transaction().execute(async (trx) => {
    await lockMember(trx, userId);
    await trx.deleteFrom('member_interests').where('member_id', '=', userId).execute();
    await trx
      .insertInto('member_interests')
      .values(interestIds.map((interest_id) => ({ member_id: userId, interest_id })))
      .execute();
  });
  return { message: 'Interests saved', response: toInterests(interestIds) };
}
