import { sql } from 'kysely';
import type { Context, Db } from '../../../context.ts';
import { UNDO_MS } from './kinds.ts';
import { dropPassions } from './passions.ts';
import { dropFiles } from '../verification/verificationState.ts';

/** Takes away all that a member said in the sections of their profile; others who worked there keep the name alone. */
export async function eraseSections(db: Db, memberId: string): Promise<void> {
  await dropPassions(db, memberId);
  await db.deleteFrom('profile_items').where('member_id', '=', memberId).execute();
  await db
    .updateTable('profile_items')
    .set({ company_id: null })
    .where('company_id', '=', memberId)
    .execute();
  await db.deleteFrom('member_languages').where('member_id', '=', memberId).execute();
  await db.deleteFrom('member_interests').where('member_id', '=', memberId).execute();
}

const AT_ONCE = 500;

/** Removes for good what was deleted and can no longer be put back, with what was sent to verify it. */
export async function purgeItems(context: Pick<Context, 'db' | 'now'>): Promise<void> {
  const before = new Date(context.now().getTime() - UNDO_MS);
  await context.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string; verification_id: string | null }>`
      with gone as (
        delete from profile_items where id in (
          select id from profile_items where deleted_at < ${before.toISOString()}::timestamptz
          order by deleted_at limit ${AT_ONCE} for update skip locked)
        returning id, kind)
      select gone.id, verifications.id as verification_id from gone
      left join verifications on verifications.type = gone.kind and verifications.item_id = gone.id`.execute(
      trx,
    );
    const checks = rows.flatMap((row) => row.verification_id ?? []);
    if (checks.length === 0) return;
    await dropFiles(context, trx, checks);
    await trx.deleteFrom('verifications').where('id', 'in', checks).execute();
  });
}
