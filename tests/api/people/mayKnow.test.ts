import { describe, expect, test } from 'vitest';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import type { NewMember, TestMember } from '../support/members.ts';
import { ACCEPT, ADD, BLOCK, listOf, MUTE, REJECT, REMOVE, tie, UNMUTE } from '../support/people.ts';
import { befriend } from '../support/posts.ts';
import { adders } from '../support/profile.ts';

const MONTH = 30 * 86_400_000;

describe.each(databases())('people whom one may know on %s', (kind) => {
  const api = useApi(kind);
  const add = adders(api);
  const suggested = async (as: TestMember) => (await listOf(api, as, 0)).suggestions ?? [];
  const reasons = async (as: TestMember) =>
    (await suggested(as)).map(({ member, reason }) => `${member.userName}: ${reason}`);
  const living = (city: string, more: NewMember = {}) =>
    api.member({ details: { location: { city, country: 'PT' } }, ...more });
  /** Two who share a connection. */
  const nearEachOther = async () => {
    const [ada, ben, between] = [
      await api.member(),
      await api.member({ userName: 'Ben Near' }),
      await api.member(),
    ];
    await befriend(api, ada, between);
    await befriend(api, ben, between);
    return { ada, ben, between };
  };
  const sees = async (as: TestMember, other: TestMember) =>
    (await suggested(as)).some(({ member }) => member.userId === other.userId);

  test('each has its reason: shared connections, then work, school and city', async () => {
    const ada = await living('Coimbra');
    const friends = [await api.member(), await api.member(), await api.member()] as const;
    const three = await api.member({ userName: 'Three' });
    const one = await api.member({ userName: 'One', role: 2 });
    for (const friend of friends) {
      await befriend(api, ada, friend);
      await befriend(api, three, friend);
    }
    await befriend(api, friends[0], one);
    await add.experience(ada, { companyName: 'Estúdio Mondego', isCurrent: true });
    await add.education(ada, { institution: 'Escola de Artes' });
    const mate = await api.member({ userName: 'Mate' });
    await add.experience(mate, { companyName: 'ESTUDIO mondego', isCurrent: false, endDate: '2020-03' });
    const pupil = await api.member({ userName: 'Pupil' });
    await add.education(pupil, { institution: 'escola de artes' });
    await living('Lisboa', { userName: 'Elsewhere' });
    const office = { companyLocation: { city: 'COIMBRA', country: 'PT' } };
    await api.member({ userName: 'Office', role: 2, details: office });
    expect(await reasons(ada)).toEqual([
      'Three: 3 shared connections',
      'One: 1 shared connection',
      'Mate: Also worked at Estúdio Mondego',
      'Pupil: Also studied at Escola de Artes',
      'Office: Also in Coimbra',
    ]);
    expect((await suggested(ada))[0]?.viewer).toMatchObject({ connectionStatus: 2, canConnect: true });
    expect(await reasons(mate)).toEqual([
      expect.stringMatching(/^.+: Also worked at ESTUDIO mondego$/) as unknown,
    ]);
  });

  test('at most six, without those who cannot connect', async () => {
    const ada = await living('Braga');
    for (let i = 0; i < 8; i++) await living('Braga', { role: i % 2 === 0 ? 1 : 2 });
    for (const role of [3, 4] as const) await living('Braga', { role, userName: 'Shop' });
    const found = await suggested(ada);
    expect(found).toHaveLength(6);
    expect(found.every(({ member }) => member.userType <= 2)).toBe(true);
    for (const role of [3, 4] as const) expect(await suggested(await living('Braga', { role }))).toEqual([]);
  });

  test('who has nobody near yet is shown the newest members, those with a picture first', async () => {
    for (let earlier = 0; earlier < 3; earlier++) await api.member();
    const [ada, plain, pictured] = [
      await api.member(),
      await api.member({ userName: 'Plain' }),
      await api.member({ userName: 'Pictured', role: 2 }),
    ];
    await api.member({ userName: 'Newer' });
    await api.member({ role: 3 });
    const picture = { image_key: 'profile/aaaaaaaaaaaaaaaaaaaaaa' };
    await api.db.updateTable('members').set(picture).where('id', '=', pictured.userId).execute();
    const found = await suggested(ada);
    expect(found).toHaveLength(6);
    expect(found.map(({ reason }) => reason)).toEqual(found.map(() => 'One of the newest members'));
    expect(found.slice(0, 3).map(({ member }) => member.userName)).toEqual(['Pictured', 'Newer', 'Plain']);
    // Somebody who is near is the better reason, and stands alone.
    await befriend(api, ada, plain);
    await befriend(api, plain, pictured);
    expect(await reasons(ada)).toEqual(['Pictured: 1 shared connection']);
  });

  test('they come with the first page of the connected alone', async () => {
    const { ada } = await nearEachOther();
    expect((await listOf(api, ada, 0)).suggestions).toHaveLength(1);
    for (const list of [1, 2, 3, 4, 5] as const)
      expect(await listOf(api, ada, list)).not.toHaveProperty('suggestions');
    for (const more of [{ pageIndex: 2 }, { searchText: 'be' }])
      expect(await listOf(api, ada, 0, more)).not.toHaveProperty('suggestions');
  });

  test('a company or a school that is not shown to everybody suggests nobody', async () => {
    const ada = await api.member();
    await add.experience(ada, { companyName: 'Quiet Works' });
    await add.education(ada, { institution: 'Quiet School' });
    const shown = async (userName: string, experience: 0 | 1 | 2, education: 0 | 1 | 2) => {
      const member = await api.member({
        userName,
        details: { sectionVisibility: { experience, education } },
      });
      await add.experience(member, { companyName: 'Quiet Works' });
      await add.education(member, { institution: 'Quiet School' });
    };
    await shown('Nothing', 2, 1);
    expect((await reasons(ada)).filter((reason) => reason.includes('Also'))).toEqual([]);
    await shown('Work', 0, 2);
    await shown('School', 1, 0);
    expect(await reasons(ada)).toEqual([
      'Work: Also worked at Quiet Works',
      'School: Also studied at Quiet School',
    ]);
  });

  test('whoever was asked, asks, or is connected is not suggested', async () => {
    const { ada, ben } = await nearEachOther();
    expect([await sees(ada, ben), await sees(ben, ada)]).toEqual([true, true]);
    await tie(api, ada, ben, ADD);
    expect([await sees(ada, ben), await sees(ben, ada)]).toEqual([false, false]);
    await tie(api, ben, ada, ACCEPT);
    expect([await sees(ada, ben), await sees(ben, ada)]).toEqual([false, false]);
    await tie(api, ada, ben, REMOVE);
    expect([await sees(ada, ben), await sees(ben, ada)]).toEqual([true, true]);
  });

  test('a refusal keeps both from each other for 30 days', async () => {
    const { ada, ben } = await nearEachOther();
    await tie(api, ada, ben, ADD);
    await tie(api, ben, ada, REJECT);
    expect([await sees(ada, ben), await sees(ben, ada)]).toEqual([false, false]);
    const back = (ms: number) =>
      api.db
        .updateTable('refused_requests')
        .set({ refused_at: new Date(api.now().getTime() - ms) })
        .execute();
    await back(MONTH - 60_000);
    expect([await sees(ada, ben), await sees(ben, ada)]).toEqual([false, false]);
    await back(MONTH + 60_000);
    expect([await sees(ada, ben), await sees(ben, ada)]).toEqual([true, true]);
  });

  test('[R5] a block hides both, and the connections between them that are counted', async () => {
    const { ada, ben, between } = await nearEachOther();
    const other = await api.member();
    await befriend(api, ada, other);
    await befriend(api, ben, other);
    expect(await reasons(ada)).toEqual(['Ben Near: 2 shared connections']);
    await tie(api, between, ada, BLOCK);
    expect(await reasons(ada)).toEqual(['Ben Near: 1 shared connection']);
    await tie(api, ben, ada, BLOCK);
    expect([await sees(ada, ben), await sees(ben, ada)]).toEqual([false, false]);
  });

  test('who is muted, suspended, deleted or not verified is not suggested', async () => {
    const { ada, ben } = await nearEachOther();
    await tie(api, ada, ben, MUTE);
    expect([await sees(ada, ben), await sees(ben, ada)]).toEqual([false, true]);
    await tie(api, ada, ben, UNMUTE);
    expect(await sees(ada, ben)).toBe(true);
    for (const column of ['suspended_at', 'deleted_at'] as const) {
      const set = (value: Date | null) =>
        api.db
          .updateTable('members')
          .set({ [column]: value })
          .where('id', '=', ben.userId)
          .execute();
      await set(api.now());
      expect(await sees(ada, ben), column).toBe(false);
      await set(null);
    }
    const verified = { phone_verified_at: null };
    await api.db.updateTable('members').set(verified).where('id', '=', ben.userId).execute();
    expect(await sees(ada, ben)).toBe(false);
  });

  test('a reason is never longer than the contract allows', async () => {
    const institution = '🏫'.repeat(75);
    const ada = await api.member();
    const ben = await api.member();
    for (const as of [ada, ben]) await add.education(as, { institution });
    const [found] = await suggested(ada);
    expect([...(found?.reason ?? '')].length).toBeLessThanOrEqual(100);
    const long = 'ﷺ'.repeat(150);
    for (const as of [ada, ben]) await add.education(as, { institution: long });
    expect(await suggested(ada)).toHaveLength(1);
  });
});
