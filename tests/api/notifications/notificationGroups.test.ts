import { describe, expect, test } from 'vitest';
import { useApi } from '../support/api.ts';
import { chatOf } from '../support/chat.ts';
import { databases } from '../support/databases.ts';
import type { TestMember } from '../support/members.ts';
import { BLOCK, MUTE, tie, UNBLOCK } from '../support/people.ts';
import { befriend, comment, keyOf, onComment, post } from '../support/posts.ts';
import { publishedOf } from '../support/published.ts';

const HOUR_MS = 3_600_000;
const MANY = 300;

describe.each(databases())('notifications of many on %s', (kind) => {
  const api = useApi(kind);
  const { published } = publishedOf(api);
  const list = (as: TestMember) => api.ok('getNotificationList', { pageIndex: 1 }, { as });
  const texts = async (as: TestMember) =>
    (await list(as)).response.map(({ type, notification }) => `${type}: ${notification}`);
  const like = (as: TestMember, item: Parameters<typeof keyOf>[0], action: 0 | 1 = 1) =>
    api.ok('likeFeed', { ...keyOf(item), action }, { as });
  const members = async (...names: string[]) => {
    const made: TestMember[] = [];
    for (const userName of names) made.push(await api.member({ userName }));
    return made as [TestMember, TestMember, TestMember, TestMember];
  };

  test('[R6] 300 likes are one row, one push and one unread', async () => {
    const [ada, ben] = await members('Ada', 'Ben', 'Cleo');
    const item = await post(api, ada);
    await published();
    await like(ben, item);
    // The others as rows: what the list says is read from them.
    const at = api.now().getTime();
    const ids = Array.from({ length: MANY - 2 }, () => crypto.randomUUID());
    const { role, country_code, dial_code, details, created_at, updated_at } = await api.db
      .selectFrom('members')
      .selectAll()
      .where('id', '=', ben.userId)
      .executeTakeFirstOrThrow();
    await api.db
      .insertInto('members')
      .values(
        ids.map((id, n) => ({
          id,
          role,
          country_code,
          dial_code,
          created_at,
          updated_at,
          phone: `55500${n}`,
          details: JSON.stringify(details),
          user_name: `Liker ${n}`,
        })),
      )
      .execute();
    await api.db
      .insertInto('likes')
      .values(
        ids.map((id, n) => ({
          feed_id: item.feedId,
          feed_type: item.feedType,
          member_id: id,
          created_at: new Date(at - HOUR_MS - n),
        })),
      )
      .execute();
    const last = await api.member({ userName: 'Zoe' });
    await like(last, item);
    const { response, count, unreadCount } = await list(ada);
    expect({ count, unreadCount }).toEqual({ count: 1, unreadCount: 1 });
    expect(response).toMatchObject([
      {
        type: 17,
        notification: `Zoe, Ben and ${MANY - 2} others liked your post`,
        actorCount: MANY,
        actors: [{ userName: 'Zoe' }, { userName: 'Ben' }, { userName: 'Liker 0' }],
        userId: last.userId,
        post_id: item.feedId,
        feedType: 10,
      },
    ]);
    expect(await published('notification.new')).toHaveLength(1);
  });

  test('[R6] a like moves it up once in an hour; what is read and grows is unread again', async () => {
    const [ada, ben, cleo, dan] = await members('Ada', 'Ben', 'Cleo', 'Dan');
    const [first, second] = [await post(api, ada), await post(api, ada)];
    await like(ben, first);
    await like(ben, second);
    await api.ok('updateNotification', { all: true }, { as: ada });
    const order = async () => (await list(ada)).response.map((one) => [one.post_id, one.status]);
    const before = [
      [second.feedId, 1],
      [first.feedId, 1],
    ];
    await like(cleo, first);
    expect(await order(), 'within the hour').toEqual(before);
    await like(cleo, first, 0);
    await like(cleo, first);
    expect(await order(), 'nobody rings twice').toEqual(before);
    api.advance(HOUR_MS + 1);
    await like(dan, first);
    expect(await order()).toEqual([
      [first.feedId, 0],
      [second.feedId, 1],
    ]);
    expect((await list(ada)).response[0]?.notification).toBe('Dan, Cleo and 1 other liked your post');
  });

  test('what was taken back is told of nowhere, and the bell falls at once', async () => {
    const [ada, ben, cleo] = await members('Ada', 'Ben', 'Cleo');
    const item = await post(api, ada);
    await like(ben, item);
    await like(cleo, item);
    await like(ben, item, 0);
    expect(await texts(ada)).toEqual(['17: Cleo liked your post']);
    await published();
    await like(cleo, item, 0);
    expect(await list(ada)).toMatchObject({ response: [], count: 0, unreadCount: 0 });
    expect(await published('notification.read')).toHaveLength(1);
    await like(ben, item);
    expect(await texts(ada)).toEqual(['17: Ben liked your post']);
    await api.ok('deletePost', keyOf(item), { as: ada });
    expect(await texts(ada)).toEqual([]);
  });

  test('[S3.2] comments and answers: the owner and who is answered hear of them, nobody of their own', async () => {
    const [ada, ben, cleo, dan] = await members('Ada', 'Ben', 'Cleo', 'Dan');
    const item = await post(api, ada);
    const bens = await comment(api, ben, item, 'Well done');
    await comment(api, ada, item, 'Thank you');
    expect(await texts(ada)).toEqual(['18: Ben commented on your post']);
    const answer = await comment(api, cleo, item, 'Indeed', bens.commentId);
    expect((await list(ada)).response).toMatchObject([
      { notification: 'Cleo and Ben commented on your post', commentId: answer.commentId },
    ]);
    expect(await texts(ben)).toEqual(['18: Cleo answered your comment']);
    await api.ok('likeComments', { commentId: bens.commentId, action: 1 }, { as: dan });
    expect((await list(ben)).response[0]).toMatchObject({
      type: 17,
      notification: 'Dan liked your comment',
      post_id: item.feedId,
      commentId: bens.commentId,
    });
    // A comment is news again as soon as the earlier ones were read.
    await api.ok('updateNotification', { all: true }, { as: ada });
    await comment(api, dan, item, 'When?');
    expect((await list(ada)).unreadCount).toBe(1);
    await api.ok('manageComment', onComment(item, 3, bens.commentId), { as: ada });
    expect(await texts(ada)).toEqual(['18: Dan commented on your post']);
    expect(await texts(ben)).toEqual([]);
  });

  test('a mute, a block and a switch keep somebody out of a group, and out of its names', async () => {
    const [ada, ben, cleo, dan] = await members('Ada', 'Ben', 'Cleo', 'Dan');
    const item = await post(api, ada);
    await tie(api, ada, ben, MUTE);
    await like(ben, item);
    expect(await texts(ada)).toEqual([]);
    await like(cleo, item);
    await like(dan, item);
    expect(await texts(ada)).toEqual(['17: Dan and Cleo liked your post']);
    await tie(api, dan, ada, BLOCK);
    expect(await texts(ada)).toEqual(['17: Cleo liked your post']);
    await tie(api, dan, ada, UNBLOCK);
    await api.ok('notificationUpdate', { type: 117, value: false }, { as: ada });
    const other = await post(api, ada);
    await like(cleo, other);
    expect(await texts(ada)).toHaveLength(1);
  });

  test('a new post is told to followers and connections who may read it, once', async () => {
    const [ada, ben, cleo] = await members('Ada', 'Ben', 'Cleo');
    await befriend(api, ada, ben);
    const hr = await api.member({ role: 2, userName: 'Kestrel' });
    for (const as of [cleo, ada]) await api.ok('followUser', { otherUserId: hr.userId, action: 1 }, { as });
    await tie(api, ada, hr, MUTE);
    const news = async (as: TestMember) => (await texts(as)).filter((text) => /new post|posted/.test(text));
    const hidden = await post(api, hr, { visibility: 1 });
    const mine = await post(api, ada);
    const open = await post(api, hr);
    await api.app.tasks.settle();
    await api.app.tasks.settle();
    expect(await news(ben)).toEqual(['13: Ada shared a new post']);
    expect((await list(cleo)).response).toMatchObject([
      { type: 14, notification: 'Kestrel shared a new post', post_id: open.feedId, feedType: 11 },
    ]);
    expect(await news(ada), 'muted').toEqual([]);
    await api.ok('deletePost', keyOf(mine), { as: ada });
    expect(await news(ben)).toEqual([]);
    expect(hidden.visibility).toBe(1);
  });

  test('a message that is not read in the moment is one notification of its conversation', async () => {
    const { say, mark, remove, send } = chatOf(api);
    const [ada, ben] = await members('Ada', 'Ben', 'Cleo');
    await befriend(api, ada, ben);
    await api.ok('updateNotification', { all: true }, { as: ada });
    const chats = async () => (await list(ada)).response.filter(({ type }) => type === 26);
    const later = async () => {
      api.advance(60_000);
      await api.app.tasks.settle();
    };
    const seen = await say(ben, ada, 'Are you there?');
    await mark(ada, ben, seen.messageId);
    await later();
    expect(await chats(), 'it was open').toEqual([]);
    await say(ben, ada, 'One');
    const two = await say(ben, ada, 'Two');
    expect(await chats()).toEqual([]);
    await later();
    const told = { notification: 'Ben wrote to you', userId: ben.userId };
    expect(await chats()).toMatchObject([{ ...told, status: 0 }]);
    await mark(ada, ben, two.messageId);
    expect(await chats()).toMatchObject([{ ...told, status: 1 }]);
    const three = await say(ben, ada, 'Three');
    await later();
    expect(await chats()).toMatchObject([{ ...told, status: 0 }]);
    await send(ben, remove(ada, three.messageId));
    expect(await chats(), 'taken back').toEqual([]);
  });
});
