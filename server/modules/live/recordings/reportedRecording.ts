import type { Context, Db } from '../../../context.ts';
import type { ReportEvidence } from '../../../db/feedTables.ts';
import { isKey } from '../../../ids.ts';
import { lockRoom } from '../rooms/rooms.ts';
import { removeRows } from './removeRecordings.ts';
import { PARTIAL, READY, recordingGone } from './rows.ts';

/** Contract: ReportableType. */
export const RECORDING = 13;

const rowOf = (db: Db, recordingId: string) =>
  db.selectFrom('recordings').selectAll().where('recording_id', '=', recordingId);

/** A recording that is reported, and what it was called then. Throws 404 when there is none that can be watched. */
export async function reportedRecording(
  db: Db,
  recordingId: string,
): Promise<{ target: string; authorId: string; evidence: ReportEvidence }> {
  const row = isKey(recordingId)
    ? await rowOf(db, recordingId).where('state', 'in', [READY, PARTIAL]).executeTakeFirst()
    : undefined;
  if (!row) throw recordingGone();
  return {
    target: `feed:${RECORDING}:${row.recording_id}`,
    authorId: row.host_id,
    evidence: { text: row.title, media: [] },
  };
}

/** Removes a recording that breaks the rules; its files are purged as all that is released. False when that was done before. */
export async function takeRecordingAway(
  context: Pick<Context, 'now'>,
  db: Db,
  recordingId: string,
): Promise<boolean> {
  const known = await rowOf(db, recordingId).executeTakeFirst();
  if (!known) return false;
  await lockRoom(db, known.channel_name);
  const row = await rowOf(db, recordingId).forUpdate().executeTakeFirst();
  if (!row) return false;
  await removeRows(context, db, [row]);
  return true;
}
