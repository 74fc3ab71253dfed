import type { SelectQueryBuilder } from 'kysely';
import type { Db, Role } from '../context.ts';
import type { Database } from '../db/schema.ts';
import { connectedTo, notHidden } from '../db/visible.ts';
import { isKey } from '../ids.ts';
import { forbidden, notFound } from '../problem.ts';

/** Each role posts as one content type (specification 3, product 3.3). */
export const feedTypeOf: Record<Role, 4 | 8 | 10 | 11> = { 1: 10, 2: 11, 3: 4, 4: 8 };

/** FeedTypes of a job and of an event (specification 3); their rows have the id of the job or the event, and no text. */
export const JOB = 2;
export const EVENT = 3;

/** A feed item as payloads name it. */
export interface FeedKey {
  feedId: string;
  feedType: number;
}

export const goneMessage = 'This post was removed.';

/** Posts that a member may read: everyone's public ones, the connections' ones, their own; none across a block, which `unhidden` sees to. */
export function visiblePosts(
  db: Db,
  viewerId: string,
  unhidden: typeof notHidden = notHidden,
): SelectQueryBuilder<Database, 'posts', object> {
  return db
    .selectFrom('posts')
    .where('posts.deleted_at', 'is', null)
    .where(unhidden(viewerId, 'posts.author_id'))
    .where((post) =>
      post.or([
        post('posts.visibility', '=', 0),
        post('posts.author_id', '=', viewerId),
        connectedTo(viewerId, 'posts.author_id'),
      ]),
    );
}

/** One post that the viewer may read; what does not exist, is hidden or of another type is 404 alike. */
export async function readablePost(db: Db, viewerId: string, { feedId, feedType }: FeedKey, lock = false) {
  if (!isKey(feedId)) throw notFound(goneMessage);
  const post = await visiblePosts(db, viewerId)
    .where('posts.id', '=', feedId)
    .where('posts.feed_type', '=', feedType)
    .selectAll('posts')
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!post) throw notFound(goneMessage);
  return post;
}

/** One of the member's own posts, locked. Another member's: 403 NOT_OWNER when it can be read, else 404. */
export async function ownPost(db: Db, memberId: string, key: FeedKey) {
  const post = await readablePost(db, memberId, key, true);
  if (post.author_id !== memberId) throw forbidden('Only its author can change this.', 'NOT_OWNER');
  return post;
}
