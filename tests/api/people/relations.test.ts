import { describe, expect, test } from 'vitest';
import { relationsOf } from '../../../server/modules/people/relation.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { befriend, block, follow } from '../support/posts.ts';
import { profileOf } from '../support/profile.ts';

describe.each(databases())('how members stand to each other on %s', (kind) => {
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

  test('the recommendations that are counted are those that are shown, and not across a block', async () => {
    const [owner, as] = [await api.member(), await api.member()];
    const authors = await Promise.all([1, 2, 3].map(() => api.member()));
    for (const [index, author] of authors.entries())
      await api.db
        .insertInto('recommendations')
        .values({
          id: crypto.randomUUID(),
          author_id: author.userId,
          receiver_id: owner.userId,
          relationship: 2,
          text: 'They draw maps that towns believe, and they answer the telephone.',
          state: index === 0 ? 3 : 2,
          created_at: api.now(),
          updated_at: api.now(),
        })
        .execute();
    const counted = async () => (await profileOf(api, as, owner)).member.counts?.recommendations;
    expect(await counted()).toBe(2);
    const [, , blocked = owner] = authors;
    await block(api, blocked, as);
    expect(await counted()).toBe(1);
    expect((await profileOf(api, owner)).member.counts?.recommendations).toBe(2);
  });
});
