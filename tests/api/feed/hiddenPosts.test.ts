import { describe, expect, test } from 'vitest';
import { eraseMember } from '../../../server/modules/account/eraseMember.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import type { TestMember } from '../support/members.ts';
import { befriend, block, follow, keyOf, post } from '../support/posts.ts';

describe.each(databases())('hidden posts on %s', (kind) => {
  const api = useApi(kind);
  const list = async (as: TestMember, body: object = {}) => {
    const { response, count } = await api.ok('getFeedList', { pageIndex: 1, filter: 0, ...body }, { as });
    return { texts: response.map((item) => item.text), count };
  };

  test('a hidden post is in no feed of this member, and comes back when it is shown again', async () => {
    const [as, friend, other] = [await api.member(), await api.member(), await api.member()];
    await befriend(api, as, friend);
    const kept = await post(api, friend, { text: 'Kept #plums' });
    const hidden = await post(api, friend, { text: 'Hidden #plums' });
    const key = keyOf(hidden);
    for (const item of [kept, hidden]) await api.ok('saveFeed', { ...keyOf(item), action: 1 }, { as });
    for (const time of ['once', 'twice'])
      expect((await api.ok('hideFeed', { ...key, action: 1 }, { as })).response, time).toEqual({
        isHidden: true,
      });
    const left = { texts: ['Kept #plums'], count: 1 };
    expect(await list(as)).toEqual(left);
    expect(await list(as, { tag: 'plums' })).toEqual(left);
    expect(await list(as, { filter: 1 })).toEqual(left);
    expect((await list(other)).count).toBe(2);
    // Who looks for it finds it, and sees that it was hidden.
    expect((await list(as, { filter: 2 })).count).toBe(2);
    expect((await list(as, { filter: 3, otherUserId: friend.userId })).count).toBe(2);
    const { item } = (await api.ok('getPostDetails', key, { as })).response;
    expect(item.viewer).toMatchObject({ isHidden: true });

    expect((await api.ok('hideFeed', { ...key, action: 0 }, { as })).response).toEqual({ isHidden: false });
    expect((await list(as)).count).toBe(2);
    expect((await list(as, { filter: 1 })).count).toBe(2);
    expect((await api.ok('getPostDetails', key, { as })).response.item.viewer.isHidden).toBeUndefined();
  });

  test('what is hidden is listed for this member alone, the latest first, until it is shown again', async () => {
    const [as, friend, enemy] = [await api.member(), await api.member(), await api.member()];
    await befriend(api, as, friend);
    const hide = async (item: Awaited<ReturnType<typeof post>>) => {
      api.advance(1000);
      await api.ok('hideFeed', { ...keyOf(item), action: 1 }, { as });
    };
    const items = [];
    for (let i = 0; i < 12; i++) items.push(await post(api, friend, { text: `Hidden ${i}` }));
    const blocked = await post(api, enemy, { text: 'Of somebody who is blocked' });
    for (const item of [...items, blocked].toReversed()) await hide(item);
    await block(api, as, enemy);
    const page = (pageIndex: number, cursor?: string) =>
      api.ok('getHiddenPosts', { pageIndex, ...(cursor && { cursor }) }, { as });
    const first = await page(1);
    const second = await page(2, first.nextCursor ?? '');
    expect([...first.response, ...second.response].map(({ text }) => text)).toEqual(
      items.map(({ text }) => text),
    );
    expect([first.count, second.nextCursor]).toEqual([12, null]);
    expect(first.response.every(({ viewer }) => viewer.isHidden)).toBe(true);
    expect((await api.ok('getHiddenPosts', { pageIndex: 1 }, { as: friend })).response).toEqual([]);

    await api.ok('hideFeed', { ...keyOf(items[0]!), action: 0 }, { as });
    expect((await page(1)).response[0]?.text).toBe('Hidden 1');
  });

  test('nor is it among the popular posts that a newcomer is shown', async () => {
    const [as, author, reader] = [await api.member(), await api.member(), await api.member()];
    const item = await post(api, author, { text: 'Liked and hidden' });
    await api.ok('likeFeed', { ...keyOf(item), action: 1 }, { as: reader });
    const popular = async () =>
      (await api.ok('dashboardDetails', {}, { as })).response.popular.map(({ text }) => text);
    expect(await popular()).toContain('Liked and hidden');
    await api.ok('hideFeed', { ...keyOf(item), action: 1 }, { as });
    expect(await popular()).not.toContain('Liked and hidden');
  });

  test('what a member may not read cannot be hidden', async () => {
    const [as, stranger] = [await api.member(), await api.member()];
    const item = await post(api, stranger, { text: 'For friends', visibility: 1 });
    expect((await api.refused('hideFeed', { ...keyOf(item), action: 1 }, { as })).status).toBe(404);
  });

  test('nothing of it stays when the member leaves', async () => {
    const [as, author] = [await api.member(), await api.member()];
    await api.ok('hideFeed', { ...keyOf(await post(api, author)), action: 1 }, { as });
    await api.db
      .transaction()
      .execute((trx) => eraseMember({ now: api.now, db: api.db } as never, trx, as.userId));
    const left = api.db.selectFrom('hidden_posts').selectAll().where('member_id', '=', as.userId);
    expect(await left.execute()).toEqual([]);
  });

  test('an item says how the reader stands to its author, and nothing of that on the own', async () => {
    const [as, friend, brand] = [await api.member(), await api.member(), await api.member({ role: 3 })];
    await befriend(api, as, friend);
    await follow(api, as, brand);
    const tie = async (author: TestMember) => {
      const item = await post(api, author);
      return (await api.ok('getPostDetails', keyOf(item), { as })).response.item.viewer;
    };
    expect(await tie(friend)).toMatchObject({ isFollowing: false, isConnected: true });
    expect(await tie(brand)).toMatchObject({ isFollowing: true, isConnected: false });
    const own = await tie(as);
    expect([own.isFollowing, own.isConnected]).toEqual([undefined, undefined]);
  });
});
