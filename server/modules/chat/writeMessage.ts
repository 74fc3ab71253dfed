import { sql } from 'kysely';
import type { Context, Db } from '../../context.ts';
import { newId, newIdAfter } from '../../ids.ts';
import { conflict } from '../../problem.ts';
import { publishing, wakeAfterCommit } from '../../stream/publish.ts';
import { addingTasks } from '../../tasks.ts';
import { messagePush } from '../../notify/queuePush.ts';
import { foldWords } from '../../search/words.ts';
import { takeFile } from '../../shared/files.ts';
import { newsOfMessage } from './chatEvents.ts';
import { messageLook } from './chatNews.ts';
import { between, CHAT_PICTURE, type Message, type MessageContent } from './messages.ts';

/** What a member sends once to another. */
export interface SentMark {
  from: string;
  to: string;
  clientId: string;
}

export interface NewMessage extends MessageContent {
  from: string;
  to: string;
  clientId?: string;
}

/**
 * Writes a message of a pair after all that is there, and shows it to both. Undefined, and nothing is written, when the two are not
 * connected. The lock on their connection keeps the order of ids within the conversation, also over several servers, and
 * nothing slips past a block: that takes the connection away. A `clientId` that was sent gives the message that it stands for.
 */
export async function writeMessage(
  context: Pick<Context, 'now'>,
  db: Db,
  message: NewMessage,
): Promise<Message | undefined> {
  const { from, to, clientId, mediaKey } = message;
  if (!(await lockConnection(db, from, to))) return undefined;
  const findSent = async () => (clientId === undefined ? undefined : sentBefore(db, { from, to, clientId }));
  if (mediaKey !== undefined) {
    const sent = await findSent();
    if (sent) return sent;
    await takeFile(db, mediaKey, { ownerId: from, place: CHAT_PICTURE });
  }
  const now = context.now();
  const written = await insertMessage(context, db, message, { id: newId(now.getTime()), now });
  if (written) return written;
  // Either it was sent before, or the clock of the server that wrote the last one is ahead of this one's.
  const sent = await findSent();
  if (sent) return sent;
  const last = await lastBetween(db, from, to);
  return insertMessage(context, db, message, { id: newIdAfter(last?.id, now.getTime()), now });
}

/**
 * All that a message is, in one statement: itself, the two rows of its conversation, what both are told and what is to be done later. Nothing
 * of it, and undefined, when its id does not come after all of the conversation, or its `clientId` was sent.
 */
async function insertMessage(
  context: Pick<Context, 'now'>,
  db: Db,
  { from, to, clientId, type, text, mediaKey, alt, recommendationId }: NewMessage,
  { id, now }: { id: string; now: Date },
): Promise<Message | undefined> {
  const pair = { from, to };
  const news = newsOfMessage({ id, sender_id: from, receiver_id: to });
  const { rows } = await sql<Message>`
    with message as (
      insert into messages (id, sender_id, receiver_id, client_id, type, text, folded, media_key, alt,
        recommendation_id, created_at)
      select ${id}::uuid, ${from}::uuid, ${to}::uuid, ${clientId ?? null}::uuid, ${type}::int2, ${text}::text,
        ${foldWords(text)}::text, ${mediaKey ?? null}::text, ${alt ?? null}::text, ${recommendationId ?? null}::uuid,
        ${now.toISOString()}::timestamptz
      where not exists (select 1 from messages where ${between(from, to)} and messages.id >= ${id}::uuid)
      on conflict (sender_id, client_id) do nothing
      returning *),
    sides as (
      insert into chats (member_id, other_id, last_message_id)
      select sender_id, receiver_id, id from message union all select receiver_id, sender_id, id from message
      on conflict (member_id, other_id) do update set last_message_id = excluded.last_message_id),
    told as (${publishing(news, 'message')}),
    later as (${addingTasks([messageLook(context, pair), ...messagePush(context, db, pair)], 'message')})
    select * from message`.execute(db);
  const [written] = rows;
  if (written) await wakeAfterCommit(db);
  return written;
}

const lastBetween = (db: Db, one: string, other: string) =>
  db
    .selectFrom('messages')
    .select('messages.id')
    .where(between(one, other))
    .orderBy('messages.id', 'desc')
    .limit(1)
    .executeTakeFirst();

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
export async function sentBefore(db: Db, { from, to, clientId }: SentMark): Promise<Message | undefined> {
  const row = await db
    .selectFrom('messages')
    .selectAll()
    .where('sender_id', '=', from)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  if (row && row.receiver_id !== to) throw conflict('This was sent before to somebody else.');
  return row;
}
