import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { comment, keyOf, onComment, post } from '../support/posts.ts';
import { threadsOf } from '../support/threads.ts';

describe.each(databases())('comments on %s', (kind) => {
  const api = useApi(kind);

  const { thread, texts, counted, scene } = threadsOf(api);

  test('a comment is written, read by others, edited and marked', async () => {
    const { owner, guest, item } = await scene();
    const written = await comment(api, guest, item, '  Well said  ');
    expect(written).toMatchObject({
      text: 'Well said',
      author: { userName: 'Guest' },
      counts: { likes: 0, replies: 0 },
      viewer: { isLiked: false, canEdit: true, canDelete: true },
      state: 0,
    });
    expect(written).not.toHaveProperty('editedAt');
    const read = (await thread(owner, item)).response;
    expect(read).toMatchObject([
      { commentId: written.commentId, viewer: { canEdit: false, canDelete: true } },
    ]);
    api.advance(1000);
    const { response } = await api.ok(
      'manageComment',
      onComment(item, 1, written.commentId, 'Very well said'),
      { as: guest },
    );
    expect(response.text).toBe('Very well said');
    expect(Date.parse(response.editedAt ?? '')).toBeGreaterThan(Date.parse(response.createdAt));
    expect(await counted(owner, item)).toBe(1);
  });

  test('a comment on a post that was just deleted is refused in plain words', async () => {
    const { owner, guest, item } = await scene();
    await api.ok('deletePost', keyOf(item), { as: owner });
    const late = { ...keyOf(item), action: 0 as const, text: 'Too late', clientId: randomUUID() };
    expect(await api.refused('manageComment', late, { as: guest })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
      message: 'This post was removed.',
    });
  });

  test('newest or oldest first, ten on a page', async () => {
    const { guest, item } = await scene();
    for (let i = 1; i <= 12; i++) await comment(api, guest, item, `No ${i}`);
    const newest = await thread(guest, item, { sort: 0 });
    expect(newest.count).toBe(12);
    expect(newest.response.map((one) => one.text)).toEqual(
      Array.from({ length: 10 }, (_, i) => `No ${12 - i}`),
    );
    expect(await texts(guest, item, { sort: 0, pageIndex: 2 })).toEqual(['No 2', 'No 1']);
    expect((await texts(guest, item))[0]).toBe('No 1');
  });

  test('there is one level: the answer to an answer stands beside it', async () => {
    const { owner, guest, item } = await scene();
    const first = await comment(api, guest, item, 'A question');
    const answer = await comment(api, owner, item, 'An answer', first.commentId);
    const again = await comment(api, guest, item, '@Owner thanks', answer.commentId);
    expect([answer.parentCommentId, again.parentCommentId]).toEqual([first.commentId, first.commentId]);
    expect((await thread(owner, item)).response).toMatchObject([
      { text: 'A question', counts: { replies: 2 } },
    ]);
    expect(await texts(owner, item, { parentCommentId: first.commentId })).toEqual([
      'An answer',
      '@Owner thanks',
    ]);
    expect(await counted(owner, item)).toBe(3);
  });

  test('a deleted comment keeps its place while somebody answers it, without its text', async () => {
    const { owner, guest, item } = await scene();
    const lonely = await comment(api, guest, item, 'Nobody answers me');
    const asked = await comment(api, guest, item, 'A secret question');
    const answer = await comment(api, owner, item, 'An answer', asked.commentId);
    for (const { commentId } of [lonely, asked]) {
      const { response } = await api.ok('manageComment', onComment(item, 2, commentId), { as: guest });
      expect(response).toMatchObject({ state: 1, text: '', viewer: { canEdit: false, canDelete: false } });
    }
    expect((await thread(owner, item)).response).toMatchObject([
      { commentId: asked.commentId, state: 1, text: '', counts: { replies: 1 } },
    ]);
    expect(await counted(owner, item)).toBe(1);
    await api.ok('manageComment', onComment(item, 2, answer.commentId), { as: owner });
    expect(await thread(owner, item)).toMatchObject({ response: [], count: 0 });
    expect(await counted(owner, item)).toBe(0);
    const twice = await api.refused('manageComment', onComment(item, 2, asked.commentId), { as: guest });
    expect(twice.status).toBe(404);
  });

  test('the owner of the post deletes and hides; nobody else does', async () => {
    const { owner, guest, third, item } = await scene();
    const { commentId } = await comment(api, guest, item, 'Off the point');
    for (const action of [2, 3, 4] as const) {
      const refused = await api.refused('manageComment', onComment(item, action, commentId), { as: third });
      expect(refused).toMatchObject({ status: 403, code: 'NOT_OWNER' });
    }
    expect((await api.refused('manageComment', onComment(item, 3, commentId), { as: guest })).code).toBe(
      'NOT_OWNER',
    );
    expect(
      (await api.refused('manageComment', onComment(item, 1, commentId, 'I say'), { as: owner })).code,
    ).toBe('NOT_OWNER');
    await api.ok('manageComment', onComment(item, 2, commentId), { as: owner });
    expect(await texts(guest, item)).toEqual([]);
  });

  test('what is hidden is seen by the owner of the post alone, with its answers, and can be shown again', async () => {
    const { owner, guest, third, item } = await scene();
    const first = await comment(api, guest, item, 'Rude');
    const answer = await comment(api, third, item, 'Please', first.commentId);
    await comment(api, third, item, 'Another matter');
    const { response } = await api.ok('manageComment', onComment(item, 3, first.commentId), { as: owner });
    expect(response).toMatchObject({ state: 2, text: 'Rude', author: { userName: 'Guest' } });
    await api.ok('manageComment', onComment(item, 3, first.commentId), { as: owner });
    for (const as of [guest, third]) {
      expect(await thread(as, item)).toMatchObject({ response: [{ text: 'Another matter' }], count: 1 });
      const replies = { ...keyOf(item), sort: 0 as const, pageIndex: 1, parentCommentId: first.commentId };
      expect((await api.refused('commentDetails', replies, { as })).status).toBe(404);
      expect(
        (await api.refused('likeComments', { commentId: answer.commentId, action: 1 }, { as })).status,
      ).toBe(404);
    }
    expect((await thread(owner, item)).response).toMatchObject([{ state: 2 }, { state: 0 }]);
    expect(await counted(third, item)).toBe(1);
    await api.ok('manageComment', onComment(item, 2, answer.commentId), { as: owner });
    expect(await counted(third, item)).toBe(1);
    await api.ok('manageComment', onComment(item, 4, first.commentId), { as: owner });
    expect(await texts(guest, item)).toEqual(['Rude', 'Another matter']);
    expect(await counted(third, item)).toBe(2);
  });

  test('the same clientId writes once', async () => {
    const { guest, item } = await scene();
    const payload = { ...keyOf(item), action: 0 as const, text: 'Once', clientId: randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => api.ok('manageComment', payload, { as: guest })));
    expect(new Set(answers.map((answer) => answer.response.commentId)).size).toBe(1);
    expect(await counted(guest, item)).toBe(1);
  });

  test('twenty comments at once are counted as twenty', async () => {
    const { item, owner } = await scene();
    const members = await Promise.all(Array.from({ length: 20 }, () => api.member()));
    await Promise.all(members.map((as) => comment(api, as, item, 'Hello')));
    expect(await counted(owner, item)).toBe(20);
    expect((await thread(owner, item)).count).toBe(20);
  });

  test('each action without what it needs is refused at its field', async () => {
    const { guest, item } = await scene();
    const errors = async (body: object) =>
      (
        await api.refused(
          'manageComment',
          { ...keyOf(item), clientId: randomUUID(), action: 0, ...body },
          { as: guest },
        )
      ).errors;
    expect(await errors({})).toEqual({ text: 'Please write a comment.' });
    expect(await errors({ text: ' \n ' })).toEqual({ text: 'Please write a comment.' });
    expect(await errors({ text: 'x'.repeat(1001) })).toEqual({
      text: 'A comment has at most 1000 characters.',
    });
    expect(await errors({ action: 2 })).toEqual({ commentId: 'Please say which comment.' });
    const { commentId } = await comment(api, guest, item, 'Here');
    expect(await errors({ action: 1, commentId })).toEqual({ text: 'Please write a comment.' });
  });

  test('a comment of another post, and an answer to what is gone, are 404', async () => {
    const { owner, guest, item } = await scene();
    const other = await post(api, owner);
    const { commentId } = await comment(api, guest, other, 'Elsewhere');
    expect((await api.refused('manageComment', onComment(item, 2, commentId), { as: guest })).status).toBe(
      404,
    );
    const stray = {
      ...keyOf(item),
      action: 0 as const,
      text: 'Hm',
      clientId: randomUUID(),
      parentCommentId: commentId,
    };
    expect((await api.refused('manageComment', stray, { as: guest })).status).toBe(404);
    await api.ok('manageComment', onComment(other, 2, commentId), { as: guest });
    const late = { ...stray, ...keyOf(other), clientId: randomUUID() };
    expect((await api.refused('manageComment', late, { as: guest })).status).toBe(404);
  });
});
