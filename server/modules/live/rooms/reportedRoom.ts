import type { Context, Db } from '../../../context.ts';
import type { ReportEvidence } from '../../../db/feedTables.ts';
import { endRoom } from './endRoom.ts';
import { roomGone } from './rooms.ts';

/** Contract: ReportableType. */
export const LIVE_ROOM = 12;

/** A room that is reported, also after its end, and what it was called then. Throws 404 when there is none. */
export async function reportedRoom(
  db: Db,
  channelName: string,
): Promise<{ target: string; authorId: string; evidence: ReportEvidence }> {
  const room = await db
    .selectFrom('live_channels')
    .select(['host_id', 'title', 'description'])
    .where('channel_name', '=', channelName)
    .executeTakeFirst();
  if (!room) throw roomGone();
  return {
    target: `feed:${LIVE_ROOM}:${channelName}`,
    authorId: room.host_id,
    evidence: { text: [room.title, room.description].filter(Boolean).join('\n'), media: [] },
  };
}

/** Ends a room that breaks the rules, and takes its words away. False when that was done before. */
export async function takeRoomAway(
  context: Pick<Context, 'now'>,
  db: Db,
  channelName: string,
): Promise<boolean> {
  await endRoom(context, db, channelName);
  const taken = await db
    .updateTable('live_channels')
    .set({ title: '', description: null, pinned_comment_id: null })
    .where('channel_name', '=', channelName)
    .where('title', '!=', '')
    .returning('channel_name')
    .executeTakeFirst();
  await db.deleteFrom('live_comments').where('channel_name', '=', channelName).execute();
  return taken !== undefined;
}
