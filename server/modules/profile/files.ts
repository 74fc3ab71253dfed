import type { Context, Db } from '../../context.ts';
import { claimMedia, uploadGone } from '../../media/claim.ts';
import type { MediaPurpose } from '../../media/purposes.ts';
import { ApiProblem, invalid } from '../../problem.ts';

/** What a file is for: the field that named it, and what is said there when the file is not to be had. */
export interface FilePlace {
  purpose: MediaPurpose;
  field: string;
  gone: string;
}

/**
 * Looks into an upload before the transaction that shows it. 422 at the field, in its words when the file is not there
 * (any more), not the member's or for something else; 415 TYPE when its bytes are not what it says.
 */
export async function checkFile(context: Context, key: string, place: FilePlace): Promise<string> {
  try {
    return (await claimMedia(context, key, place.purpose)).mediaKey;
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.code !== 'VALIDATION') throw error;
    throw invalid({ [place.field]: error.message === uploadGone ? place.gone : error.message });
  }
}

/** Makes the file this place's own, inside the transaction. One that something else shows stays there: 422. */
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
    .returning('key')
    .executeTakeFirst();
  if (!taken) throw invalid({ [place.field]: place.gone });
}
