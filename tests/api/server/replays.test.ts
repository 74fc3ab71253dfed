import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useApi } from '../support/api.ts';
import { chatOf, newText } from '../support/chat.ts';
import { databases } from '../support/databases.ts';
import { picture, upload } from '../support/files.ts';
import type { TestMember } from '../support/members.ts';
import { BLOCK, tie } from '../support/people.ts';
import { comment, keyOf, newPost, post } from '../support/posts.ts';

/** What a device keeps until it was sent is sent again when its answer was lost, perhaps long after other things were done. */
describe.each(databases())('what is sent again on %s', (kind) => {
  const api = useApi(kind);
  const { say, send, refused, remove, read, mark, friends, pair } = chatOf(api);

  test('a like that comes twice does not undo what another device has done since', async () => {
    const [as, reader] = [await api.member(), await api.member()];
    const item = await post(api, as);
    const like = { ...keyOf(item), action: 1 as const, clientId: randomUUID() };
    const first = await api.ok('likeFeed', like, { as: reader });
    await api.ok('likeFeed', { ...keyOf(item), action: 0 }, { as: reader });
    expect(await api.ok('likeFeed', like, { as: reader })).toEqual(first);
    const { viewer, counts } = (await api.ok('getPostDetails', keyOf(item), { as: reader })).response.item;
    expect({ isLiked: viewer.isLiked, likes: counts.likes }).toEqual({ isLiked: false, likes: 0 });
  });

  test('neither does the like of a comment, and each clientId is for one thing', async () => {
    const [as, reader] = [await api.member(), await api.member()];
    const item = await post(api, as);
    const { commentId } = await comment(api, as, item, 'Well said');
    const like = { commentId, action: 1 as const, clientId: randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => api.ok('likeComments', like, { as: reader })));
    expect(new Set(answers.map(({ response }) => response.likes))).toEqual(new Set([1]));
    await api.ok('likeComments', { commentId, action: 0 }, { as: reader });
    await api.ok('likeComments', like, { as: reader });
    const { response } = await api.ok(
      'commentDetails',
      { ...keyOf(item), sort: 1, pageIndex: 1 },
      { as: reader },
    );
    expect(response[0]?.counts.likes).toBe(0);
    const other = { ...keyOf(item), action: 1 as const, clientId: like.clientId };
    expect(await api.refused('likeFeed', other, { as: reader })).toMatchObject({ status: 409 });
  });

  test('a mark of what was read gets its first answer, and marks nothing that came after', async () => {
    const [ada, ben] = await pair();
    const { messageId } = await say(ada, ben, 'one');
    const seen = { friendId: ada.userId, lastMessageId: messageId, clientId: randomUUID() };
    const first = await api.ok('changeReadStatus', seen, { as: ben });
    await say(ada, ben, 'two');
    expect(await api.ok('changeReadStatus', seen, { as: ben })).toEqual(first);
    expect((await read(ada, ben)).response.map(({ readAt }) => readAt !== undefined)).toEqual([true, false]);
    expect(await mark(ben, ada, messageId)).toEqual({ unread: 1, unreadTotal: 1 });
  });

  test('posts, comments and messages that come twice are there once, in their order', async () => {
    const [ada, ben] = await pair();
    const item = await post(api, ada);
    const written = newPost(ben, { text: 'Written in a tunnel' });
    const remarks = ['first', 'second'].map((text) => ({
      ...keyOf(item),
      action: 0 as const,
      text,
      clientId: randomUUID(),
    }));
    const messages = ['one', 'two', 'three'].map((message) => ({
      friendId: ada.userId,
      action: 0 as const,
      messageType: 0 as const,
      message,
      clientId: randomUUID(),
    }));
    const sendAll = async () => {
      const ids: (string | undefined)[] = [];
      ids.push((await api.ok('managePost', written, { as: ben })).response.feedId);
      for (const one of remarks) {
        api.advance(1);
        ids.push((await api.ok('manageComment', one, { as: ben })).response.commentId);
      }
      for (const one of messages)
        ids.push((await api.ok('sendMessage', one, { as: ben })).response?.messageId);
      return ids;
    };
    expect(await sendAll()).toEqual(await sendAll());
    const thread = await api.ok('commentDetails', { ...keyOf(item), sort: 1, pageIndex: 1 }, { as: ada });
    expect(thread.response.map(({ text }) => text)).toEqual(['first', 'second']);
    const words = (await read(ada, ben)).response.map(({ message }) => message);
    expect(words).toEqual(['one', 'two', 'three']);
  });

  test('a message and a picture are given again after the two have parted, and nothing new is', async () => {
    const [ada, ben, cleo] = (await friends('Ada', 'Ben', 'Cleo')) as [TestMember, TestMember, TestMember];
    const mediaKey = await upload(api, ada, { bytes: await picture(), purpose: 3 });
    const all = [newText(ben, 'Before'), newText(ben, 'Look', { messageType: 1, mediaKey })];
    const first = [];
    for (const one of all) first.push((await send(ada, one)).response?.messageId);
    const taken = (await send(ada, newText(ben, 'Taken back'))).response;
    await send(ada, remove(ben, taken?.messageId));
    await tie(api, ben, ada, BLOCK);
    const again = [];
    for (const one of all) again.push((await send(ada, one)).response?.messageId);
    expect(again).toEqual(first);
    const deleted = newText(ben, 'Taken back', { clientId: taken?.clientId ?? '' });
    expect((await send(ada, deleted)).response).toMatchObject({ message: '', deletedAt: expect.any(String) });
    expect(await refused(ada, newText(ben, 'After'))).toMatchObject({ status: 404 });
    // That it was sent to somebody else is said before what stands between the two.
    const { clientId } = newText(cleo, 'Elsewhere');
    await send(ada, newText(cleo, 'Elsewhere', { clientId }));
    expect(await refused(ada, newText(ben, 'Elsewhere', { clientId }))).toMatchObject({ status: 409 });
  });
});
