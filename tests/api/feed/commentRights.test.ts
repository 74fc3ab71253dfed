import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import type { TestMember } from '../support/members.ts';
import { befriend, change, comment, keyOf, onComment } from '../support/posts.ts';
import { threadsOf } from '../support/threads.ts';

type FeedItem = Schemas['FeedItem'];

describe.each(databases())('who may write under a post on %s', (kind) => {
  const api = useApi(kind);
  const { texts, counted, scene } = threadsOf(api);

  test('who may comment is as the author chose: ALL, CONNECTIONS, OFF', async () => {
    const { owner, guest, third, item } = await scene();
    await befriend(api, owner, third);
    const policy = async (commentPolicy: 0 | 1 | 2) => {
      const current = (await api.ok('getPostDetails', keyOf(item), { as: owner })).response.item;
      await api.ok('managePost', change(current, { commentPolicy }), { as: owner });
    };
    const write = async (as: TestMember) => {
      const may = (await api.ok('getPostDetails', keyOf(item), { as })).response.item.viewer.canComment;
      const { status, body } = await api.call(
        'manageComment',
        { ...keyOf(item), action: 0, text: 'Me too', clientId: randomUUID() },
        { as },
      );
      expect(status === 200).toBe(may);
      return status === 200 ? 'written' : `${status} ${body.message}`;
    };
    await policy(1);
    expect([await write(owner), await write(third), await write(guest)]).toEqual([
      'written',
      'written',
      '403 Only connections can comment here.',
    ]);
    await policy(2);
    expect([await write(owner), await write(third)]).toEqual([
      '403 Comments are off.',
      '403 Comments are off.',
    ]);
    await policy(0);
    expect(await write(guest)).toBe('written');
  });

  test('its writer takes a comment away also when the post is for connections now, or across a block', async () => {
    for (const close of [
      (owner: TestMember, item: FeedItem) =>
        api.ok('managePost', change(item, { visibility: 1 }), { as: owner }),
      (owner: TestMember, _: FeedItem, guest: TestMember) =>
        api.ok('manageConnection', { action: 4, otherUserId: guest.userId }, { as: owner }),
    ]) {
      const { owner, guest, third, item } = await scene();
      const mine = await comment(api, guest, item, 'My words');
      const theirs = await comment(api, third, item, 'Their words');
      await close(owner, (await api.ok('getPostDetails', keyOf(item), { as: owner })).response.item, guest);
      for (const [action, commentId] of [
        [1, mine.commentId],
        [2, theirs.commentId],
      ] as const)
        expect(
          await api.refused('manageComment', onComment(item, action, commentId, 'Changed'), { as: guest }),
        ).toMatchObject({ status: 404 });
      await api.ok('manageComment', onComment(item, 2, mine.commentId), { as: guest });
      expect(await texts(owner, item)).toEqual(['Their words']);
      expect(await counted(owner, item)).toBe(1);
    }
  });
});
