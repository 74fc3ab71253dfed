import { describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import type { TestMember } from '../support/members.ts';
import { befriend, comment, follow, keyOf, post } from '../support/posts.ts';

describe.each(databases())('the feed on %s', (kind) => {
  const api = useApi(kind);
  const list = (as: TestMember, body: object = {}) =>
    api.ok('getFeedList', { pageIndex: 1, filter: 0, ...body }, { as });
  const texts = async (as: TestMember, body: object = {}) =>
    (await list(as, body)).response.map((item) => item.text);

  test('[S9.1] newest first, ten on a page; pages stay still while new posts arrive', async () => {
    const as = await api.member();
    for (let i = 1; i <= 25; i++) await post(api, as, { text: `Post ${i}` });
    const first = await list(as);
    expect(first.count).toBe(25);
    expect(first.response.map((item) => item.text)).toEqual(
      Array.from({ length: 10 }, (_, i) => `Post ${25 - i}`),
    );
    api.advance(1000);
    await post(api, as, { text: 'Newer' });
    const { snapshotAt } = first;
    expect(await texts(as, { pageIndex: 2, snapshotAt })).toEqual(
      Array.from({ length: 10 }, (_, i) => `Post ${15 - i}`),
    );
    expect(await texts(as, { pageIndex: 3, snapshotAt })).toEqual([
      'Post 5',
      'Post 4',
      'Post 3',
      'Post 2',
      'Post 1',
    ]);
    expect((await list(as, { pageIndex: 4, snapshotAt })).response).toEqual([]);
    expect((await texts(as))[0]).toBe('Newer');
  });

  test('FOLLOWING has whom I follow and my connections, SAVED what I kept, MINE my own', async () => {
    const [as, brand, friend, stranger] = [
      await api.member(),
      await api.member({ role: 3 }),
      await api.member(),
      await api.member(),
    ];
    await follow(api, as, brand);
    await befriend(api, as, friend);
    for (const [who, text] of [
      [brand, 'from a brand'],
      [friend, 'from a friend'],
      [stranger, 'from a stranger'],
      [as, 'my own'],
    ] as const)
      await post(api, who, { text, visibility: who === friend ? 1 : 0 });
    const following = await list(as, { filter: 1 });
    expect(following.response.map((item) => item.text)).toEqual(['from a friend', 'from a brand']);
    expect(following.count).toBe(2);
    expect(await texts(as, { filter: 1, feedType: 4 })).toEqual(['from a brand']);
    expect(await texts(as, { filter: 3 })).toEqual(['my own']);
    expect(await texts(as, { filter: 3, otherUserId: friend.userId })).toEqual(['from a friend']);

    const all = await list(as, { feedType: 10 });
    for (const text of ['from a stranger', 'from a friend']) {
      const item = all.response.find((one) => one.text === text);
      api.advance(1000);
      expect(
        (await api.ok('saveFeed', { feedId: item?.feedId ?? '', feedType: 10, action: 1 }, { as })).response,
      ).toEqual({ isSaved: true });
    }
    const saved = await list(as, { filter: 2 });
    expect(saved.response.map((item) => [item.text, item.viewer.isSaved])).toEqual([
      ['from a friend', true],
      ['from a stranger', true],
    ]);
    const [last] = saved.response;
    await api.ok('saveFeed', { feedId: last?.feedId ?? '', feedType: 10, action: 0 }, { as });
    expect(await texts(as, { filter: 2 })).toEqual(['from a stranger']);
    expect(await texts(friend, { filter: 2 })).toEqual([]);
  });

  test('words are searched in one member’s posts, each of them, in any case', async () => {
    const as = await api.member({ role: 4 });
    for (const text of ['Jollof on a Friday', 'friday market, 100% local', 'Closed today', 'Été à Lagos'])
      await post(api, as, { text });
    const found = async (searchText: string) => texts(as, { filter: 3, searchText });
    expect(await found('FRIDAY')).toEqual(['friday market, 100% local', 'Jollof on a Friday']);
    expect(await found(' market  friday ')).toEqual(['friday market, 100% local']);
    expect(await found('100%')).toEqual(['friday market, 100% local']);
    expect(await found('été')).toEqual(['Été à Lagos']);
    expect(await found('_')).toEqual([]);
    const mine = await api.ok('myBrandPosts', { pageIndex: 1, searchText: 'closed' }, { as });
    expect([mine.count, mine.response[0]?.text]).toEqual([1, 'Closed today']);
    const refused = await api.refused(
      'getFeedList',
      { pageIndex: 1, filter: 0, searchText: 'jollof' },
      { as },
    );
    expect(refused).toMatchObject({
      status: 422,
      errors: { searchText: 'Words are searched in the posts of one member.' },
    });
  });

  test('brand posts are for brands and businesses', async () => {
    const as = await api.member();
    expect(await api.refused('myBrandPosts', { pageIndex: 1 }, { as })).toMatchObject({
      status: 403,
      code: 'ROLE',
    });
  });

  test('a member whom there is not is 404', async () => {
    const as = await api.member();
    for (const otherUserId of ['nobody', '018f0000-0000-7000-8000-000000000000'])
      expect(
        (await api.refused('getFeedList', { pageIndex: 1, filter: 3, otherUserId }, { as })).status,
      ).toBe(404);
  });

  test('the counts of a card are those of its rows', async () => {
    const as = await api.member();
    const item = await post(api, as, { text: 'Count me' });
    await comment(api, as, item, 'One');
    await api.ok('likeFeed', { ...keyOf(item), action: 1 }, { as });
    const shown = (await list(as)).response.find((one) => one.feedId === item.feedId);
    expect(shown?.counts).toEqual({ likes: 1, comments: 1, shares: 0 });
    const { rows } = await sql<{
      n: number;
    }>`select count(*) as n from likes where feed_id = ${item.feedId}::uuid`.execute(api.db);
    expect(rows[0]?.n).toBe(1);
  });
});
