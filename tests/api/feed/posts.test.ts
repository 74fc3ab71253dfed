import { describe, expect, test } from 'vitest';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { picture, upload } from '../support/files.ts';
import { film as filmOf } from '../support/films.ts';
import type { TestMember } from '../support/members.ts';
import { befriend, change, feedTypes, keyOf, newPost, post } from '../support/posts.ts';

describe.each(databases())('posts on %s', (kind) => {
  const api = useApi(kind);
  const read = async (as: TestMember, feedId: string, feedType: 4 | 8 | 10 | 11 = 10) =>
    (await api.ok('getPostDetails', { feedId, feedType }, { as })).response;

  test.each([1, 2, 3, 4] as const)(
    '[S3.6] a member of role %s posts with the content type of the role',
    async (role) => {
      const as = await api.member({ role, userName: '木の葉' });
      const item = await post(api, as, { text: '  First line\n\nSecond line with #tag and @name  ' });
      expect(item).toMatchObject({
        feedType: feedTypes[role],
        author: { userId: as.userId, userType: role, userName: '木の葉' },
        text: 'First line\n\nSecond line with #tag and @name',
        counts: { likes: 0, comments: 0, shares: 0 },
        viewer: { isLiked: false, isSaved: false, canEdit: true, canDelete: true, canComment: true },
      });
      expect(item).not.toHaveProperty('editedAt');
      const wrong = await api.refused(
        'managePost',
        { ...newPost(as), feedType: role === 1 ? 11 : 10 },
        { as },
      );
      expect(wrong).toMatchObject({
        status: 422,
        errors: { feedType: `Your posts have the type ${feedTypes[role]}.` },
      });
    },
  );

  test('a post shows its pictures in their order, with their descriptions and sizes', async () => {
    const as = await api.member();
    const keys = [
      await upload(api, as, { bytes: await picture(60, 40) }),
      await upload(api, as, { bytes: await picture(30, 90) }),
    ] as const;
    const media = [{ mediaKey: keys[1], alt: ' A tall one ' }, { mediaKey: keys[0] }];
    const item = await post(api, as, { text: '', media });
    expect(item.media).toEqual([
      { mediaKey: keys[1], url: `/media/${keys[1]}`, mediaType: 0, alt: 'A tall one', width: 30, height: 90 },
      { mediaKey: keys[0], url: `/media/${keys[0]}`, mediaType: 0, width: 60, height: 40 },
    ]);
    expect((await api.app.http.inject({ url: item.media[0]?.url ?? '' })).headers['content-type']).toBe(
      'image/webp',
    );
  });

  test('nothing at all, eleven pictures, a mixture and a picture twice are refused', async () => {
    const as = await api.member();
    const errors = async (fields: Parameters<typeof newPost>[1]) =>
      (await api.refused('managePost', newPost(as, fields), { as })).errors;
    expect(await errors({ text: ' \n\t ' })).toEqual({ text: 'Write something or add a picture.' });
    expect(await errors({ text: 'x'.repeat(3001) })).toEqual({ text: 'A post has at most 3000 characters.' });
    const many = Array.from({ length: 11 }, (_, i) => ({ mediaKey: `post/${i}` }));
    expect(await errors({ media: many })).toEqual({ media: 'A post has at most ten pictures.' });
    const mediaKey = await upload(api, as, { bytes: await picture() });
    expect(await errors({ media: [{ mediaKey }, { mediaKey }] })).toEqual({
      media: 'Each picture can be added once.',
    });
    const film = await upload(api, as, { bytes: filmOf('webm'), contentType: 'video/webm' });
    expect(await errors({ media: [{ mediaKey }, { mediaKey: film }] })).toEqual({
      media: 'A post has either pictures or one video.',
    });
    expect((await post(api, as, { media: [{ mediaKey: film }] })).media[0]?.mediaType).toBe(1);
  });

  test('a picture belongs to its uploader and to one post', async () => {
    const [as, other] = [await api.member(), await api.member()];
    const mediaKey = await upload(api, as, { bytes: await picture() });
    const stolen = await api.refused('managePost', newPost(other, { media: [{ mediaKey }] }), { as: other });
    expect(stolen).toMatchObject({
      status: 422,
      errors: { media: 'This file is not here any more. Please upload it again.' },
    });
    await post(api, as, { media: [{ mediaKey }] });
    const twice = await api.refused('managePost', newPost(as, { media: [{ mediaKey }] }), { as });
    expect(twice.errors).toEqual({ media: 'This picture is part of another post. Please upload it again.' });
  });

  test('the same clientId gets the first answer and writes once, also when both arrive at once', async () => {
    const as = await api.member();
    const mediaKey = await upload(api, as, { bytes: await picture() });
    const payload = newPost(as, { media: [{ mediaKey }] });
    const answers = await Promise.all([
      api.ok('managePost', payload, { as }),
      api.ok('managePost', payload, { as }),
    ]);
    answers.push(await api.ok('managePost', payload, { as }));
    expect(new Set(answers.map((answer) => answer.response.feedId)).size).toBe(1);
    expect((await api.ok('getFeedList', { pageIndex: 1, filter: 3 }, { as })).count).toBe(1);
  });

  test('an edit keeps likes, marks the post, and every earlier version can be read', async () => {
    const [as, reader] = [await api.member(), await api.member()];
    const first = await post(api, as, { text: 'One' });
    await api.ok('likeFeed', { ...keyOf(first), action: 1 }, { as: reader });
    api.advance(1000);
    const second = (await api.ok('managePost', change(first, { text: 'Two' }), { as })).response;
    const third = (await api.ok('managePost', change(second, { text: 'Three' }), { as })).response;
    expect(third).toMatchObject({
      text: 'Three',
      editCount: 2,
      editedAt: third.updatedAt,
      counts: { likes: 1 },
    });
    const { item, edits } = await read(reader, first.feedId);
    expect(item.viewer).toMatchObject({ canEdit: false, canDelete: false, isLiked: true });
    expect(edits).toEqual([
      { text: 'Two', editedAt: third.updatedAt },
      { text: 'One', editedAt: second.updatedAt },
    ]);
  });

  test('what was written for connections stays theirs when the post opens to everybody', async () => {
    const [as, friend, stranger] = [await api.member(), await api.member(), await api.member()];
    await befriend(api, as, friend);
    const close = await post(api, as, { text: 'My new address is Isarweg 7.', visibility: 1 });
    const opened = (await api.ok('managePost', change(close, { text: 'I moved.', visibility: 0 }), { as }))
      .response;
    await api.ok('managePost', change(opened, { text: 'I moved to Munich.' }), { as });
    const textsFor = async (reader: typeof as) =>
      (await read(reader, close.feedId)).edits.map((edit) => edit.text);
    expect(await textsFor(stranger)).toEqual(['I moved.']);
    expect(await textsFor(friend)).toEqual(['I moved.', 'My new address is Isarweg 7.']);
    expect(await textsFor(as)).toEqual(['I moved.', 'My new address is Isarweg 7.']);
  });

  test('changing who may read or comment is no edit', async () => {
    const as = await api.member();
    const item = await post(api, as);
    const { response } = await api.ok('managePost', change(item, { visibility: 1, commentPolicy: 2 }), {
      as,
    });
    expect(response).toMatchObject({ visibility: 1, commentPolicy: 2, viewer: { canComment: false } });
    expect(response).not.toHaveProperty('editedAt');
    expect((await read(as, item.feedId)).edits).toEqual([]);
  });

  test('an edit of an older state is 409 STALE and changes nothing', async () => {
    const as = await api.member();
    const item = await post(api, as, { text: 'One' });
    await api.ok('managePost', change(item, { text: 'Two' }), { as });
    expect(await api.refused('managePost', change(item, { text: 'Mine' }), { as })).toMatchObject({
      status: 409,
      code: 'STALE',
    });
    const current = (await read(as, item.feedId)).item;
    expect(current.text).toBe('Two');
    const both = await Promise.all(
      ['A', 'B'].map((text) => api.call('managePost', change(current, { text }), { as })),
    );
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });

  test('an edit takes pictures away and adds some; what was taken away is removed a day later', async () => {
    const as = await api.member();
    const [kept, dropped] = [
      await upload(api, as, { bytes: await picture() }),
      await upload(api, as, { bytes: await picture() }),
    ];
    const item = await post(api, as, { media: [{ mediaKey: kept }, { mediaKey: dropped }] });
    const { response } = await api.ok(
      'managePost',
      change(item, { media: [{ mediaKey: kept, alt: 'Now described' }] }),
      { as },
    );
    expect(response.media).toMatchObject([{ mediaKey: kept, alt: 'Now described' }]);
    expect(response.editCount).toBe(1);
    const rows = await api.db
      .selectFrom('media')
      .select(['key', 'state'])
      .where('owner_id', '=', as.userId)
      .execute();
    expect(Object.fromEntries(rows.map((row) => [row.key, row.state]))).toEqual({
      [kept]: 'used',
      [dropped]: 'released',
    });
  });

  test('another member can neither edit nor delete; a deleted post is gone for everybody', async () => {
    const [as, other] = [await api.member(), await api.member()];
    const item = await post(api, as);
    const edit = await api.refused('managePost', change(item, { text: 'Not mine' }), { as: other });
    expect(edit).toMatchObject({ status: 403, code: 'NOT_OWNER' });
    expect(await api.refused('deletePost', keyOf(item), { as: other })).toMatchObject({
      status: 403,
      code: 'NOT_OWNER',
    });
    expect((await api.ok('deletePost', keyOf(item), { as })).message).toBe('Your post was deleted');
    for (const who of [as, other])
      expect((await api.refused('getPostDetails', keyOf(item), { as: who })).status).toBe(404);
    expect((await api.refused('deletePost', keyOf(item), { as })).status).toBe(404);
    expect((await api.refused('managePost', change(item), { as })).status).toBe(404);
  });

  test('thirty posts an hour are enough', async () => {
    const as = await api.member();
    for (let i = 0; i < 30; i++) await post(api, as, { text: `Post ${i}` });
    expect(await api.refused('managePost', newPost(as), { as })).toMatchObject({
      status: 429,
      code: 'RATE_LIMITED',
    });
    api.advance(3_600_000);
    await post(api, as);
  });

  test('a content type that is not the post’s, a stranger’s id and no id at all are 404 alike', async () => {
    const as = await api.member();
    const item = await post(api, as);
    for (const key of [
      { ...keyOf(item), feedType: 11 as const },
      { feedId: as.userId, feedType: 10 as const },
      { feedId: 'f1', feedType: 10 as const },
    ])
      expect(await api.refused('getFeedDetails', key, { as })).toMatchObject({
        status: 404,
        code: 'NOT_FOUND',
      });
  });
});
