import { sql } from 'kysely';
import type { Schemas } from '#openapi/contract.ts';
import type { Db } from '../../../context.ts';
import { connectedTo, notMuted } from '../../../db/visible.ts';
import { toAuthor } from '../../../shared/authors.ts';
import { feedTypeOf } from '../../../shared/posts.ts';
import { openRooms } from './fetchChannel.ts';
import { toLiveCard } from './liveNow.ts';

type FeedItem = Schemas['FeedItem'];

const MOST_SHOWN = 3;
const PUBLIC = 0;
/** CommentPolicy OFF: what there is to say is said in the room. */
const NO_COMMENTS = 2;

/**
 * What those whom a member follows or is connected with have on air and the member may enter, as items of a feed, the largest audience
 * first, at most 3 (product 3.3). `snapshotAt`: ISO time at which the feed stands still; rooms that began later are left out.
 */
export async function liveItems(db: Db, userId: string, snapshotAt: string): Promise<FeedItem[]> {
  const follows = sql<boolean>`exists (select 1 from follows where follows.member_id = ${userId}::uuid
    and follows.followed_id = live_channels.host_id)`;
  const connected = connectedTo(userId, 'live_channels.host_id');
  const rooms = await openRooms(db, userId)
    .where('live_channels.host_id', '!=', userId)
    .where('live_channels.started_at', '<=', snapshotAt)
    .where(notMuted(userId, 'live_channels.host_id'))
    .where(sql<boolean>`(${follows} or ${connected})`)
    .select([follows.as('is_following'), connected.as('is_connected')])
    .limit(MOST_SHOWN)
    .execute();
  return rooms.map((room): FeedItem => ({
    feedId: room.channel_name,
    feedType: feedTypeOf[room.author_role],
    author: toAuthor(room),
    createdAt: room.started_at,
    updatedAt: room.started_at,
    text: room.title,
    media: [],
    visibility: PUBLIC,
    commentPolicy: NO_COMMENTS,
    counts: { likes: room.likes, comments: 0, shares: 0 },
    viewer: {
      isLiked: room.liked,
      isSaved: false,
      canEdit: false,
      canDelete: false,
      canComment: false,
      isFollowing: room.is_following,
      isConnected: Boolean(room.is_connected),
    },
    live: toLiveCard(room),
  }));
}
