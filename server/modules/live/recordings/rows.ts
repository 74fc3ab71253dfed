import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { Schemas } from '#openapi/contract.ts';
import type { Context, Db } from '../../../context.ts';
import type { RecordingsTable } from '../../../db/liveTables.ts';
import { connectedTo, notHidden } from '../../../db/visible.ts';
import { isKey } from '../../../ids.ts';
import { forbidden, notFound } from '../../../problem.ts';
import { oneLine } from '../../../text.ts';
import { authorColumns, toAuthor, type AuthorRow } from '../../../shared/authors.ts';
import { recordingUrl } from './links.ts';

export type Recording = Schemas['Recording'];
export type RecordingRow = Selectable<RecordingsTable>;

export const PROCESSING = 0;
export const READY = 1;
export const FAILED = 2;
export const PARTIAL = 3;

/** The film may yet be made of what the media server has. */
export const NOT_SAVED = 'The server could not save it.';

export const recordingGone = () => notFound('This recording is not available any more.');

/** Also for business members, who go live without it (product 6). */
export const premiumOnly = () => forbidden('Recordings are for Premium members.', 'PREMIUM_REQUIRED');

/** A title as it is stored: one line without gaps. */
export const titleOf = (title: string): string => oneLine(title).replace(/\s+/g, ' ');

/** Its host sees every recording; others see what can be watched and is for them. */
const mayWatch = (viewerId: string): RawBuilder<SqlBool> => sql<SqlBool>`(
  recordings.host_id = ${viewerId}::uuid or (recordings.state in (${sql.lit(READY)}, ${sql.lit(PARTIAL)}) and (
    recordings.visibility = 0 or (recordings.visibility = 1 and ${connectedTo(viewerId, 'recordings.host_id')}))))`;

/** Recordings that a member may know of: not the running ones, and nothing across a block. */
export const recordingsFor = (db: Db, viewerId: string) =>
  db
    .selectFrom('recordings')
    .innerJoin('members', 'members.id', 'recordings.host_id')
    .where('recordings.stopped_at', 'is not', null)
    .where('members.deleted_at', 'is', null)
    .where('members.suspended_at', 'is', null)
    .where(notHidden(viewerId, 'recordings.host_id'))
    .where(mayWatch(viewerId));

type Shown = RecordingRow & AuthorRow & { description: string | null; liked: boolean };

/** What they say to a member, by id; what is not for that member is not there. */
export async function recordingsOf(
  context: Pick<Context, 'config' | 'now' | 'db'>,
  viewerId: string,
  ids: readonly string[],
): Promise<Map<string, Recording>> {
  if (ids.length === 0) return new Map();
  const rows = await recordingsFor(context.db, viewerId)
    .where('recordings.recording_id', 'in', ids)
    .selectAll('recordings')
    .select(authorColumns)
    .select([
      sql<string | null>`(select live_channels.description from live_channels
        where live_channels.channel_name = recordings.channel_name)`.as('description'),
      sql<boolean>`exists (select 1 from recording_likes where recording_likes.recording_id = recordings.recording_id
        and recording_likes.member_id = ${viewerId}::uuid)`.as('liked'),
    ])
    .execute();
  return new Map(rows.map((row) => [row.recording_id, toRecording(context, row, viewerId)]));
}

function toRecording(context: Pick<Context, 'config' | 'now'>, row: Shown, viewerId: string): Recording {
  const address = (key: string) => recordingUrl(context, key, viewerId);
  const isOwner = row.host_id === viewerId;
  return {
    recordingId: row.recording_id,
    channelName: row.channel_name,
    mediaType: row.media_type,
    title: row.title,
    ...(row.description === null ? {} : { description: row.description }),
    host: toAuthor(row),
    startedAt: row.started_at,
    durationSec: row.duration_ms / 1000,
    sizeBytes: row.size_bytes,
    ...(row.media_key === null ? {} : { url: address(row.media_key) }),
    ...(row.poster_key === null ? {} : { posterUrl: address(row.poster_key) }),
    ...(row.captions_key === null ? {} : { captionsUrl: address(row.captions_key) }),
    visibility: row.visibility,
    state: row.state,
    ...(row.state === PROCESSING ? { progress: row.progress } : {}),
    ...(row.failure_reason === null || !isOwner ? {} : { failureReason: row.failure_reason }),
    views: row.views,
    likes: row.likes,
    isLiked: row.liked,
    isOwner,
  };
}

/** The caller's own recording, locked. 404 for what is not there, 403 NOT_OWNER for another's. */
export async function ownRecording(db: Db, userId: string, recordingId: string): Promise<RecordingRow> {
  const row = isKey(recordingId)
    ? await db
        .selectFrom('recordings')
        .selectAll()
        .where('recording_id', '=', recordingId)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (row?.host_id === userId) return row;
  const seen =
    row &&
    (await recordingsFor(db, userId)
      .select('recording_id')
      .where('recording_id', '=', recordingId)
      .executeTakeFirst());
  throw seen ? forbidden('Only its host can do this.', 'NOT_OWNER') : recordingGone();
}

/** Bytes that the recordings of a member take, those that run included. */
export async function usedBytes(db: Db, memberId: string): Promise<number> {
  const { used } = await db
    .selectFrom('recordings')
    .select((row) => row.fn.coalesce(row.fn.sum<number>('size_bytes'), sql<number>`0`).as('used'))
    .where('host_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return Number(used);
}
