import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { requireSession, type Context, type Db } from '../../../context.ts';
import type { Database } from '../../../db/schema.ts';
import { notHidden, notHiddenOfMany, notMuted, notPutAway } from '../../../db/visible.ts';
import { isKey } from '../../../ids.ts';
import { forbidden, invalid, notFound } from '../../../problem.ts';
import { limit } from '../../../rateLimit.ts';
import { oneLine } from '../../../text.ts';
import { openJobsPage } from '../../jobs/search/jobList.ts';
import { PAY } from '../../jobs/search/jobOrder.ts';
import { currenciesOfJobs } from '../../jobs/search/payCurrencies.ts';
import { liveItems } from '../../live/rooms/inFeed.ts';
import { followedPage } from './followed.ts';
import { feedItems } from './items.ts';
import {
  afterTime,
  countRows,
  MOST_SKIPPED,
  offsetOf,
  PAGE_SIZE,
  pageOf,
  placeById,
  placeByTime,
  type Page,
  type Paging,
} from '../../../shared/paging.ts';
import { EVENT, JOB, visiblePosts } from '../../../shared/posts.ts';
import { carries } from '../compose/tags.ts';

type Body = RequestBody<'getFeedList'>;
type OpenJobsPage = Page & Pick<ResponseBody<'getFeedList'>, 'correctedText' | 'currencies'>;
type PostQuery = SelectQueryBuilder<Database, 'posts', object>;

/** ALL 0, FOLLOWING 1, SAVED 2, MINE 3. */
export async function getFeedList(body: Body, context: Context): Promise<ResponseBody<'getFeedList'>> {
  const { userId } = requireSession(context);
  const { db } = context;
  const snapshotAt = body.snapshotAt ?? context.now().toISOString();
  const words = oneLine(body.searchText ?? '');
  refuseMixed(body, words);
  if (words || body.filters?.text) await limit(context, 'search', userId);
  const authorId = body.filter === 3 ? (body.otherUserId ?? userId) : undefined;
  if (authorId !== undefined && authorId !== userId) await refuseHidden(db, userId, authorId);

  const chosen = (posts: PostQuery) => {
    let some = posts.where('posts.created_at', '<=', snapshotAt);
    if (body.feedType !== undefined) some = some.where('posts.feed_type', '=', body.feedType);
    // The jobs and the events of a member stand in lists of their own (jobPosted, getPostedEvents).
    else if (authorId !== undefined) some = some.where('posts.feed_type', 'not in', [JOB, EVENT]);
    if (body.tag) some = some.where(carries(body.tag));
    // Who looks for somebody's own posts, or what was saved, finds them whether muted and hidden or not.
    if (body.filter === 0) some = some.where(notMuted(userId, 'posts.author_id')).where(notPutAway(userId));
    return authorId === undefined ? some : withWords(some.where('posts.author_id', '=', authorId), words);
  };
  const posts = chosen(visiblePosts(db, userId));
  const { ids, count, next, ...told }: OpenJobsPage = ofJobs(body)
    ? await jobsTab(context, userId, { ...body, snapshotAt })
    : body.filter === 1
      ? await followedPage(db, userId, { ...body, snapshotAt })
      : body.filter === 2
        ? await keptPage(db, userId, { posts, kept: 'saved' }, { ...body, snapshotAt })
        : await newestPage(db, posts, body, chosen(visiblePosts(db, userId, notHiddenOfMany)));
  const live = beginsFeed(body) ? await liveItems(db, userId, snapshotAt) : [];
  return {
    message: 'Feed',
    response: [...live, ...(await feedItems(context, userId, ids))],
    count,
    nextCursor: next,
    snapshotAt,
    ...told,
  };
}

/** The first page of a feed in which everything is: what is on air stands above the rest (product 3.3). */
const beginsFeed = ({ filter, feedType, tag, pageIndex, cursor }: Body) =>
  (filter === 0 || filter === 1) &&
  feedType === undefined &&
  tag === undefined &&
  pageIndex === 1 &&
  cursor === undefined;

