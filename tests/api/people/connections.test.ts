import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import type { TestMember } from '../support/members.ts';
import {
  ACCEPT,
  ADD,
  BLOCK,
  connectionCounts,
  listOf,
  MUTE,
  newsOf,
  REJECT,
  REMOVE,
  tie,
  tieRefused,
  UNBLOCK,
  UNMUTE,
  WITHDRAW,
} from '../support/people.ts';
import { befriend, keyOf, post } from '../support/posts.ts';

const DAY_MS = 86_400_000;

describe.each(databases())('connections on %s', (kind) => {
  const api = useApi(kind, { config: { sessionDays: 365 } });
  const two = async () =>
    [await api.member({ userName: 'Ada Ask' }), await api.member({ userName: 'Ben Be' })] as const;
  const names = async (as: TestMember, list: 0 | 1 | 2 | 3 | 4 | 5, more = {}) =>
    (await listOf(api, as, list, more)).response.map(({ member }) => member.userName);

  test('[S4.4] a request with a note is received, accepted, and both know', async () => {
    const [ada, ben] = await two();
    const sent = await tie(api, ada, ben, ADD, { note: '  We met in Cusco. ' });
    expect(sent.viewer).toMatchObject({ connectionStatus: 0, requestDirection: 2, canMessage: false });
    expect(await tie(api, ada, ben, ADD)).toEqual(sent);
    const received = await listOf(api, ben, 1);
    expect(received).toMatchObject({
      count: 1,
      counts: { connected: 0, received: 1, sent: 0 },
      response: [{ connectionStatus: 0, direction: 1, note: 'We met in Cusco.' }],
    });
    expect((await listOf(api, ada, 2)).response).toMatchObject([{ direction: 2 }]);
    expect(await newsOf(api, ben)).toEqual(['1: Ada Ask wants to connect with you']);
    const accepted = await tie(api, ben, ada, ACCEPT);
    expect(accepted.viewer).toMatchObject({ connectionStatus: 1, canMessage: true });
    expect(await tie(api, ben, ada, ACCEPT)).toEqual(accepted);
    expect(await tie(api, ada, ben, ADD)).toMatchObject({ connectionStatus: 1 });
    expect(await newsOf(api, ada)).toEqual(['7: Ben Be accepted your request']);
    expect((await listOf(api, ada, 0)).response[0]).toHaveProperty('connectedAt');
    expect(await connectionCounts(api, ada, ben)).toEqual([1, 1]);
  });

  test('[S4.4] rejected in silence, asked again after 30 days; the other may ask at once', async () => {
    const [ada, ben] = await two();
    await tie(api, ada, ben, ADD);
    expect(await tie(api, ben, ada, REJECT)).toMatchObject({ connectionStatus: 2 });
    expect(await tie(api, ben, ada, REJECT)).toMatchObject({ connectionStatus: 2 });
    expect(await newsOf(api, ada)).toEqual([]);
    expect(await newsOf(api, ben)).toEqual([]);
    expect(await tieRefused(api, ada, ben, ADD)).toMatchObject({ status: 409, code: 'CONFLICT' });
    api.advance(30 * DAY_MS + 1000);
    expect(await tie(api, ada, ben, ADD)).toMatchObject({ connectionStatus: 0 });
    await tie(api, ben, ada, REJECT);
    expect(await tie(api, ben, ada, ADD)).toMatchObject({ connectionStatus: 0 });
    expect(await tie(api, ada, ben, ADD)).toMatchObject({ connectionStatus: 1 });
  });

  test('[S4.4] withdrawn and removed, twice as once; what the other changed first is a conflict', async () => {
    const [ada, ben] = await two();
    await tie(api, ada, ben, ADD);
    for (const action of [ACCEPT, REJECT] as const)
      expect(await tieRefused(api, ada, ben, action)).toMatchObject({ status: 409 });
    expect(await tieRefused(api, ben, ada, WITHDRAW)).toMatchObject({ status: 409 });
    expect(await tieRefused(api, ben, ada, REMOVE)).toMatchObject({ status: 409 });
    await tie(api, ada, ben, WITHDRAW);
    expect(await tie(api, ada, ben, WITHDRAW)).toMatchObject({ connectionStatus: 2 });
    expect(await newsOf(api, ben)).toEqual([]);
    expect(await tieRefused(api, ben, ada, ACCEPT)).toMatchObject({ status: 409 });
    await tie(api, ada, ben, ADD);
    await tie(api, ben, ada, ACCEPT);
    expect(await tieRefused(api, ada, ben, WITHDRAW)).toMatchObject({ status: 409 });
    expect(await tieRefused(api, ben, ada, REJECT)).toMatchObject({ status: 409 });
    await tie(api, ada, ben, REMOVE);
    expect(await tie(api, ben, ada, REMOVE)).toMatchObject({ connectionStatus: 2 });
    expect(await connectionCounts(api, ada, ben)).toEqual([0, 0]);
    expect((await listOf(api, ben, 0)).counts).toMatchObject({ connected: 0, received: 0 });
  });

  test('twenty crossing requests end connected, with one row each and counts of one', async () => {
    const [ada, ben] = await two();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => (i % 2 ? tie(api, ada, ben, ADD) : tie(api, ben, ada, ADD))),
    );
    expect(answers.filter(({ connectionStatus }) => connectionStatus === 1).length).toBeGreaterThan(0);
    expect(await connectionCounts(api, ada, ben)).toEqual([1, 1]);
    const rows = await api.db
      .selectFrom('connections')
      .select('status')
      .where('member_id', 'in', [ada.userId, ben.userId])
      .execute();
    expect(rows).toEqual([{ status: 1 }, { status: 1 }]);
  });

  test('whatever two press at once, counts are what rows say', async () => {
    const [ada, ben] = await two();
    const press = (i: number) => {
      const action = ([ADD, ACCEPT, REMOVE, WITHDRAW, BLOCK, UNBLOCK] as const)[i % 6] ?? ADD;
      const [as, other] = i % 4 < 2 ? [ada, ben] : [ben, ada];
      return api.call('manageConnection', { userId: as.userId, otherUserId: other.userId, action }, { as });
    };
    const answers = await Promise.all(Array.from({ length: 36 }, (_, i) => press(i)));
    for (const { status } of answers) expect([200, 404, 409]).toContain(status);
    const rows = await api.db
      .selectFrom('connections')
      .select('status')
      .where('member_id', 'in', [ada.userId, ben.userId])
      .where('status', '=', 1)
      .execute();
    expect(await connectionCounts(api, ada, ben)).toEqual([rows.length / 2, rows.length / 2]);
  });

  test('who cannot be asked: oneself, brands and businesses, the unknown, the hidden, the suspended', async () => {
    const ada = await api.member();
    const [brand, agency, hider, suspended] = [
      await api.member({ role: 3 }),
      await api.member({ role: 2 }),
      await api.member(),
      await api.member(),
    ];
    await tie(api, hider, ada, BLOCK);
    await api.db
      .updateTable('members')
      .set({ suspended_at: api.now() })
      .where('id', '=', suspended.userId)
      .execute();
    // Also with one's id in capitals, which the database takes for the same.
    for (const userId of [ada.userId, ada.userId.toUpperCase()])
      for (const action of [ADD, BLOCK, MUTE] as const)
        expect(await tieRefused(api, ada, { ...ada, userId }, action)).toMatchObject({
          status: 403,
          code: 'FORBIDDEN',
        });
    const itself = { otherUserId: agency.userId.toUpperCase(), action: 1 as const };
    expect((await api.refused('followUser', itself, { as: agency })).status).toBe(403);
    expect(await tieRefused(api, ada, brand, ADD)).toMatchObject({ status: 403, code: 'ROLE' });
    expect(await tieRefused(api, brand, ada, ADD)).toMatchObject({ status: 403, code: 'ROLE' });
    for (const userId of ['nobody', randomUUID(), hider.userId, suspended.userId])
      expect(await tieRefused(api, ada, { ...ada, userId }, ADD)).toMatchObject({ status: 404 });
    expect(await tie(api, agency, ada, ADD)).toMatchObject({ connectionStatus: 0 });
    expect(
      await api.refused(
        'manageConnection',
        { userId: agency.userId, otherUserId: brand.userId, action: ADD },
        { as: ada },
      ),
    ).toMatchObject({ status: 403 });
    expect(await tieRefused(api, ada, agency, ADD, { note: 'ß'.repeat(301) })).toMatchObject({
      status: 422,
    });
  });

  test('a hundred requests in a day, then no more; repeating one costs nothing', async () => {
    const ada = await api.member();
    const others = await Promise.all(Array.from({ length: 99 }, () => api.member()));
    const [first, last] = await two();
    for (const other of [...others, first]) await tie(api, ada, other, ADD);
    expect(await tie(api, ada, first, ADD)).toMatchObject({ connectionStatus: 0 });
    expect(await tieRefused(api, ada, last, ADD)).toMatchObject({ status: 429 });
    expect((await listOf(api, ada, 2)).counts.sent).toBe(100);
  });

  test('the same clientId gives the first answer', async () => {
    const [ada, ben] = await two();
    const clientId = randomUUID();
    const first = await tie(api, ada, ben, ADD, { clientId });
    await tie(api, ada, ben, WITHDRAW);
    expect(await tie(api, ada, ben, ADD, { clientId })).toEqual(first);
    expect((await listOf(api, ada, 2)).count).toBe(0);
  });

  test('a block ends everything both ways; unblocking brings back the sight alone', async () => {
    const [ada, ben] = [await api.member(), await api.member({ role: 2, userName: 'Ben Be' })];
    await tie(api, ada, ben, ADD);
    await tie(api, ben, ada, ACCEPT);
    await api.ok('followUser', { otherUserId: ben.userId, action: 1 }, { as: ada });
    expect(await newsOf(api, ben)).toHaveLength(2);
    const blocked = await tie(api, ben, ada, BLOCK);
    expect(blocked.viewer).toMatchObject({ connectionStatus: 2, isBlocked: true, canConnect: false });
    expect(await tie(api, ben, ada, BLOCK)).toEqual(blocked);
    expect(await connectionCounts(api, ada, ben)).toEqual([0, 0]);
    expect(await names(ada, 3)).toEqual([]);
    expect((await listOf(api, ben, 5)).response).toMatchObject([
      { member: { userId: ada.userId }, connectionStatus: 2, viewer: { isBlocked: true } },
    ]);
    expect(await tieRefused(api, ada, ben, ADD)).toMatchObject({ status: 404 });
    // Who is blocked may block back, and does not learn of the other's block by it.
    expect((await tie(api, ada, ben, BLOCK)).viewer.isBlocked).toBe(true);
    expect((await tie(api, ada, ben, UNBLOCK)).viewer.isBlocked).toBe(false);
    const free = await tie(api, ben, ada, UNBLOCK);
    expect(free.viewer).toMatchObject({ connectionStatus: 2, isBlocked: false, canConnect: true });
    expect(await newsOf(api, ben)).toEqual([]);
    expect((await listOf(api, ada, 3)).counts).toMatchObject({ connected: 0, following: 0 });
  });

  test('a mute takes posts out of the feed and news out of the list, and nobody learns of it', async () => {
    const [ada, ben] = [await api.member(), await api.member({ role: 2, userName: 'Ben Be' })];
    await befriend(api, ada, ben);
    await api.ok('followUser', { otherUserId: ben.userId, action: 1 }, { as: ada });
    const item = await post(api, ben);
    await api.ok('saveFeed', { ...keyOf(item), action: 1 }, { as: ada });
    const feed = async (filter: 0 | 1 | 2 | 3, more = {}) =>
      (await api.ok('getFeedList', { pageIndex: 1, filter, ...more }, { as: ada })).response.length;
    expect([await feed(0), await feed(1)]).toEqual([1, 1]);
    expect((await tie(api, ada, ben, MUTE)).viewer.isMuted).toBe(true);
    expect((await tie(api, ada, ben, MUTE)).viewer).toMatchObject({ isMuted: true, connectionStatus: 1 });
    expect([await feed(0), await feed(1)]).toEqual([0, 0]);
    // Looked for on purpose, they are there.
    expect([await feed(2), await feed(3, { otherUserId: ben.userId })]).toEqual([1, 1]);
    expect(await names(ada, 0)).toEqual(['Ben Be']);
    const named = { text: 'Hi @Amara Diallo', mentions: [{ userId: ada.userId, start: 3, length: 13 }] };
    const mentioned = async () => (await newsOf(api, ada)).filter((text) => text.startsWith('29:'));
    await post(api, ben, named);
    expect(await mentioned()).toEqual([]);
    expect((await listOf(api, ben, 0)).response[0]?.viewer.isMuted).toBe(false);
    await tie(api, ada, ben, UNMUTE);
    expect((await tie(api, ada, ben, UNMUTE)).viewer.isMuted).toBe(false);
    expect(await feed(0)).toBe(2);
    await post(api, ben, named);
    expect(await mentioned()).toHaveLength(1);
    expect(await tieRefused(api, ada, ada, MUTE)).toMatchObject({ status: 403 });
  });
});
