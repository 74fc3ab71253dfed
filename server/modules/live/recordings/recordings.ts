import { type SqlBool, sql } from 'kysely';
import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { requireSession, type Context, type Db } from '../../../context.ts';
import { notMuted } from '../../../db/visible.ts';
import { countRows, MOST_SKIPPED, offsetOf, PAGE_SIZE } from '../../../shared/paging.ts';
import { requireShownMember } from '../../people/shownMember.ts';
import {
  PARTIAL,
  premiumOnly,
  READY,
  recordingsFor,
  recordingsOf,
  usedBytes,
  type Recording,
} from './rows.ts';

/** Of those whom the member follows or is connected with. */
const ofFollowed = (userId: string) => sql<SqlBool>`recordings.host_id in (
  select followed_id from follows where member_id = ${userId}::uuid
  union all select other_id from connections where member_id = ${userId}::uuid and status = 1)`;

/** Recordings of the caller, of a member, or of those whom the caller follows; the newest first (product S54). */
export async function recordings(
  { mediaType, mine, otherUserId, pageIndex }: RequestBody<'recordings'>,
  context: Context,
): Promise<ResponseBody<'recordings'>> {
  const { userId, premium } = requireSession(context);
  const { db } = context;
  const ofMember = mine ? userId : otherUserId;
  // A profile shows them to everybody; the pages of recordings are a matter of Premium.
  if (!premium && (mine || otherUserId === undefined)) throw premiumOnly();
  if (ofMember !== undefined && ofMember !== userId) await requireShownMember(db, userId, ofMember);
  const listed = recordingsFor(db, userId)
    .where('recordings.media_type', '=', mediaType)
    .$if(ofMember !== undefined, (list) => list.where('recordings.host_id', '=', ofMember ?? ''))
    .$if(ofMember === undefined, (list) =>
      list.where(ofFollowed(userId)).where(notMuted(userId, 'recordings.host_id')),
    );
  const offset = offsetOf(pageIndex);
  const rows =
    offset < MOST_SKIPPED
      ? await listed
          .select('recordings.recording_id')
          .orderBy('recordings.recording_id', 'desc')
          .limit(PAGE_SIZE)
          .offset(offset)
          .execute()
      : [];
  const ids = rows.map(({ recording_id }) => recording_id);
  const shown = await recordingsOf(context, userId, ids);
  const count = await countRows(db, listed);
  return {
    message: `${count} recording${count === 1 ? '' : 's'}`,
    response: ids.flatMap((id) => shown.get(id) ?? []),
    count,
    ...(mine ? { storage: await storageOf(context, db, userId) } : {}),
  };
}

/** Of the dashboard of a business. */
const LATEST = 3;

/** The latest of the caller's that can be watched, video and audio. */
export async function latestRecordings(context: Context, userId: string): Promise<Recording[]> {
  const rows = await recordingsFor(context.db, userId)
    .where('recordings.host_id', '=', userId)
    .where('recordings.state', 'in', [READY, PARTIAL])
    .select('recordings.recording_id')
    .orderBy('recordings.recording_id', 'desc')
    .limit(LATEST)
    .execute();
  const ids = rows.map(({ recording_id }) => recording_id);
  const shown = await recordingsOf(context, userId, ids);
  return ids.flatMap((id) => shown.get(id) ?? []);
}

const storageOf = async ({ config }: Context, db: Db, userId: string) => ({
  usedBytes: await usedBytes(db, userId),
  limitBytes: config.recordingStorageBytes,
});
