import { sql } from 'kysely';
import type { Schemas } from '#openapi/contract.ts';
import { requireSession, type Context } from '../../../context.ts';
import { isKey } from '../../../ids.ts';
import { recordingGone, recordingsFor } from './rows.ts';

/** Sets or takes back the caller's like of a recording; the row and the count change together. */
export async function likeRecording(
  context: Context,
  recordingId: string,
  isLiked: boolean,
): Promise<Schemas['LikeState']> {
  const { userId } = requireSession(context);
  const id = recordingId;
  return context.db.transaction().execute(async (trx) => {
    const shown = isKey(id)
      ? await recordingsFor(trx, userId)
          .where('recordings.recording_id', '=', id)
          .select('recordings.recording_id')
          .executeTakeFirst()
      : undefined;
    if (!shown) throw recordingGone();
    const { rows: changed } = isLiked
      ? await sql`insert into recording_likes (recording_id, member_id, created_at)
          values (${id}::uuid, ${userId}::uuid, ${context.now().toISOString()}::timestamptz)
          on conflict do nothing returning member_id`.execute(trx)
      : await sql`delete from recording_likes
          where recording_id = ${id}::uuid and member_id = ${userId}::uuid returning member_id`.execute(trx);
    const step = changed.length * (isLiked ? 1 : -1);
    const row = await trx
      .updateTable('recordings')
      .set((counted) => ({ likes: counted('likes', '+', step) }))
      .where('recording_id', '=', id)
      .returning('likes')
      .executeTakeFirst();
    if (!row) throw recordingGone();
    return { isLiked, likes: row.likes };
  });
}
