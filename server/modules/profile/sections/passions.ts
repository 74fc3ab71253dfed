import { sql } from 'kysely';
import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { sentenceOf } from '../../../contract/sentences.ts';
import type { Context, Db } from '../../../context.ts';
import { once } from '../../../idempotency.ts';
import { isKey, newId } from '../../../ids.ts';
import { invalid, notFound } from '../../../problem.ts';
import { limit } from '../../../rateLimit.ts';
import { oneLine } from '../../../text.ts';
import { lockMember, requireJobSeeker } from '../owner.ts';

const MOST_PASSIONS = 15;
const SUGGESTED = 10;

/** One passion in any case and width is the same one (product 3.2). */
export const foldPassion = (name: string): string => name.normalize('NFKC').toLowerCase();

/** The passions of a member, in the order in which they came. */
export async function passionsOf(db: Db, memberId: string) {
  const rows = await db
    .selectFrom('passions')
    .select(['id', 'name'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
  return rows.map(({ id, name }) => ({ passionId: id, passionName: name }));
}

/** Adds a passion; one that is there already is answered as it is. */
export async function addPassion(
  body: RequestBody<'addPassion'>,
  context: Context,
): Promise<ResponseBody<'addPassion'>> {
  const { userId } = requireJobSeeker(context);
  const name = oneLine(body.passionName).replace(/\s+/g, ' ');
  if (name.length < 2) throw invalid({ passionName: sentenceOf('AddPassionRequest', 'passionName') });
  await limit(context, 'profile', userId);
  const folded = foldPassion(name);
  const passion = await once(context, 'addPassion', body.clientId, async (trx) => {
    await lockMember(trx, userId);
    const mine = await trx
      .selectFrom('passions')
      .select(['id', 'name', 'folded'])
      .where('member_id', '=', userId)
      .execute();
    const known = mine.find((one) => one.folded === folded);
    if (known) return { passionId: known.id, passionName: known.name };
    if (mine.length >= MOST_PASSIONS)
      throw invalid({ passionName: `There is room for ${MOST_PASSIONS} passions. Please remove one first.` });
    const id = newId(context.now().getTime());
    await trx
      .insertInto('passions')
      .values({ id, member_id: userId, name, folded, created_at: context.now() })
      .execute();
    await trx
      .insertInto('passion_names')
      .values({ folded, name, members: 1 })
      .onConflict((conflict) =>
        conflict.column('folded').doUpdateSet({ members: sql`passion_names.members + 1` }),
      )
      .execute();
    return { passionId: id, passionName: name };
  });
  return { message: 'Passion added', response: passion };
}

/** Takes a passion away; another member's is 404. */
export async function removePassion(
  { passionId }: RequestBody<'removePassion'>,
  context: Context,
): Promise<ResponseBody<'removePassion'>> {
  const { userId } = requireJobSeeker(context);
  const gone = notFound('This passion is not in your profile any more.');
  if (!isKey(passionId)) throw gone;
  await limit(context, 'profile', userId);
  await context.db.transaction().execute(async (trx) => {
    await lockMember(trx, userId);
    if ((await dropPassions(trx, userId, passionId)) === 0) throw gone;
  });
  return { message: 'Passion removed' };
}

/** Removes one passion of a member, or all of them, with their counts. Returns how many there were. */
export async function dropPassions(db: Db, memberId: string, passionId?: string): Promise<number> {
  const dropped = await db
    .deleteFrom('passions')
    .where('member_id', '=', memberId)
    .$if(passionId !== undefined, (query) => query.where('id', '=', passionId ?? ''))
    .returning('folded')
    .execute();
  // In one order for everybody, so that two members who leave at once do not wait for each other for ever.
  for (const folded of dropped.map((row) => row.folded).sort()) {
    await db
      .updateTable('passion_names')
      .set((row) => ({ members: row('members', '-', 1) }))
      .where('folded', '=', folded)
      .execute();
    await db.deleteFrom('passion_names').where('folded', '=', folded).where('members', '<', 1).execute();
  }
  return dropped.length;
}

/** One's own passions, and what others have. */
export async function getPassionList(
  { searchText = '' }: RequestBody<'getPassionList'>,
  context: Context,
): Promise<ResponseBody<'getPassionList'>> {
  const { userId } = requireJobSeeker(context);
  const prefix = foldPassion(oneLine(searchText)).replace(/[\\%_]/g, '\\$&');
  const mine = await passionsOf(context.db, userId);
  const rows = await context.db
    .selectFrom('passion_names')
    .select('name')
    // What one member alone has written may be for their connections' eyes, or for nobody's.
    .where('members', '>', 1)
    .$if(prefix !== '', (query) => query.where('folded', 'like', `${prefix}%`))
    .$if(mine.length > 0, (query) =>
      query.where(
        'folded',
        'not in',
        mine.map(({ passionName }) => foldPassion(passionName)),
      ),
    )
    .orderBy('members', 'desc')
    .orderBy('folded')
    .limit(SUGGESTED)
    .execute();
  return { message: 'Passions', response: { mine, suggestions: rows.map(({ name }) => name) } };
}
