import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { requireSession, type Context, type Db } from '../../../context.ts';
import { once } from '../../../idempotency.ts';
import { isKey } from '../../../ids.ts';
import { claimMedia, keepMedia, releaseMedia, uploadGone } from '../../../media/claim.ts';
import { ApiProblem, conflict, invalid, notFound } from '../../../problem.ts';
import { limit } from '../../../rateLimit.ts';
import { spendFee } from './certification.ts';
import { readableProof } from '../../../shared/files.ts';
import { readItems } from './verificationItems.ts';
import { lockOwner, lockVerification, moveTo } from './verificationState.ts';

const DOCUMENT = 5;
const kinds = 'A verifier reads PDF, JPEG and PNG.';

/**
 * Sends the files of an item to the verifier (product S53, 5): 1 to 2, and 0 to 2 for what its owner asks for and sends
 * at once. Pictures are written anew without what tells where they were taken; a PDF is looked through.
 */
export async function sendForVerification(
  body: RequestBody<'sendForVerification'>,
  context: Context,
): Promise<ResponseBody<'sendForVerification'>> {
  const { userId } = requireSession(context);
  const { documentId: itemId, documentType: type, files } = body;
  await limit(context, 'verification', userId);
  if (!isKey(itemId)) throw itemGone();
  const wanted = { ownerId: userId, type, itemId };
  if ((await readItems(context, context.db, wanted)).count === 0) throw itemGone();
  await claimFiles(context, files);
  return once(context, 'sendForVerification', body.clientId, async (trx) => {
    // It may have been deleted while the files were looked at.
    if (!(await lockOwner(trx, userId)) || (await readItems(context, trx, wanted)).count === 0)
      throw itemGone();
    const row = await lockVerification(context, trx, { type, itemId, ownerId: userId });
    if (row.status === 2) throw conflict('This is being reviewed already.');
    if (row.status === 3) throw conflict('This is verified already.');
    if (context.config.verificationFee > 0)
      await spendFee(trx, context.now(), {
        ownerId: userId,
        itemId,
        transactionId: body.transactionId,
        isSentBack: row.status === 1 && row.reason !== null,
      });
    await replaceFiles(context, trx, row.id, files);
    const at = context.now().toISOString();
    await moveTo(context, trx, row, 2, {
      ...(row.status === 0 && { requested_by: userId, requested_at: at }),
      sent_at: at,
      decided_at: null,
      verifier: null,
      reason: null,
    });
    const { items } = await readItems(context, trx, wanted);
    // It was there a moment ago, in this transaction.
    return { message: 'Sent for verification', response: items[0]! };
  });
}

const itemGone = () => notFound('This item does not exist any more.');

/** Looks into each file, one after the other; what is wrong with one is said at `files`. */
async function claimFiles(context: Context, files: readonly string[]): Promise<void> {
  for (const mediaKey of files) {
    const { contentType } = await claimMedia(context, mediaKey, DOCUMENT).catch((error: unknown) => {
      if (error instanceof ApiProblem && error.status === 422)
        throw invalid({
          files: error.message === uploadGone ? 'Please choose the files again.' : error.message,
        });
      throw error;
    });
    if (!readableProof.types.has(contentType)) throw new ApiProblem(415, 'TYPE', kinds);
  }
}

/** A file belongs to one item and to nothing else, so that removing it takes it from nothing else. */
async function replaceFiles(context: Context, db: Db, verificationId: string, files: readonly string[]) {
  const { userId } = requireSession(context);
  const mine = await db
    .selectFrom('verification_files')
    .select('media_key')
    .where('verification_id', '=', verificationId)
    .execute();
  const had = mine.map((row) => row.media_key);
  const taken = await db
    .selectFrom('media')
    .select('key')
    .where('key', 'in', files)
    .where((row) => row.or([row('state', '!=', 'used'), row('key', 'in', [...had, ''])]))
    .where('owner_id', '=', userId)
    .forUpdate()
    .execute();
  if (taken.length < files.length) throw invalid({ files: 'Please choose the files again.' });
  const gone = await db
    .deleteFrom('verification_files')
    .where('verification_id', '=', verificationId)
    .returning('media_key')
    .execute();
  await releaseMedia(
    context,
    db,
    gone.map((row) => row.media_key).filter((key) => !files.includes(key)),
  );
  await db
    .insertInto('verification_files')
    .values(files.map((media_key, position) => ({ verification_id: verificationId, position, media_key })))
    .execute();
  await keepMedia(db, [...files], userId);
}
