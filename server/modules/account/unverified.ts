import type { Context, Db } from '../../context.ts';
import { releaseMedia } from '../../media/claim.ts';
import { indexMember } from '../../search/searchEntries.ts';
import type { Member } from '../../shared/members.ts';

/** Takes away a registration that never proved its phone: nobody has signed in with it, so nothing hangs on it. */
export async function removeUnverified(
  context: Pick<Context, 'now'>,
  db: Db,
  { id }: Pick<Member, 'id'>,
): Promise<void> {
  // Its code may be entered at this moment.
  const member = await db
    .selectFrom('members')
    .select('image_key')
    .where('id', '=', id)
    .where('phone_verified_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!member) return;
  if (member.image_key) await releaseMedia(context, db, [member.image_key]);
  await db.deleteFrom('idempotency').where('member_id', '=', id).execute();
  await db.deleteFrom('members').where('id', '=', id).execute();
  await indexMember(db, id);
}
