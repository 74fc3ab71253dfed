import { sql } from 'kysely';
import { sentenceOf } from '../../../contract/sentences.ts';
import type { Context, Db } from '../../../context.ts';
import type { StoredPicture } from '../../../db/eventTables.ts';
import { claimMedia, releaseMedia, uploadGone } from '../../../media/claim.ts';
import { ApiProblem, invalid } from '../../../problem.ts';
import { cleanOptional } from '../../../text.ts';
import { takeFile } from '../../../shared/files.ts';
import type { EventInput } from './eventForm.ts';
import type { EventRow } from '../ownEvent.ts';

const EVENT = 6;
const LEAST_WIDTH = 1200;
const [WIDE, HIGH] = [16, 9];
/** A picture that was cut by hand misses the shape by some pixels. */
const TOLERANCE = 0.03;

export interface Pictures {
  image: StoredPicture | null;
  gallery: StoredPicture[];
}

/**
 * Looks into the pictures of a form, outside of the transaction that shows them: new ones are written anew there. 422 at their
 * field when one is not to be had or the main one is too small or of another shape, 415 when it is none.
 */
export async function claimPictures(context: Context, input: EventInput): Promise<Pictures> {
  const { eventImage, gallery = [] } = input;
  const keys = [...(eventImage ? [eventImage] : []), ...gallery].map(({ mediaKey }) => mediaKey);
  if (new Set(keys).size < keys.length) throw invalid({ 'event.gallery': 'Each picture can be added once.' });
  const image = eventImage ? await claimOne(context, eventImage, 'event.eventImage') : null;
  if (image && !isCover(image)) throw invalid({ 'event.eventImage': sentenceOf('EventInput', 'eventImage') });
  const others: StoredPicture[] = [];
  for (const [index, one] of gallery.entries())
    others.push(await claimOne(context, one, `event.gallery.${index}`));
  return { image, gallery: others };
}

const isCover = ({ width, height }: StoredPicture) =>
  width !== null &&
  height !== null &&
  width >= LEAST_WIDTH &&
  Math.abs((width * HIGH) / (height * WIDE) - 1) <= TOLERANCE;

async function claimOne(
  context: Context,
  { mediaKey, alt }: { mediaKey: string; alt?: string },
  field: string,
): Promise<StoredPicture> {
  const { width, height } = await claimMedia(context, mediaKey, EVENT).catch((error: unknown) => {
    if (!(error instanceof ApiProblem) || !['TYPE', 'VALIDATION'].includes(error.code)) throw error;
    throw new ApiProblem(error.status, error.code, error.message, { errors: { [field]: error.message } });
  });
  return { mediaKey, alt: cleanOptional(alt) ?? null, width: width ?? null, height: height ?? null };
}

export const picturesOf = ({ image, gallery }: Pictures): string[] =>
  [...(image ? [image] : []), ...gallery].map(({ mediaKey }) => mediaKey);

/** Makes new pictures those of the event, inside the transaction; each must be an own upload that nothing else shows. */
export async function takePictures(db: Db, ownerId: string, pictures: Pictures, before?: EventRow) {
  const had = new Set(before ? picturesOf(before) : []);
  for (const key of picturesOf(pictures))
    if (!had.has(key)) {
      const field = key === pictures.image?.mediaKey ? 'event.eventImage' : 'event.gallery';
      await takeFile(db, key, { ownerId, place: { purpose: EVENT, field, gone: uploadGone } });
    }
}

/** Gives pictures up, unless another event of theirs shows them too, as a copy does. Call it after the event was written. */
export async function dropPictures(
  context: Pick<Context, 'now'>,
  db: Db,
  { keys, ownerId }: { keys: readonly string[]; ownerId: string },
): Promise<void> {
  if (keys.length === 0) return;
  const { rows } = await sql<{ key: string }>`
    select image_key as key from events
    where owner_id = ${ownerId}::uuid and deleted_at is null and image_key = any(${keys}::text[])
    union
    select picture ->> 'mediaKey' from events, jsonb_array_elements(gallery) as picture
    where owner_id = ${ownerId}::uuid and deleted_at is null and picture ->> 'mediaKey' = any(${keys}::text[])`.execute(
    db,
  );
  const shown = new Set(rows.map(({ key }) => key));
  await releaseMedia(
    context,
    db,
    keys.filter((key) => !shown.has(key)),
  );
}
