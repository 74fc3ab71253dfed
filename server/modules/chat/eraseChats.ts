import type { Context, Db } from '../../context.ts';
import { releaseMedia } from '../../media/claim.ts';

/**
 * Takes every conversation of a member away, from the others too: the chats go with an account (product S07). Pictures of the
 * others are given up. Call it once the member is connected with nobody, so that nothing is written after it.
 */
export async function eraseChats(context: Pick<Context, 'now'>, db: Db, memberId: string): Promise<void> {
  const gone = await db
    .deleteFrom('messages')
    .where((row) => row.or([row('sender_id', '=', memberId), row('receiver_id', '=', memberId)]))
    .returning('media_key')
    .execute();
  const keys = gone.flatMap(({ media_key }) => media_key ?? []);
  await releaseMedia(context, db, keys, 'released');
  await db
    .deleteFrom('chats')
    .where((row) => row.or([row('member_id', '=', memberId), row('other_id', '=', memberId)]))
    .execute();
}
