import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../context.ts';
import type { TaskContext, TaskKind } from '../../../tasks.ts';
import { LIVE_ROOM } from './reportedRoom.ts';
import { lockRoom } from './rooms.ts';

const HOUR_SEC = 3600;
const DAY_MS = 86_400_000;
/** What is said in a room is kept so long after its end, and in any case as long as there is a recording of it. */
const KEPT_DAYS = 30;
const AT_ONCE = 500;

/** Rooms whose comments have served their time; those of a room that was reported are looked at before they go. */
const silentRooms = (db: Db, before: string) =>
  db
    .selectFrom('live_channels')
    .select('live_channels.channel_name')
    .where('live_channels.ended_at', '<', before)
    .where(
      sql<SqlBool>`exists (
      select 1 from live_comments where live_comments.channel_name = live_channels.channel_name)`,
    )
    .where(
      sql<SqlBool>`not exists (
      select 1 from recordings where recordings.channel_name = live_channels.channel_name)`,
    )
    .where(
      sql<SqlBool>`not exists (
      select 1 from reports where reports.state = 'open'
        and reports.target collate "C" = ${`feed:${LIVE_ROOM}:`} || live_channels.channel_name)`,
    )
    .orderBy('live_channels.ended_at')
    .limit(AT_ONCE);

async function forget(db: Db, channelName: string): Promise<void> {
  await lockRoom(db, channelName);
  await db.deleteFrom('live_comments').where('channel_name', '=', channelName).execute();
  await db
    .updateTable('live_channels')
    .set({ pinned_comment_id: null })
    .where('channel_name', '=', channelName)
    .execute();
}

/** Removes what was said in rooms that ended 30 days ago and of which there is no recording any more. */
export const purgeLiveComments: TaskKind = {
  everySec: HOUR_SEC,
  async run({ db, now }: TaskContext) {
    const before = new Date(now().getTime() - KEPT_DAYS * DAY_MS).toISOString();
    for (const { channel_name } of await silentRooms(db, before).execute())
      await db.transaction().execute((trx) => forget(trx, channel_name));
  },
};
