import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../context.ts';
import { putMessage } from '../../../outbox/outbox.ts';
import type { TaskContext, TaskKind } from '../../../tasks.ts';
import { mailedAtOnce, mailedElsewhere } from '../../../notify/notificationTypes.ts';
import { notificationsOf } from '../view.ts';
import { unreadNotifications } from '../../../notify/visibleNotifications.ts';
import { digestLetter, newsLetter, type Recipient } from './letters.ts';
import { MAIL_NEWS } from '../../../notify/queueMail.ts';

const EVERY_SEC = 900;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Who is at the page reads it there; what nobody has mailed for so long is not news any more. */
const WAIT_MS = HOUR_MS;
const OLD_MS = 7 * DAY_MS;
const AT_ONCE = 500;
const MOST_SHOWN = 10;

/** What is mailed at once is left alone: a digest that marks it would keep its own mail back. */
const unmailed = sql<SqlBool>`notifications.read_at is null
  and (notifications.mailed_at is null or notifications.mailed_at < notifications.created_at)
  and notifications.type not in (${sql.join([...mailedAtOnce])})`;

/** Those who want mail and have an address for it. */
const recipients = (db: Db) =>
  db
    .selectFrom('members')
    .select(['members.id', 'members.email', 'members.user_name'])
    .where('members.email', 'is not', null)
    .where('members.email_notifications', '=', true)
    .where('members.deleted_at', 'is', null)
    .where('members.suspended_at', 'is', null);

/** The member's row, held until the transaction ends; undefined when they are not to be written to any more. */
async function hold(trx: Db, memberId: string, before?: string): Promise<Recipient | undefined> {
  const row = await recipients(trx)
    .where('members.id', '=', memberId)
    .$if(before !== undefined, (query) =>
      query.where((member) =>
        member.or([member('digest_at', 'is', null), member('digest_at', '<=', before ?? '')]),
      ),
    )
    .forUpdate()
    .executeTakeFirst();
  return row?.email ? { ...row, email: row.email } : undefined;
}

async function sendDigest(context: TaskContext, memberId: string): Promise<void> {
  const now = context.now();
  const dayAgo = new Date(now.getTime() - DAY_MS).toISOString();
  await context.db.transaction().execute(async (trx) => {
    const recipient = await hold(trx, memberId, dayAgo);
    if (!recipient) return;
    const rows = await unreadNotifications(trx, memberId)
      .select('notifications.id')
      .where(unmailed)
      .where('notifications.type', 'not in', [...mailedElsewhere])
      .orderBy('notifications.place', 'desc')
      .execute();
    // Also what is hidden now: it would be looked at again every time.
    await trx
      .updateTable('notifications')
      .set({ mailed_at: now })
      .where('member_id', '=', memberId)
      .where(unmailed)
      .execute();
    const ids = rows.slice(0, MOST_SHOWN).map(({ id }) => id);
    const items = await notificationsOf(trx, memberId, ids);
    const shown = ids.flatMap((id) => items.get(id) ?? []);
    if (shown.length === 0) return;
    await putMessage(context, trx, digestLetter(context.config, recipient, { shown, count: rows.length }));
    await trx.updateTable('members').set({ digest_at: now }).where('id', '=', memberId).execute();
  });
}

/** Once a day, for whoever has not read what is new (product S59, R6). */
const keepDigests: TaskKind = {
  everySec: EVERY_SEC,
  lane: 'slow',
  async run(context) {
    const now = context.now().getTime();
    const iso = (ms: number) => new Date(ms).toISOString();
    const due = await recipients(context.db)
      .where((member) =>
        member.or([member('digest_at', 'is', null), member('digest_at', '<=', iso(now - DAY_MS))]),
      )
      .where((member) =>
        member.exists(
          member
            .selectFrom('notifications')
            .select('notifications.id')
            .whereRef('notifications.member_id', '=', 'members.id')
            .where(unmailed)
            .where('notifications.created_at', '<=', iso(now - WAIT_MS))
            .where('notifications.created_at', '>', iso(now - OLD_MS)),
        ),
      )
      .limit(AT_ONCE)
      .execute();
    for (const { id } of due)
      try {
        await sendDigest(context, id);
      } catch (error) {
        // One that cannot be written does not keep the others.
        context.log.warn({ err: error, member: id }, 'digest could not be written');
      }
  },
};

/** Decisions and interviews, one by one. Twice writes nothing more. */
const mailNews: TaskKind = {
  lane: 'slow',
  async run(context, { ids }) {
    for (const id of ids as string[])
      await context.db.transaction().execute(async (trx) => {
        const row = await trx
          .updateTable('notifications')
          .set({ mailed_at: context.now() })
          .where('id', '=', id)
          .where('mailed_at', 'is', null)
          .returning('member_id')
          .executeTakeFirst();
        const recipient = row && (await hold(trx, row.member_id));
        const shown = row && (await notificationsOf(trx, row.member_id, [id])).get(id);
        if (recipient && shown) await putMessage(context, trx, newsLetter(context.config, recipient, shown));
      });
  },
};

export const mailTasks: Record<string, TaskKind> = {
  'digests.keep': keepDigests,
  [MAIL_NEWS]: mailNews,
};
