import { describe, expect, test } from 'vitest';
import type { Context } from '../../../server/context.ts';
import { getUserInfo } from '../../../server/modules/profile/userInfo.ts';
import { useApi } from '../support/api.ts';
import { counted } from '../support/counted.ts';
import { databases } from '../support/databases.ts';
import type { TestMember } from '../support/members.ts';
import { adders, fillProfile } from '../support/profile.ts';

describe.each(databases())('what a profile costs on %s', (kind) => {
  const api = useApi(kind);

  function statementsOf(as: TestMember, otherUserId?: string): Promise<number> {
    const { db, tripsOf } = counted(api.db);
    // The handler reads nothing else of its context.
    const context = {
      db,
      config: api.config,
      now: api.now,
      session: { userId: as.userId, role: as.role },
    } as unknown as Context;
    return tripsOf(() =>
      getUserInfo({ userId: as.userId, ...(otherUserId ? { otherUserId } : {}) }, context),
    );
  }

  test('as many statements for forty items as for none', async () => {
    const [owner, empty, as] = [await api.member(), await api.member(), await api.member()];
    await fillProfile(api, owner);
    const add = adders(api);
    for (let i = 0; i < 9; i++) {
      const past = { isCurrent: false, endDate: '2020-01' };
      await add.experience(owner, { ...past, jobTitle: `Job ${i}`, startDate: '2010-01' });
      await add.education(owner, { ...past, degree: `Degree ${i}` });
      await add.certificate(owner, { certificateName: `Certificate ${i}` });
      await add.achievement(owner, { title: `Medal ${i}` });
    }
    expect(await statementsOf(as, owner.userId)).toBe(5);
    expect(await statementsOf(as, empty.userId)).toBe(5);
    expect(await statementsOf(owner)).toBe(4);
  });
});
