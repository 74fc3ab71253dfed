import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { randomOf } from '../../../server/seed/random.ts';
import { useApi } from '../support/api.ts';
import { chatOf } from '../support/chat.ts';
import { databases } from '../support/databases.ts';
import type { TestMember } from '../support/members.ts';
import { BLOCK, tie, UNBLOCK } from '../support/people.ts';

describe.each(databases())('what is unread on %s', (kind) => {
  const api = useApi(kind);
  const { say, send, list, read, mark, remove, friends, pair } = chatOf(api);

  test('reading is told with its time to the sender, goes up to a message and never back', async () => {
    const [ada, ben] = await pair();
    const sent: string[] = [];
    for (const word of ['one', 'two', 'three']) sent.push((await say(ada, ben, word)).messageId);
    const [first = '', second = '', third = ''] = sent;
    const readAt = async (as: TestMember, of: TestMember) =>
      (await read(as, of)).response.map((message) => message.readAt !== undefined);
    expect(await mark(ben, ada, second)).toEqual({ unread: 1, unreadTotal: 1 });
    expect(await readAt(ada, ben)).toEqual([true, true, false]);
    expect(await readAt(ben, ada)).toEqual([true, true, false]);
    const before = (await read(ada, ben)).response[0]?.readAt;
    expect(await mark(ben, ada, first)).toEqual({ unread: 1, unreadTotal: 1 });
    // Nobody reads for the other: what ben has not read stays so.
    expect(await mark(ada, ben, third)).toEqual({ unread: 0, unreadTotal: 0 });
    expect(await readAt(ada, ben)).toEqual([true, true, false]);
    expect(await mark(ben, ada, third)).toEqual({ unread: 0, unreadTotal: 0 });
    expect((await read(ada, ben)).response[0]?.readAt).toBe(before);
  });

  test('two devices that read at once agree', async () => {
    const [ada, ben] = await pair();
    let last = '';
    for (let i = 0; i < 12; i++) last = (await say(ada, ben, `${i}`)).messageId;
    const answers = await Promise.all(Array.from({ length: 8 }, () => mark(ben, ada, last)));
    expect(answers).toEqual(Array.from({ length: 8 }, () => ({ unread: 0, unreadTotal: 0 })));
  });

  test('a mark that names no message of the two is refused, and changes nothing', async () => {
    const [ada, ben, cleo] = await friends('Ada', 'Ben', 'Cleo');
    await say(ben!, ada!, 'For Ada');
    const other = await say(ada!, cleo!, 'For Cleo');
    const refused = (as: TestMember, friendId: string, lastMessageId: string) =>
      api.refused('changeReadStatus', { friendId, lastMessageId }, { as });
    for (const id of [other.messageId, randomUUID(), 'ffffffff-ffff-7fff-bfff-ffffffffffff', 'nothing'])
      expect(await refused(ada!, ben!.userId, id)).toMatchObject({ status: 404 });
    // Between the two, and asked for by somebody else.
    expect(await refused(ben!, cleo!.userId, other.messageId)).toMatchObject({ status: 404 });
    expect(await refused(await api.member(), ada!.userId, other.messageId)).toMatchObject({ status: 404 });
    expect((await list(ada!)).unreadTotal).toBe(1);
  });

  test('across a block nothing counts, and what waits afterwards counts again', async () => {
    const [ada, ben] = await pair();
    const { messageId } = await say(ben, ada, 'Before');
    await tie(api, ada, ben, BLOCK);
    expect(await list(ada)).toMatchObject({ unreadTotal: 0, response: [] });
    const gone = await api.refused(
      'changeReadStatus',
      { friendId: ben.userId, lastMessageId: messageId },
      { as: ada },
    );
    expect(gone.status).toBe(404);
    await tie(api, ada, ben, UNBLOCK);
    expect(await list(ada)).toMatchObject({ unreadTotal: 1, response: [{ unread: 1, canMessage: false }] });
  });

  /** By the messages themselves, one by one, as the member reads them. */
  async function recount(as: TestMember, others: TestMember[]) {
    const counts = new Map<string, number>();
    for (const other of others) {
      let unread = 0;
      for (let pageIndex = 1; ; pageIndex++) {
        const { response } = await read(as, other, { pageIndex });
        unread += response.filter(
          (one) => one.fromUserId === other.userId && !one.readAt && !one.deletedAt,
        ).length;
        if (response.length < 10) break;
      }
      counts.set(other.userId, unread);
    }
    return counts;
  }

  test('after anything that two devices of three members do, every number is a recount', async () => {
    const random = randomOf(`unread on ${kind}`);
    const [ada, ben, cleo] = await friends('Ada', 'Ben', 'Cleo');
    const pairs = [
      [ada!, ben!],
      [ben!, ada!],
      [ada!, cleo!],
      [cleo!, ada!],
    ] as const;
    const act = async () => {
      const [as, other] = random.pick(pairs);
      const { response } = await read(as, other);
      const one = response.length > 0 ? random.pick(response) : undefined;
      switch (random.whole(0, 9)) {
        case 0:
        case 1:
          return one && mark(as, other, one.messageId);
        case 2:
          return one?.fromUserId === as.userId && send(as, remove(other, one.messageId, false));
        case 3:
          return one && send(as, remove(other, one.messageId, true));
        case 4:
          return random.chance(0.3) && send(as, remove(other));
        default:
          return say(as, other, 'Again');
      }
    };
    for (let round = 0; round < 24; round++) {
      // A test does more in a moment than a member in a minute.
      await api.db.deleteFrom('rate_limits').execute();
      await Promise.all(Array.from({ length: 4 }, act));
      if (round % 6 !== 5) continue;
      for (const [as, others] of [
        [ada!, [ben!, cleo!]],
        [ben!, [ada!]],
        [cleo!, [ada!]],
      ] as const) {
        const counts = await recount(as, [...others]);
        const { response, unreadTotal } = await list(as);
        expect(new Map(response.map(({ friendId, unread }) => [friendId, unread]))).toEqual(counts);
        expect(unreadTotal).toBe([...counts.values()].reduce((sum, count) => sum + count, 0));
        for (const { friendId, lastMessage } of response) {
          const other = others.find(({ userId }) => userId === friendId);
          const latest = (await read(as, other!)).response.at(-1);
          expect(lastMessage?.messageId).toBe(latest?.messageId);
        }
      }
    }
  });
});
