import type { Db } from '../../../context.ts';
import { forgetDevice } from '../../../auth/devices.ts';
import { addTasks, type TaskContext, type TaskKind } from '../../../tasks.ts';
import { CHAT_MESSAGE } from '../../../notify/notificationTypes.ts';
import { wantedOf } from '../../../notify/notify.ts';
import { chatPush, notificationPush } from './messages.ts';
import { TELL_DEVICES, TELL_OF_CHAT } from '../../../notify/queuePush.ts';

const SEND = 'push.send';
/** A group that grows is told no more often than this. */
const PAUSE_MS = 3_600_000;

type Sent = { notificationId: string } | { friendId: string };

/** Sessions that have a push token and would still be let in, of members who want to be told inside the app. */
const devices = (db: Db, now: Date) =>
  db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .select(['sessions.token_hash', 'sessions.member_id', 'sessions.device_token', 'members.role'])
    .where('sessions.device_token', '!=', '')
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now.toISOString())
    .where('members.app_notifications', '=', true)
    .where('members.deleted_at', 'is', null)
    .where('members.suspended_at', 'is', null);

/** One task for each device: one that cannot be reached is tried again without the others. */
async function sendEach(context: TaskContext, db: Db, told: readonly { memberId: string; what: Sent }[]) {
  if (told.length === 0) return;
  const now = context.now();
  const members = [...new Set(told.map(({ memberId }) => memberId))];
  const rows = await devices(db, now).where('sessions.member_id', 'in', members).execute();
  const byMember = Map.groupBy(rows, ({ member_id }) => member_id);
  await addTasks(
    db,
    told.flatMap(({ memberId, what }) =>
      (byMember.get(memberId) ?? []).map(({ token_hash }) => ({
        kind: SEND,
        data: { ...what, session: token_hash },
        runAt: now,
      })),
    ),
  );
}

/** Whoever has read it, or was told of it less than an hour ago, is not told again. */
const tellDevices: TaskKind = {
  async run(context, { ids }) {
    const now = context.now();
    const before = new Date(now.getTime() - PAUSE_MS).toISOString();
    await context.db.transaction().execute(async (trx) => {
      const told = await trx
        .updateTable('notifications')
        .set({ pushed_at: now })
        .where('id', 'in', ids as string[])
        .where('read_at', 'is', null)
        .where((row) => row.or([row('pushed_at', 'is', null), row('pushed_at', '<', before)]))
        .returning(['id', 'member_id'])
        .execute();
      await sendEach(
        context,
        trx,
        told.map(({ id, member_id }) => ({ memberId: member_id, what: { notificationId: id } })),
      );
    });
  },
};

/** Not when the member has switched messages off, or has muted who wrote. */
const tellOfChat: TaskKind = {
  async run(context, data) {
    const [memberId, friendId] = [String(data.memberId), String(data.friendId)];
    const { db } = context;
    if ((await wantedOf(db, [{ memberId, type: CHAT_MESSAGE }], friendId)).length === 0) return;
    await sendEach(context, db, [{ memberId, what: { friendId } }]);
  },
};

/** To one device; what it says is looked up now. A token that is nobody's is forgotten. */
const send: TaskKind = {
  lane: 'push',
  async run({ db, now, push, log }, { session, notificationId, friendId }) {
    const row = await devices(db, now())
      .where('sessions.token_hash', '=', String(session))
      .executeTakeFirst();
    if (!push || !row) return;
    const reader = { memberId: row.member_id, role: row.role };
    const message = await (friendId === undefined
      ? notificationPush(db, reader, String(notificationId))
      : chatPush(db, reader, String(friendId)));
    if (!message) return;
    if ((await push.send(row.device_token, message)) === 'sent') return;
    log.info({ member: row.member_id }, 'a device is not there any more');
    await forgetDevice(db, row.device_token);
  },
};

export const pushTasks: Record<string, TaskKind> = {
  [TELL_DEVICES]: tellDevices,
  [TELL_OF_CHAT]: tellOfChat,
  [SEND]: send,
};
