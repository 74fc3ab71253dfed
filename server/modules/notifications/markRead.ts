import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { requireSession, type Context, type Db } from '../../context.ts';
import { isKey } from '../../ids.ts';
import { notFound } from '../../problem.ts';
import { publish } from '../../stream/publish.ts';

async function requireOwn(db: Db, userId: string, id: string): Promise<void> {
  const query = db.selectFrom('notifications').select('id').where('member_id', '=', userId);
  if (!isKey(id) || !(await query.where('id', '=', id).executeTakeFirst()))
    throw notFound('This notification is not here any more.');
}

/** Marks one as read, or all. Twice is the same as once. */
export async function updateNotification(
  { notificationId, all }: RequestBody<'updateNotification'>,
  context: Context,
): Promise<ResponseBody<'updateNotification'>> {
  const { userId } = requireSession(context);
  const id = all ? undefined : (notificationId ?? '');
  await context.db.transaction().execute(async (trx) => {
    if (id !== undefined) await requireOwn(trx, userId, id);
    const { numUpdatedRows: changed } = await trx
      .updateTable('notifications')
      .set({ read_at: context.now() })
      .where('member_id', '=', userId)
      .where('read_at', 'is', null)
      .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
      .executeTakeFirstOrThrow();
    if (changed === 0n) return;
    // The member's other browsers count with it.
    await publish(trx, [
      {
        memberId: userId,
        event: { type: 'notification.read', ...(id === undefined ? {} : { notificationId: id }) },
      },
    ]);
  });
  return { message: 'Marked as read' };
}
