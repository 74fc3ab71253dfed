import { randomBytes } from 'node:crypto';
import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { requireSession, type Context, type Db, type Session } from '../../../context.ts';
import { conflict, forbidden, invalid } from '../../../problem.ts';
import { limit } from '../../../rateLimit.ts';
import { cleanOptional, oneLine } from '../../../text.ts';
import { isToCome, readOwnEvent } from '../../events/ownEvent.ts';
import { tellStarted } from './liveNews.ts';
import { roomFor, toChannel } from './rooms.ts';

type Body = RequestBody<'liveStart'>;

const BUSINESS = 4;
const TICKET_HOLDERS = 2;
/** A host who has not come by then does not come. */
const ARRIVAL_MS = 120_000;

/** Going live is for premium members and businesses (product 6). Throws 403 PREMIUM_REQUIRED. */
function requireLive(context: Context): Session {
  const session = requireSession(context);
  if (!session.premium && session.role !== BUSINESS)
    throw forbidden('Going live is for premium members and businesses.', 'PREMIUM_REQUIRED');
  return session;
}

/** Opens a room (product S55). The same `clientId` again answers the room that it opened, whatever has become of it. */
export async function liveStart(body: Body, context: Context): Promise<ResponseBody<'liveStart'>> {
  const { userId } = requireLive(context);
  const { db } = context;
  const known = await openedBefore(db, userId, body.clientId);
  const channelName = known ?? (await open(body, context));
  const room = await roomFor(db, userId, channelName);
  return { message: 'You are live', response: toChannel(context, room, userId) };
}

const openedBefore = async (db: Db, userId: string, clientId: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('live_channels')
      .select('channel_name')
      .where('host_id', '=', userId)
      .where('client_id', '=', clientId)
      .executeTakeFirst()
  )?.channel_name;

async function open(body: Body, context: Context): Promise<string> {
  const { userId } = requireSession(context);
  await limit(context, 'live', userId);
  const title = oneLine(body.title).replace(/ {2,}/g, ' ');
  if (title.length < 3) throw invalid({ title: 'A title has 3 to 100 characters.' });
  const eventId = await eventOf(body, context);
  return context.db.transaction().execute(async (trx) => {
    const now = context.now();
    const row = await trx
      .insertInto('live_channels')
      .values({
        // Says nothing of who is in it, and nobody guesses it.
        channel_name: randomBytes(12).toString('base64url'),
        host_id: userId,
        client_id: body.clientId,
        media_type: body.mediaType,
        title,
        description: cleanOptional(body.description) ?? null,
        visibility: body.visibility,
        event_id: eventId ?? null,
        provider: context.config.agora ? 'AGORA' : 'WEBRTC',
        started_at: now,
        host_away_until: new Date(now.getTime() + ARRIVAL_MS),
        audience_told_at: now,
        likes_told_at: now,
      })
      // Of two at once one is first: by its clientId, or because a member has one room.
      .onConflict((conflict) => conflict.doNothing())
      .returning('channel_name')
      .executeTakeFirst();
    const channelName = row?.channel_name ?? (await openedBefore(trx, userId, body.clientId));
    if (channelName === undefined)
      throw conflict('You are live already. End that room first, or go back to it.');
    if (row) await tellStarted(context, trx, channelName, userId);
    return channelName;
  });
}

/** The event of a room: the host's own, published, and not over. */
async function eventOf(
  { eventId, visibility }: Body,
  { db, session, now }: Context,
): Promise<string | undefined> {
  if (eventId === undefined) return undefined;
  const event = await readOwnEvent(db, session?.userId ?? '', eventId);
  if (!isToCome(event, now())) {
    const only =
      visibility === TICKET_HOLDERS ? 'Ticket holders can be let in' : 'A room can belong to an event';
    throw invalid({ eventId: `${only} while the event is published and not over.` });
  }
  return event.id;
}
