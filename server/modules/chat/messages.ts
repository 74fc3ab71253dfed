import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { Schemas } from '#openapi/contract.ts';
import type { Context, Db } from '../../context.ts';
import type { MessagesTable } from '../../db/chatTables.ts';
import type { MemberId } from '../../db/visible.ts';
import { privateUrl } from '../../media/privateFiles.ts';
import { widthsOf } from '../../media/variants.ts';
import { notFound } from '../../problem.ts';
import type { FilePlace } from '../../shared/files.ts';

export type ChatMessage = Schemas['ChatMessage'];
type Reading = Pick<Context, 'db' | 'config' | 'now'>;

/** MessageType of the contract (specification 3). */
export const TEXT = 0;
export const IMAGE = 1;
export const RECOMMEND = 2;

/** What a message says, as it is kept. */
export interface MessageContent {
  type: 0 | 1 | 2;
  text: string;
  mediaKey?: string;
  alt?: string;
  recommendationId?: string;
}

/** An upload that a message shows: a picture is one message's alone, so that giving it up takes it from no other. */
export const CHAT_PICTURE: FilePlace = {
  purpose: 3,
  field: 'mediaKey',
  gone: 'This picture is not here any more. Please choose it again.',
};

const PREVIEW = 300;

export const messageGone = () => notFound('This message is not there any more.');

/** The messages of two, in words that the index of conversations is made of (migration 0070). */
export const between = (one: MemberId, other: MemberId): RawBuilder<SqlBool> => sql<SqlBool>`
  least(messages.sender_id, messages.receiver_id) = least(${one}::uuid, ${other}::uuid)
  and greatest(messages.sender_id, messages.receiver_id) = greatest(${one}::uuid, ${other}::uuid)`;

/** Not deleted for the member alone, be it by itself or with the conversation. `chats` is the member's row. */
export const shownTo = (memberId: MemberId): RawBuilder<SqlBool> => sql<SqlBool>`
  not case when messages.sender_id = ${memberId}::uuid then messages.sender_hid else messages.receiver_hid end
  and messages.id > chats.cleared_id`;

/** Every message between two that one of them still sees. */
export const conversationOf = (db: Db, userId: string, friendId: string) =>
  db
    .selectFrom('messages')
    .innerJoin('chats', (on) => on.on('chats.member_id', '=', userId).on('chats.other_id', '=', friendId))
    .where(between(userId, friendId))
    .where(shownTo(userId));

/** The member's side of a conversation, so that two of their devices change it one after the other. */
export const lockChat = (db: Db, userId: string, friendId: string) =>
  db
    .selectFrom('chats')
    .select(['last_message_id', 'cleared_id'])
    .where('member_id', '=', userId)
    .where('other_id', '=', friendId)
    .forUpdate()
    .executeTakeFirst();

/** A message as it is kept. */
export type Message = Selectable<MessagesTable>;

interface MessageRow extends Message {
  width: number | null;
  height: number | null;
  state: Schemas['RecommendationState'] | null;
  preview: string | null;
}

/** A message that was just written, as one of the two reads it: only what it shows beside its text is looked up. */
export async function writtenMessage(
  context: Reading,
  readerId: string,
  message: Message,
): Promise<ChatMessage> {
  if (message.media_key !== null || message.recommendation_id !== null)
    return messageOf(context, readerId, message.id);
  const nothing = { width: null, height: null, state: null, preview: null };
  return toMessage({ ...message, ...nothing }, readerId, addressOf(context));
}

/** One message, as one of the two reads it. 404 when it is gone with an account. */
export async function messageOf(context: Reading, readerId: string, id: string): Promise<ChatMessage> {
  const message = (await messagesOf(context, readerId, [id])).get(id);
  if (!message) throw messageGone();
  return message;
}

/** Messages by their ids, as one of the two reads them. Whether the reader may is the caller's matter. */
export async function messagesOf(
  context: Reading,
  readerId: string,
  ids: readonly string[],
): Promise<Map<string, ChatMessage>> {
  const rows = await messageRows(context.db, ids);
  const address = addressOf(context);
  return new Map(rows.map((row) => [row.id, toMessage(row, readerId, address)]));
}

/** The same for many readers, in one statement. */
export async function messagesOfMany(
  context: Reading,
  ids: readonly string[],
): Promise<(readerId: string, id: string) => ChatMessage | undefined> {
  const rows = await messageRows(context.db, [...new Set(ids)]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const address = addressOf(context);
  return (readerId, id) => {
    const row = byId.get(id);
    return row && toMessage(row, readerId, address);
  };
}

async function messageRows(db: Db, ids: readonly string[]): Promise<MessageRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('messages')
    .leftJoin('media', 'media.key', 'messages.media_key')
    .leftJoin('recommendations', 'recommendations.id', 'messages.recommendation_id')
    .selectAll('messages')
    .select(['media.width', 'media.height', 'recommendations.state'])
    .select(
      sql<
        string | null
      >`left(coalesce(recommendations.text, recommendations.request_message), ${PREVIEW})`.as('preview'),
    )
    .where('messages.id', 'in', ids)
    .execute();
}

/** Where the picture of a conversation is, for a short time. */
const addressOf =
  ({ config, now }: Pick<Reading, 'config' | 'now'>) =>
  (key: string): string =>
    privateUrl(config, now(), key);

function toMessage(row: MessageRow, readerId: string, address: (key: string) => string): ChatMessage {
  const isOwn = row.sender_id === readerId;
  return {
    messageId: row.id,
    ...(isOwn && row.client_id ? { clientId: row.client_id } : {}),
    friendId: isOwn ? row.receiver_id : row.sender_id,
    fromUserId: row.sender_id,
    messageType: row.type,
    message: row.text,
    ...(row.media_key ? { media: pictureOf(row, row.media_key, address) } : {}),
    ...(row.recommendation_id && row.state !== null
      ? {
          recommendation: {
            recommendationId: row.recommendation_id,
            state: row.state,
            preview: row.preview ?? '',
          },
        }
      : {}),
    createdAt: row.created_at,
    ...(row.read_at ? { readAt: row.read_at } : {}),
    ...(row.deleted_at ? { deletedAt: row.deleted_at } : {}),
  };
}

/** Its address works for this reader for a short time: a picture of a conversation is for the two alone. */
function pictureOf(
  { alt, width, height }: MessageRow,
  key: string,
  address: (key: string) => string,
): Schemas['Media'] {
  const widths = width === null ? undefined : widthsOf(width);
  return {
    mediaKey: key,
    url: address(key),
    mediaType: 0,
    ...(alt === null ? {} : { alt }),
    ...(width === null ? {} : { width }),
    ...(height === null ? {} : { height }),
    ...(widths ? { widths } : {}),
  };
}
