import type { Schemas } from '#openapi/contract.ts';
import type { Context } from '../../../context.ts';
import { connectedTo, notPutAway } from '../../../db/visible.ts';
import { postFileUrl } from '../../../media/postFiles.ts';
import { mediaUrl } from '../../../media/uploads.ts';
import { widthsOf } from '../../../media/variants.ts';
import { eventCards } from '../../events/cards.ts';
import { jobCards } from '../../jobs/search/cards.ts';
import { authorColumns, toAuthor } from '../../../shared/authors.ts';
import { hiddenCounts } from '../../../shared/hiddenCounts.ts';
import { shownTexts } from '../compose/mentions.ts';
import { EVENT, JOB } from '../../../shared/posts.ts';

export type FeedItem = Schemas['FeedItem'];
type Media = Schemas['Media'];

/** What the items of a feed are read with; `db` may be a transaction. */
type Reading = Pick<Context, 'db' | 'config' | 'now'>;

/** The posts with their authors, and what the viewer has done with them. */
const rowsOf = (db: Context['db'], viewerId: string, ids: string[]) =>
  db
    .selectFrom('posts')
    .innerJoin('members', 'members.id', 'posts.author_id')
    .where('posts.id', 'in', ids)
    .selectAll('posts')
    .select(authorColumns)
    .select((row) => [
      row
        .exists(
          row
            .selectFrom('likes')
            .whereRef('likes.feed_id', '=', 'posts.id')
            .where('likes.member_id', '=', viewerId),
        )
        .as('is_liked'),
      row
        .exists(
          row
            .selectFrom('saved')
            .whereRef('saved.feed_id', '=', 'posts.id')
            .where('saved.member_id', '=', viewerId),
        )
        .as('is_saved'),
      row
        .exists(
          row
            .selectFrom('follows')
            .whereRef('follows.followed_id', '=', 'posts.author_id')
            .where('follows.member_id', '=', viewerId),
        )
        .as('is_following'),
      row.not(notPutAway(viewerId)).as('is_hidden'),
      connectedTo(viewerId, 'posts.author_id').as('is_connected'),
    ])
    .execute();

/** Posts as a viewer gets them, in the order of `ids`. Whether the viewer may read them is the caller's matter. */
export async function feedItems(context: Reading, viewerId: string, ids: string[]): Promise<FeedItem[]> {
  if (ids.length === 0) return [];
  const { db } = context;
  const rows = await rowsOf(db, viewerId, ids);
  const media = await mediaOf(context, viewerId, ids);
  const hidden = await hiddenCounts(db, viewerId, ids);
  const texts = await shownTexts(db, viewerId, rows);
  const idsOf = (type: number) => rows.filter((row) => row.feed_type === type).map(({ id }) => id);
  const jobs = await jobCards(db, viewerId, idsOf(JOB));
  const events = await eventCards(db, viewerId, idsOf(EVENT));
  const cards = new Map<string, Pick<FeedItem, 'job' | 'event'>>([
    ...[...jobs].map(([id, job]) => [id, { job }] as const),
    ...[...events].map(([id, event]) => [id, { event }] as const),
  ]);

  const items = new Map<string, FeedItem>();
  for (const [index, row] of rows.entries()) {
    const own = row.author_id === viewerId;
    const unseen = hidden.get(row.id);
    const card = cards.get(row.id);
    // Jobs and events are deleted where they are made (addJob, manageEvent), and without its card it is none.
    const isPost = row.feed_type !== JOB && row.feed_type !== EVENT;
    if (!isPost && !card) continue;
    items.set(row.id, {
      feedId: row.id,
      feedType: row.feed_type as FeedItem['feedType'],
      author: toAuthor(row),
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      ...(row.edited_at ? { editedAt: row.edited_at, editCount: row.edit_count } : {}),
      text: row.text,
      ...texts[index],
      media: media.get(row.id) ?? [],
      visibility: row.visibility,
      commentPolicy: row.comment_policy,
      counts: {
        likes: row.like_count - (unseen?.likes ?? 0),
        comments: row.comment_count - (unseen?.comments ?? 0),
        shares: row.share_count,
      },
      viewer: {
        isLiked: Boolean(row.is_liked),
        isSaved: Boolean(row.is_saved),
        canEdit: own,
        canDelete: own && isPost,
        canComment: mayComment(row.comment_policy, own || Boolean(row.is_connected)),
        ...(own ? {} : { isFollowing: Boolean(row.is_following), isConnected: Boolean(row.is_connected) }),
        ...(row.is_hidden ? { isHidden: true as const } : {}),
      },
      ...card,
    });
  }
  return ids.flatMap((id) => items.get(id) ?? []);
}

/** `close`: the viewer is the author or connected with the author. Comment policy: ALL 0, CONNECTIONS 1, OFF 2. */
export const mayComment = (policy: number, close: boolean): boolean =>
  policy === 0 || (policy === 1 && close);

function widths({ media_type, width }: { media_type: number; width: number | null }): Pick<Media, 'widths'> {
  const list = media_type === 0 && width !== null ? widthsOf(width) : undefined;
  return list ? { widths: list } : {};
}

async function mediaOf(
  { db, config, now }: Reading,
  viewerId: string,
  postIds: string[],
): Promise<Map<string, Media[]>> {
  const rows = await db
    .selectFrom('post_media')
    .innerJoin('posts', 'posts.id', 'post_media.post_id')
    .selectAll('post_media')
    .select('posts.visibility')
    .where('post_id', 'in', postIds)
    .orderBy('post_id')
    .orderBy('position')
    .execute();
  const media = new Map<string, Media[]>();
  for (const row of rows) {
    const list = media.get(row.post_id) ?? [];
    media.set(row.post_id, list);
    // What is not for everybody has an address that works for this reader alone, for a short time and while it may be seen.
    const address = (key: string) =>
      row.visibility === 0 ? mediaUrl(key) : postFileUrl({ config, now }, key, viewerId);
    list.push({
      mediaKey: row.media_key,
      url: address(row.media_key),
      mediaType: row.media_type,
      ...(row.alt === null ? {} : { alt: row.alt }),
      ...(row.width === null ? {} : { width: row.width }),
      ...(row.height === null ? {} : { height: row.height }),
      ...(row.duration_sec === null ? {} : { durationSec: row.duration_sec }),
      ...(row.poster_key === null ? {} : { posterKey: row.poster_key, posterUrl: address(row.poster_key) }),
      ...widths(row),
    });
  }
  return media;
}
