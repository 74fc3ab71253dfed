import type { RequestBody, ResponseBody, Schemas } from '#openapi/contract.ts';
import { requireSession, type Context, type Db } from '../../context.ts';
import { releaseMedia } from '../../media/claim.ts';
import { privateUrl } from '../../media/privateFiles.ts';
import { limit } from '../../rateLimit.ts';
import { addTask } from '../../tasks.ts';

const messages: Record<Schemas['DataExport']['state'], string> = {
  0: 'You have not asked for a copy of your data',
  1: 'We are packing your data',
  2: 'Your data is ready',
  3: 'Your data could not be packed',
};

/** Twice a day: the archive is made anew, and the earlier one goes. */
export async function exportData(
  { action }: RequestBody<'exportData'>,
  context: Context,
): Promise<ResponseBody<'exportData'>> {
  const { userId } = requireSession(context);
  let response = await readExport(context, context.db);
  // Whoever asks while it is being packed gets that one.
  if (action === 0 && response.state !== 1) {
    await limit(context, 'export', userId);
    await context.db.transaction().execute((trx) => askFor(context, trx, userId));
    context.after(() => context.services.wakeTasks());
    response = await readExport(context, context.db);
  }
  return { message: messages[response.state], response };
}

async function readExport(context: Context, db: Db): Promise<Schemas['DataExport']> {
  const { userId } = requireSession(context);
  const now = context.now();
  const row = await db
    .selectFrom('data_exports')
    .selectAll()
    .where('member_id', '=', userId)
    .executeTakeFirst();
  const over = row?.expires_at && Date.parse(row.expires_at) <= now.getTime();
  if (!row || over) return { state: 0 };
  const { media_key, size, expires_at } = row;
  const isReady = row.state === 2 && media_key && size !== null && expires_at;
  return {
    state: row.state,
    requestedAt: row.requested_at,
    ...(isReady
      ? {
          url: `${context.origin()}${privateUrl(context.config, now, media_key)}`,
          sizeBytes: size,
          expiresAt: expires_at,
        }
      : {}),
  };
}

async function askFor(context: Context, db: Db, userId: string) {
  const now = context.now();
  const before = await db
    .selectFrom('data_exports')
    .select('media_key')
    .where('member_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (before?.media_key) await releaseMedia(context, db, [before.media_key]);
  const fresh = { state: 1 as const, requested_at: now, media_key: null, size: null, expires_at: null };
  await db
    .insertInto('data_exports')
    .values({ member_id: userId, ...fresh })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(fresh))
    .execute();
  // Without a key: the task that packed the last one may not have been taken away yet, and this one must not be lost for it.
  await addTask(db, { kind: 'export.make', data: { memberId: userId }, runAt: now });
}
