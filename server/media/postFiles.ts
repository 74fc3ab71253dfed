import type { SelectQueryBuilder } from 'kysely';
import type { SharedContext } from '../contract/binder.ts';
import type { Db } from '../context.ts';
import type { Database } from '../db/schema.ts';
import { isMember, viewerOf, viewerUrl } from './viewerLinks.ts';

/** Links end between ten and twenty minutes after they were made. */
const STEP_SEC = 600;

/** The posts that a member may read: a rule of the tags, handed down to the files. */
export type ReadablePosts = (db: Db, viewerId: string) => SelectQueryBuilder<Database, 'posts', object>;

/** Address of a file of a post that is not for everybody, for one member. */
export const postFileUrl = (
  context: Pick<SharedContext, 'config' | 'now'>,
  key: string,
  viewerId: string,
): string => viewerUrl(context, key, { viewerId, stepSec: STEP_SEC });

/** Whether the address was given to a member who may still read a post that shows the file. */
export async function mayStillRead(
  shared: Pick<SharedContext, 'db' | 'config' | 'now'>,
  readablePosts: ReadablePosts,
  { key, query }: { key: string; query: Record<string, unknown> },
): Promise<boolean> {
  const viewerId = viewerOf(shared, key, query);
  if (viewerId === undefined) return false;
  const post = await readablePosts(shared.db, viewerId)
    .innerJoin('post_media', 'post_media.post_id', 'posts.id')
    .where((row) => row.or([row('post_media.media_key', '=', key), row('post_media.poster_key', '=', key)]))
    .where(isMember(viewerId))
    .select('posts.id')
    .executeTakeFirst();
  return post !== undefined;
}
