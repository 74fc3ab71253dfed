import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** A member's id, or the column of a statement that holds it. */
export type MemberId = string | RawBuilder<string>;

/**
 * True unless a block stands between the two, in either direction (product D13). Every list and every detail that
 * shows another member's content carries it: `.where(notHidden(session.userId, 'posts.author_id'))`.
 */
export function notHidden(memberId: MemberId, column: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`not exists (
    select 1 from hidden_pairs where hidden_pairs.member_id = ${memberId}::uuid and hidden_pairs.hidden_id = ${sql.ref(column)})`;
}

/**
 * The same where hundreds of rows are gone through, as for a count: the blocks of the member are read once, and not
 * looked up for every row (npm run bench -- blockFilter).
 */
export function notHiddenOfMany(memberId: MemberId, column: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} not in (
    select hidden_id from hidden_pairs where hidden_pairs.member_id = ${memberId}::uuid)`;
}

/**
 * True unless the member has muted the other. For the feed and for notifications alone: profile, comments and lists
 * show a muted member as before, and the other way round nothing changes.
 */
export function notMuted(memberId: string, column: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`not exists (
    select 1 from mutes where mutes.member_id = ${memberId}::uuid and mutes.muted_id = ${sql.ref(column)})`;
}

/** True unless the member has hidden the post (hideFeed). For the feeds alone: what was saved, and a member's posts, show it. */
export function notPutAway(memberId: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`not exists (
    select 1 from hidden_posts where hidden_posts.member_id = ${memberId}::uuid and hidden_posts.feed_id = posts.id)`;
}

/** True when the two are connected (status CONNECTED 1). */
export function connectedTo(memberId: string, column: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select 1 from connections where connections.member_id = ${memberId}::uuid and connections.status = 1
      and connections.other_id = ${sql.ref(column)})`;
}
