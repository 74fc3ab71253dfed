import { describe, expect, test } from 'vitest';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import type { TestMember } from '../support/members.ts';
import { befriend, change, follow, keyOf, newPost, post } from '../support/posts.ts';

describe.each(databases())('suggestions and tags on %s', (kind) => {
  const api = useApi(kind);
  const names = async (as: TestMember, text: string) =>
    (await api.ok('getMentionSuggestions', { kind: 0, text }, { as })).response.members.map(
      ({ userName }) => userName,
    );
  const tags = async (as: TestMember, text: string) =>
    (await api.ok('getMentionSuggestions', { kind: 1, text }, { as })).response.tags;
  const tagged = async (as: TestMember, tag: string) =>
    (await api.ok('getFeedList', { pageIndex: 1, filter: 0, tag }, { as })).response.map(({ text }) => text);

  test('members are found by the beginning of any word, without case and accents', async () => {
    const as = await api.member({ userName: 'Writer' });
    await api.member({ userName: 'Nguyễn Thị Lan' });
    await api.member({ userName: "Seán O'Brien-Şahin" });
    await api.member({ userName: '木の葉工房', role: 3 });
    for (const [text, found] of [
      ['nguyen', 'Nguyễn Thị Lan'],
      ['LAN', 'Nguyễn Thị Lan'],
      ['thi la', 'Nguyễn Thị Lan'],
      ['sah', "Seán O'Brien-Şahin"],
      ['brien', "Seán O'Brien-Şahin"],
      ['木の', '木の葉工房'],
    ] as const)
      expect(await names(as, text), text).toEqual([found]);
    for (const text of ['guyen', 'writer', '%', "'", '🎉', "a' | b:*"])
      expect(await names(as, text)).toEqual([]);
  });

  test('those one follows or knows come first, at most eight, and alone where nothing is typed', async () => {
    const as = await api.member({ userName: 'Writer' });
    for (let i = 0; i < 9; i++) await api.member({ userName: `Quirin ${i}`, role: 2 });
    const followed = await api.member({ userName: 'Quirin the followed', role: 4 });
    const friend = await api.member({ userName: 'Quirin the friend' });
    await follow(api, as, followed);
    await befriend(api, as, friend);
    const found = await names(as, 'quir');
    expect(found).toHaveLength(8);
    expect(found.slice(0, 2).sort()).toEqual(['Quirin the followed', 'Quirin the friend']);
    expect((await names(as, ' ')).sort()).toEqual(['Quirin the followed', 'Quirin the friend']);
  });

  test('a role is offered whom it may search, and whom it knows', async () => {
    const roles = [1, 2, 3, 4] as const;
    const members = await Promise.all(roles.map((role) => api.member({ role, userName: `Zoltan ${role}` })));
    const friend = await api.member({ userName: 'Zoltan friend' });
    const expected = { 1: '1234', 2: '234', 3: '34', 4: '4' };
    for (const [index, role] of roles.entries()) {
      const as = await api.member({ role, userName: 'Writer' });
      const found = (await names(as, 'zoltan')).map((name) => name.at(-1)).filter((last) => last !== 'd');
      expect(found.sort().join('')).toBe(expected[role]);
      await befriend(api, as, friend);
      expect(await names(as, 'zoltan')).toContain('Zoltan friend');
      expect(members[index]).toBeDefined();
    }
  });

  test('a tag leads to its posts; its count is of public posts and follows every change', async () => {
    const [as, reader] = [await api.member(), await api.member()];
    const first = await post(api, as, { text: 'One #Weben_1 #weben_1 and #weberei' });
    await post(api, as, { text: 'Two #WEBEN_1' });
    await post(api, as, { text: 'Three #weben_1', visibility: 1 });
    expect(await tags(as, 'web')).toEqual([
      { tag: 'weben_1', posts: 2 },
      { tag: 'weberei', posts: 1 },
    ]);
    expect(await tags(as, 'webe%')).toEqual([]);
    expect(await tagged(reader, 'Weben_1')).toEqual(['Two #WEBEN_1', 'One #Weben_1 #weben_1 and #weberei']);
    expect(await tagged(as, 'weben_1')).toHaveLength(3);
    const edited = await api.ok('managePost', change(first, { text: 'One #weberei' }), { as });
    expect(await tags(as, 'web')).toEqual([
      { tag: 'weben_1', posts: 1 },
      { tag: 'weberei', posts: 1 },
    ]);
    const narrowed = await api.ok('managePost', change(edited.response, { visibility: 1 }), { as });
    expect(await tags(as, 'weberei')).toEqual([]);
    await api.ok('deletePost', keyOf(narrowed.response) as never, { as });
    expect(await tagged(as, 'weberei')).toEqual([]);
    await api.ok('verifyAccount', {}, { as });
    await api.ok('deleteAccount', { otp: await api.codeFor(`+49${as.phone}`) }, { as });
    expect(await tags(reader, 'web')).toEqual([]);
  });

  test('across a block a tag is neither suggested nor counted, in either direction', async () => {
    const [writer, reader, third] = [await api.member(), await api.member(), await api.member()];
    await post(api, writer, { text: 'Mine alone #kupfer_eigen, ours #kupfer_alle' });
    await post(api, third, { text: 'Ours #kupfer_alle' });
    const [alone, shared] = [
      { tag: 'kupfer_eigen', posts: 1 },
      { tag: 'kupfer_alle', posts: 2 },
    ];
    expect(await tags(reader, 'kupfer')).toEqual([shared, alone]);
    await api.ok('manageConnection', { action: 4, otherUserId: writer.userId }, { as: reader });
    expect(await tags(reader, 'kupfer')).toEqual([{ tag: 'kupfer_alle', posts: 1 }]);
    expect(await tags(third, 'kupfer')).toEqual([shared, alone]);
    await post(api, reader, { text: 'Mine #kupfer_leser' });
    expect(await tags(writer, 'kupfer_l')).toEqual([]);
    await api.ok('manageConnection', { action: 5, otherUserId: writer.userId }, { as: reader });
    expect(await tags(reader, 'kupfer')).toEqual([shared, alone, { tag: 'kupfer_leser', posts: 1 }]);
  });

  test('too many tags, a tag that is none, and a tag in another list are refused', async () => {
    const as = await api.member();
    const text = Array.from({ length: 31 }, (_, index) => `#tag_${index}`).join(' ');
    expect((await api.refused('managePost', newPost(as, { text }), { as })).errors).toEqual({
      text: 'A post has at most 30 tags.',
    });
    for (const payload of [
      { filter: 0, tag: 'a b' },
      { filter: 0, tag: 'x'.repeat(51) },
      { filter: 3, tag: 'newjob' },
    ] as const)
      expect((await api.refused('getFeedList', { pageIndex: 1, ...payload }, { as })).status).toBe(422);
  });

  test('more than 120 in a minute wait', async () => {
    const as = await api.member();
    const answers = await Promise.all(
      Array.from({ length: 121 }, () => api.call('getMentionSuggestions', { kind: 1, text: 'x' }, { as })),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});
