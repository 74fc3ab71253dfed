import type { Context, Db } from '../../context.ts';
import { newIdAfter } from '../../ids.ts';
import { conflict } from '../../problem.ts';
import { queueMessagePush } from '../notifications/push/queue.ts';
import { foldWords } from '../people/words.ts';
import { takeFile } from '../profile/files.ts';
import { messageChanged } from './chatEvents.ts';
import { tellMessage } from './chatNews.ts';
import { between, CHAT_PICTURE, type MessageContent } from './messages.ts';

export interface NewMessage extends MessageContent {
  from: string;
  to: string;
  clientId?: string;
}

/**
 * Writes a message of a pair after all that is there, and shows it to both. Undefined, and nothing is written, when the two are not
 * connected. The lock on their connection keeps the order of ids within the conversation, also over several servers, and
 * nothing slips past a block: that takes the connection away.
 */
export async function writeMessage(
  context: Pick<Context, 'now'>,
  db: Db,
  { from, to, clientId, ...content }: NewMessage,
): Promise<string | undefined> {
  if (!(await lockConnection(db, from, to))) return undefined;
  const sent = clientId === undefined ? undefined : await sentBefore(db, { from, to, clientId });
  if (sent !== undefined) return sent;
  if (content.mediaKey !== undefined)
    await takeFile(db, content.mediaKey, { ownerId: from, place: CHAT_PICTURE });
  const last = await db
    .selectFrom('messages')
    .select('messages.id')
    .where(between(from, to))
    .orderBy('messages.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const now = context.now();
  const id = newIdAfter(last?.id, now.getTime());
  await db
    .insertInto('messages')
    .values({
      id,
      sender_id: from,
      receiver_id: to,
      client_id: clientId ?? null,
      type: content.type,
      text: content.text,
      folded: foldWords(content.text),
      media_key: content.mediaKey ?? null,
      alt: content.alt ?? null,
      recommendation_id: content.recommendationId ?? null,
      created_at: now,
    })
    .execute();
  await db
    .insertInto('chats')
    .values([
      { member_id: from, other_id: to, last_message_id: id },
      { member_id: to, other_id: from, last_message_id: id },
    ])
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'other_id']).doUpdateSet({ last_message_id: id }),
    )
    .execute();
  await messageChanged(db, { id, sender_id: from, receiver_id: to });
  await tellMessage(context, db, { from, to });
  await queueMessagePush(context, db, { from, to });
  return id;
}

/** One of the two rows of a connection, the same for both; false when there is none. */
async function lockConnection(db: Db, one: string, other: string): Promise<boolean> {
  const [low = one, high = other] = [one, other].sort();
  const tie = await db
    .selectFrom('connections')
    .select('other_id')
    .where('member_id', '=', low)
    .where('other_id', '=', high)
    .where('status', '=', 1)
    .forUpdate()
    .executeTakeFirst();
  return tie !== undefined;
}

/** The message that a `clientId` stands for. 409 when it was sent to somebody else. */
export async function sentBefore(
  db: Db,
  { from, to, clientId }: { from: string; to: string; clientId: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('messages')
    .select(['id', 'receiver_id'])
    .where('sender_id', '=', from)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  if (row && row.receiver_id !== to) throw conflict('This was sent before to somebody else.');
  return row?.id;
}
