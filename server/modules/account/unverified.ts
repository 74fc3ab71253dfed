import type { Context, Db } from '../../context.ts';
import { releaseMedia } from '../../media/claim.ts';
import type { Member } from './members.ts';

/** Takes away a registration that never proved its phone: nobody has signed in with it, so nothing hangs on it. */
export async function removeUnverified(context: Context, db: Db, member: Member): Promise<void> {
  if (member.image_key) await releaseMedia(context, db, [member.image_key]);
  await db.deleteFrom('idempotency').where('member_id', '=', member.id).execute();
  await db.deleteFrom('members').where('id', '=', member.id).where('phone_verified_at', 'is', null).execute();
}
