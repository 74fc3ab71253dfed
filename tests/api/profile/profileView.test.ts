import { describe, expect, test } from 'vitest';
import { useApi, type TestApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import type { TestMember } from '../support/members.ts';
import { befriend, block, follow } from '../support/posts.ts';
import { fillProfile, profileOf } from '../support/profile.ts';

const sectionNames = [
  'experience',
  'education',
  'certificates',
  'achievements',
  'passions',
  'languages',
  'interests',
] as const;
const levels = { 'for everybody': 0, 'for connections': 1, 'for nobody else': 2 } as const;
const gone = { status: 404, code: 'NOT_FOUND', message: 'This profile is not available.' };

async function setLevel(api: TestApi, as: TestMember, level: 0 | 1 | 2) {
  const { updatedAt } = (await profileOf(api, as)).member;
  const all = Object.fromEntries([...sectionNames, 'contact'].map((name) => [name, level]));
  await api.ok('editProfile', { updatedAt, sectionVisibility: all }, { as });
}

describe.each(databases())('profiles as others see them on %s', (kind) => {
  const api = useApi(kind);
  const privateFields = [
    'dateOfBirth',
    'sectionVisibility',
    'profileStrength',
    'nextSteps',
    'locale',
    'firstName',
  ];
  const refused = (as: TestMember, otherUserId: string) =>
    api.refused('getUserInfo', { otherUserId }, { as });

  test.each(Object.entries(levels))('what is %s is seen by those whom it is for', async (_name, level) => {
    const owner = await api.member({
      email: 'p@example.org',
      details: { firstName: 'Priya', dateOfBirth: '1991-07-19' },
    });
    await fillProfile(api, owner);
    await setLevel(api, owner, level);
    const [friend, stranger, hr] = [await api.member(), await api.member(), await api.member({ role: 2 })];
    await befriend(api, owner, friend);
    const sees = { self: true, friend: level < 2, stranger: level === 0, hr: level === 0 };
    for (const [who, as] of Object.entries({ self: owner, friend, stranger, hr })) {
      const seen = sees[who as keyof typeof sees];
      const { member, sections, connectionsOnly, viewer } = await profileOf(
        api,
        as,
        as === owner ? undefined : owner,
      );
      expect([who, Object.keys(sections).sort()]).toEqual([who, seen ? [...sectionNames].sort() : []]);
      expect(Object.values(sections).every((list) => list.length > 0)).toBe(true);
      expect([who, member.phone, member.email]).toEqual(
        seen ? [who, owner.phone, 'p@example.org'] : [who, undefined, undefined],
      );
      expect(connectionsOnly).toEqual(level === 1 && !seen ? [...sectionNames, 'contact'] : []);
      expect(privateFields.some((field) => field in member)).toBe(who === 'self');
      expect(viewer === undefined).toBe(who === 'self');
      const other = as === owner ? {} : { otherUserId: owner.userId };
      const lists = [
        await api.call('getWorkExperience', other, { as }),
        await api.call('getEducationalDetails', other, { as }),
        await api.call('getCertificate', other, { as }),
        await api.call('getAchievement', other, { as }),
        await api.call('getLanguages', other, { as }),
      ];
      for (const { status } of lists) expect([who, status]).toEqual([who, seen ? 200 : 404]);
    }
  });

  test('phone and e-mail are the member’s own until they say otherwise', async () => {
    const owner = await api.member({ email: 'p@example.org' });
    const friend = await api.member();
    await befriend(api, owner, friend);
    const { member, connectionsOnly } = await profileOf(api, friend, owner);
    expect([member.phone, member.email, connectionsOnly]).toEqual([undefined, undefined, []]);
    expect((await profileOf(api, owner)).member).toMatchObject({
      phone: owner.phone,
      email: 'p@example.org',
    });
  });

  test.each([
    'getWorkExperience',
    'getEducationalDetails',
    'getCertificate',
    'getAchievement',
    'getLanguages',
  ] as const)('%s: nobody across a block, of no organisation', async (op) => {
    const [owner, as, brand] = [await api.member(), await api.member(), await api.member({ role: 3 })];
    await fillProfile(api, owner);
    const ask = (other: TestMember, who: TestMember) =>
      api.call(op, { otherUserId: other.userId }, { as: who });
    expect((await ask(brand, as)).status).toBe(404);
    await block(api, as, owner);
    expect((await ask(owner, as)).status).toBe(404);
    expect((await ask(as, owner)).status).toBe(404);
  });

  test('who blocked me is not available; of whom I blocked I see the name', async () => {
    const [owner, as] = [await api.member({ userName: 'Priya' }), await api.member()];
    await fillProfile(api, owner);
    await block(api, as, owner);
    expect(await refused(owner, as.userId)).toMatchObject(gone);
    const seen = await profileOf(api, as, owner);
    expect(Object.keys(seen.member).sort()).toEqual(
      [
        'createdAt',
        'premiumUser',
        'updatedAt',
        'userId',
        'userName',
        'userType',
        'verificationStatus',
      ].sort(),
    );
    expect(seen).toMatchObject({
      sections: {},
      connectionsOnly: [],
      viewer: { isBlocked: true, canConnect: false },
    });
    // Nobody learns that they are blocked by whom they blocked.
    await block(api, owner, as);
    expect((await profileOf(api, as, owner)).viewer?.isBlocked).toBe(true);
  });

  test('who is unknown, deleted, suspended or never verified is not available', async () => {
    const as = await api.member();
    const [deleted, suspended, begun] = [await api.member(), await api.member(), await api.member()];
    const mark = (other: TestMember, change: object) =>
      api.db.updateTable('members').set(change).where('id', '=', other.userId).execute();
    await mark(deleted, { deleted_at: api.now() });
    await mark(suspended, { suspended_at: api.now() });
    await mark(begun, { phone_verified_at: null });
    for (const id of ['u7', crypto.randomUUID(), deleted.userId, suspended.userId, begun.userId])
      expect(await refused(as, id)).toMatchObject(gone);
  });

  test('each organisation is shown with what belongs to it', async () => {
    const as = await api.member();
    const hr = await api.member({
      role: 2,
      userName: 'Kestrel Talent',
      details: {
        companyName: 'Kestrel Talent',
        companyLocation: { city: 'Lagos', country: 'NG' },
        contactPerson: 'Adaeze Okafor',
        industry: 'RECRUITMENT',
        registrationNumber: 'RC-1',
        foundedYear: 2014,
      },
    });
    await follow(api, as, hr);
    const seen = await profileOf(api, as, hr);
    expect(seen).toMatchObject({
      member: { companyName: 'Kestrel Talent', industry: 'RECRUITMENT', foundedYear: 2014 },
      viewer: {
        connectionStatus: 2,
        isFollowing: true,
        canConnect: true,
        canFollow: true,
        canMessage: false,
      },
      sections: {},
    });
    expect(seen.member).not.toHaveProperty('registrationNumber');
    expect((await profileOf(api, hr)).member).toMatchObject({ registrationNumber: 'RC-1', userType: 2 });
    const business = await api.member({ role: 4 });
    expect((await profileOf(api, as, business)).viewer).toMatchObject({ canConnect: false, canFollow: true });
  });

  test('who looks for work shows it to everybody, to HR, or to nobody', async () => {
    const [owner, as, hr] = [await api.member(), await api.member(), await api.member({ role: 2 })];
    for (const [visibleTo, isOpen, expected] of [
      [0, true, [true, true]],
      [1, true, [false, true]],
      [2, true, [false, false]],
      [0, false, [false, false]],
    ] as const) {
      const { updatedAt } = (await profileOf(api, owner)).member;
      const openToWork = { isOpen, roles: ['Hydrologist'], workplaceTypes: [2 as const], visibleTo };
      await api.ok('editProfile', { updatedAt, openToWork }, { as: owner });
      const shown = async (who: TestMember) => 'openToWork' in (await profileOf(api, who, owner)).member;
      expect([visibleTo, isOpen, [await shown(as), await shown(hr)]]).toEqual([visibleTo, isOpen, expected]);
      expect((await profileOf(api, owner)).member.openToWork).toEqual(openToWork);
    }
  });

  test('a preview is what others see, of one’s own profile alone', async () => {
    const owner = await api.member({ details: { dateOfBirth: '1991-07-19' } });
    await fillProfile(api, owner);
    const { updatedAt } = (await profileOf(api, owner)).member;
    await api.ok(
      'editProfile',
      {
        updatedAt,
        sectionVisibility: { education: 1, passions: 2 },
        openToWork: { isOpen: true, roles: [], workplaceTypes: [], visibleTo: 1 },
      },
      { as: owner },
    );
    const [friend, stranger, hr] = [await api.member(), await api.member(), await api.member({ role: 2 })];
    await befriend(api, owner, friend);
    const { member, sections } = await profileOf(api, owner);
    expect([member.dateOfBirth, sections.passions?.length]).toEqual(['1991-07-19', 1]);
    for (const [previewAs, as] of [
      [0, stranger],
      [1, friend],
      [2, hr],
    ] as const) {
      const { viewer: _relation, ...theirs } = await profileOf(api, as, owner);
      const preview = (await api.ok('getUserInfo', { previewAs }, { as: owner })).response;
      expect(preview).toEqual(theirs);
    }
    const other = { otherUserId: owner.userId, previewAs: 0 as const };
    expect((await api.refused('getUserInfo', other, { as: friend })).status).toBe(422);
  });
});
