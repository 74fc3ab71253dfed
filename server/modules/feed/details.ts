import type { RequestBody, ResponseBody, Schemas } from '#openapi/contract.ts';
import { requireSession, type Context, type Db } from '../../context.ts';
import { notHidden } from '../../db/visible.ts';
import { notFound } from '../../problem.ts';
import { authorColumns, toAuthor } from './authors.ts';
import { feedItems, type FeedItem } from './items.ts';
import { shownTexts } from './mentions.ts';
import { countRows, offsetOf, PAGE_SIZE } from './paging.ts';
import { goneMessage, readablePost, type FeedKey } from './posts.ts';

const SHOWN_LIKERS = 3;
const MOST_EDITS = 100;

/** A post with its latest likers and what stood there before each edit. */
export async function getPostDetails(
  body: RequestBody<'getPostDetails'>,
  context: Context,
): Promise<ResponseBody<'getPostDetails'>> {
  const { userId } = requireSession(context);
  const { db } = context;
  const item = await readItem(db, userId, body);
  const edits = await db
    .selectFrom('post_edits')
    .select(['text', 'mentions', 'edited_at'])
    .where('post_id', '=', item.feedId)
    .orderBy('edited_at', 'desc')
    .limit(MOST_EDITS)
    .execute();
  const texts = await shownTexts(db, userId, edits);
  return {
    message: 'Post',
    response: {
      item,
      likers: await likersOf(db, userId, item.feedId, { limit: SHOWN_LIKERS, offset: 0 }),
      edits: edits.map((edit, index) => ({ text: edit.text, ...texts[index], editedAt: edit.edited_at })),
    },
  };
}

/** A feed item, with one page of those who like it when asked. */
export async function getFeedDetails(
  body: RequestBody<'getFeedDetails'>,
  context: Context,
): Promise<ResponseBody<'getFeedDetails'>> {
  const { userId } = requireSession(context);
  const { db } = context;
  const item = await readItem(db, userId, body);
  if (body.include !== 'likers') return { message: 'Details', response: { item } };
  const page = { limit: PAGE_SIZE, offset: offsetOf(body.pageIndex ?? 1) };
  return {
    message: 'Details',
    response: { item, likers: await likersOf(db, userId, item.feedId, page) },
    count: await countRows(db, likes(db, userId, item.feedId)),
  };
}

async function readItem(db: Db, userId: string, key: FeedKey): Promise<FeedItem> {
  const post = await readablePost(db, userId, key);
  const [item] = await feedItems(db, userId, [post.id]);
  if (!item) throw notFound(goneMessage);
  return item;
}

const likes = (db: Db, viewerId: string, feedId: string) =>
  db.selectFrom('likes').where('likes.feed_id', '=', feedId).where(notHidden(viewerId, 'likes.member_id'));

async function likersOf(
  db: Db,
  viewerId: string,
  feedId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<Schemas['Author'][]> {
  const rows = await likes(db, viewerId, feedId)
    .innerJoin('members', 'members.id', 'likes.member_id')
    .select(authorColumns)
    .orderBy('likes.created_at', 'desc')
    .orderBy('likes.member_id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(toAuthor);
}
