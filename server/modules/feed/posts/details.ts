import { sql, type SqlBool } from 'kysely';
import type { RequestBody, ResponseBody, Schemas } from '#openapi/contract.ts';
import { requireSession, type Context, type Db } from '../../../context.ts';
import { notHidden } from '../../../db/visible.ts';
import { notFound } from '../../../problem.ts';
import { eventBehind } from '../../events/search/eventDetails.ts';
import { jobDetails, readDraft } from '../../jobs/search/jobDetails.ts';
import { authorColumns, toAuthor } from '../../../shared/authors.ts';
import { feedItems, type FeedItem } from './items.ts';
import { shownTexts } from '../compose/mentions.ts';
import {
  afterTime,
  countRows,
  MOST_SKIPPED,
  offsetOf,
  PAGE_SIZE,
  pageOf,
  placeByTime,
} from '../../../shared/paging.ts';
import { EVENT, goneMessage, JOB, readablePost, type FeedKey } from '../../../shared/posts.ts';

const SHOWN_LIKERS = 3;
const MOST_EDITS = 100;

/** A post with its latest likers and what stood there before each edit, as far as the caller might read it. */
export async function getPostDetails(
  body: RequestBody<'getPostDetails'>,
  context: Context,
): Promise<ResponseBody<'getPostDetails'>> {
  const { userId } = requireSession(context);
  const { db } = context;
  const item = await readItem(context, userId, body);
  const edits = await db
    .selectFrom('post_edits')
    .select(['text', 'mentions', 'edited_at'])
    .where('post_id', '=', item.feedId)
    .where(writtenFor(userId, item.author.userId))
    .orderBy('edited_at', 'desc')
    .limit(MOST_EDITS)
    .execute();
  const likers = await likersOf(db, userId, item.feedId, { limit: SHOWN_LIKERS, offset: 0 });
  const texts = await shownTexts(db, userId, edits);
  return {
    message: 'Post',
    response: {
      item,
      likers: likers.map(toAuthor),
      edits: edits.map((edit, index) => ({ text: edit.text, ...texts[index], editedAt: edit.edited_at })),
    },
  };
}

/** A post that opens to everybody does not open what was written for connections alone. */
const writtenFor = (viewerId: string, authorId: string) =>
  sql<SqlBool>`(visibility = 0 or ${authorId}::uuid = ${viewerId}::uuid or exists (
    select 1 from connections
    where member_id = ${viewerId}::uuid and other_id = ${authorId}::uuid and status = 1))`;

/** A feed item, with one page of those who like it when asked. */
export async function getFeedDetails(
  body: RequestBody<'getFeedDetails'>,
  context: Context,
): Promise<ResponseBody<'getFeedDetails'>> {
  const { userId } = requireSession(context);
  const { db } = context;
  const isJob = body.feedType === JOB;
  const draft = isJob ? await readDraft(context, body.feedId) : undefined;
  if (draft) return { message: 'Details', response: draft };
  const item = await readItem(context, userId, body);
  if (body.include !== 'likers')
    return {
      message: 'Details',
      response: {
        item,
        ...(isJob ? await jobDetails(context, item.feedId) : {}),
        ...(body.feedType === EVENT ? { event: await eventBehind(context, item.feedId) } : {}),
      },
    };
  const place = placeByTime(body);
  const count = place?.count ?? (await countRows(db, likes(db, userId, item.feedId)));
  const offset = place ? 0 : offsetOf(body.pageIndex ?? 1);
  const found =
    offset < MOST_SKIPPED
      ? await likersOf(db, userId, item.feedId, { limit: PAGE_SIZE + 1, offset, after: place?.after })
      : [];
  const { rows, next } = pageOf(found, count, ({ liked_at, id }) => [liked_at, id]);
  const likers = rows.map(toAuthor);
  return {
    message: 'Details',
    response: { item, likers, following: await followedOf(db, userId, likers) },
    count,
    nextCursor: next,
  };
}

async function readItem(context: Context, userId: string, key: FeedKey): Promise<FeedItem> {
  const post = await readablePost(context.db, userId, key);
  const [item] = await feedItems(context, userId, [post.id]);
  if (!item) throw notFound(goneMessage);
  return item;
}

const likes = (db: Db, viewerId: string, feedId: string) =>
  db.selectFrom('likes').where('likes.feed_id', '=', feedId).where(notHidden(viewerId, 'likes.member_id'));

interface LikersPart {
  limit: number;
  offset: number;
  after?: [time: string, memberId: string] | undefined;
}

/** Who likes it, the latest first. */
async function likersOf(db: Db, viewerId: string, feedId: string, { limit, offset, after }: LikersPart) {
  const some = likes(db, viewerId, feedId);
  const rest = after ? some.where(afterTime(after, 'likes.created_at', 'likes.member_id')) : some;
  return rest
    .innerJoin('members', 'members.id', 'likes.member_id')
    .select(authorColumns)
    .select(['likes.created_at as liked_at', 'likes.member_id as id'])
    .orderBy('likes.created_at', 'desc')
    .orderBy('likes.member_id')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Ids of those members whom the reader follows. */
async function followedOf(
  db: Db,
  viewerId: string,
  members: readonly Schemas['Author'][],
): Promise<string[]> {
  if (members.length === 0) return [];
  const ids = members.map(({ userId }) => userId);
  const rows = await db
    .selectFrom('follows')
    .select('followed_id')
    .where('member_id', '=', viewerId)
    .where('followed_id', 'in', ids)
    .execute();
  return rows.map((row) => row.followed_id);
}
