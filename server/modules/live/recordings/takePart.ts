import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { SharedContext } from '../../../contract/binder.ts';
import { TooManyBytes } from '../../../media/storage.ts';
import { readGrant } from '../../../media/uploads.ts';
import { ApiProblem, forbidden, rateLimited } from '../../../problem.ts';
import { endRecording } from './endRecording.ts';
import { partKey, PART_SEC, placeOfPart, type PartPlace } from './parts.ts';
import { usedBytes } from './rows.ts';

interface Sent {
  key: string;
  query: Record<string, unknown>;
  request: FastifyRequest;
}

/** So many parts of one recording come at once; a browser sends one after the other. */
const AT_ONCE = 4;
const coming = new Map<string, number>();

const over = () => forbidden('This recording has ended.');

const runningOf = ({ db }: Pick<SharedContext, 'db'>, recordingId: string) =>
  db
    .selectFrom('recordings')
    .select(['host_id', 'size_bytes'])
    .where('recording_id', '=', recordingId)
    .where('stopped_at', 'is', null)
    .executeTakeFirst();

/**
 * Takes one part of a running recording; the same number again replaces it. Throws 403 for a link that is not ours or over, and for a
 * recording that has ended, 415 TYPE, 413 TOO_LARGE. Whoever has no room left for more has the recording ended.
 */
export async function takePart(shared: SharedContext, { key, query, request }: Sent): Promise<void> {
  const { config, services, now } = shared;
  const grant = readGrant(config, now(), key, query);
  const place = placeOfPart(key);
  if (!grant || !place) throw forbidden('This upload link is not valid any more.');
  // A recorder adds its codecs to the type.
  const [type = ''] = (request.headers['content-type'] ?? '').split(';');
  if (type.trim() !== grant.contentType)
    throw new ApiProblem(415, 'TYPE', `This link takes ${grant.contentType}.`);
  const tooLarge = new ApiProblem(413, 'TOO_LARGE', 'This part is larger than a part may be.');
  if (Number(request.headers['content-length'] ?? 0) > grant.size) throw tooLarge;
  const refuseFull = async () => {
    if ((await roomFor(shared, place)) > 0) return;
    await shared.db.transaction().execute((trx) => endRecording(shared, trx, place.recordingId, 'limit'));
    services.wakeTasks();
    throw new ApiProblem(413, 'TOO_LARGE', 'There is no room for more in your recordings.');
  };
  await refuseFull();
  const { recordingId } = place;
  const others = coming.get(recordingId) ?? 0;
  if (others >= AT_ONCE) throw rateLimited(1);
  coming.set(recordingId, others + 1);
  try {
    // Looked at again: others may have arrived since, or the recording has ended.
    const { size } = await services.storage.write(key, request.raw, grant.size, refuseFull);
    await countPart(shared, place, size);
  } catch (error) {
    if (error instanceof TooManyBytes) throw tooLarge;
    throw error;
  } finally {
    const left = (coming.get(recordingId) ?? 1) - 1;
    if (left > 0) coming.set(recordingId, left);
    else coming.delete(recordingId);
  }
}

/** Bytes that the recording may still take; it may end a part too late. */
async function roomFor(shared: SharedContext, { recordingId }: PartPlace): Promise<number> {
  const { db, config } = shared;
  const row = await runningOf(shared, recordingId);
  if (!row) throw over();
  const used = await usedBytes(db, row.host_id);
  return Math.min(config.recordingStorageBytes - used, config.recordingMaxBytes - row.size_bytes);
}

async function countPart(shared: SharedContext, { recordingId, partNumber }: PartPlace, size: number) {
  const { db, now, services } = shared;
  const isCounted = await db.transaction().execute(async (trx) => {
    const running = await trx
      .selectFrom('recordings')
      .select('recording_id')
      .where('recording_id', '=', recordingId)
      .where('stopped_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!running) return false;
    await trx
      .insertInto('recording_parts')
      .values({ recording_id: recordingId, part_number: partNumber, size_bytes: size, created_at: now() })
      .onConflict((on) => on.columns(['recording_id', 'part_number']).doUpdateSet({ size_bytes: size }))
      .execute();
    await sql`
      update recordings set size_bytes = parts.bytes, duration_ms = parts.count * ${PART_SEC * 1000}
      from (select sum(size_bytes) as bytes, count(*) as count from recording_parts
        where recording_id = ${recordingId}::uuid) as parts
      where recording_id = ${recordingId}::uuid and stopped_at is null`.execute(trx);
    return true;
  });
  if (isCounted) return;
  // It ended as the part arrived. One that had come before is in the film.
  const known = await db
    .selectFrom('recording_parts')
    .select('part_number')
    .where('recording_id', '=', recordingId)
    .where('part_number', '=', partNumber)
    .executeTakeFirst();
  if (!known) await services.storage.remove(partKey(recordingId, partNumber));
  throw over();
}
