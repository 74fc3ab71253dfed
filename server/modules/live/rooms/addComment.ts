import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { requireSession, type Context, type Db } from '../../../context.ts';
import { newIdAfter } from '../../../ids.ts';
import { forbidden, invalid, rateLimited } from '../../../problem.ts';
import { limit } from '../../../rateLimit.ts';
import { clean } from '../../../text.ts';
import { commentsFor, type LiveComment } from './comments.ts';
import { tellRoom } from '../liveEvents.ts';
import { moderate } from './moderate.ts';
import { lockRoom, refuseOutsiders, roomClosed, roomFor, type Room, type RoomFor } from './rooms.ts';

type Body = RequestBody<'addComment'>;
type Answer = ResponseBody<'addComment'>;

const ADD = 0;

/** ADD 0; the rest is the host's: HIDE 1, PIN 2, KICK 3, MUTE 4, SET 5 (product S56, S58, G11). */
export async function addComment(body: Body, context: Context): Promise<Answer> {
  const { userId } = requireSession(context);
  const room = await roomFor(context.db, userId, body.channelName);
  return body.action === ADD ? add(body, context, room) : moderate(body, context, room);
}

/** The same `clientId` again answers its comment. */
async function add(body: Body, context: Context, room: RoomFor): Promise<Answer> {
  const { userId } = requireSession(context);
  const { db } = context;
  refuseOutsiders(room);
  // The contract asks for it with ADD.
  const clientId = body.clientId ?? '';
  const commentId =
    (await saidBefore(db, room, userId, clientId)) ?? (await say(body, context, room, clientId));
  return { message: 'Comment added', response: await commentOf(db, userId, body.channelName, commentId) };
}

/** One comment, as it is now. */
export async function commentOf(
  db: Db,
  readerId: string,
  channelName: string,
  commentId: string,
): Promise<LiveComment> {
  const room = await roomFor(db, readerId, channelName);
  const [comment] = await commentsFor(db, room, readerId, { commentId });
  if (!comment) throw invalid({ commentId: 'This comment is not there any more.' });
  return comment;
}

const saidBefore = async (
  db: Db,
  { channel_name }: RoomFor,
  userId: string,
  clientId: string,
): Promise<string | undefined> =>
  (
    await db
      .selectFrom('live_comments')
      .select('id')
      .where('channel_name', '=', channel_name)
      .where('author_id', '=', userId)
      .where('client_id', '=', clientId)
      .executeTakeFirst()
  )?.id;

async function say(body: Body, context: Context, known: RoomFor, clientId: string): Promise<string> {
  const { userId } = requireSession(context);
  const text = clean(body.text ?? '');
  if (text === '') throw invalid({ text: 'Please write a comment.' });
  if (known.muted) throw forbidden('The host keeps you from commenting in this room.');
  await limit(context, 'liveComment', userId);
  return context.db.transaction().execute(async (trx) => {
    // Comments of a room come one after the other, so that their ids are their order, and slow mode misses none.
    const room = await lockRoom(trx, body.channelName);
    if (!room || room.state === 'ENDED') throw roomClosed();
    const said = await saidBefore(trx, known, userId, clientId);
    if (said !== undefined) return said;
    if (room.host_id !== userId) await refuseHasty(context, trx, room, userId);
    const now = context.now();
    const id = newIdAfter(await lastId(trx, room), now.getTime());
    await trx
      .insertInto('live_comments')
      .values({
        id,
        channel_name: room.channel_name,
        author_id: userId,
        client_id: clientId,
        text,
        created_at: now,
      })
      .execute();
    await tellRoom(trx, { type: 'live.comment', channelName: room.channel_name, commentId: id });
    return id;
  });
}

const lastId = async (db: Db, { channel_name }: Room): Promise<string | undefined> =>
  (
    await db
      .selectFrom('live_comments')
      .select('id')
      .where('channel_name', '=', channel_name)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.id;

/** 403 while comments are off, 429 for whoever has said something less than the room's slow mode ago. */
async function refuseHasty(context: Context, db: Db, room: Room, userId: string): Promise<void> {
  if (room.comments_off) throw forbidden('The host has switched comments off.');
  if (room.slow_mode_sec === 0) return;
  const last = await db
    .selectFrom('live_comments')
    .select('created_at')
    .where('author_id', '=', userId)
    .where('channel_name', '=', room.channel_name)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return;
  const waitMs = Date.parse(last.created_at) + room.slow_mode_sec * 1000 - context.now().getTime();
  if (waitMs <= 0) return;
  const seconds = Math.ceil(waitMs / 1000);
  throw rateLimited(seconds, `Slow mode is on. You can write again in ${seconds} s.`);
}
