import type { Context, Db } from '../../../context.ts';
import { releaseMedia } from '../../../media/claim.ts';
import { checkFile, takeFile, type FilePlace } from '../../../shared/files.ts';

const place: FilePlace = {
  purpose: 1,
  field: 'companyImageKey',
  gone: 'Please choose the picture again.',
};

/** Looks into a new picture, outside of the transaction that shows it: pictures are written anew there. */
export async function checkImage(context: Context, key: string | undefined): Promise<void> {
  if (key) await checkFile(context, key, place);
}

/**
 * The picture that a job shows from now on, made its own: `undefined` keeps the one it has, the empty text none. A new one
 * must be an own upload that nothing else shows.
 */
export async function takeImage(
  db: Db,
  { key, before, ownerId }: { key: string | undefined; before: string | null; ownerId: string },
): Promise<string | null> {
  if (key === undefined || key === before) return before;
  if (key) await takeFile(db, key, { ownerId, place });
  return key || null;
}

/** Gives a picture up that a job showed, unless a copy of the job shows it too. Call it after the job was written. */
export async function dropImage(
  context: Pick<Context, 'now'>,
  db: Db,
  { key, ownerId }: { key: string | null; ownerId: string },
): Promise<void> {
  if (!key) return;
  const shown = await db
    .selectFrom('jobs')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .where('company_image_key', '=', key)
    .executeTakeFirst();
  if (!shown) await releaseMedia(context, db, [key]);
}
