import type { Db } from '../../context.ts';
import type { RenderContext, Renderer } from '../../stream/renderers.ts';
import { isHidden } from '../people/pair.ts';
import { conversationOf, messagesOf } from './messages.ts';
import { unreadOf, type Unread } from './unread.ts';

type Told = { memberId: string; event: { friendId: string } };

/** What one round looks up once: who is hidden from whom, and what each member has not read. */
function lookUps(db: Db) {
  const hidden = new Map<string, Promise<boolean>>();
  const unread = new Map<string, Promise<Unread>>();
  const once = <T>(known: Map<string, Promise<T>>, key: string, find: () => Promise<T>): Promise<T> => {
    const found = known.get(key) ?? find();
    known.set(key, found);
    return found;
  };
  return {
    isHidden: ({ memberId, event: { friendId } }: Told) =>
      once(hidden, `${memberId} ${friendId}`, () => isHidden(db, memberId, friendId)),
    async countsOf({ memberId, event: { friendId } }: Told) {
      const counts = await once(unread, memberId, () => unreadOf(db, memberId));
      return { unread: counts.of(friendId), unreadTotal: counts.total };
    },
  };
}

/** One event after the other: within a round they are few, and a database that answers in turn gains nothing else. */
async function inTurn<One, Event>(
  news: readonly One[],
  render: (one: One) => Promise<Event | undefined>,
): Promise<(Event | undefined)[]> {
  const events: (Event | undefined)[] = [];
  for (const one of news) events.push(await render(one));
  return events;
}

/** The message as the member sees it, unless it is deleted for them or hidden by a block. */
async function shownMessage(context: RenderContext, memberId: string, friendId: string, messageId: string) {
  const row = await conversationOf(context.db, memberId, friendId)
    .select('messages.id')
    .where('messages.id', '=', messageId)
    .executeTakeFirst();
  return row && (await messagesOf(context, memberId, [row.id])).get(row.id);
}

const changed: Renderer<'message.new'> = async (context, news) => {
  const round = lookUps(context.db);
  return inTurn(news, async (one) => {
    if (await round.isHidden(one)) return undefined;
    const { friendId, messageId } = one.event;
    const message = await shownMessage(context, one.memberId, friendId, messageId);
    return message && { type: 'message.new' as const, message, ...(await round.countsOf(one)) };
  });
};

const read: Renderer<'message.read'> = async ({ db }, news) => {
  const round = lookUps(db);
  return inTurn(news, async (one) =>
    (await round.isHidden(one)) ? undefined : { ...one.event, ...(await round.countsOf(one)) },
  );
};

export const chatRenderers = { 'message.new': changed, 'message.read': read };
