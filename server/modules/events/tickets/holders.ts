import type { Context, Db } from '../../../context.ts';
import { putMessage } from '../../../outbox/outbox.ts';
import { addTask, type TaskContext, type TaskKind } from '../../../tasks.ts';
import { tellEach } from '../../../notify/notify.ts';
import { anyEvents } from '../ownEvent.ts';
import { addressPage, memberPage, type Written } from '../organiser/audience.ts';
import { EVENT_CHANGED } from './eventNews.ts';
import { eventKey } from '../../../notify/news.ts';

export const TELL_HOLDERS = 'events.tellHolders';
const AT_ONCE = 500;
/** Contract: FeedType. The event opens from the notification. */
const EVENT_FEED = 3;

/** What is told, and written by mail. `part` tells one happening from the next. */
export interface HolderNews extends Written {
  news: 'changed' | 'message' | 'cancelled' | 'link';
  part: string;
  subject: string;
  text: string;
}

/** Tells it after the commit, some hundreds at a time, to holders and to guests with an address of their own; nobody is told twice. */
export async function tellHolders({ now }: Pick<Context, 'now'>, db: Db, news: HolderNews): Promise<void> {
  for (const to of ['members', 'addresses'] as const)
    await addTask(db, { kind: TELL_HOLDERS, data: { ...news, to, after: '' }, runAt: now() });
}

/** An event was cancelled, with the reason that stands in it; call it inside the transaction of the cancellation. */
export async function tellCancelled(context: Pick<Context, 'now'>, db: Db, eventId: string): Promise<void> {
  const { event_name, cancel_reason } = await anyEvents(db)
    .where('events.id', '=', eventId)
    .executeTakeFirstOrThrow();
  await tellHolders(context, db, {
    eventId,
    audience: 'ALL',
    news: 'cancelled',
    part: '',
    subject: `${event_name} is cancelled`,
    text: [
      `${event_name} is cancelled.`,
      ...(cancel_reason ? [cancel_reason] : []),
      '',
      'Whatever was paid for it goes back to the card that it was paid with. There is nothing that you have to do.',
    ].join('\n'),
  });
}

type Telling = HolderNews & { to: 'members' | 'addresses'; after: string };

async function tellMembers(context: TaskContext, trx: Db, news: Telling): Promise<string | undefined> {
  const ids = await memberPage(trx, news, { after: news.after, limit: AT_ONCE });
  const key = eventKey(news.news, news.eventId, news.part);
  // What is cancelled may be gone as well.
  const opens = news.news === 'cancelled' ? {} : { feedId: news.eventId, feedType: EVENT_FEED };
  await tellEach(
    context,
    trx,
    ids.map((memberId) => ({ memberId, type: EVENT_CHANGED, key, ...opens })),
  );
  return ids.length === AT_ONCE ? ids.at(-1) : undefined;
}

async function writeTo(context: TaskContext, trx: Db, news: Telling): Promise<string | undefined> {
  const addresses = await addressPage(trx, news, { after: news.after, limit: AT_ONCE });
  for (const { email } of addresses)
    await putMessage(context, trx, {
      kind: 'email',
      to: email,
      subject: news.subject,
      body: `${news.text}\n`,
    });
  return addresses.length === AT_ONCE ? addresses.at(-1)?.address : undefined;
}

/** One page; the next is another task, so that a crash in between repeats no mail of an earlier page. */
export const tellHoldersTask: TaskKind = {
  async run(context, data) {
    // It was put there by `tellHolders`.
    const news = data as unknown as Telling;
    await context.db.transaction().execute(async (trx) => {
      const after = await (news.to === 'members' ? tellMembers : writeTo)(context, trx, news);
      if (after !== undefined)
        await addTask(trx, { kind: TELL_HOLDERS, data: { ...data, after }, runAt: context.now() });
    });
  },
};
