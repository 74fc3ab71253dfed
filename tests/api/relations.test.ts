import { describe, expect, test } from 'vitest';
import { relationsOf } from '../../server/modules/people/relation.ts';
import { useApi } from './support/api.ts';
import { databases } from './support/databases.ts';
import { befriend, follow } from './support/posts.ts';

describe.each(databases)('how members stand to each other on %s', (kind) => {
  const api = useApi(kind);

  test('relations of many are those of each, in one statement', async () => {
    const as = await api.member();
    const [friend, asked, asking, followed, common] = await Promise.all(
      [1, 1, 1, 3, 1].map((role) => api.member({ role: role as 1 | 3 })),
    );
    if (!friend || !asked || !asking || !followed || !common) throw new Error('five members');
    await befriend(api, as, friend);
    await befriend(api, as, common);
    await befriend(api, friend, common);
    await follow(api, as, followed);
    await api.ok(
      'manageConnection',
      { otherUserId: asked.userId, action: 0, clientId: crypto.randomUUID() },
      { as },
    );
    await api.ok(
      'manageConnection',
      { otherUserId: as.userId, action: 0, clientId: crypto.randomUUID() },
      { as: asking },
    );
    const others = [friend, asked, asking, followed].map(({ userId }) => userId);
    const found = await relationsOf(api.db, as, [...others, as.userId, 'nobody', crypto.randomUUID()]);
    expect([...found.keys()].sort()).toEqual([...others].sort());
    expect(found.get(friend.userId)).toMatchObject({ connectionStatus: 1, canMessage: true, mutualCount: 1 });
    expect(found.get(asked.userId)).toMatchObject({ connectionStatus: 0, requestDirection: 2 });
    expect(found.get(asking.userId)).toMatchObject({ connectionStatus: 0, requestDirection: 1 });
    expect(found.get(followed.userId)).toMatchObject({
      connectionStatus: 2,
      isFollowing: true,
      canConnect: false,
    });
    expect(await relationsOf(api.db, as, [])).toEqual(new Map());
  });
});
