import { describe, expect, test } from 'vitest';
import { purgeItems } from '../../../server/modules/profile/sections/eraseSections.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import type { TestMember } from '../support/members.ts';
import { adders, fillProfile, profileOf } from '../support/profile.ts';

const tables = ['profile_items', 'passions', 'member_languages', 'member_interests'] as const;

describe.each(databases())('what leaves a profile on %s', (kind) => {
  const api = useApi(kind);
  const rowsOf = (as: TestMember) =>
    Promise.all(
      tables.map(
        async (table) =>
          (await api.db.selectFrom(table).select('member_id').where('member_id', '=', as.userId).execute())
            .length,
      ),
    );

  test('a deleted account takes its sections along; who worked there keeps the name', async () => {
    const company = await api.member({ role: 2, userName: 'Kestrel Talent' });
    const [as, other] = [await api.member(), await api.member()];
    for (const one of [as, other]) await fillProfile(api, one);
    const add = adders(api);
    const fields = { jobTitle: 'Recruiter', companyName: 'Kestrel Talent', companyId: company.userId };
    await add.experience(other, { ...fields, startDate: '2015-01', endDate: '2016-01', isCurrent: false });
    expect(await rowsOf(as)).toEqual([4, 1, 1, 3]);
    for (const leaver of [as, company]) {
      await api.ok('verifyAccount', {}, { as: leaver });
      const otp = await api.codeFor(`+49${leaver.phone}`);
      await api.ok('deleteAccount', { otp }, { as: leaver });
    }
    expect(await rowsOf(as)).toEqual([0, 0, 0, 0]);
    expect(await rowsOf(other)).toEqual([5, 1, 1, 3]);
    const { experience = [] } = (await profileOf(api, other)).sections;
    const job = experience.find(({ jobTitle }) => jobTitle === 'Recruiter');
    expect(job).toMatchObject({ companyName: 'Kestrel Talent' });
    expect(job).not.toHaveProperty('companyId');
    const names = await api.db.selectFrom('passion_names').select(['folded', 'members']).execute();
    expect(names).toEqual([{ folded: 'carnatic violin', members: 1 }]);
  });

  test('what was deleted and not put back is gone after a while, with what was sent to verify it', async () => {
    const as = await api.member();
    const add = adders(api);
    const [gone, kept] = [await add.certificate(as), await add.achievement(as)];
    for (const [type, item_id] of [
      [3, gone.certificateId],
      [4, kept.achievementId],
    ] as const)
      await api.db
        .insertInto('verifications')
        .values({
          id: crypto.randomUUID(),
          owner_id: as.userId,
          type,
          item_id,
          status: 2,
          updated_at: api.now(),
        })
        .execute();
    await api.ok('deleteDocument', { documentType: 3, documentId: gone.certificateId }, { as });
    await purgeItems(api);
    expect((await rowsOf(as))[0]).toBe(2);
    api.advance(60_000);
    await purgeItems(api);
    expect((await rowsOf(as))[0]).toBe(1);
    const checks = await api.db
      .selectFrom('verifications')
      .select('item_id')
      .where('owner_id', '=', as.userId)
      .execute();
    expect(checks).toEqual([{ item_id: kept.achievementId }]);
  });
});
