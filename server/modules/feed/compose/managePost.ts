import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { requireSession, type Context, type Db, type Role } from '../../../context.ts';
import { once } from '../../../idempotency.ts';
import { newId } from '../../../ids.ts';
import { invalid, notFound, stale } from '../../../problem.ts';
import { limit } from '../../../rateLimit.ts';
import { clean } from '../../../text.ts';
import { tellFollowers } from '../../../notify/tellFollowers.ts';
import { feedItems, type FeedItem } from '../posts/items.ts';
import { newlyMentioned, readText, shownTexts, type StoredText } from './mentions.ts';
import { claimPostMedia, mediaErrors, showMedia, type PostMedia } from './postMedia.ts';
import { feedTypeOf, goneMessage, ownPost } from '../../../shared/posts.ts';
import { MOST_TAGS, setTags } from './tags.ts';
import { parseTags } from '../../../parseTags.ts';
import { tellMentioned } from './tellMentioned.ts';

type Body = RequestBody<'managePost'>;

interface Draft extends StoredText {
  media: PostMedia[];
  tags: string[];
}

/** ADD 0, EDIT 1. */
export async function managePost(body: Body, context: Context): Promise<ResponseBody<'managePost'>> {
  const { userId, role } = requireSession(context);
  const text = clean(body.text);
  const tags = parseTags(text);
  const errors = postErrors(body, role, text);
  if (tags.length > MOST_TAGS) errors.text = `A post has at most ${MOST_TAGS} tags.`;
  if (Object.keys(errors).length > 0) throw invalid(errors);
  await limit(context, 'post', userId);
  const media = await claimPostMedia(context, body.media);
  const item = await once(context, 'managePost', body.clientId, async (trx) => {
    const draft = { ...(await readText(trx, userId, body)), media, tags };
    const id = await (body.action === 0 ? addPost : editPost)(context, trx, body, draft);
    const [written] = await feedItems({ ...context, db: trx }, userId, [id]);
    if (!written) throw notFound(goneMessage);
    return written satisfies FeedItem;
  });
  if (body.action === 0) context.after(() => context.services.wakeTasks());
  return { message: body.action === 0 ? 'Your post is out' : 'Your changes are saved', response: item };
}

function postErrors(body: Body, role: Role, text: string): Record<string, string> {
  const errors = mediaErrors(body.media);
  if (!text && body.media.length === 0) errors.text = 'Write something or add a picture.';
  if (body.feedType !== feedTypeOf[role]) errors.feedType = `Your posts have the type ${feedTypeOf[role]}.`;
  if (body.action === 1 && !body.feedId) errors.feedId = 'Please say which post this changes.';
  if (body.action === 0 && body.feedId) errors.feedId = 'A new post has no id yet.';
  return errors;
}

async function addPost(context: Context, db: Db, body: Body, draft: Draft): Promise<string> {
  const { userId } = requireSession(context);
  const { text, mentions, media, tags } = draft;
  const now = context.now();
  const id = newId(now.getTime());
  await db
    .insertInto('posts')
    .values({
      id,
      feed_type: body.feedType,
      author_id: userId,
      text,
      mentions: JSON.stringify(mentions),
      visibility: body.visibility,
      comment_policy: body.commentPolicy,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await showMedia(context, db, { postId: id, ownerId: userId, media });
  await setTags(db, id, { tags, isPublic: body.visibility === 0 });
  await tellMentioned(context, db, newlyMentioned(mentions), { postId: id, feedType: body.feedType });
  await tellFollowers(context, db, id);
  await db
    .updateTable('members')
    .set((row) => ({ post_count: row('post_count', '+', 1) }))
    .where('id', '=', userId)
    .execute();
  return id;
}

async function editPost(context: Context, db: Db, body: Body, draft: Draft): Promise<string> {
  const { userId } = requireSession(context);
  const { text, mentions, media, tags } = draft;
  const post = await ownPost(db, userId, { feedId: body.feedId ?? '', feedType: body.feedType });
  const before = Date.parse(post.updated_at);
  if (Date.parse(body.updatedAt ?? '') !== before) throw stale();
  // Every edit has a time of its own, so that the older state is known by it.
  const at = new Date(Math.max(context.now().getTime(), before + 1));
  const mediaChanged = await showMedia(context, db, { postId: post.id, ownerId: userId, media });
  // Who may read or comment is no part of what was said, so changing it is no edit.
  // What the writer had before them carried today's names.
  const [shown] = await shownTexts(db, userId, [post]);
  const edited = text !== shown?.text || mediaChanged;
  if (edited)
    await db
      .insertInto('post_edits')
      .values({
        post_id: post.id,
        edited_at: at,
        text: post.text,
        visibility: post.visibility,
        mentions: JSON.stringify(post.mentions),
      })
      .execute();
  await db
    .updateTable('posts')
    .set({
      text,
      mentions: JSON.stringify(mentions),
      visibility: body.visibility,
      comment_policy: body.commentPolicy,
      updated_at: at,
      ...(edited ? { edited_at: at, edit_count: post.edit_count + 1 } : {}),
    })
    .where('id', '=', post.id)
    .execute();
  await setTags(db, post.id, { tags, isPublic: body.visibility === 0 });
  const named = newlyMentioned(mentions, post.mentions);
  await tellMentioned(context, db, named, { postId: post.id, feedType: post.feed_type });
  return post.id;
}
