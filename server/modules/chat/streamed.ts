import { sql } from 'kysely';
import type { Db } from '../../context.ts';
import { notHidden } from '../../db/visible.ts';
import type { News, ReferenceOf } from '../../stream/references.ts';
import type { Renderer } from '../../stream/renderers.ts';
import { between, messagesOfMany, shownTo } from './messages.ts';
import { unreadOfMany } from './unread.ts';

type Told = News<ReferenceOf<'message.new'>>;
type Read = News<ReferenceOf<'message.read'>>;

/** What each member has not read, of a conversation and of all, looked up once a round. */
async function countsOf(db: Db, news: readonly (Told | Read)[]) {
  const unread = await unreadOfMany(db, [...new Set(news.map(({ memberId }) => memberId))]);
  return ({ memberId, event: { friendId } }: Told | Read) => {
    const counts = unread(memberId);
    return { unread: counts.of(friendId), unreadTotal: counts.total };
  };
}

/** The part of a statement that names what each member is told of, as `told`; `at` is its place, from 1. */
const toldTo = (news: readonly (Told | Read)[], ids: readonly string[]) => sql`
  unnest(${news.map(({ memberId }) => memberId)}::uuid[], ${news.map(({ event }) => event.friendId)}::uuid[],
    ${[...ids]}::uuid[]) with ordinality as told (member_id, friend_id, message_id, at)`;

const member = sql.ref<string>('told.member_id');

/** Which of the messages are there for the member: neither deleted for them nor hidden by a block. */
async function shownOf(db: Db, news: readonly Told[]): Promise<(at: number) => boolean> {
  const ids = news.map(({ event }) => event.messageId);
  const { rows } = await sql<{ at: number }>`
    select told.at from ${toldTo(news, ids)}
    inner join messages on messages.id = told.message_id
    inner join chats on chats.member_id = told.member_id and chats.other_id = told.friend_id
    where ${between(member, sql.ref('told.friend_id'))} and ${shownTo(member)}
      and ${notHidden(member, 'told.friend_id')}`.execute(db);
  const shown = new Set(rows.map(({ at }) => at - 1));
  return (at) => shown.has(at);
}

/** Which of these are not hidden by a block. */
async function openOf(db: Db, news: readonly Read[]): Promise<(at: number) => boolean> {
  const ids = news.map(({ event }) => event.lastMessageId);
  const { rows } = await sql<{ at: number }>`
    select told.at from ${toldTo(news, ids)} where ${notHidden(member, 'told.friend_id')}`.execute(db);
  const open = new Set(rows.map(({ at }) => at - 1));
  return (at) => open.has(at);
}

/** The message as the member sees it. */
const changed: Renderer<'message.new'> = async (context, news) => {
  const isShown = await shownOf(context.db, news);
  const messages = await messagesOfMany(
    context,
    news.filter((_, at) => isShown(at)).map(({ event }) => event.messageId),
  );
  const counts = await countsOf(context.db, news);
  return news.map((one, at) => {
    const message = isShown(at) ? messages(one.memberId, one.event.messageId) : undefined;
    return message && { type: 'message.new' as const, message, ...counts(one) };
  });
};

const read: Renderer<'message.read'> = async ({ db }, news) => {
  const isOpen = await openOf(db, news);
  const counts = await countsOf(db, news);
  return news.map((one, at) => (isOpen(at) ? { ...one.event, ...counts(one) } : undefined));
};

export const chatRenderers = { 'message.new': changed, 'message.read': read };