/** The Jobs tab: the open ones, and not every post that is a job. */
const ofJobs = ({ feedType, filter, tag }: Body) => feedType === 2 && filter === 0 && tag === undefined;

/** A page of it; with the first, what they pay in. */
async function jobsTab(
  { db, now }: Context,
  viewerId: string,
  { filters = {}, sort, sortCurrency, snapshotAt, ...paging }: Body & { snapshotAt: string },
): Promise<OpenJobsPage> {
  const wanted = { viewerId, filters, sort, sortCurrency, now: now(), snapshotAt };
  const page = await openJobsPage(db, wanted, paging);
  return paging.pageIndex === 1 ? { ...page, currencies: await currenciesOfJobs(db) } : page;
}

function refuseMixed(body: Body, words: string) {
  const { filter, filters, feedType, tag, sort, sortCurrency } = body;
  if (filters && (feedType !== 2 || filter !== 0))
    throw invalid({ filters: 'These filters are for the list of all jobs.' });
  if (sort !== undefined && !ofJobs(body)) throw invalid({ sort: 'This order is for the list of all jobs.' });
  if (sort === PAY && sortCurrency === undefined)
    throw invalid({ sortCurrency: 'Please say in which currency pay is compared.' });
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
  const { ids, count, next } = await newestPage(context.db, posts, body);
  const response = await feedItems(context, userId, ids);
  return { message: 'Your posts', response, count, nextCursor: next };
}

/** What the member has put out of the feeds (hideFeed), to be shown there again. */
export async function getHiddenPosts(
  body: RequestBody<'getHiddenPosts'>,
  context: Context,
): Promise<ResponseBody<'getHiddenPosts'>> {
  const { userId } = requireSession(context);
  const posts = visiblePosts(context.db, userId);
  const { ids, count, next } = await keptPage(context.db, userId, { posts, kept: 'hidden_posts' }, body);
  const response = await feedItems(context, userId, ids);
  return { message: 'Hidden posts', response, count, nextCursor: next };
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

/** `counted`: the same posts, asked for in the way that suits a count. */
async function newestPage(
  db: Db,
  posts: PostQuery,
  { pageIndex, cursor }: Paging,
  counted: PostQuery = posts,
): Promise<Page> {
  const place = placeById({ cursor });
  const count = place?.count ?? (await countRows(db, counted));
  if (!place && offsetOf(pageIndex) >= MOST_SKIPPED) return { ids: [], count, next: null };
  const newest = posts.select('posts.id').orderBy('posts.id', 'desc');
  const from = place ? newest.where('posts.id', '<', place.after[0]) : newest.offset(offsetOf(pageIndex));
  const { rows, next } = pageOf(await from.limit(PAGE_SIZE + 1).execute(), count, ({ id }) => [id]);
  return { ids: rows.map(({ id }) => id), count, next };
}

/** What was saved, or hidden, last comes first. */
async function keptPage(
  db: Db,
  userId: string,
  { posts, kept }: { posts: PostQuery; kept: 'saved' | 'hidden_posts' },
  { pageIndex, cursor, snapshotAt }: Paging & { snapshotAt?: string },
): Promise<Page> {
  const own = posts
    .innerJoin(`${kept} as kept`, 'kept.feed_id', 'posts.id')
    .where('kept.member_id', '=', userId)
    .$if(snapshotAt !== undefined, (all) => all.where('kept.created_at', '<=', snapshotAt ?? ''));
  const place = placeByTime({ cursor });
  const count = place?.count ?? (await countRows(db, own));
  if (!place && offsetOf(pageIndex) >= MOST_SKIPPED) return { ids: [], count, next: null };
  const latest = own
    .select(['posts.id', 'kept.created_at'])
    .orderBy('kept.created_at', 'desc')
    .orderBy('kept.feed_id');
  const from = place
    ? latest.where(afterTime(place.after, 'kept.created_at', 'kept.feed_id'))
    : latest.offset(offsetOf(pageIndex));
  const found = await from.limit(PAGE_SIZE + 1).execute();
  const { rows, next } = pageOf(found, count, ({ created_at, id }) => [created_at, id]);
  return { ids: rows.map(({ id }) => id), count, next };
}
