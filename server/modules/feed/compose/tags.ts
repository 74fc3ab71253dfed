import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../context.ts';
import { foldTag } from '../../../parseTags.ts';

export const MOST_TAGS = 30;
const SUGGESTED = 8;
/** Tags of hidden members that are looked at. */
const MOST_HIDDEN = 2000;

/**
 * Makes these the tags of a post and keeps their counts, which are of public posts only: what is for connections must
 * not show in the suggestions of others. Inside the transaction that writes the post.
 */
export async function setTags(
  db: Db,
  postId: string,
  { tags, isPublic }: { tags: readonly string[]; isPublic: boolean },
): Promise<void> {
  const before = await db
    .selectFrom('post_tags')
    .select(['tag', 'public'])
    .where('post_id', '=', postId)
    .execute();
  const changes = new Map<string, number>();
  const count = (tag: string, by: number) => changes.set(tag, (changes.get(tag) ?? 0) + by);
  for (const row of before) count(row.tag, row.public ? -1 : 0);
  for (const tag of tags) count(tag, isPublic ? 1 : 0);
  if (changes.size === 0) return;
  await db.deleteFrom('post_tags').where('post_id', '=', postId).execute();
  if (tags.length > 0)
    await db
      .insertInto('post_tags')
      .values(tags.map((tag) => ({ tag, post_id: postId, public: isPublic })))
      .execute();
  await changeCounts(db, changes);
}

/** In one order for everybody, so that two posts with the same tags do not wait for each other for ever. */
async function changeCounts(db: Db, changes: Map<string, number>) {
  const rows = [...changes]
    .filter(([, by]) => by !== 0)
    .map(([tag, posts]) => ({ tag, posts }))
    .sort((one, other) => (one.tag < other.tag ? -1 : 1));
  if (rows.length === 0) return;
  await db
    .insertInto('tags')
    .values(rows)
    .onConflict((conflict) => conflict.column('tag').doUpdateSet({ posts: sql`tags.posts + excluded.posts` }))
    .execute();
}

/** Takes away the tags of all posts of a member who leaves. */
export async function removeTagsOf(db: Db, memberId: string): Promise<void> {
  const { rows } = await sql<{ tag: string; public: boolean }>`
    delete from post_tags where post_id in (select id from posts where author_id = ${memberId}::uuid)
    returning tag, public`.execute(db);
  const changes = new Map<string, number>();
  for (const row of rows) if (row.public) changes.set(row.tag, (changes.get(row.tag) ?? 0) - 1);
  await changeCounts(db, changes);
}

/** Posts that carry a tag. */
export const carries = (tag: string) =>
  sql<SqlBool>`posts.id in (select post_id from post_tags where post_tags.tag = ${foldTag(tag)})`;

/** How often those who are hidden from a reader use which tags, publicly. */
async function hiddenUses(db: Db, readerId: string, prefix: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('hidden_pairs')
    .innerJoin('posts', 'posts.author_id', 'hidden_pairs.hidden_id')
    .innerJoin('post_tags', 'post_tags.post_id', 'posts.id')
    .select((row) => ['post_tags.tag', row.fn.countAll<number>().as('uses')])
    .where('hidden_pairs.member_id', '=', readerId)
    .where('post_tags.public', '=', true)
    .$if(prefix !== '', (query) => query.where('post_tags.tag', 'like', `${prefix}%`))
    .groupBy('post_tags.tag')
    .orderBy('uses', 'desc')
    .limit(MOST_HIDDEN)
    .execute();
  return new Map(rows.map(({ tag, uses }) => [tag, Number(uses)]));
}

/**
 * Tags that begin so, the most used first. Posts across a block do not count: a tag that nobody else uses would tell what
 * they write.
 */
export async function suggestTags(
  db: Db,
  readerId: string,
  beginning: string,
): Promise<{ tag: string; posts: number }[]> {
  const prefix = foldTag(beginning).replace(/[\\%_]/g, '\\$&');
  const hidden = await hiddenUses(db, readerId, prefix);
  const tags = await db
    .selectFrom('tags')
    .select(['tag', 'posts'])
    .where('posts', '>', 0)
    .$if(prefix !== '', (query) => query.where('tag', 'like', `${prefix}%`))
    .orderBy('posts', 'desc')
    .orderBy('tag')
    // As many as may fall out or back are read on top.
    .limit(SUGGESTED + hidden.size)
    .execute();
  return tags
    .map(({ tag, posts }) => ({ tag, posts: posts - (hidden.get(tag) ?? 0) }))
    .filter(({ posts }) => posts > 0)
    .sort((one, other) => other.posts - one.posts)
    .slice(0, SUGGESTED);
}
