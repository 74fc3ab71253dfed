import type { Selectable } from 'kysely';
import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { requireSession, type Context, type Db } from '../../context.ts';
import type { MessagesTable } from '../../db/chatTables.ts';
import type { ReportEvidence } from '../../db/feedTables.ts';
import { isKey } from '../../ids.ts';
import { releaseMedia } from '../../media/claim.ts';
import { forbidden } from '../../problem.ts';
import { limit } from '../../rateLimit.ts';
import { publish } from '../../stream/publish.ts';
import { newsOfMessage } from './chatEvents.ts';
import { chatSettled } from './chatNews.ts';
import { requireFriend } from './friends.ts';
import { between, conversationOf, lockChat, messageGone, messageOf } from './messages.ts';

type Answer = ResponseBody<'sendMessage'>;
type Row = Selectable<MessagesTable>;

/** So long a message can be taken back from the other. */
const DELETE_MS = 86_400_000;

/** DELETE 1: one message for both or for the caller, or the whole conversation for the caller. Twice is the same as once. */
export async function removeFromChat(
  { friendId, messageId, forMe }: RequestBody<'sendMessage'>,
  context: Context,
): Promise<Answer> {
  const { userId } = requireSession(context);
  await limit(context, 'chatChange', userId);
  const removed = await context.db.transaction().execute(async (trx) => {
    const friend = await requireFriend(trx, userId, friendId);
    const pair = [userId, friend.author_id] as const;
    await lockChat(trx, ...pair);
    if (messageId === undefined) await clearChat(trx, pair);
    else if (forMe) await hideMessage(trx, pair, messageId);
    else return takeBack(context, trx, await lockMessage(trx, pair, messageId));
    await chatSettled(context, trx, { userId, friendId: friend.author_id, wasRead: false });
    return undefined;
  });
  if (!removed) return { message: messageId === undefined ? 'Conversation deleted' : 'Deleted for you' };
  return { message: 'Deleted', response: await messageOf(context, userId, removed.id) };
}

type Pair = readonly [userId: string, friendId: string];

/** A message between the two; 404 for any other. */
async function lockMessage(db: Db, [userId, friendId]: Pair, id: string): Promise<Row> {
  const row = isKey(id)
    ? await db
        .selectFrom('messages')
        .selectAll()
        .where('messages.id', '=', id)
        .where(between(userId, friendId))
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!row) throw messageGone();
  return row;
}

async function takeBack(context: Context, db: Db, row: Row): Promise<Row> {
  const { userId } = requireSession(context);
  if (row.sender_id !== userId) throw forbidden('This is not your message.', 'NOT_OWNER');
  if (row.deleted_at) return row;
  if (context.now().getTime() - Date.parse(row.created_at) > DELETE_MS)
    throw forbidden('A message can be deleted for both within 24 hours. You can delete it for yourself.');
  await eraseMessage(context, db, row);
  return row;
}

/** Leaves a placeholder for both, and gives up the picture. `row` is locked. */
export async function eraseMessage(
  context: Pick<Context, 'now'>,
  db: Db,
  message: Pick<Row, 'id' | 'sender_id' | 'receiver_id' | 'media_key'>,
): Promise<void> {
  const { id, media_key } = message;
  await db
    .updateTable('messages')
    .set({
      text: '',
      folded: '',
      media_key: null,
      alt: null,
      recommendation_id: null,
      deleted_at: context.now(),
    })
    .where('id', '=', id)
    .execute();
  if (media_key) await releaseMedia(context, db, [media_key], 'released');
  await publish(db, newsOfMessage(message));
  const { sender_id, receiver_id } = message;
  await chatSettled(context, db, { userId: receiver_id, friendId: sender_id, wasRead: false });
}

/** What a message shows that somebody reports who got it; 404 when it was deleted, or is none of theirs. */
export async function messageEvidence(
  db: Db,
  { id, from, to }: { id: string; from: string; to: string },
): Promise<ReportEvidence> {
  const row = isKey(id)
    ? await db
        .selectFrom('messages')
        .leftJoin('recommendations', 'recommendations.id', 'messages.recommendation_id')
        .select(['messages.text', 'messages.alt', 'messages.media_key'])
        .select(['recommendations.text as recommendation', 'recommendations.request_message'])
        .where('messages.id', '=', id)
        .where('messages.sender_id', '=', from)
        .where('messages.receiver_id', '=', to)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
    : undefined;
  if (!row) throw messageGone();
  const { text, alt, recommendation, request_message, media_key } = row;
  return {
    text: [text, alt, recommendation ?? request_message].filter(Boolean).join('\n'),
    media: media_key ? [media_key] : [],
  };
}

/** Takes a message away that was reported, from both. False when it is gone already. */
export async function removeMessage(context: Pick<Context, 'now'>, db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('messages')
    .select(['id', 'sender_id', 'receiver_id', 'media_key'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (row) await eraseMessage(context, db, row);
  return row !== undefined;
}

/** Leaves placeholders of the messages that show a recommendation, before that is deleted. */
export async function eraseCards(
  context: Pick<Context, 'now'>,
  db: Db,
  recommendationId: string,
): Promise<void> {
  const cards = await db
    .selectFrom('messages')
    .select(['id', 'sender_id', 'receiver_id', 'media_key'])
    .where('recommendation_id', '=', recommendationId)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const card of cards) await eraseMessage(context, db, card);
}

/** The latest message that the member sees of a conversation. */
const latestOf = (db: Db, pair: Pair) =>
  conversationOf(db, ...pair)
    .select('messages.id')
    .orderBy('messages.id', 'desc')
    .limit(1)
    .executeTakeFirst();

async function hideMessage(db: Db, pair: Pair, messageId: string) {
  const [userId] = pair;
  const { id, sender_id } = await lockMessage(db, pair, messageId);
  await db
    .updateTable('messages')
    .set(sender_id === userId ? { sender_hid: true } : { receiver_hid: true })
    .where('id', '=', id)
    .execute();
  const last = await latestOf(db, pair);
  await setChat(db, pair, { last_message_id: last?.id ?? null });
}

async function clearChat(db: Db, pair: Pair) {
  const last = await latestOf(db, pair);
  if (last) await setChat(db, pair, { last_message_id: null, cleared_id: last.id });
}

const setChat = (
  db: Db,
  [userId, friendId]: Pair,
  change: { last_message_id: string | null; cleared_id?: string },
) =>
  db
    .updateTable('chats')
    .set(change)
    .where('member_id', '=', userId)
    .where('other_id', '=', friendId)
    .execute();
