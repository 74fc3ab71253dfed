import type { Context, Db } from '../context.ts';
import { addTask, type NewTask } from '../tasks.ts';

/** Kinds of tasks (modules/notifications/push/pushTasks.ts). */
export const TELL_DEVICES = 'push.tell';
export const TELL_OF_CHAT = 'push.chat';

/**
 * What happens at once is told at once: by then the first of many likes has become "Ana and 12 others", and whoever looks at the page
 * has read it there.
 */
const GATHER_MS = 5000;
const AT_ONCE = 200;

/** Databases whose members can be reached by push; their transactions share the adapter. */
const reachable = new WeakSet<object>();

/** From now on what is queued through this database is sent. Said by whoever has a sender. */
export const switchPushOn = (db: Db): void => void reachable.add(db.getExecutor().adapter);

const isOff = (db: Db) => !reachable.has(db.getExecutor().adapter);

/**
 * Tells the devices of the members whose notifications these are, once the transaction is committed. A group that grew may be queued
 * each time: it is told at most once an hour, and not when it was read. Without push nothing happens.
 */
export async function queuePush(
  { now }: Pick<Context, 'now'>,
  db: Db,
  notificationIds: readonly string[],
): Promise<void> {
  if (isOff(db)) return;
  const runAt = new Date(now().getTime() + GATHER_MS);
  const [only, ...others] = notificationIds;
  for (let at = 0; at < notificationIds.length; at += AT_ONCE)
    await addTask(db, {
      kind: TELL_DEVICES,
      data: { ids: notificationIds.slice(at, at + AT_ONCE) },
      runAt,
      ...(others.length === 0 && { key: `${TELL_DEVICES}:${only}` }),
    });
}

/** The same of a message, for its sender to add: what one member writes within moments is told once. */
export function messagePush(
  { now }: Pick<Context, 'now'>,
  db: Db,
  { from, to }: { from: string; to: string },
): NewTask[] {
  if (isOff(db)) return [];
  return [
    {
      kind: TELL_OF_CHAT,
      data: { memberId: to, friendId: from },
      runAt: new Date(now().getTime() + GATHER_MS),
      key: `${TELL_OF_CHAT}:${to}:${from}`,
    },
  ];
}
