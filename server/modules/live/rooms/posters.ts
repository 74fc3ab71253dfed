import { sql } from 'kysely';
import type { Context, Db } from '../../../context.ts';
import { keepMedia, releaseMedia } from '../../../media/claim.ts';
import type { MediaStorage } from '../../../media/storage.ts';
import type { MediaServer } from '../../../services/mediaServer.ts';
import { keepStill, newPosterKey } from '../recordings/still.ts';

/** How old the picture of a room may be. */
const EVERY_MS = 60_000;
/** The very first picture is dark more often than not. */
const FIRST_MS = 3000;

interface Storing {
  db: Db;
  storage: MediaStorage;
}
export type PosterContext = Storing & Pick<Context, 'now'> & { mediaServer: MediaServer };

interface Due {
  channel_name: string;
  host_id: string;
  poster_key: string | null;
}

/** The room that waits longest for its picture; whichever process asks first has it. */
async function claimDue({ db, now }: PosterContext): Promise<Due | undefined> {
  const at = now();
  const since = (ms: number) => new Date(at.getTime() - ms).toISOString();
  const { rows } = await sql<Due>`
    update live_channels set poster_at = ${at.toISOString()}::timestamptz
    where channel_name = (
      select channel_name from live_channels
      where state <> 'ENDED' and provider = 'WEBRTC' and media_type = 1 and closed_at is null
        and started_at <= ${since(FIRST_MS)}::timestamptz
        and (poster_at is null or poster_at <= ${since(EVERY_MS)}::timestamptz)
      order by poster_at nulls first, channel_name limit 1 for update skip locked)
    returning channel_name, host_id, poster_key`.execute(db);
  return rows[0];
}

async function drop({ db, storage }: Storing, key: string | null | undefined): Promise<void> {
  if (!key) return;
  await storage.remove(key);
  await db.deleteFrom('media').where('key', '=', key).execute();
}

/**
 * Takes a picture of one room on air, where one is due, for the list of rooms (product S54). True when there may be more. Where none
 * comes, as with the camera switched off, the room has none until the next minute. Throws MediaServerAway.
 */
export async function takePoster(context: PosterContext, signal: AbortSignal): Promise<boolean> {
  const { db, mediaServer } = context;
  const due = await claimDue(context);
  if (!due) return false;
  const { channel_name: channelName, host_id: hostId, poster_key: before } = due;
  const still = await mediaServer.readStill(channelName, signal);
  const key = await keepStill(context, { hostId, still, key: newPosterKey() });
  const isShown = await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('live_channels')
      .set({ poster_key: key ?? null })
      .where('channel_name', '=', channelName)
      .where('state', '!=', 'ENDED')
      .where('poster_key', 'is not distinct from', before)
      .executeTakeFirst();
    if (key) await keepMedia(trx, [key], hostId);
    // Should this process end before it is removed, it is purged.
    if (before) await releaseMedia(context, trx, [before]);
    return numUpdatedRows > 0n;
  });
  // It has ended meanwhile, or another process was slow and came first.
  await drop(context, isShown ? before : key);
  return true;
}

/** A room that has ended has no picture any more; the one of its recording is another. */
export async function removePoster(context: Storing, channelName: string): Promise<void> {
  const row = await context.db
    .selectFrom('live_channels')
    .select('poster_key')
    .where('channel_name', '=', channelName)
    .executeTakeFirst();
  if (!row?.poster_key) return;
  await context.db
    .updateTable('live_channels')
    .set({ poster_key: null })
    .where('channel_name', '=', channelName)
    .execute();
  await drop(context, row.poster_key);
}
