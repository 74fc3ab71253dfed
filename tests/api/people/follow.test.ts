import { describe, expect, test } from 'vitest';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { block, keyOf, post } from '../support/posts.ts';
import type { TestMember } from '../support/members.ts';

const DAY_MS = 86_400_000;

describe.each(databases())('following on %s', (kind) => {
  const api = useApi(kind, { config: { sessionDays: 365 } });
  const press = async (as: TestMember, other: TestMember, action: 1 | 2) =>
    (await api.ok('followUser', { otherUserId: other.userId, action }, { as })).response;
  const countsOf = ({ userId }: TestMember) =>
    api.db
      .selectFrom('members')
      .select(['follower_count', 'following_count'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();

  test.each([2, 3, 4] as const)(
    'a member of role %i is followed and left, however often it is pressed',
    async (role) => {
      const [as, other] = [await api.member(), await api.member({ role })];
      expect(await press(as, other, 1)).toEqual({ isFollowing: true, followers: 1 });
      expect(await press(as, other, 1)).toEqual({ isFollowing: true, followers: 1 });
      expect(await countsOf(as)).toEqual({ follower_count: 0, following_count: 1 });
      expect(await press(as, other, 2)).toEqual({ isFollowing: false, followers: 0 });
      expect(await press(as, other, 2)).toEqual({ isFollowing: false, followers: 0 });
      expect(await countsOf(as)).toEqual({ follower_count: 0, following_count: 0 });
    },
  );

  test('two who follow each other at once, many times, end with counts that are right', async () => {
    const [one, other] = [await api.member({ role: 3 }), await api.member({ role: 4 })];
    await Promise.all(
      Array.from({ length: 8 }, (_, i) => [
        press(one, other, i % 2 ? 2 : 1),
        press(other, one, i % 2 ? 2 : 1),
      ]).flat(),
    );
    const rows = await api.db
      .selectFrom('follows')
      .select('member_id')
      .where('member_id', 'in', [one.userId, other.userId])
      .execute();
    const followed = (await countsOf(one)).follower_count + (await countsOf(other)).follower_count;
    expect(followed).toBe(rows.length);
  });

  test('who cannot be followed: people, oneself, the unknown, the hidden, the suspended', async () => {
    const as = await api.member({ role: 3 });
    const [person, hidden, suspended] = [
      await api.member(),
      await api.member({ role: 3 }),
      await api.member({ role: 4 }),
    ];
    await block(api, hidden, as);
    await api.db
      .updateTable('members')
      .set({ suspended_at: api.now() })
      .where('id', '=', suspended.userId)
      .execute();
    const refused = (otherUserId: string) => api.refused('followUser', { otherUserId, action: 1 }, { as });
    expect(await refused(person.userId)).toMatchObject({ status: 403, code: 'ROLE' });
    expect(await refused(as.userId)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    for (const id of ['nobody', crypto.randomUUID(), hidden.userId, suspended.userId])
      expect(await refused(id)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(
      await api.db.selectFrom('follows').select('member_id').where('member_id', '=', as.userId).execute(),
    ).toEqual([]);
  });

  test('what a followed brand posts is in the Following feed', async () => {
    const [as, brand] = [await api.member(), await api.member({ role: 3 })];
    const item = await post(api, brand);
    await press(as, brand, 1);
    const { response } = await api.ok('getFeedList', { pageIndex: 1, filter: 1 }, { as });
    expect(response.map(keyOf)).toEqual([keyOf(item)]);
  });

  test('the trend counts who came and who left, by pressing and by a block', async () => {
    const brand = await api.member({ role: 3 });
    const gained = async () =>
      ((await api.ok('dashboardDetails', {}, { as: brand })).response.tiles as { followersGained: number })
        .followersGained;
    const fans = await Promise.all(Array.from({ length: 4 }, () => api.member()));
    for (const fan of fans) await press(fan, brand, 1);
    expect(await gained()).toBe(4);
    api.advance(31 * DAY_MS);
    expect(await gained()).toBe(0);
    const [leaver, blocker] = fans as [TestMember, TestMember];
    await press(leaver, brand, 2);
    const item = await post(api, brand);
    await api.ok('postReport', { ...keyOf(item), reason: 1, block: true }, { as: blocker });
    expect(await gained()).toBe(-2);
    expect(await countsOf(brand)).toMatchObject({ follower_count: 2 });
  });
});
