import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ApiError, networkError } from '../../../src/api/errors.ts';
import type { NewItem, OutboxItem } from '../../../src/domain/outbox.ts';
import { randomOf, type Random } from '../../../server/seed/random.ts';
import { useApi, type TestApi } from '../support/api.ts';
import { chatOf } from '../support/chat.ts';
import { databases } from '../support/databases.ts';
import type { TestMember } from '../support/members.ts';
import { keyOf, post } from '../support/posts.ts';
import { streamOf, type Received, type StreamReader } from '../support/streams.ts';

// The application's client reads it while it is loaded.
vi.hoisted(() => vi.stubGlobal('location', new URL('https://rolecast.example')));
const { FakeDevice } = await import('../../unit/outbox/fakeOutbox.ts');

/** Five conversations of 200 operations each. */
const ACTS = 200;
const operations = { message: 'sendMessage', like: 'likeFeed', read: 'changeReadStatus' } as const;
const never = () => new Promise<never>(() => {});

/**
 * The application's outbox on one device of a member, before the server: the network loses questions and answers, and pages end
 * in the middle of whatever they do.
 */
function deviceOf(api: TestApi, as: TestMember, random: Random) {
  const device = new FakeDevice();
  device.signedIn = as.userId;
  let isSteady = false;
  let isDown = false;
  const inFlight = new Set<Promise<unknown>>();
  const idle = () => Promise.allSettled(inFlight);
  const ask = (item: OutboxItem & { kind: keyof typeof operations }) => {
    const payload = { ...item.body, userId: as.userId, clientId: item.clientId };
    const asked = api.send(operations[item.kind], payload, { as });
    inFlight.add(asked);
    return asked.finally(() => inFlight.delete(asked));
  };
  const trouble = async () => {
    if (isSteady) return;
    if (random.chance(0.15)) throw networkError();
    if (!random.chance(0.04)) return;
    isDown = true;
    tab.kill();
  };
  device.server.send = async (item: OutboxItem) => {
    if (item.kind !== 'message' && item.kind !== 'like' && item.kind !== 'read')
      throw new Error(`Nobody does that here: ${item.kind}`);
    const own = tab;
    const goOn = () => (isDown || own !== tab ? never() : undefined);
    await trouble();
    await goOn();
    const { status, body } = await ask(item);
    await goOn();
    if (status !== 200) throw new ApiError(status, 'INTERNAL', { message: JSON.stringify(body) });
    await trouble();
    await goOn();
    return body;
  };
  // After what it sends with: a page takes that along when it is opened.
  let tab = device.tab(as.userId);
  const start = async () => {
    // A page loads for longer than the server needs for what it was sent.
    await idle();
    isDown = false;
    tab = device.tab(as.userId);
    await tab.open();
  };
  const restart = async () => {
    tab.kill();
    await start();
  };
  return {
    async add(item: NewItem) {
      if (isDown) await start();
      await tab.add(item);
    },
    restart,
    /** Until what is on its way has arrived. */
    idle,
    /** A network is there again. */
    again: () => tab.sender.flush(),
    /** Everything goes now, and goes well. */
    async drain() {
      isSteady = true;
      await restart();
      await expect
        .poll(async () => {
          // Below what a member may do in a minute.
          api.advance(60_000);
          await tab.sender.flush();
          return device.store.kept.get(as.userId) ?? [];
        })
        .toEqual([]);
    },
  };
}

/** The stream of one device, which ends and goes on after the last id that it has seen. */
function earsOf(api: TestApi, as: TestMember) {
  const told: Received[] = [];
  let lastId: number | undefined;
  let stream: StreamReader | undefined;
  const all = () => [...told, ...(stream?.received ?? [])];
  const open = async () => {
    stream ??= await streamOf(api, as, lastId);
    return stream;
  };
  const close = () => {
    stream?.close();
    told.push(...(stream?.received ?? []));
    lastId = stream?.lastId ?? lastId;
    stream = undefined;
  };
  return {
    open,
    close,
    /** It ends, or goes on. */
    turn: async () => void (stream ? close() : await open()),
    /** What it was told of the chat, once the last of it has come and `unreadTotal` is the number that it ends with. */
    async heard(messages: number, unreadTotal: number) {
      const ofChat = () =>
        all().flatMap(({ id, event }) =>
          event.type === 'message.new' || event.type === 'message.read' ? [{ id, event }] : [],
        );
      const texts = () =>
        ofChat().flatMap(({ event }) => (event.type === 'message.new' ? [event.message.message] : []));
      await (
        await open()
      ).until(
        `${messages} messages and ${unreadTotal} unread`,
        () => texts().length >= messages && ofChat().at(-1)?.event.unreadTotal === unreadTotal,
      );
      return { texts: texts(), ids: all().flatMap(({ id }) => id ?? []) };
    },
  };
}

