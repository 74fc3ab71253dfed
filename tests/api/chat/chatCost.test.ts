import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { createClient } from '@redis/client';
import { describe, expect, test, vi } from 'vitest';
import { findSession, hashToken } from '../../../server/auth/sessions.ts';
import type { Context, Db } from '../../../server/context.ts';
import { sendMessage } from '../../../server/modules/chat/sendMessage.ts';
import { switchPushOn } from '../../../server/notify/queuePush.ts';
import { renderers } from '../../../server/renderers.ts';
import { CHANNEL, type Signal } from '../../../server/stream/bus.ts';
import { Connection } from '../../../server/stream/connection.ts';
import { Delivery } from '../../../server/stream/delivery.ts';
import { StreamHub } from '../../../server/stream/hub.ts';
import type { StreamEvent } from '../../../server/stream/references.ts';
import { eventsAfter, numberWaiting } from '../../../server/stream/sequence.ts';
import { useApi } from '../support/api.ts';
import { chatOf, newText } from '../support/chat.ts';
import { counted } from '../support/counted.ts';
import { databases } from '../support/databases.ts';
import type { TestMember } from '../support/members.ts';
import { startRedis } from '../support/redisStandIn.ts';

/** Session, limit, how the two stand; begin, lock, all that is written, commit. */
const TO_SEND = 7;
/** The events, the messages that are shown and what they say, and the numbers of what is unread. */
const TO_DELIVER = 4;

const response = () => new ServerResponse(new IncomingMessage(new Socket()));

describe.each(databases())('what a message costs on %s', (kind) => {
  const api = useApi(kind);
  const { say, mark, friends, pair, texts } = chatOf(api);
  const over = (db: Db) => ({ db, config: api.config, now: api.now, log: api.app.http.log, renderers });

  /** As the binder runs it. */
  function costOfSending(as: TestMember, body: ReturnType<typeof newText>): Promise<number> {
    const { db, tripsOf } = counted(api.db);
    return tripsOf(async () => {
      // Neither reads anything else of its context.
      const context = { db, config: api.config, now: api.now } as unknown as Context;
      const session = await findSession(context, as.token);
      await sendMessage({ userId: as.userId, ...body }, { ...context, session });
    });
  }

  test('a text is sent in a few round trips, the first, the next and one that devices are told of', async () => {
    const [ada, ben] = await pair();
    expect(await costOfSending(ada, newText(ben, 'First'))).toBeLessThanOrEqual(TO_SEND);
    expect(await costOfSending(ben, newText(ada, 'Next'))).toBeLessThanOrEqual(TO_SEND);
    switchPushOn(api.db);
    expect(await costOfSending(ada, newText(ben, 'Told'))).toBeLessThanOrEqual(TO_SEND);
    expect(await texts(ben, ada)).toEqual(['First', 'Next', 'Told']);
  });

  test('forty events of one round cost as much as four', async () => {
    const [ada, ...others] = await friends('Ada', 'Ben', 'Cleo', 'Dan');
    const all = [ada!, ...others];
    const { db, tripsOf } = counted(api.db);
    const delivery = new Delivery(over(db));
    const heard = new Map<string, StreamEvent[]>();
    for (const { userId, token } of all) {
      const connection = new Connection(response(), { memberId: userId, tokenHash: hashToken(token) });
      await delivery.begin(connection, undefined);
      const events: StreamEvent[] = [];
      heard.set(userId, events);
      vi.spyOn(connection, 'deliver').mockImplementation((_id, event) => void (event && events.push(event)));
    }
    const costOf = async (rounds: number) => {
      for (let n = 0; n < rounds; n++) for (const other of others) await say(other, ada!, `${n}`);
      await numberWaiting(api.db);
      return tripsOf(() => delivery.deliver());
    };
    expect(await costOf(1)).toBeLessThanOrEqual(TO_DELIVER);
    expect(await costOf(6)).toBeLessThanOrEqual(TO_DELIVER);
    expect(all.map(({ userId }) => heard.get(userId)?.length)).toEqual([21, 7, 7, 7]);
    expect(heard.get(ada!.userId)?.at(-1)).toMatchObject({
      type: 'message.new',
      message: { message: '5', friendId: others[2]!.userId },
      unread: 7,
      unreadTotal: 21,
    });
    // What is read is told to both in as few.
    const messageId = await say(others[0]!, ada!, 'Last').then((message) => message.messageId);
    for (const other of others) await say(ada!, other, 'Thanks');
    await numberWaiting(api.db);
    await delivery.deliver();
    await mark(ada!, others[0]!, messageId);
    await numberWaiting(api.db);
    expect(await tripsOf(() => delivery.deliver())).toBeLessThanOrEqual(TO_DELIVER);
    expect(heard.get(others[0]!.userId)?.at(-1)).toMatchObject({ type: 'message.read', unreadTotal: 1 });
  });

  test('a server that another tells of ids delivers, and gives none again', async () => {
    const redis = await startRedis();
    const other = createClient({ url: redis.url });
    await other.connect();
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const hub = new StreamHub({ ...over(api.db), config: { ...api.config, redisUrl: redis.url } });
    vi.useRealTimers();
    const { userId, token } = await api.member();
    const answer = response();
    const written = new EventTarget();
    let text = '';
    vi.spyOn(answer, 'write').mockImplementation((chunk) => {
      text += String(chunk);
      return written.dispatchEvent(new Event('more'));
    });
    const has = async (part: string) => {
      while (!text.includes(part)) await once(written, 'more');
    };
    /** Published by another server, which has not given it an id yet. */
    const leave = (notificationId: string) =>
      api.db
        .insertInto('stream_waiting')
        .values({ member_id: userId, type: 'notification.read', data: JSON.stringify({ notificationId }) })
        .execute();
    const told = JSON.stringify({ from: 'another', news: [] } satisfies Signal);
    const tell = async () => {
      // Nobody listens until the hub has its connection.
      while ((await other.publish(CHANNEL, told)) === 0);
    };

    hub.open({ memberId: userId, tokenHash: hashToken(token) }, undefined, () => answer);
    await has('id: ');
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
    for (const id of [first, second]) {
      await leave(id);
      await numberWaiting(api.db);
      if (id === second) await leave(third);
      await tell();
      await has(id);
    }
    const waiting = await api.db.selectFrom('stream_waiting').select('data').execute();
    expect(waiting).toEqual([{ data: { notificationId: third } }]);
    expect((await eventsAfter(api.db, 0, 1000)).at(-1)?.data).toEqual({ notificationId: second });
    await hub.end();
    other.destroy();
    await redis.stop();
  });
});
