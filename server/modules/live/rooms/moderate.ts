import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { requireSession, type Context, type Db } from '../../../context.ts';
import { isKey } from '../../../ids.ts';
import { conflict, forbidden, invalid, notFound } from '../../../problem.ts';
import { limit } from '../../../rateLimit.ts';
import { requireShownMember } from '../../people/shownMember.ts';
import { commentsFor } from './comments.ts';
import { tellBanned, tellRoom } from '../liveEvents.ts';
import {
  ALLOW,
  KICK,
  lockRoom,
  MUTE,
  refuseOthers,
  roomClosed,
  roomFor,
  type Room,
  type RoomFor,
} from './rooms.ts';
import { endSeatsOf } from './seats.ts';

type Body = RequestBody<'addComment'>;
type Answer = ResponseBody<'addComment'>;

const HIDE = 1;
const PIN = 2;

/** What the host does with comments, members and the room itself. Throws 403 NOT_OWNER for everybody else. */
export async function moderate(body: Body, context: Context, room: RoomFor): Promise<Answer> {
  const { userId } = requireSession(context);
  refuseOthers(room, userId);
  await limit(context, 'liveModerate', userId);
  switch (body.action) {
    case HIDE:
      return hide(body, context);
    case PIN:
      return body.commentId === undefined ? unpin(body, context) : pin(body, context);
    case KICK:
    case MUTE:
      return ban(body, context, body.action);
    case ALLOW:
      return allow(body, context);
    default:
      return set(body, context);
  }
}

/** Runs a change of the room, which is held. 409 when it has ended. */
const changing = <Result>(
  { db }: Context,
  { channelName }: Body,
  run: (trx: Db, room: Room) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (trx) => {
    const room = await lockRoom(trx, channelName);
    if (!room || room.state === 'ENDED') throw roomClosed();
    return run(trx, room);
  });

/** One of the room's comments. 404 for every other. */
async function requireComment(db: Db, { channelName, commentId = '' }: Body) {
  const row = isKey(commentId)
    ? await db
        .selectFrom('live_comments')
        .select(['id', 'hidden_at'])
        .where('id', '=', commentId)
        .where('channel_name', '=', channelName)
        .executeTakeFirst()
    : undefined;
  if (!row) throw notFound('This comment is not there any more.');
  return row;
}

async function answer(context: Context, { channelName }: Body, commentId: string): Promise<Answer> {
  const { userId } = requireSession(context);
  const room = await roomFor(context.db, userId, channelName);
  const [response] = await commentsFor(context.db, room, userId, { commentId });
  return { message: 'Done', ...(response ? { response } : {}) };
}

async function pinTo(db: Db, room: Room, commentId: string | null): Promise<void> {
  const { channel_name: channelName, pinned_comment_id: before } = room;
  if (before === commentId) return;
  await db
    .updateTable('live_channels')
    .set({ pinned_comment_id: commentId })
    .where('channel_name', '=', channelName)
    .execute();
  for (const id of [before, commentId])
    if (id !== null) await tellRoom(db, { type: 'live.comment', channelName, commentId: id });
  await tellRoom(db, { type: 'live.state', channelName });
}

async function hide(body: Body, context: Context): Promise<Answer> {
  const id = await changing(context, body, async (trx, room) => {
    const comment = await requireComment(trx, body);
    if (comment.hidden_at !== null) return comment.id;
    await trx
      .updateTable('live_comments')
      .set({ hidden_at: context.now() })
      .where('id', '=', comment.id)
      .execute();
    if (room.pinned_comment_id === comment.id) await pinTo(trx, room, null);
    else
      await tellRoom(trx, {
        type: 'live.comment',
        channelName: room.channel_name,
        commentId: comment.id,
      });
    return comment.id;
  });
  return { ...(await answer(context, body, id)), message: 'Comment hidden' };
}

async function pin(body: Body, context: Context): Promise<Answer> {
  const id = await changing(context, body, async (trx, room) => {
    const comment = await requireComment(trx, body);
    if (comment.hidden_at !== null) throw conflict('This comment is hidden.');
    await pinTo(trx, room, comment.id);
    return comment.id;
  });
  return { ...(await answer(context, body, id)), message: 'Comment pinned' };
}

async function unpin(body: Body, context: Context): Promise<Answer> {
  await changing(context, body, (trx, room) => pinTo(trx, room, null));
  return { message: 'Nothing is pinned' };
}

/** KICK takes every seat of the member in the room, and none is given to them again. Twice is the same as once. */
async function ban(body: Body, context: Context, kind: 3 | 4): Promise<Answer> {
  const { userId } = requireSession(context);
  const memberId = (body.otherUserId ?? '').toLowerCase();
  if (memberId === userId) throw forbidden('This is your own room.');
  await requireShownMember(context.db, userId, memberId);
  await changing(context, body, async (trx, { channel_name: channelName }) => {
    const added = await trx
      .insertInto('live_bans')
      .values({ channel_name: channelName, member_id: memberId, kind, created_at: context.now() })
      .onConflict((conflicting) => conflicting.doNothing())
      .returning('member_id')
      .executeTakeFirst();
    if (kind === KICK) await endSeatsOf(context, trx, channelName, memberId);
    if (added) await tellBanned(trx, memberId, channelName, kind);
  });
  return { message: kind === KICK ? 'Removed from the room' : 'Kept from commenting' };
}

/** Takes back what was done to a member of this room. Whom nothing was done to may comment and come in already. */
async function allow(body: Body, context: Context): Promise<Answer> {
  const memberId = (body.otherUserId ?? '').toLowerCase();
  await changing(context, body, async (trx, { channel_name: channelName }) => {
    const taken = await trx
      .deleteFrom('live_bans')
      .where('channel_name', '=', channelName)
      .where('member_id', '=', memberId)
      .returning('kind')
      .execute();
    if (taken.length > 0) await tellBanned(trx, memberId, channelName, ALLOW);
  });
  return { message: 'They may come in and comment' };
}

async function set(body: Body, context: Context): Promise<Answer> {
  const { commentsOff, slowModeSec } = body;
  if (commentsOff === undefined && slowModeSec === undefined)
    throw invalid({ slowModeSec: 'Please choose what to change.' });
  await changing(context, body, async (trx, { channel_name: channelName }) => {
    await trx
      .updateTable('live_channels')
      .set({
        ...(commentsOff === undefined ? {} : { comments_off: commentsOff }),
        ...(slowModeSec === undefined ? {} : { slow_mode_sec: slowModeSec }),
      })
      .where('channel_name', '=', channelName)
      .execute();
    await tellRoom(trx, { type: 'live.state', channelName });
  });
  return { message: saysSet(body) };
}

const saysSet = ({ commentsOff, slowModeSec }: Body): string => {
  if (slowModeSec !== undefined) return slowModeSec > 0 ? 'Slow mode is on' : 'Slow mode is off';
  return commentsOff ? 'Comments are off' : 'Comments are on';
};
