import { describe, expect, test } from 'vitest';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import type { TestMember } from '../support/members.ts';
import { recommend } from '../support/people.ts';
import { befriend } from '../support/posts.ts';
import { profileOf } from '../support/profile.ts';

const text = 'Amara rebuilt our kiln schedule in a week, and taught the night shift to read it.';
const levels = { 'for everybody': 0, 'for connections': 1, 'for nobody else': 2 } as const;

describe.each(databases())('what a section that is not for everybody tells on %s', (kind) => {
  const api = useApi(kind);

  /** A member with a connection, whose text they show, and a stranger. */
  async function three(level: 0 | 1 | 2) {
    const [owner, friend, stranger] = [await api.member(), await api.member(), await api.member()];
    await befriend(api, owner, friend);
    const written = { otherUserId: owner.userId, action: 1 as const, relationship: 2 as const, text };
    const { recommendationId } = await recommend(api, friend, written);
    await recommend(api, owner, { action: 2, recommendationId });
    const { updatedAt } = (await profileOf(api, owner)).member;
    const sectionVisibility = { recommendations: level, connections: level };
    await api.ok('editProfile', { updatedAt, sectionVisibility }, { as: owner });
    return { owner, friend, stranger };
  }

  test.each(Object.entries(levels))('counts of what is %s are for those who see it', async (_name, level) => {
    const { owner, friend, stranger } = await three(level);
    const counts = async (as: TestMember) =>
      (await profileOf(api, as, as === owner ? undefined : owner)).member.counts;
    const all = { connections: 1, followers: 0, following: 0, posts: 0, recommendations: 1 };
    const rest = { followers: 0, following: 0, posts: 0 };
    expect(await counts(owner)).toEqual(all);
    expect(await counts(friend)).toEqual(level < 2 ? all : rest);
    expect(await counts(stranger)).toEqual(level === 0 ? all : rest);
    const preview = (await api.ok('getUserInfo', { previewAs: 0 }, { as: owner })).response;
    expect(preview.member.counts).toEqual(level === 0 ? all : rest);
  });

  test.each(Object.entries(levels))(
    'a recommendation that is %s is so in the list of who gave it',
    async (_name, level) => {
      const { owner, friend, stranger } = await three(level);
      const near = await api.member();
      await befriend(api, near, owner);
      const given = async (as: TestMember) => {
        const other = as === friend ? {} : { otherUserId: friend.userId };
        const { response, count } = await api.ok(
          'getRecommendations',
          { type: 1, pageIndex: 1, ...other },
          { as },
        );
        return [response.length, count];
      };
      expect([await given(owner), await given(friend)]).toEqual([
        [1, 1],
        [1, 1],
      ]);
      expect(await given(near)).toEqual(level < 2 ? [1, 1] : [0, 0]);
      expect(await given(stranger)).toEqual(level === 0 ? [1, 1] : [0, 0]);
    },
  );
});
