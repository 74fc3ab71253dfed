import { sql, type SqlBool } from 'kysely';
import type { TaskContext, TaskKind } from '../../../tasks.ts';
import { tell } from '../../../notify/notify.ts';
import { VERIFICATION, verificationKey } from './verificationNews.ts';
import { dropFiles, moveTo } from './verificationState.ts';

const AT_ONCE = 500;
const KEPT_MS = 90 * 86_400_000;

/** Files go 90 days after the decision (product S53), requests with the item they are about, and what expired is said. */
export const keepVerifications: TaskKind = {
  everySec: 3600,
  async run(context) {
    await removeOldFiles(context);
    await removeLeftBehind(context);
    await endExpired(context);
  },
};

async function removeOldFiles(context: TaskContext) {
  await context.db.transaction().execute(async (trx) => {
    const old = await trx
      .selectFrom('verifications')
      .select('id')
      .where('decided_at', '<', new Date(context.now().getTime() - KEPT_MS).toISOString())
      .where(
        sql<SqlBool>`exists (
        select 1 from verification_files where verification_files.verification_id = verifications.id)`,
      )
      .limit(AT_ONCE)
      // What is sent anew at this moment keeps its files.
      .forUpdate()
      .skipLocked()
      .execute();
    await dropFiles(
      context,
      trx,
      old.map(({ id }) => id),
    );
  });
}

/** An item that was deleted can be put back for a moment, so its request goes only when the item is gone for good. */
async function removeLeftBehind(context: TaskContext) {
  const gone = await context.db
    .selectFrom('verifications')
    .select('id')
    .where('type', '<=', 4)
    .where(
      sql<SqlBool>`not exists (select 1 from profile_items where profile_items.id = verifications.item_id)`,
    )
    .limit(AT_ONCE)
    .execute();
  const ids = gone.map(({ id }) => id);
  if (ids.length === 0) return;
  await context.db.transaction().execute(async (trx) => {
    await dropFiles(context, trx, ids);
    await trx.deleteFrom('verifications').where('id', 'in', ids).execute();
  });
}

/** 3 to 0 when a document's own date has passed (product 5). */
async function endExpired(context: TaskContext) {
  const at = context.now();
  await context.db.transaction().execute(async (trx) => {
    const expired = await trx
      .selectFrom('verifications')
      .selectAll()
      .where('type', '=', 3)
      .where('status', '=', 3)
      .where(
        sql<SqlBool>`exists (
        select 1 from profile_items where profile_items.id = verifications.item_id
          and profile_items.data ->> 'expiryDate' < ${at.toISOString().slice(0, 10)})`,
      )
      .limit(AT_ONCE)
      .forUpdate()
      .execute();
    for (const row of expired) {
      await moveTo(context, trx, row, 0, { requested_by: null, verifier: null });
      const key = verificationKey('expired', row, at);
      await tell(context, trx, [row.owner_id], { type: VERIFICATION, key });
    }
  });
}