describe.each(databases())('devices with networks that break on %s', (kind) => {
  const api = useApi(kind);
  const { pair, read, list } = chatOf(api);

  /** Everything that the two have written, in the order in which the server has it. */
  async function conversation(as: TestMember, friend: TestMember) {
    const all = (await read(as, friend)).response;
    for (let page = all; page.length > 0;) {
      const beforeId = all.map(({ messageId }) => messageId).toSorted()[0]!; // there is one
      page = (await read(as, friend, { beforeId })).response;
      all.push(...page);
    }
    return all.toSorted((one, other) => (one.messageId < other.messageId ? -1 : 1));
  }

  test.each([1, 2, 3, 4, 5])(
    '[R9] two devices of one and one of the other: nothing is lost, doubled or out of order, and unread is a recount, %i',
    async (round) => {
      const random = randomOf(`devices ${round}`);
      const [ada, ben] = await pair();
      const sideOf = async (as: TestMember, friend: TestMember, name: string) => ({
        as,
        friend,
        name,
        device: deviceOf(api, as, randomOf(`devices ${round} ${name}`)),
        ears: earsOf(api, as),
        liked: await post(api, friend),
        isLiked: false,
        said: [] as string[],
        /** The last message of the other one that it has marked. */
        marked: '',
      });
      const [phone, laptop, other] = [
        await sideOf(ada, ben, 'phone'),
        await sideOf(ada, ben, 'laptop'),
        await sideOf(ben, ada, 'other'),
      ];
      const sides = [phone, laptop, other];
      for (const { ears } of sides) {
        await ears.open();
        onTestFinished(ears.close);
      }
      const says = async (side: (typeof sides)[number]) => {
        const message = `${side.name} ${side.said.length}`;
        side.said.push(message);
        const body = { friendId: side.friend.userId, action: 0, messageType: 0, message } as const;
        await side.device.add({ kind: 'message', clientId: randomUUID(), body });
      };
      const likes = async (side: (typeof sides)[number]) => {
        side.isLiked = !side.isLiked;
        const body = { ...keyOf(side.liked), action: side.isLiked ? 1 : 0 } as const;
        await side.device.add({ kind: 'like', clientId: randomUUID(), body });
      };
      const marks = async (side: (typeof sides)[number]) => {
        const seen = (await read(side.as, side.friend)).response;
        const theirs = seen.filter(({ fromUserId }) => fromUserId === side.friend.userId);
        const lastMessageId = theirs
          .map(({ messageId }) => messageId)
          .toSorted()
          .at(-1);
        if (lastMessageId === undefined) return;
        side.marked = lastMessageId;
        const body = { friendId: side.friend.userId, lastMessageId };
        await side.device.add({ kind: 'read', clientId: randomUUID(), body });
      };
      for (let act = 0; act < ACTS; act++) {
        const side = random.pick(sides);
        const what = random.next();
        await (what < 0.6 ? says(side) : what < 0.8 ? likes(side) : marks(side));
        if (random.chance(0.03)) await side.device.restart();
        if (random.chance(0.1)) await side.ears.turn();
        if (random.chance(0.3)) await side.device.again();
        // Below what a member may do in a minute.
        api.advance(3000);
        await (random.chance(0.7) ? side.device.idle() : setImmediate());
      }
      for (const { device } of sides) await device.drain();

      const written = sides.flatMap(({ said }) => said).length;
      for (const { as, friend, name, said, liked, isLiked, ears } of sides) {
        const all = await conversation(as, friend);
        const texts = all.map(({ message }) => message ?? '').filter((text) => text.startsWith(name));
        expect(texts).toEqual(said);
        const marked = sides.filter((side) => side.as === as).map((side) => side.marked);
        const from = all.filter(({ fromUserId }) => fromUserId === friend.userId);
        const unread = from.filter(({ readAt }) => !readAt);
        expect(unread).toEqual(from.filter(({ messageId }) => marked.every((mark) => mark < messageId)));
        const { response, unreadTotal } = await list(as);
        expect([response[0]?.unread, unreadTotal]).toEqual([unread.length, unread.length]);
        const heard = await ears.heard(written, unreadTotal);
        expect(heard.texts).toHaveLength(written);
        for (const side of sides)
          expect(heard.texts.filter((text) => text.startsWith(side.name))).toEqual(side.said);
        expect(heard.ids).toEqual([...new Set(heard.ids)].toSorted((one, other) => one - other));
        const { item } = (await api.ok('getPostDetails', keyOf(liked), { as })).response;
        expect([item.viewer.isLiked, item.counts.likes]).toEqual([isLiked, isLiked ? 1 : 0]);
      }
      expect(written).toBeGreaterThan(ACTS / 2);
    },
  );
});
