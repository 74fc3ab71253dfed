import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { requireSession, type Context } from '../../context.ts';
import { isKey } from '../../ids.ts';
import { ApiProblem, invalid, notFound } from '../../problem.ts';
import { limit } from '../../rateLimit.ts';
import { clean, cleanOptional } from '../../text.ts';
import { checkFile } from '../../shared/files.ts';
import { isTyping } from './chatEvents.ts';
import { notConnected, requireChat, requireWritable } from './friends.ts';
import {
  CHAT_PICTURE,
  IMAGE,
  RECOMMEND,
  TEXT,
  writtenMessage,
  type Message,
  type MessageContent,
} from './messages.ts';
import { removeFromChat } from './removeMessage.ts';
import { sentBefore, writeMessage, type SentMark } from './writeMessage.ts';

type Body = RequestBody<'sendMessage'>;
type Answer = ResponseBody<'sendMessage'>;

/** SEND 0, DELETE 1, TYPING 2 (product S41, G1). */
export async function sendMessage(body: Body, context: Context): Promise<Answer> {
  requireChat(context);
  switch (body.action) {
    case 1:
      return removeFromChat(body, context);
    case 2:
      return type(body, context);
    default:
      return send(body, context);
  }
}

/**
 * A `clientId` that was sent gets its message again, whatever has happened to the two since. That is looked up where it is written,
 * and where it is refused: of many thousand messages one was sent before.
 */
async function send(body: Body, context: Context): Promise<Answer> {
  const { userId } = requireSession(context);
  await limit(context, 'chat', userId);
  // The contract asks for it with SEND.
  const clientId = body.clientId ?? '';
  const mark = { from: userId, to: body.friendId.toLowerCase(), clientId };
  const sent = await sendNew(body, context, mark).catch(async (refusal: unknown) => {
    if (!(refusal instanceof ApiProblem)) throw refusal;
    const before = await sentBefore(context.db, mark);
    if (!before) throw refusal;
    return before;
  });
  return { message: 'Sent', response: await writtenMessage(context, userId, sent) };
}

async function sendNew(body: Body, context: Context, mark: SentMark): Promise<Message> {
  const friend = await requireWritable(context.db, mark.from, mark.to);
  const content = await contentOf(context, body, mark.to);
  return context.db.transaction().execute(async (trx) => {
    const message = await writeMessage(context, trx, { ...mark, ...content });
    if (!message) throw notConnected(friend);
    return message;
  });
}

/** What is sent, looked into before the transaction: pictures are written anew here. */
async function contentOf(context: Context, body: Body, friendId: string): Promise<MessageContent> {
  const text = clean(body.message ?? '');
  switch (body.messageType) {
    case IMAGE: {
      const mediaKey = await checkFile(context, body.mediaKey ?? '', CHAT_PICTURE);
      const alt = cleanOptional(body.alt);
      return { type: IMAGE, text, mediaKey, ...(alt ? { alt } : {}) };
    }
    case RECOMMEND: {
      const recommendationId = await requireRecommendation(context, body.recommendationId ?? '', friendId);
      return { type: RECOMMEND, text, recommendationId };
    }
    default:
      if (text === '') throw invalid({ message: 'Please write a message.' });
      return { type: TEXT, text };
  }
}

/** One of the two is about the other; 404 for everybody else's. */
async function requireRecommendation(context: Context, id: string, friendId: string): Promise<string> {
  const { userId } = requireSession(context);
  const row = isKey(id)
    ? await context.db
        .selectFrom('recommendations')
        .select('id')
        .where('id', '=', id)
        .where('author_id', 'in', [userId, friendId])
        .where('receiver_id', 'in', [userId, friendId])
        .executeTakeFirst()
    : undefined;
  if (!row) throw notFound('This recommendation is not there any more.');
  return row.id;
}

/** Told to the friend for 5 seconds. */
async function type(body: Body, context: Context): Promise<Answer> {
  const { userId } = requireSession(context);
  await limit(context, 'typing', userId);
  const friend = await requireWritable(context.db, userId, body.friendId);
  isTyping(context, { from: userId, to: friend.author_id });
  return { message: 'Noted' };
}
