import { describe, expect, test } from 'vitest';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { comment, keyOf, post } from '../support/posts.ts';

describe.each(databases())('likes on %s', (kind) => {
  const api = useApi(kind);

  test('a like and its taking back change the count by one, however often they are pressed', async () => {
    const [as, reader] = [await api.member(), await api.member()];
    const key = keyOf(await post(api, as));
    const press = async (action: 0 | 1) =>
      (await api.ok('likeFeed', { ...key, action }, { as: reader })).response;
    expect(await press(1)).toEqual({ isLiked: true, likes: 1 });
    expect(await press(1)).toEqual({ isLiked: true, likes: 1 });
    expect(await press(0)).toEqual({ isLiked: false, likes: 0 });
    expect(await press(0)).toEqual({ isLiked: false, likes: 0 });
  });

  test('twenty likes at once are twenty', async () => {
    const item = await post(api, await api.member());
    const members = await Promise.all(Array.from({ length: 20 }, () => api.member()));
    await Promise.all(members.map((as) => api.ok('likeFeed', { ...keyOf(item), action: 1 }, { as })));
    const [as] = members;
    expect((await api.ok('getPostDetails', keyOf(item), { as })).response.item.counts.likes).toBe(20);
    await Promise.all(
      members.flatMap((who) =>
        [0, 1, 0].map((action) =>
          api.call('likeFeed', { ...keyOf(item), action: action as 0 | 1 }, { as: who }),
        ),
      ),
    );
    const { likes } = (await api.ok('getPostDetails', keyOf(item), { as })).response.item.counts;
    const rows = await api.db
      .selectFrom('likes')
      .select('member_id')
      .where('feed_id', '=', item.feedId)
      .execute();
    expect(likes).toBe(rows.length);
  });

  test('the latest three stand beside the post, all of them on pages of ten', async () => {
    const item = await post(api, await api.member());
    const members = [];
    for (let i = 0; i < 12; i++) {
      const as = await api.member({ userName: `Liker ${i}` });
      api.advance(1000);
      await api.ok('likeFeed', { ...keyOf(item), action: 1 }, { as });
      members.push(as);
    }
    const [as] = members;
    const { likers } = (await api.ok('getPostDetails', keyOf(item), { as })).response;
    expect(likers.map((liker) => liker.userName)).toEqual(['Liker 11', 'Liker 10', 'Liker 9']);
    const page = async (pageIndex: number) =>
      api.ok('getFeedDetails', { ...keyOf(item), include: 'likers', pageIndex }, { as });
    expect((await page(1)).count).toBe(12);
    expect((await page(1)).response.likers).toHaveLength(10);
    expect((await page(2)).response.likers?.map((liker) => liker.userName)).toEqual(['Liker 1', 'Liker 0']);
    expect((await api.ok('getFeedDetails', keyOf(item), { as })).response).not.toHaveProperty('likers');
  });

  test('beside them stand those whom the reader follows', async () => {
    const as = await api.member();
    const item = await post(api, as);
    const brands = [await api.member({ role: 3 }), await api.member({ role: 4 })] as const;
    for (const brand of brands) await api.ok('likeFeed', { ...keyOf(item), action: 1 }, { as: brand });
    await api.ok('followUser', { otherUserId: brands[1].userId, action: 1 }, { as });
    const asked = { ...keyOf(item), include: 'likers' } as const;
    const seenBy = async (reader: typeof as) =>
      (await api.ok('getFeedDetails', asked, { as: reader })).response;
    expect((await seenBy(as)).following).toEqual([brands[1].userId]);
    expect((await seenBy(brands[0])).following).toEqual([]);
  });

  test('a comment is liked and taken back in the same way', async () => {
    const as = await api.member();
    const item = await post(api, as);
    const { commentId } = await comment(api, as, item, 'First');
    const members = await Promise.all(Array.from({ length: 10 }, () => api.member()));
    await Promise.all(members.map((who) => api.ok('likeComments', { commentId, action: 1 }, { as: who })));
    const again = await api.ok('likeComments', { commentId, action: 1 }, { as: members[0] });
    expect(again.response).toEqual({ isLiked: true, likes: 10 });
    const back = await api.ok('likeComments', { commentId, action: 0 }, { as: members[0] });
    expect(back.response).toEqual({ isLiked: false, likes: 9 });
  });

  test('what is gone cannot be liked or saved', async () => {
    const as = await api.member();
    const item = await post(api, as);
    const { commentId } = await comment(api, as, item, 'First');
    await api.ok('deletePost', keyOf(item), { as });
    expect((await api.refused('likeFeed', { ...keyOf(item), action: 1 }, { as })).status).toBe(404);
    expect((await api.refused('saveFeed', { ...keyOf(item), action: 1 }, { as })).status).toBe(404);
    expect((await api.refused('likeComments', { commentId, action: 1 }, { as })).status).toBe(404);
  });

  test('somebody who presses faster than people can has to wait', async () => {
    const as = await api.member();
    const key = keyOf(await post(api, as));
    for (let i = 0; i < 120; i++) await api.call('likeFeed', { ...key, action: i % 2 ? 0 : 1 }, { as });
    expect((await api.refused('likeFeed', { ...key, action: 1 }, { as })).code).toBe('RATE_LIMITED');
  });
});
