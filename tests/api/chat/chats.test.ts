import { describe, expect, test } from 'vitest';
import { suspendMember } from '../../../server/modules/account/suspension.ts';
import { useApi } from '../support/api.ts';
import { chatOf } from '../support/chat.ts';
import { databases } from '../support/databases.ts';
import { ADD, MUTE, REMOVE, tie } from '../support/people.ts';
import { befriend } from '../support/posts.ts';

const DAY_MS = 86_400_000;

describe.each(databases())('conversations on %s', (kind) => {
  const api = useApi(kind, { config: { sessionDays: 365 } });
  const { say, list, names, read, mark, friends, pair, send, remove } = chatOf(api);

  test('the latest message comes first, then those who have not written by name, in pages of ten', async () => {
    const [ada, ...others] = await friends(
      'Ada',
      ...Array.from({ length: 8 }, (_, i) => `Talker ${i}`),
      'zoe Quiet',
      'Émile Quiet',
      'anna Quiet',
      'Quinn Quiet',
    );
    const talkers = others.slice(0, 8);
    for (const [i, other] of talkers.entries())
      await (i % 2 ? say(ada!, other, `Hello ${i}`) : say(other, ada!, `Hello ${i}`));
    const first = await list(ada!);
    expect(first).toMatchObject({ count: 12, unreadTotal: 4, requestCount: 0 });
    expect(first.response.map(({ userName }) => userName)).toEqual([
      ...[7, 6, 5, 4, 3, 2, 1, 0].map((i) => `Talker ${i}`),
      'anna Quiet',
      'Émile Quiet',
    ]);
    expect(await names(ada!, { pageIndex: 2 })).toEqual(['Quinn Quiet', 'zoe Quiet']);
    expect(await names(ada!, { pageIndex: 3 })).toEqual([]);
    await say(talkers[2]!, ada!, 'Again');
    const [top] = (await list(ada!)).response;
    expect(top).toMatchObject({
      friendId: talkers[2]!.userId,
      unread: 2,
      lastMessage: { message: 'Again', friendId: talkers[2]!.userId, fromUserId: talkers[2]!.userId },
      canMessage: true,
      isMuted: false,
    });
    expect(top?.lastActiveAt).toMatch(/T00:00:00.000Z$/);
    expect(first.response.at(-1)).not.toHaveProperty('lastMessage');
  });

  test('names and messages are searched, without accents and case, in every script', async () => {
    const [ada, ben, hana, emile] = await friends('Ada', 'Ben Okafor', '木の葉 花', 'Émile Zola');
    await say(ada!, ben!, 'The KILN in Čáslav is 100% ready');
    await say(hana!, ada!, '来週の面接は火曜日です');
    const found = async (searchText: string) => (await names(ada!, { searchText })).sort();
    expect(await found('emile')).toEqual(['Émile Zola']);
    expect(await found('caslav kiln')).toEqual(['Ben Okafor']);
    expect(await found('100%')).toEqual(['Ben Okafor']);
    expect(await found('面接')).toEqual(['木の葉 花']);
    expect(await found('okafor kiln')).toEqual([]);
    expect(await found('_')).toEqual([]);
    expect(await list(ada!, { searchText: 'kiln' })).toMatchObject({ count: 1, unreadTotal: 1 });
    expect(await names(emile!, { searchText: 'kiln' })).toEqual([]);
    // The latest message that has the words is named; of a name alone there is none.
    const kiln = await say(ben!, ada!, 'Then the kiln of Čáslav is lit.');
    await say(ben!, ada!, 'On Monday.');
    const [hit] = (await list(ada!, { searchText: 'kiln caslav' })).response;
    expect(hit).toMatchObject({
      found: { messageId: kiln.messageId },
      lastMessage: { message: 'On Monday.' },
    });
    await send(ada!, remove(ben!, kiln.messageId, true));
    expect((await list(ada!, { searchText: 'kiln' })).response).toMatchObject([
      { found: { message: 'The KILN in Čáslav is 100% ready', fromUserId: ada!.userId } },
    ]);
    expect((await list(ada!, { searchText: 'okafor' })).response[0]).not.toHaveProperty('found');
    expect((await list(ada!)).response[0]).not.toHaveProperty('found');
    await send(ada!, remove(ben!));
    expect(await found('kiln')).toEqual([]);
    expect(await names(ben!, { searchText: 'kiln' })).toEqual(['Ada']);
  });

  test('requests that wait are counted, and who is muted is marked', async () => {
    const [ada, ben] = await pair();
    await tie(api, await api.member(), ada, ADD);
    await tie(api, ada, ben, MUTE);
    expect(await list(ada)).toMatchObject({ requestCount: 1, response: [{ isMuted: true }] });
    expect((await list(ben)).response).toMatchObject([{ isMuted: false }]);
  });

  test('agencies are connections too and have no chat: neither the list nor anybody in it', async () => {
    const [ada, hr] = [await api.member(), await api.member({ role: 2 })];
    await befriend(api, ada, hr);
    expect(await list(ada)).toMatchObject({ response: [], count: 0 });
    const asked = { friendId: ada.userId, pageIndex: 1, lastMessageId: ada.userId, action: 2 as const };
    for (const answer of [
      await api.refused('getFriendList', { pageIndex: 1 }, { as: hr }),
      await api.refused('getWholeMessage', { friendId: asked.friendId, pageIndex: 1 }, { as: hr }),
      await api.refused('changeReadStatus', { friendId: ada.userId, lastMessageId: ada.userId }, { as: hr }),
      await api.refused('sendMessage', { friendId: ada.userId, action: 2 }, { as: hr }),
      await api.refused('sendMessage', { friendId: hr.userId, action: 2 }, { as: ada }),
    ])
      expect(answer).toMatchObject({ status: 403, code: 'ROLE' });
  });

  test('when the connection ends the conversation stays, to be read alone', async () => {
    const [ada, ben] = await pair();
    const { messageId } = await say(ada, ben, 'Before');
    await tie(api, ada, ben, REMOVE);
    const { response, friend } = await read(ben, ada);
    expect(response).toMatchObject([{ message: 'Before' }]);
    expect(friend).toMatchObject({ canMessage: false, unread: 1 });
    expect(friend).not.toHaveProperty('lastActiveAt');
    expect(await mark(ben, ada, messageId)).toEqual({ unread: 0, unreadTotal: 0 });
    expect(await names(ada)).toEqual(['Ben Be']);
    await send(ada, remove(ben));
    expect([await names(ada), await names(ben)]).toEqual([[], ['Ada Ask']]);
    expect(await read(ada, ben)).toMatchObject({ response: [], count: 0 });
  });

  test('what a suspended member wrote stays readable, and nobody writes to them', async () => {
    const [ada, ben, cleo] = await friends('Ada', 'Ben', 'Cleo');
    await say(ben!, ada!, 'Before');
    for (const { userId } of [ben!, cleo!])
      await api.db.transaction().execute((trx) => suspendMember({ now: api.now }, trx, userId));
    expect((await list(ada!)).response).toMatchObject([
      { userName: 'Ben', unread: 1, canMessage: false, lastMessage: { message: 'Before' } },
    ]);
    expect(
      await api.refused('sendMessage', { friendId: ben!.userId, action: 2 }, { as: ada! }),
    ).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });

  test('a last sight is told to the day, and long ago as it was', async () => {
    const [ada] = await pair();
    const day = api.now().toISOString().slice(0, 10);
    api.advance(3 * DAY_MS);
    expect((await list(ada)).response[0]?.lastActiveAt).toBe(`${day}T00:00:00.000Z`);
  });
});
