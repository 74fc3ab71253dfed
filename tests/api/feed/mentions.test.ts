import { describe, expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import type { TestMember } from '../support/members.ts';
import { befriend, block, change, comment, keyOf, newPost, onComment, post } from '../support/posts.ts';

/** A text with `{}` for each member, and where they stand in it. */
function naming(pattern: string, ...members: TestMember[]) {
  const mentions: Schemas['Mention'][] = [];
  let text = '';
  for (const [index, part] of pattern.split('{}').entries()) {
    const member = members[index];
    text += part;
    if (!member) continue;
    const name = `@${member.userName}`;
    mentions.push({ userId: member.userId, start: text.length, length: name.length });
    text += name;
  }
  return { text, mentions };
}

const namedIn = ({ text, mentions = [] }: Pick<Schemas['FeedItem'], 'text' | 'mentions'>) =>
  mentions.map(({ userId, start, length }) => [userId, text.slice(start, start + length)]);

describe.each(databases())('mentions on %s', (kind) => {
  const api = useApi(kind);
  const told = async (as: TestMember) =>
    (await api.ok('getNotificationList', { pageIndex: 1 }, { as })).response.filter(
      ({ type }) => type === 29,
    );
  const three = async () =>
    [
      await api.member({ userName: 'Ilse van Dorp' }),
      await api.member({ userName: 'Tomás Álvarez' }),
      await api.member({ userName: '木の葉', role: 3 }),
    ] as const;

  test('a post keeps who is named in it, and tells them once', async () => {
    const [as, tomas, konoha] = await three();
    const item = await post(api, as, naming('  🎉 with {} and {}, and {} again ', tomas, konoha, tomas));
    expect(item.text).toBe('🎉 with @Tomás Álvarez and @木の葉, and @Tomás Álvarez again');
    expect(namedIn(item)).toEqual([
      [tomas.userId, '@Tomás Álvarez'],
      [konoha.userId, '@木の葉'],
      [tomas.userId, '@Tomás Álvarez'],
    ]);
    expect(await told(tomas)).toMatchObject([
      {
        type: 29,
        notification: 'Ilse van Dorp mentioned you in a post',
        post_id: item.feedId,
        feedType: 10,
        status: 0,
        userId: as.userId,
      },
    ]);
    expect(await told(konoha)).toHaveLength(1);
    expect(await told(as)).toEqual([]);
  });

  test('an edit tells only who was not named before, and naming somebody again is no news', async () => {
    const [as, tomas, konoha] = await three();
    const first = await post(api, as, naming('Hello {}', tomas));
    const edit = async (item: typeof first, fields: ReturnType<typeof naming>) =>
      (await api.ok('managePost', change(item, fields), { as })).response;
    const second = await edit(first, naming('Hello {} and {}', tomas, konoha));
    const third = await edit(second, naming('Nobody'));
    expect(third).not.toHaveProperty('mentions');
    await edit(third, naming('Hello {}', tomas));
    expect(await told(tomas)).toHaveLength(1);
    expect(await told(konoha)).toHaveLength(1);
    const { edits } = (await api.ok('getPostDetails', keyOf(first) as never, { as })).response;
    expect(edits.map(namedIn)).toEqual([
      [],
      [
        [tomas.userId, '@Tomás Álvarez'],
        [konoha.userId, '@木の葉'],
      ],
      [[tomas.userId, '@Tomás Álvarez']],
    ]);
  });

  test('a comment names too; its edit, its deletion and a hidden one', async () => {
    const [as, tomas, konoha] = await three();
    const item = await post(api, as);
    const written = await api.ok(
      'manageComment',
      { ...keyOf(item), action: 0, clientId: crypto.randomUUID(), ...naming('{} see this', tomas) },
      { as: konoha },
    );
    const { commentId } = written.response;
    expect(namedIn(written.response)).toEqual([[tomas.userId, '@Tomás Álvarez']]);
    expect(await told(tomas)).toMatchObject([
      { notification: '木の葉 mentioned you in a comment', post_id: item.feedId, commentId },
    ]);
    const edited = await api.ok(
      'manageComment',
      { ...onComment(item, 1, commentId), ...naming('{} and {}', tomas, as) },
      { as: konoha },
    );
    expect(edited.response.editedAt).toBeDefined();
    expect([(await told(tomas)).length, (await told(as)).length]).toEqual([1, 1]);
    await api.ok('manageComment', onComment(item, 3, commentId), { as });
    expect(await told(tomas)).toEqual([]);
    await api.ok('manageComment', onComment(item, 4, commentId), { as });
    expect(await told(tomas)).toHaveLength(1);
    await api.ok('manageComment', onComment(item, 2, commentId), { as: konoha });
    expect(await told(tomas)).toEqual([]);
  });

  test('nobody is told of what they cannot open', async () => {
    const [as, stranger, friend] = await three();
    await befriend(api, as, friend);
    const item = await post(api, as, { ...naming('{} and {}', stranger, friend), visibility: 1 });
    expect(await told(stranger)).toEqual([]);
    expect(await told(friend)).toHaveLength(1);
    const [author, writer, blocked] = await three();
    await block(api, author, blocked);
    const open = await post(api, author);
    await api.ok(
      'manageComment',
      { ...keyOf(open), action: 0, clientId: crypto.randomUUID(), ...naming('{}', blocked) },
      { as: writer },
    );
    expect(await told(blocked)).toEqual([]);
    expect(item.visibility).toBe(1);
  });

  test('a block stands in the way in both directions: plain text, no news, no suggestion', async () => {
    const [as, tomas, reader] = await three();
    const before = await post(api, as, naming('Before {}', tomas));
    await block(api, tomas, as);
    const item = await post(api, as, naming('Hello {}', tomas));
    expect(item).toMatchObject({ text: 'Hello @Tomás Álvarez' });
    expect(item).not.toHaveProperty('mentions');
    expect(await told(tomas)).toEqual([]);
    const { response } = await api.ok('getFeedList', { pageIndex: 1, filter: 3 }, { as });
    expect(response.map(namedIn)).toEqual([[], []]);
    const seen = (await api.ok('getPostDetails', keyOf(before) as never, { as: reader })).response.item;
    expect(namedIn(seen)).toEqual([[tomas.userId, '@Tomás Álvarez']]);
    for (const [who, whom] of [
      [as, 'tomas'],
      [tomas, 'ilse'],
    ] as const) {
      const { members } = (await api.ok('getMentionSuggestions', { kind: 0, text: whom }, { as: who }))
        .response;
      expect(members.map(({ userId }) => userId)).not.toContain(who === as ? tomas.userId : as.userId);
    }
  });

  test('a new name shows everywhere, and who has left is "Deleted member"', async () => {
    const [as, tomas, konoha] = await three();
    const item = await post(api, as, naming('{} and {}', tomas, konoha));
    await api.db.updateTable('members').set({ user_name: 'T' }).where('id', '=', tomas.userId).execute();
    await api.ok('verifyAccount', {}, { as: konoha });
    await api.ok('deleteAccount', { otp: await api.codeFor(`+49${konoha.phone}`) }, { as: konoha });
    const now = (await api.ok('getPostDetails', keyOf(item) as never, { as })).response.item;
    expect(now.text).toBe('@T and @Deleted member');
    expect(namedIn(now)).toEqual([[tomas.userId, '@T']]);
    // Sent back as it was shown, nothing was changed.
    const same = change(now, { mentions: now.mentions ?? [] });
    expect((await api.ok('managePost', same, { as })).response).not.toHaveProperty('editedAt');
  });

  test('who switched it off is not told', async () => {
    const [as, tomas] = await three();
    await api.ok('notificationUpdate', { type: 129, value: false }, { as: tomas });
    await post(api, as, naming('{}', tomas));
    expect(await told(tomas)).toEqual([]);
  });

  test('places that do not fit the text, and more than twenty, are refused', async () => {
    const [as, tomas] = await three();
    const errors = async (text: string, ...mentions: [number, number][]) =>
      (
        await api.refused(
          'managePost',
          newPost(as, {
            text,
            mentions: mentions.map(([start, length]) => ({ userId: tomas.userId, start, length })),
          }),
          { as },
        )
      ).errors;
    const misplaced = { mentions: 'A mention is not where it should be. Please choose the name again.' };
    expect(await errors('Hello @Tomás', [0, 5])).toEqual(misplaced);
    expect(await errors('Hello @Tomás', [6, 60])).toEqual(misplaced);
    expect(await errors('@Tomás @Tomás', [0, 8], [7, 6])).toEqual(misplaced);
    const many = Array.from({ length: 21 }, (_, index): [number, number] => [index * 3, 2]);
    expect(await errors('@a '.repeat(21), ...many)).toEqual({
      mentions: 'A text mentions at most 20 members.',
    });
    const unknown = { userId: crypto.randomUUID(), start: 0, length: 3 };
    expect(await post(api, as, { text: '@xy', mentions: [unknown] })).not.toHaveProperty('mentions');
  });

  test('notifications are read one by one or all, and only by their owner', async () => {
    const [as, tomas, konoha] = await three();
    for (const words of ['One {}', 'Two {}', 'Three {}']) await post(api, as, naming(words, tomas));
    const list = await api.ok('getNotificationList', { pageIndex: 1 }, { as: tomas });
    expect(list).toMatchObject({ count: 3, unreadCount: 3 });
    const notificationId = list.response[0]?.id ?? '';
    expect((await api.refused('updateNotification', { notificationId }, { as: konoha })).status).toBe(404);
    await api.ok('updateNotification', { notificationId }, { as: tomas });
    const rest = await api.ok('getNotificationList', { pageIndex: 1, unread: true }, { as: tomas });
    expect(rest).toMatchObject({ count: 2, unreadCount: 2 });
    await api.ok('updateNotification', { all: true }, { as: tomas });
    expect(await api.ok('getNotificationList', { pageIndex: 1 }, { as: tomas })).toMatchObject({
      count: 3,
      unreadCount: 0,
    });
  });

  test('a comment that says only a name is a comment', async () => {
    const [as] = await three();
    expect(await comment(api, as, await post(api, as), '@nobody')).not.toHaveProperty('mentions');
  });
});
