import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import type { Context } from '../../../context.ts';
import { isKey } from '../../../ids.ts';
import { releaseMedia } from '../../../media/claim.ts';
import { notFound } from '../../../problem.ts';
import { limit } from '../../../rateLimit.ts';
import { kinds } from './kinds.ts';
import { sectionOf, writeOrder } from './order.ts';
import { lockMember, requireJobSeeker } from '../owner.ts';

/**
 * Takes an item away. For some seconds its add path puts it back as it was, with what was verified (kinds.ts); after
 * that it is removed for good (upkeep.ts), as its files are a day later. Another member's id is 404.
 */
export async function deleteDocument(
  { documentType, documentId }: RequestBody<'deleteDocument'>,
  context: Context,
): Promise<ResponseBody<'deleteDocument'>> {
  const { userId } = requireJobSeeker(context);
  const { gone, deleted } = kinds[documentType];
  if (!isKey(documentId)) throw notFound(gone);
  await limit(context, 'profile', userId);
  await context.db.transaction().execute(async (trx) => {
    await lockMember(trx, userId);
    const item = await trx
      .updateTable('profile_items')
      .set({ deleted_at: context.now() })
      .where('id', '=', documentId)
      .where('member_id', '=', userId)
      .where('kind', '=', documentType)
      .where('deleted_at', 'is', null)
      .returning('file_key')
      .executeTakeFirst();
    if (!item) throw notFound(gone);
    if (item.file_key) await releaseMedia(context, trx, [item.file_key]);
    const rest = await sectionOf(trx, userId, documentType);
    await writeOrder(
      trx,
      rest.map(({ id }) => id),
      rest,
    );
  });
  return { message: deleted };
}
