import type { Schemas } from '#openapi/contract.ts';
import type { Db } from '../../context.ts';
import { toAuthor } from '../feed/authors.ts';
import { openRooms } from './fetchChannel.ts';

const MOST_SHOWN = 10;

/** What others have on air and the member may enter, the largest audience first; for the dashboard (product S18). */
export async function liveNow(db: Db, userId: string): Promise<Schemas['LiveNow'][]> {
  const rooms = await openRooms(db, userId)
    .where('live_channels.host_id', '!=', userId)
    .limit(MOST_SHOWN)
    .execute();
  return rooms.map((room) => ({
    host: toAuthor(room),
    live: {
      channelName: room.channel_name,
      mediaType: room.media_type,
      title: room.title,
      startedAt: room.started_at,
      audience: room.audience,
    },
  }));
}
