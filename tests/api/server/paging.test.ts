import { describe, expect, test } from 'vitest';
import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import type { TestMember } from '../support/members.ts';
import { befriend, block, comment, follow, keyOf, post } from '../support/posts.ts';

type FeedBody = Omit<RequestBody<'getFeedList'>, 'userId' | 'pageIndex'>;

describe.each(databases())('pages that follow a cursor on %s', (kind) => {
  const api = useApi(kind);
  const numbers = (from: number, to: number) =>
    Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => `No ${from + Math.sign(to - from) * i}`);

  async function write(as: TestMember, count: number, from = 1) {
    const items = [];
    for (let i = from; i < from + count; i++) {
      api.advance(1000);
      items.push(await post(api, as, { text: `No ${i}` }));
    }
    return items;
  }

  /** Reads a list to its end, the first page by its number. `between` happens before the second page. */
  async function texts(as: TestMember, body: FeedBody, between?: () => Promise<unknown>) {
    const all: string[] = [];
    const counts: number[] = [];
    let page: ResponseBody<'getFeedList'> | undefined;
    for (let pageIndex = 1; page?.nextCursor !== null; pageIndex++) {
      if (page && pageIndex === 2) await between?.();
      page = await api.ok(
        'getFeedList',
        {
          ...body,
          pageIndex,
          ...(page?.nextCursor ? { cursor: page.nextCursor, snapshotAt: page.snapshotAt } : {}),
        },
        { as },
      );
      all.push(...page.response.map((item) => item.text));
      counts.push(page.count);
    }
    return { all, counts };
  }

  // The first: everybody's posts are those of this test.
  test('each tab is read to its end with nothing twice and nothing left out', async () => {
    const [as, brand, friend] = [await api.member(), await api.member({ role: 3 }), await api.member()];
    await follow(api, as, brand);
    await befriend(api, as, friend);
    const [older, newer] = [await write(brand, 13), await write(friend, 12, 14)];
    expect((await texts(as, { filter: 0 })).all).toEqual(numbers(25, 1));
    expect(await texts(as, { filter: 1 })).toEqual({ all: numbers(25, 1), counts: [25, 25, 25] });
    expect((await texts(as, { filter: 0, feedType: 4 })).all).toEqual(numbers(13, 1));
    expect((await texts(as, { filter: 3, otherUserId: friend.userId })).all).toEqual(numbers(25, 14));
    const mine = await api.ok('myBrandPosts', { pageIndex: 1 }, { as: brand });
    const rest = await api.ok('myBrandPosts', { pageIndex: 2, cursor: mine.nextCursor ?? '' }, { as: brand });
    expect(rest.response.map((item) => item.text)).toEqual(numbers(3, 1));
    expect(rest.nextCursor).toBeNull();
    // All at one moment: the id decides.
    for (const item of [...older, ...newer]) await api.ok('saveFeed', { ...keyOf(item), action: 1 }, { as });
    const saved = await texts(as, { filter: 2 });
    expect(saved.all.toSorted()).toEqual(numbers(1, 25).toSorted());
    expect(saved.counts).toEqual([25, 25, 25]);
  });

  test('what comes or goes meanwhile shifts nothing', async () => {
    const as = await api.member();
    const items = await write(as, 25);
    const gone = [25, 24, 14].map((number) => items[number - 1]!);
    const { all } = await texts(as, { filter: 3 }, async () => {
      await write(as, 3, 26);
      for (const item of gone) await api.ok('deletePost', keyOf(item), { as });
    });
    expect(all).toEqual(numbers(25, 1).filter((text) => text !== 'No 14'));
  });

  test('exactly ten are one page, and none too', async () => {
    const as = await api.member();
    expect(await texts(as, { filter: 3 })).toEqual({ all: [], counts: [0] });
    await write(as, 10);
    expect(await texts(as, { filter: 3 })).toEqual({ all: numbers(10, 1), counts: [10] });
  });

  test('comments in both orders, and those who like a post', async () => {
    const [as, other] = [await api.member(), await api.member()];
    const item = await post(api, as);
    for (let i = 1; i <= 12; i++) await comment(api, as, item, `No ${i}`);
    for (const [sort, last] of [
      [0, ['No 2', 'No 1']],
      [1, ['No 11', 'No 12']],
    ] as const) {
      const body = { ...keyOf(item), sort };
      const first = await api.ok('commentDetails', { ...body, pageIndex: 1 }, { as });
      await comment(api, other, item, 'Between');
      const cursor = first.nextCursor ?? '';
      const second = await api.ok('commentDetails', { ...body, pageIndex: 2, cursor }, { as });
      const read = second.response.map((one) => one.text);
      expect(read.filter((text) => text !== 'Between')).toEqual(last);
      expect(second.nextCursor).toBeNull();
    }

    for (let i = 0; i < 12; i++) {
      if (i % 2) api.advance(1000);
      const liker = await api.member({ userName: `Liker ${i}` });
      await api.ok('likeFeed', { ...keyOf(item), action: 1 }, { as: liker });
    }
    const likers = (body: { pageIndex: number; cursor?: string }) =>
      api.ok('getFeedDetails', { ...keyOf(item), include: 'likers', ...body }, { as });
    const first = await likers({ pageIndex: 1 });
    const second = await likers({ pageIndex: 2, cursor: first.nextCursor ?? '' });
    const names = [first, second].flatMap(({ response }) => response.likers?.map((one) => one.userName));
    expect(names.toSorted()).toEqual(Array.from({ length: 12 }, (_, i) => `Liker ${i}`).toSorted());
    expect([second.count, second.nextCursor]).toEqual([12, null]);
  });

  test('a page by its number leads on to the pages after it', async () => {
    const as = await api.member();
    await write(as, 25);
    const second = await api.ok('getFeedList', { pageIndex: 2, filter: 3 }, { as });
    const cursor = second.nextCursor ?? '';
    const third = await api.ok('getFeedList', { pageIndex: 3, filter: 3, cursor }, { as });
    expect(third.response.map((item) => item.text)).toEqual(numbers(5, 1));
  });

  test('a cursor grants nothing, and a made-up one is refused', async () => {
    const [as, author] = [await api.member(), await api.member()];
    await write(author, 12);
    const { nextCursor } = await api.ok('getFeedList', { pageIndex: 1, filter: 0 }, { as });
    await block(api, author, as);
    const cursor = nextCursor ?? '';
    const page = await api.ok('getFeedList', { pageIndex: 2, filter: 0, cursor }, { as });
    expect(page.response.filter((item) => item.author.userId === author.userId)).toEqual([]);
    const made = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const id = '018f0000-0000-7000-8000-000000000000';
    const bad = [
      'AAAA',
      made({}),
      made([1]),
      made([-1, id]),
      made(['1', id]),
      made([1, 'x']),
      made([1, 2]),
      made([1, id, id]),
    ];
    for (const one of bad)
      expect(
        await api.refused('getFeedList', { pageIndex: 2, filter: 0, cursor: one }, { as }),
        one,
      ).toMatchObject({ status: 422, code: 'VALIDATION' });
    for (const one of [made([1, id]), made([1, 'never', id]), made([1, '2026-01-15', 'x'])])
      expect(
        (await api.refused('getFeedList', { pageIndex: 2, filter: 2, cursor: one }, { as })).status,
        one,
      ).toBe(422);
  });
});
