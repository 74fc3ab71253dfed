import { sql, type Selectable } from 'kysely';
import type { Context, Db } from '../../../context.ts';
import type { VerificationsTable } from '../../../db/verificationTables.ts';
import { newId } from '../../../ids.ts';
import { IDENTITY, type VerificationType } from './verificationItems.ts';

type Clock = Pick<Context, 'now'>;
export type Verification = Selectable<VerificationsTable>;
type Status = Verification['status'];

export interface ItemKey {
  type: VerificationType;
  itemId: string;
}

/**
 * Holds the owner until the end of the transaction, before what is theirs: whoever edits a profile takes the two in this
 * order, and the badge of an identity is written to the owner's row. False when they are gone.
 */
export async function lockOwner(db: Db, ownerId: string): Promise<boolean> {
  const owner = await db
    .selectFrom('members')
    .select('id')
    .where('id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return owner !== undefined;
}

/** The row of an item, locked until the end of the transaction; made when nobody has asked about it before. `lockOwner` comes first. */
export async function lockVerification(
  context: Clock,
  db: Db,
  { type, itemId, ownerId }: ItemKey & { ownerId: string },
): Promise<Verification> {
  await db
    .insertInto('verifications')
    .values({ id: newId(), owner_id: ownerId, type, item_id: itemId, updated_at: context.now() })
    .onConflict((conflict) => conflict.columns(['type', 'item_id']).doNothing())
    .execute();
  return db
    .selectFrom('verifications')
    .selectAll()
    .where('type', '=', type)
    .where('item_id', '=', itemId)
    .where('owner_id', '=', ownerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

type Change = Partial<
  Pick<Verification, 'requested_by' | 'requested_at' | 'sent_at' | 'decided_at' | 'verifier' | 'reason'>
>;

/** Moves an item to a status; the member's own badge follows its identity or organisation (contract: VerificationType). */
export async function moveTo(
  { now }: Clock,
  db: Db,
  row: Pick<Verification, 'id' | 'type' | 'owner_id'>,
  status: Status,
  change: Change = {},
): Promise<void> {
  await db
    .updateTable('verifications')
    .set({ ...change, status, updated_at: now() })
    .where('id', '=', row.id)
    .execute();
  if (row.type >= IDENTITY)
    await db
      .updateTable('members')
      .set({ verification_status: status })
      .where('id', '=', row.owner_id)
      .execute();
}

/** Gives up the files of an item; they are removed at the next purge of uploads. */
export async function dropFiles(context: Clock, db: Db, verificationIds: readonly string[]): Promise<void> {
  if (verificationIds.length === 0) return;
  // Older than what the purge spares: nobody has to wait another day.
  const longAgo = new Date(context.now().getTime() - 2 * 86_400_000).toISOString();
  await sql`
    with gone as (
      delete from verification_files where verification_id in (${sql.join(verificationIds)}) returning media_key)
    update media set state = 'ready', created_at = ${longAgo}::timestamptz from gone where media.key = gone.media_key`.execute(
    db,
  );
}

/**
 * What was checked has changed (name, issuer or date of an item; name of a member), so the check says nothing any more:
 * VERIFIED goes back to NOT_VERIFIED, and what is in review back to its owner, who sends it again. Call it inside the
 * transaction of the change; of other items it changes nothing. With types 5 and 6 `itemId` is the member's id.
 */
export async function resetVerification(context: Clock, db: Db, type: VerificationType, itemId: string) {
  const row = await db
    .selectFrom('verifications')
    .selectAll()
    .where('type', '=', type)
    .where('item_id', '=', itemId)
    .where('status', 'in', [2, 3])
    .forUpdate()
    .executeTakeFirst();
  if (!row) return;
  if (row.status === 2)
    await moveTo(context, db, row, 1, {
      sent_at: null,
      reason: 'You changed it while it was in review. Please look at the files and send them again.',
    });
  else await moveTo(context, db, row, 0, { requested_by: null, verifier: null, reason: null });
}
