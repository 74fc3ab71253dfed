import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.ts';
import { operations } from '#openapi/generated/operations.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import type { TestMember } from '../support/members.ts';
import { befriend, block, comment, follow, keyOf, newPost, post } from '../support/posts.ts';

type FeedItem = Schemas['FeedItem'];
const key = { feedId: 'f1', feedType: 10 as const };

describe.each(databases())('permissions on %s', (kind) => {
  const api = useApi(kind);

  const lists = async (as: TestMember, of: TestMember) => {
    const ask = async (body: object) =>
      (await api.ok('getFeedList', { pageIndex: 1, filter: 0, ...body }, { as })).response;
    const found = [...(await ask({})), ...(await ask({ filter: 1 })), ...(await ask({ filter: 2 }))];
    return found.some((item) => item.author.userId === of.userId);
  };

  /** What a member gets for everything that can be done with one post. */
  async function attempts(as: TestMember, item: FeedItem, commentId: string): Promise<number[]> {
    const at = keyOf(item);
    const write = { ...at, action: 0 as const, text: 'Hello', clientId: randomUUID() };
    const answers = [
      await api.call('getPostDetails', at, { as }),
      await api.call('getFeedDetails', { ...at, include: 'likers' }, { as }),
      await api.call('commentDetails', { ...at, sort: 0, pageIndex: 1 }, { as }),
      await api.call('likeFeed', { ...at, action: 1 }, { as }),
      await api.call('saveFeed', { ...at, action: 1 }, { as }),
      await api.call('hideFeed', { ...at, action: 0 }, { as }),
      await api.call('manageComment', write, { as }),
      await api.call('likeComments', { commentId, action: 1 }, { as }),
    ];
    return answers.map((answer) => answer.status);
  }

  test('a post for connections is there for its author and the connections, and for nobody else', async () => {
    const [author, friend, follower, stranger] = [
      await api.member(),
      await api.member(),
      await api.member(),
      await api.member(),
    ];
    await befriend(api, author, friend);
    await follow(api, follower, author);
    const item = await post(api, author, { text: 'For friends', visibility: 1 });
    const { commentId } = await comment(api, author, item, 'Mine');
    const all = (status: number) => Array.from({ length: 8 }, () => status);
    expect(await attempts(friend, item, commentId)).toEqual(all(200));
    expect(await attempts(author, item, commentId)).toEqual(all(200));
    expect(await attempts(follower, item, commentId)).toEqual(all(404));
    expect(await attempts(stranger, item, commentId)).toEqual(all(404));
    expect([
      await lists(friend, author),
      await lists(follower, author),
      await lists(stranger, author),
    ]).toEqual([true, false, false]);
    const mine = { pageIndex: 1, filter: 3 as const, otherUserId: author.userId };
    expect((await api.ok('getFeedList', mine, { as: friend })).count).toBe(1);
    expect((await api.ok('getFeedList', mine, { as: stranger })).count).toBe(0);
  });

  test('a post that closes leaves the saved list of those whom it is closed to', async () => {
    const [author, reader] = [await api.member(), await api.member()];
    const item = await post(api, author);
    await api.ok('saveFeed', { ...keyOf(item), action: 1 }, { as: reader });
    await api.db.updateTable('posts').set({ visibility: 1 }).where('id', '=', item.feedId).execute();
    expect(await api.ok('getFeedList', { pageIndex: 1, filter: 2 }, { as: reader })).toMatchObject({
      response: [],
      count: 0,
    });
  });

  test.each(['who blocks', 'who is blocked'])(
    'across a block neither sees the other anywhere: %s',
    async (side) => {
      const [author, other, third] = [await api.member(), await api.member(), await api.member()];
      await befriend(api, author, other);
      await follow(api, other, author);
      const item = await post(api, author);
      const ground = await post(api, third);
      const { commentId } = await comment(api, author, item, 'Mine');
      const said = await comment(api, author, ground, 'On neutral ground');
      await comment(api, third, ground, 'An answer', said.commentId);
      await comment(api, third, ground, 'Another');
      await api.ok('likeFeed', { ...keyOf(ground), action: 1 }, { as: author });
      const [liked] = (
        await api.ok('commentDetails', { ...keyOf(ground), sort: 0, pageIndex: 1 }, { as: author })
      ).response;
      await api.ok('likeComments', { commentId: liked?.commentId ?? '', action: 1 }, { as: author });
      await api.ok('saveFeed', { ...keyOf(item), action: 1 }, { as: other });
      await (side === 'who blocks' ? block(api, other, author) : block(api, author, other));

      expect(await lists(other, author)).toBe(false);
      expect(await lists(author, other)).toBe(false);
      expect(new Set(await attempts(other, item, commentId))).toEqual(new Set([404]));
      const theirs = { pageIndex: 1, filter: 3 as const, otherUserId: author.userId };
      expect((await api.refused('getFeedList', theirs, { as: other })).status).toBe(404);
      const details = (await api.ok('getFeedDetails', { ...keyOf(ground), include: 'likers' }, { as: other }))
        .response;
      expect(details).toMatchObject({ item: { counts: { likes: 0, comments: 1 } }, likers: [] });
      const seen = await api.ok('commentDetails', { ...keyOf(ground), sort: 0, pageIndex: 1 }, { as: other });
      expect(seen).toMatchObject({ response: [{ text: 'Another', counts: { likes: 0 } }], count: 1 });
      const full = (await api.ok('getPostDetails', keyOf(ground), { as: third })).response.item;
      expect(full.counts).toMatchObject({ likes: 1, comments: 3 });
    },
  );

  test('a report is possible across a block, once, and can block as well', async () => {
    const [author, victim] = [await api.member({ role: 3 }), await api.member()];
    await follow(api, victim, author);
    await api.db.updateTable('members').set({ follower_count: 1 }).where('id', '=', author.userId).execute();
    const item = await post(api, author);
    const { commentId } = await comment(api, author, item, 'An insult');
    await block(api, author, victim);
    const report = { ...keyOf(item), reason: 3 as const };
    const { message, response } = await api.ok(
      'postReport',
      { ...report, commentId, block: true },
      { as: victim },
    );
    expect([message, typeof response.reportId]).toEqual(['Thank you. We answer in 3 days.', 'string']);
    await api.ok('postReport', report, { as: victim });
    const again = await api.refused('postReport', report, { as: victim });
    expect(again).toMatchObject({ status: 409, code: 'ALREADY_REPORTED' });
    expect(again.message).toContain(String(api.now().getUTCFullYear()));
    const capitals = { ...report, feedId: item.feedId.toUpperCase() };
    expect((await api.refused('postReport', capitals, { as: victim })).code).toBe('ALREADY_REPORTED');
    const blocks = await api.db
      .selectFrom('blocks')
      .select('blocked_id')
      .where('member_id', '=', victim.userId)
      .execute();
    expect(blocks).toEqual([{ blocked_id: author.userId }]);
    const { follower_count } = await api.db
      .selectFrom('members')
      .selectAll()
      .where('id', '=', author.userId)
      .executeTakeFirstOrThrow();
    expect(follower_count).toBe(0);
  });

  test('a report needs a reason, OTHER needs words, and nobody reports themselves', async () => {
    const [author, as] = [await api.member(), await api.member()];
    const item = await post(api, author);
    const refused = (body: object, who = as) =>
      api.refused('postReport', { ...keyOf(item), reason: 1, ...body }, { as: who });
    expect((await refused({ reason: undefined })).errors).toEqual({ reason: 'Please choose a reason.' });
    expect((await refused({ reason: 9, details: '  ' })).errors).toEqual({
      details: 'Please say what is wrong.',
    });
    expect((await refused({}, author)).status).toBe(403);
    expect((await refused({ feedType: 12, feedId: 'k3v9x0q2m7b1z8c4' })).status).toBe(404);
  });

  test('another member’s userId is 403 on every operation that takes one, and without a session 401', async () => {
    const [as, victim] = [await api.member(), await api.member()];
    const taking = Object.entries(operations).filter(
      ([, row]) => row.takesUserId && row.auth === 'required' && row.method === 'post',
    );
    expect(taking.length).toBeGreaterThan(70);
    for (const [op] of taking) {
      // The table's keys are the operations.
      const named = await api.send(op as 'likeFeed', { ...key, userId: victim.userId }, { as });
      expect([op, named.status, (named.body as { code: string }).code]).toEqual([op, 403, 'FORBIDDEN']);
      expect([op, (await api.send(op as 'likeFeed', { ...key, userId: victim.userId })).status]).toEqual([
        op,
        401,
      ]);
    }
  });

  test('what a member writes is theirs, whatever the payload says', async () => {
    const as = await api.member();
    const payload = { ...newPost(as), author: { userId: 'somebody' } };
    expect((await api.refused('managePost', payload, { as })).errors).toEqual({
      author: 'This field is not known here.',
    });
  });
});
