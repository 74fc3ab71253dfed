import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { requireSession, type Context, type Db } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import { notHidden } from '../../db/visible.ts';
import { isKey } from '../../ids.ts';
import { forbidden, invalid, notFound } from '../../problem.ts';
import { limit } from '../../rateLimit.ts';
import { oneLine } from '../../text.ts';
import { followedPage } from './followed.ts';
import { feedItems } from './items.ts';
import { countRows, MOST_COUNTED, offsetOf, PAGE_SIZE, type Page } from './paging.ts';
import { visiblePosts } from './posts.ts';
import { carries } from './tags.ts';

type Body = RequestBody<'getFeedList'>;
type PostQuery = SelectQueryBuilder<Database, 'posts', object>;

/** ALL 0, FOLLOWING 1, SAVED 2, MINE 3. */
export async function getFeedList(body: Body, context: Context): Promise<ResponseBody<'getFeedList'>> {
  const { userId } = requireSession(context);
  const { db } = context;
  const snapshotAt = body.snapshotAt ?? context.now().toISOString();
  const words = oneLine(body.searchText ?? '');
  refuseMixed(body, words);
  if (words) await limit(context, 'search', userId);
  const authorId = body.filter === 3 ? (body.otherUserId ?? userId) : undefined;
  if (authorId !== undefined && authorId !== userId) await refuseHidden(db, userId, authorId);

  let posts = visiblePosts(db, userId).where('posts.created_at', '<=', snapshotAt);
  if (body.feedType !== undefined) posts = posts.where('posts.feed_type', '=', body.feedType);
  if (body.tag) posts = posts.where(carries(body.tag));
  if (authorId !== undefined) posts = withWords(posts.where('posts.author_id', '=', authorId), words);
  const page =
    body.filter === 1
      ? await followedPage(db, userId, { ...body, snapshotAt })
      : body.filter === 2
        ? await savedPage(db, userId, posts, { ...body, snapshotAt })
        : await newestPage(db, posts, body.pageIndex);
  return {
    message: 'Feed',
    response: await feedItems(db, userId, page.ids),
    count: page.count,
    snapshotAt,
  };
}

function refuseMixed({ filter, tag }: Body, words: string) {
  if (words && filter !== 3) throw invalid({ searchText: 'Words are searched in the posts of one member.' });
  if (tag && filter !== 0) throw invalid({ tag: 'A tag is looked for in all posts.' });
}

/** The posts of a brand or a business, for the screen that manages them. */
export async function myBrandPosts(
  body: RequestBody<'myBrandPosts'>,
  context: Context,
): Promise<ResponseBody<'myBrandPosts'>> {
  const { userId, role } = requireSession(context);
  if (role !== 3 && role !== 4) throw forbidden('Only brands and businesses have these posts.', 'ROLE');
  const words = oneLine(body.searchText ?? '');
  if (words) await limit(context, 'search', userId);
  const posts = withWords(visiblePosts(context.db, userId).where('posts.author_id', '=', userId), words);
  const { ids, count } = await newestPage(context.db, posts, body.pageIndex);
  return { message: 'Your posts', response: await feedItems(context.db, userId, ids), count };
}

/** Each word must occur, anywhere and in any case. The collation knows the case of every script, whatever the database's own. */
function withWords(posts: PostQuery, words: string): PostQuery {
  const pattern = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  return words
    .split(' ')
    .filter(Boolean)
    .reduce(
      (query, word) => query.where(sql<SqlBool>`posts.text collate "und-x-icu" ilike ${pattern(word)}`),
      posts,
    );
}

async function refuseHidden(db: Db, userId: string, authorId: string) {
  const author = isKey(authorId)
    ? await db
        .selectFrom('members')
        .select('id')
        .where('id', '=', authorId)
        .where('deleted_at', 'is', null)
        .where(notHidden(userId, 'members.id'))
        .executeTakeFirst()
    : undefined;
  if (!author) throw notFound('This profile is not available.');
}

async function newestPage(db: Db, posts: PostQuery, pageIndex: number): Promise<Page> {
  const count = await countRows(db, posts);
  if (offsetOf(pageIndex) >= MOST_COUNTED) return { ids: [], count };
  const rows = await posts
    .select('posts.id')
    .orderBy('posts.id', 'desc')
    .limit(PAGE_SIZE)
    .offset(offsetOf(pageIndex))
    .execute();
  return { ids: rows.map(({ id }) => id), count };
}

/** What was saved last comes first. */
async function savedPage(
  db: Db,
  userId: string,
  posts: PostQuery,
  { pageIndex, snapshotAt }: { pageIndex: number; snapshotAt: string },
): Promise<Page> {
  const saved = posts
    .innerJoin('saved', 'saved.feed_id', 'posts.id')
    .where('saved.member_id', '=', userId)
    .where('saved.created_at', '<=', snapshotAt);
  const rows = await saved
    .select('posts.id')
    .orderBy('saved.created_at', 'desc')
    .orderBy('saved.feed_id')
    .limit(PAGE_SIZE)
    .offset(offsetOf(pageIndex))
    .execute();
  return { ids: rows.map(({ id }) => id), count: await countRows(db, saved) };
}
