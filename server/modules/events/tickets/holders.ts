import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Schemas } from '#openapi/contract.ts';
import type { Context, Db } from '../../../context.ts';
import { addTask, type TaskKind } from '../../../tasks.ts';
import { putMessage } from '../../../outbox/outbox.ts';
import { tellEach } from '../../notifications/notify.ts';
import { EVENT_CHANGED, eventKey } from './eventNews.ts';

export const TELL_HOLDERS = 'events.tellHolders';
const AT_ONCE = 500;
/** Contract: FeedType. The event opens from the notification. */
const EVENT_FEED = 3;

type Audience = Schemas['AttendeeAudience'];

/** Who is written to: all who hold a ticket, those of one package, or those who are not inside yet. */
export interface Written {
  eventId: string;
  audience: Audience;
  packageId?: string | undefined;
}

const chosen = ({ eventId, audience, packageId }: Written): RawBuilder<SqlBool> => sql<SqlBool>`
  tickets.event_id = ${eventId}::uuid and tickets.status in (1, 2)
  and (${audience} <> 'NOT_CHECKED_IN' or tickets.status = 1)
  and (${audience} <> 'PACKAGE' or tickets.package_id::text = ${packageId?.toLowerCase() ?? ''})`;

/** How many members that is. */
export async function countHolders(db: Db, written: Written): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct owner_id) as count from tickets where ${chosen(written)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** What is told, and written by mail. `part` tells one happening from the next. */
export interface HolderNews extends Written {
  news: 'changed' | 'message';
  part: string;
  subject: string;
  text: string;
}

/** Tells it after the commit, some hundreds at a time; nobody is told twice. */
export const tellHolders = ({ now }: Pick<Context, 'now'>, db: Db, news: HolderNews): Promise<void> =>
  addTask(db, { kind: TELL_HOLDERS, data: { ...news, after: '' }, runAt: now() });

/** One page of holders; the next is another task, so that a crash in between repeats no mail of an earlier page. */
export const tellHoldersTask: TaskKind = {
  async run(context, data) {
    // It was put there by `tellHolders`.
    const news = data as unknown as HolderNews & { after: string };
    await context.db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ id: string; email: string | null; wants_mail: boolean }>`
        select members.id, members.email, members.email_notifications as wants_mail from members
        where members.deleted_at is null and members.id::text > ${news.after}
          and exists (select 1 from tickets where tickets.owner_id = members.id and ${chosen(news)})
        order by members.id::text limit ${AT_ONCE}`.execute(trx);
      const last = rows.at(-1);
      if (!last) return;
      const key = eventKey(news.news, news.eventId, news.part);
      await tellEach(
        context,
        trx,
        rows.map(({ id }) => ({
          memberId: id,
          type: EVENT_CHANGED,
          key,
          feedId: news.eventId,
          feedType: EVENT_FEED,
        })),
      );
      for (const { email, wants_mail } of rows)
        if (email && wants_mail)
          await putMessage(context, trx, {
            kind: 'email',
            to: email,
            subject: news.subject,
            body: `${news.text}\n`,
          });
      if (rows.length === AT_ONCE)
        await addTask(trx, { kind: TELL_HOLDERS, data: { ...data, after: last.id }, runAt: context.now() });
    });
  },
};
