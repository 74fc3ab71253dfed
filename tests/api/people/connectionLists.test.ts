import { describe, expect, test } from 'vitest';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import type { TestMember } from '../support/members.ts';
import { ADD, BLOCK, listOf, MUTE, tie, UNMUTE } from '../support/people.ts';
import { befriend } from '../support/posts.ts';

describe.each(databases())('lists of connections on %s', (kind) => {
  const api = useApi(kind);
  const two = async () =>
    [await api.member({ userName: 'Ada Ask' }), await api.member({ userName: 'Ben Be' })] as const;
  const names = async (as: TestMember, list: 0 | 1 | 2 | 3 | 4 | 5 | 6, more = {}) =>
    (await listOf(api, as, list, more)).response.map(({ member }) => member.userName);

  test('lists are paged by ten, sorted, and searched without accents', async () => {
    const ada = await api.member();
    for (const userName of ['Žofie Nová', 'Émile Zola', 'anna Ärmel', '木の葉', 'Nguyễn Thị Lan'])
      await befriend(api, ada, await api.member({ userName }));
    for (let i = 0; i < 8; i++) await befriend(api, ada, await api.member({ userName: `Person ${i}` }));
    const first = await listOf(api, ada, 0);
    const second = await listOf(api, ada, 0, { pageIndex: 2 });
    expect([first.response.length, second.response.length, first.count]).toEqual([10, 3, 13]);
    const ids = [...first.response, ...second.response].map(({ connectionId }) => connectionId);
    expect(new Set(ids).size).toBe(13);
    expect((await names(ada, 0, { sort: 1 })).slice(0, 3)).toEqual([
      'anna Ärmel',
      'Émile Zola',
      'Nguyễn Thị Lan',
    ]);
    expect(await names(ada, 0, { searchText: 'nguyen la' })).toEqual(['Nguyễn Thị Lan']);
    expect(await names(ada, 0, { searchText: 'EMILE' })).toEqual(['Émile Zola']);
    expect(await listOf(api, ada, 0, { searchText: '!?' })).toMatchObject({ response: [], count: 0 });
    expect(await listOf(api, ada, 0, { searchText: 'zof' })).toMatchObject({
      count: 1,
      counts: { connected: 13 },
    });
    expect(await names(ada, 0, { pageIndex: 9999 })).toEqual([]);
  });

  test('who is muted stands in a list of its own, unless a block hides them', async () => {
    const [ada, ben] = await two();
    await tie(api, ada, ben, MUTE);
    const muted = await listOf(api, ada, 6);
    expect(muted).toMatchObject({ count: 1, counts: { muted: 1, connected: 0 } });
    expect(muted.response[0]?.viewer.isMuted).toBe(true);
    expect(muted.response[0]?.mutedAt).toBeDefined();
    expect(await names(ben, 6)).toEqual([]);
    await tie(api, ada, ben, UNMUTE);
    expect(await listOf(api, ada, 6)).toMatchObject({ response: [], counts: { muted: 0 } });
    await tie(api, ada, ben, MUTE);
    await tie(api, ben, ada, BLOCK);
    expect(await listOf(api, ada, 6)).toMatchObject({ response: [], counts: { muted: 0 } });
  });

  test('suspended members leave the lists and the counts while they are suspended', async () => {
    const [ada, ben] = await two();
    await befriend(api, ada, ben);
    const set = (at: Date | null) =>
      api.db.updateTable('members').set({ suspended_at: at }).where('id', '=', ben.userId).execute();
    await set(api.now());
    expect(await listOf(api, ada, 0)).toMatchObject({ response: [], counts: { connected: 0 } });
    await set(null);
    expect(await names(ada, 0)).toEqual(['Ben Be']);
  });

  test('connections in common are counted, without those whom a block hides', async () => {
    const [ada, ben] = await two();
    const friends = [await api.member(), await api.member(), await api.member()] as const;
    for (const friend of friends) {
      await befriend(api, ada, friend);
      await befriend(api, ben, friend);
    }
    expect((await tie(api, ada, ben, ADD)).viewer.mutualCount).toBe(3);
    await tie(api, friends[0], ada, BLOCK);
    expect((await listOf(api, ada, 2)).response[0]?.viewer.mutualCount).toBe(2);
  });
});
