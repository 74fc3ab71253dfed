import type { Context, Db } from '../context.ts';
import { addTask } from '../tasks.ts';
import { mailedAtOnce } from './notificationTypes.ts';

/** Kind of task (modules/notifications/mail/mailTasks.ts). */
export const MAIL_NEWS = 'mail.news';
const AT_ONCE = 200;

/** Mails what its members wait for, once the caller's transaction is committed. */
export async function queueMail(
  { now }: Pick<Context, 'now'>,
  db: Db,
  rows: readonly { id: string; type: number }[],
): Promise<void> {
  const ids = rows.filter(({ type }) => mailedAtOnce.has(type)).map(({ id }) => id);
  for (let at = 0; at < ids.length; at += AT_ONCE)
    await addTask(db, { kind: MAIL_NEWS, data: { ids: ids.slice(at, at + AT_ONCE) }, runAt: now() });
}
