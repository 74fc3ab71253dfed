import type { Context, Db } from '../../../context.ts';
import { addTasks } from '../../../tasks.ts';
import { mailedAtOnce } from '../notificationTypes.ts';

/** Kind of task (mailTasks.ts). */
export const MAIL_NEWS = 'mail.news';
const AT_ONCE = 200;

/** Mails what its members wait for, once the caller's transaction is committed. */
export async function queueMail(
  { now }: Pick<Context, 'now'>,
  db: Db,
  rows: readonly { id: string; type: number }[],
): Promise<void> {
  const ids = rows.filter(({ type }) => mailedAtOnce.has(type)).map(({ id }) => id);
  const chunks = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, at) =>
    ids.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );
  if (chunks.length === 0) return;
  await addTasks(
    db,
    chunks.map((some) => ({ kind: MAIL_NEWS, data: { ids: some }, runAt: now() })),
  );
}
