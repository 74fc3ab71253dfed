import { sql } from 'kysely';
import type { Context, Db } from '../context.ts';
import { rateLimited } from '../problem.ts';

/** How long an upload link lives. */
export const LINK_SEC = 900;
const KEPT_SEC = 86_400;

/**
 * Throws 429 RATE_LIMITED when so much waits of a member that one more file of `size` bytes does not fit: what no post
 * shows is kept for a day. Locks the member's row until the end of the transaction, so that many links that are asked
 * for at once are counted one after the other. A single file is never too large for it.
 */
export async function refuseHoarding(
  context: Context,
  db: Db,
  { ownerId, size }: { ownerId: string; size: number },
): Promise<void> {
  await sql`select id from members where id = ${ownerId}::uuid for no key update`.execute(db);
  const unused = await db
    .selectFrom('media')
    .select(['key', 'size', 'state', 'created_at'])
    .where('owner_id', '=', ownerId)
    .where('state', '!=', 'used')
    .orderBy('created_at')
    .execute();
  const most = context.config.unusedMaxBytes;
  const sum = (rows: typeof unused) => rows.reduce((bytes, row) => bytes + Number(row.size), 0);
  if (unused.length === 0 || sum(unused) + size <= most) return;
  // Links that ran out without a file take no room: a long upload that failed four times, for example.
  const now = context.now().getTime();
  const ageSec = (row: (typeof unused)[number]) => (now - Date.parse(row.created_at)) / 1000;
  const waiting: typeof unused = [];
  for (const row of unused)
    if (
      row.state !== 'pending' ||
      ageSec(row) < LINK_SEC ||
      (await context.services.storage.size(row.key)) !== undefined
    )
      waiting.push(row);
  const [oldest] = waiting;
  if (!oldest || sum(waiting) + size <= most) return;
  const waitSec = Math.max(60, Math.ceil(KEPT_SEC - ageSec(oldest)));
  const hours = Math.ceil(waitSec / 3600);
  throw rateLimited(
    waitSec,
    `You have uploaded ${Math.floor(most / 1024 / 1024)} MB that no post shows. Please use some of it, or try again in ${hours} hour${hours === 1 ? '' : 's'}.`,
  );
}
