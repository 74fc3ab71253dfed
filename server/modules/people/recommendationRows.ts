import { sql } from 'kysely';
import type { Context, Db } from '../../context.ts';

/** REQUESTED 0, WRITTEN 1, SHOWN 2, HIDDEN 3, DECLINED 4, WITHDRAWN 5 (contract: RecommendationState). */
export const REQUESTED = 0;
export const WRITTEN = 1;
export const SHOWN = 2;
export const HIDDEN = 3;
export const DECLINED = 4;
export const WITHDRAWN = 5;

/**
 * What a block does to what two members say about each other: open requests end, and what is shown is taken off the
 * profile. Nothing of it comes back by itself.
 */
export async function endRecommendations(
  context: Pick<Context, 'now'>,
  db: Db,
  userId: string,
  otherId: string,
): Promise<void> {
  await sql`
    update recommendations set
      state = case state when ${REQUESTED}::int then ${WITHDRAWN}::int else ${HIDDEN}::int end,
      updated_at = ${context.now().toISOString()}::timestamptz
    where state in (${REQUESTED}, ${SHOWN}) and (
      (author_id = ${userId}::uuid and receiver_id = ${otherId}::uuid)
      or (author_id = ${otherId}::uuid and receiver_id = ${userId}::uuid))`.execute(db);
}

/** Takes away what a member wrote, asked for and got. For the erasure of an account. */
export async function eraseRecommendations(db: Db, memberId: string): Promise<void> {
  await db
    .deleteFrom('recommendations')
    .where((row) => row.or([row('author_id', '=', memberId), row('receiver_id', '=', memberId)]))
    .execute();
}
