import type { Schemas } from '#openapi/contract.ts';
import type { Db } from '../../../context.ts';
import { toAuthor } from '../../../shared/authors.ts';
import { openRooms } from './fetchChannel.ts';
import type { Room } from './rooms.ts';

const MOST_SHOWN = 10;

/** What others have on air and the member may enter, the largest audience first; for the dashboard (product S18). */
export async function liveNow(db: Db, userId: string): Promise<Schemas['LiveNow'][]> {
  const rooms = await openRooms(db, userId)
    .where('live_channels.host_id', '!=', userId)
    .limit(MOST_SHOWN)
    .execute();
  return rooms.map((room) => ({ host: toAuthor(room), live: toLiveCard(room) }));
}

/** A room on air as cards show it. */
export const toLiveCard = ({
  channel_name,
  media_type,
  title,
  started_at,
  audience,
}: Room): Schemas['LiveCard'] => ({
  channelName: channel_name,
  mediaType: media_type,
  title,
  startedAt: started_at,
  audience,
});
