import type { Context, Db } from '../context.ts';
import { claimMedia, uploadGone } from '../media/claim.ts';
import type { MediaPurpose } from '../media/purposes.ts';
import { ApiProblem, invalid } from '../problem.ts';

/** What a file is for: the field that named it, and what is said there when the file is not to be had. */
export interface FilePlace {
  purpose: MediaPurpose;
  field: string;
  gone: string;
  /** Narrower than the purpose: only what everybody opens without another program. */
  readable?: { types: ReadonlySet<string>; sentence: string };
}

/** A proof is a PDF or a picture (product 3.2); pictures are WebP once they were claimed. */
export const readableProof = {
  types: new Set(['application/pdf', 'image/webp']),
  sentence: 'A proof is a PDF, JPEG or PNG.',
};

/**
 * Looks into an upload before the transaction that shows it. 422 at the field, in its words when the file is not there
 * (any more), not the member's or for something else; 415 TYPE, said at the field too, when its bytes are not what they
 * should be.
 */
export async function checkFile(context: Context, key: string, place: FilePlace): Promise<string> {
  const wrongType = (sentence: string) =>
    new ApiProblem(415, 'TYPE', sentence, { errors: { [place.field]: sentence } });
  const { mediaKey, contentType } = await claimMedia(context, key, place.purpose).catch((error: unknown) => {
    if (!(error instanceof ApiProblem)) throw error;
    if (error.code === 'TYPE') throw wrongType(place.readable?.sentence ?? error.message);
    if (error.code !== 'VALIDATION') throw error;
    throw invalid({ [place.field]: error.message === uploadGone ? place.gone : error.message });
  });
  const { readable } = place;
  if (readable && !readable.types.has(contentType)) throw wrongType(readable.sentence);
  return mediaKey;
}

/** Makes the file this place's own, inside the transaction. One that something else shows, or that is another's, stays there: 422. */
export async function takeFile(
  db: Db,
  key: string,
  { ownerId, place }: { ownerId: string; place: FilePlace },
): Promise<void> {
  const taken = await db
    .updateTable('media')
    .set({ state: 'used', owner_id: ownerId })
    .where('key', '=', key)
    .where('state', '=', 'ready')
    .where((row) => row.or([row('owner_id', 'is', null), row('owner_id', '=', ownerId)]))
    .returning('key')
    .executeTakeFirst();
  if (!taken) throw invalid({ [place.field]: place.gone });
}
