import type { Context, Db } from '../../context.ts';
import { newId } from '../../ids.ts';
import { publish } from '../../stream/publish.ts';
import type { NewTask, TaskContext, TaskKind } from '../../tasks.ts';
import { CHAT_MESSAGE } from '../../notify/notificationTypes.ts';
import { publishNotifications, wantedOf } from '../../notify/notify.ts';
import { lockChat } from './messages.ts';
import { unreadOf } from './unread.ts';

export const TELL_MESSAGE = 'notifications.chat';
/** Who has the conversation open reads a message within so long, on whichever server. */
const READ_MS = 20_000;

const keyOf = (friendId: string) => `${CHAT_MESSAGE}.${friendId}`;

/** For who sends a message to add: its receiver is told of the conversation when it is still unread a little later. */
export function messageLook(
  { now }: Pick<Context, 'now'>,
  { from, to }: { from: string; to: string },
): NewTask {
  // One look for all of these seconds; what is sent during a look has another.
  const span = Math.floor(now().getTime() / READ_MS);
  return {
    kind: TELL_MESSAGE,
    data: { from, to },
    runAt: new Date((span + 2) * READ_MS),
    key: `chat:${to}:${from}:${span}`,
  };
}

async function tellUnread({ now }: TaskContext, db: Db, from: string, to: string): Promise<void> {
  // Whoever reads it meanwhile waits, and marks the notification as well.
  await lockChat(db, to, from);
  if ((await unreadOf(db, to)).of(from) === 0) return;
  const [wanted] = await wantedOf(db, [{ memberId: to, type: CHAT_MESSAGE }], from);
  if (!wanted) return;
  const at = now();
  const id = newId(at.getTime());
  const rows = await db
    .insertInto('notifications')
    .values({
      id,
      member_id: to,
      type: CHAT_MESSAGE,
      actor_id: from,
      key: keyOf(from),
      created_at: at,
      place: id,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'key'])
        .doUpdateSet({ created_at: at, place: id, read_at: null })
        .where('notifications.read_at', 'is not', null),
    )
    .returning(['id', 'member_id'])
    .execute();
  if (wanted.aloud) await publishNotifications(db, rows);
}

/** One notification for each conversation: further messages change nothing until it was read. */
export const tellMessageTask: TaskKind = {
  run: (context, { from, to }) =>
    context.db.transaction().execute((trx) => tellUnread(context, trx, String(from), String(to))),
};

/** Takes the notification back, or marks it as read, once nothing of the conversation is unread any more. */
export async function chatSettled(
  { now }: Pick<Context, 'now'>,
  db: Db,
  { userId, friendId, wasRead }: { userId: string; friendId: string; wasRead: boolean },
): Promise<void> {
  if ((await unreadOf(db, userId)).of(friendId) > 0) return;
  const row = await db
    .selectFrom('notifications')
    .select('id')
    .where('member_id', '=', userId)
    .where('key', '=', keyOf(friendId))
    .where('read_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return;
  if (wasRead)
    await db.updateTable('notifications').set({ read_at: now() }).where('id', '=', row.id).execute();
  else await db.deleteFrom('notifications').where('id', '=', row.id).execute();
  await publish(db, [{ memberId: userId, event: { type: 'notification.read', notificationId: row.id } }]);
}
