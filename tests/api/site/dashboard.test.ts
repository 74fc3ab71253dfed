import { describe, expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.ts';
import { useApi, type TestApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import type { TestMember } from '../support/members.ts';
import { befriend, block, comment, keyOf, post } from '../support/posts.ts';
import { fillProfile, profileOf } from '../support/profile.ts';

const DAY_MS = 86_400_000;
const dashboard = async (api: TestApi, as: TestMember) =>
  (await api.ok('dashboardDetails', {}, { as })).response;
const follow = (api: TestApi, as: TestMember, other: TestMember) =>
  api.ok('followUser', { otherUserId: other.userId, action: 1 }, { as });
const reasonsOf = ({ suggestions }: Schemas['Dashboard']) =>
  Object.fromEntries(suggestions.map(({ member, reason }) => [member.userName, reason]));
const silent = { liveNow: [], upcoming: [], pipeline: [] };

describe.each(databases())('the dashboard on %s', (kind) => {
  const api = useApi(kind, { config: { sessionDays: 365 } });

  test('a brand-new member sees a checklist, whom to follow and what others like', async () => {
    const brand = await api.member({ role: 3, userName: 'Fjordlys' });
    const [quiet, loved] = [await post(api, brand), await post(api, brand, { text: 'Loved' })];
    const secret = await post(api, brand, { visibility: 1 });
    const reader = await api.member();
    await api.ok('likeFeed', { ...keyOf(loved), action: 1 }, { as: reader });
    const as = await api.member();
    const seen = await dashboard(api, as);
    expect(seen).toMatchObject({
      ...silent,
      tiles: {
        role: 1,
        profileStrength: 0,
        applications: { notAccepted: 0, accepted: 0, rejected: 0, hold: 0, overdue: 0 },
      },
    });
    expect(seen.nextSteps.map(({ step, have, need }) => [step, have, need])).toEqual([
      [1, 0, 1],
      [4, 0, 1],
      [2, 0, 1],
      [8, 0, 3],
      [9, 0, 3],
      [5, 0, 1],
      [3, 0, 1],
      [7, 0, 3],
      [6, 0, 1],
      [10, 0, 1],
    ]);
    expect(reasonsOf(seen)).toEqual({ Fjordlys: 'Popular in Germany' });
    expect(seen.popular.map((item) => item.feedId)).toEqual([loved.feedId]);
    expect([quiet.feedId, secret.feedId]).not.toContain(seen.popular[0]?.feedId);
    await follow(api, as, brand);
    const later = await dashboard(api, as);
    expect(later.popular).toEqual([]);
    expect(later.suggestions).toEqual([]);
    expect(later.nextSteps.find(({ step }) => step === 8)).toEqual({ step: 8, have: 1, need: 3 });
    expect(later).not.toHaveProperty('headline');
    await api.db.updateTable('members').set({ headline: 'Baker' }).where('id', '=', as.userId).execute();
    expect((await dashboard(api, as)).headline).toBe('Baker');
  });

  test('strength grows with what is done, and a checklist that is done is gone', async () => {
    const as = await api.member({ role: 4, details: { about: 'A long table.' } });
    await api.db
      .updateTable('members')
      .set({ headline: 'Jollof', image_key: 'profile/x', following_count: 2 })
      .where('id', '=', as.userId)
      .execute();
    const steps = async () => (await dashboard(api, as)).nextSteps;
    expect((await steps()).map(({ step }) => step)).toEqual([8, 10, 1, 2, 3]);
    await api.db
      .updateTable('members')
      .set({ following_count: 5, verification_status: 3 })
      .where('id', '=', as.userId)
      .execute();
    expect(await steps()).toEqual([]);
    const person = await api.member();
    await api.db
      .updateTable('members')
      .set({ headline: 'Cook', following_count: 3 })
      .where('id', '=', person.userId)
      .execute();
    expect((await dashboard(api, person)).tiles).toMatchObject({ profileStrength: 25 });
    await fillProfile(api, person);
    expect((await dashboard(api, person)).tiles).toMatchObject({ profileStrength: 60 });
    const { member } = await profileOf(api, person);
    expect([member.profileStrength, member.nextSteps]).toEqual([60, [1, 9, 3, 10]]);
  });

  test('an agency: numbers of jobs are honest zeros until there are jobs', async () => {
    const seen = await dashboard(api, await api.member({ role: 2 }));
    expect(seen).toMatchObject({
      ...silent,
      tiles: {
        role: 2,
        openJobs: 0,
        newApplicants: 0,
        overdueAnswers: 0,
        interviewsThisWeek: 0,
        expiredJobs: 0,
      },
    });
  });

  test('a brand: followers, and what came of the posts of thirty days', async () => {
    const as = await api.member({ role: 3 });
    const [fan, other] = [await api.member(), await api.member()];
    await follow(api, fan, as);
    const old = await post(api, as);
    await api.ok('likeFeed', { ...keyOf(old), action: 1 }, { as: fan });
    api.advance(31 * DAY_MS);
    expect((await dashboard(api, as)).tiles).toEqual({
      role: 3,
      followers: 1,
      followersGained: 0,
      reach: 0,
      engagement: 0,
      ticketSales: [],
    });
    const [best, plain] = [await post(api, as, { text: 'Best' }), await post(api, as)];
    for (const reader of [fan, other])
      await api.ok('likeFeed', { ...keyOf(best), action: 1 }, { as: reader });
    await comment(api, fan, best, 'Beautiful');
    await comment(api, as, plain, 'My own word counts for engagement, not for reach');
    const { tiles } = await dashboard(api, as);
    expect(tiles).toMatchObject({ reach: 2, engagement: 4, bestPost: { feedId: best.feedId } });
  });

  test('a business: followers, and nothing sold, planned or recorded yet', async () => {
    const as = await api.member({ role: 4 });
    await follow(api, await api.member(), as);
    expect((await dashboard(api, as)).tiles).toEqual({
      role: 4,
      followers: 1,
      followersGained: 1,
      ticketSales: [],
      upcomingEvents: 0,
      recordings: [],
    });
  });

  test('suggestions say why: connections who follow or know them, the same taste, the same city', async () => {
    const city = { companyLocation: { city: `Bremen ${kind}`, country: 'DE' } };
    const as = await api.member({ details: { location: { city: city.companyLocation.city } } });
    const [friend, colleague] = [await api.member(), await api.member()];
    await befriend(api, as, friend);
    await befriend(api, as, colleague);
    const named = (userName: string, role: 2 | 3 | 4, details = {}) =>
      api.member({ userName, role, details });
    const [loved, agency, peer] = [await named('Loved', 3), await named('Agency', 2), await named('Peer', 4)];
    const [first, second] = [await named('First', 3), await named('Second', 3)];
    await named('Around the corner', 4, city);
    for (const one of [friend, colleague]) {
      await follow(api, one, loved);
      await befriend(api, one, agency);
    }
    for (const one of [as, peer]) for (const brand of [first, second]) await follow(api, one, brand);
    const seen = await dashboard(api, as);
    expect(reasonsOf(seen)).toMatchObject({
      Loved: 'Followed by 2 connections',
      Agency: '2 shared connections',
      Peer: 'Follows the same brands',
      'Around the corner': `Popular in Bremen ${kind}`,
    });
    expect(Object.keys(reasonsOf(seen))).not.toContain('First');
    expect(seen.suggestions.length).toBeLessThanOrEqual(6);
    expect(seen.suggestions.every(({ member }) => member.userType !== 1)).toBe(true);
  });

  test('people to know stand beside them for who connects: nobody twice, and nobody for organisations', async () => {
    const [as, friend, known] = [await api.member(), await api.member(), await api.member()];
    const agency = await api.member({ role: 2 });
    await befriend(api, as, friend);
    for (const one of [known, agency]) await befriend(api, friend, one);
    const { mayKnow, suggestions } = await dashboard(api, as);
    expect(suggestions.map(({ member }) => member.userId)).toContain(agency.userId);
    expect(mayKnow?.map(({ member, reason }) => [member.userId, reason])).toEqual([
      [known.userId, '1 shared connection'],
    ]);
    expect(mayKnow?.[0]?.viewer).toMatchObject({ connectionStatus: 2, canConnect: true });
    await block(api, known, as);
    expect((await dashboard(api, as)).mayKnow ?? []).not.toContainEqual(
      expect.objectContaining({ member: expect.objectContaining({ userId: known.userId }) }),
    );
    expect((await dashboard(api, await api.member({ role: 3 }))).mayKnow).toBeUndefined();
  });

  test('whoever is suggested to be followed takes no place of one they may know', async () => {
    const as = await api.member();
    const friend = await api.member();
    await befriend(api, as, friend);
    for (const role of [2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1] as const)
      await befriend(api, friend, await api.member({ role }));
    const { mayKnow, suggestions } = await dashboard(api, as);
    expect(suggestions).toHaveLength(6);
    expect(mayKnow?.map(({ member }) => member.userType)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test('never names whom a block hides, either way, nor who is suspended or gone', async () => {
    const as = await api.member();
    const friend = await api.member();
    await befriend(api, as, friend);
    const make = (userName: string) => api.member({ role: 3, userName });
    const [mine, theirs, suspended, gone] = [
      await make('I blocked'),
      await make('Blocked me'),
      await make('Suspended'),
      await make('Gone'),
    ];
    for (const one of [mine, theirs, suspended, gone]) await follow(api, friend, one);
    await block(api, as, mine);
    await block(api, theirs, as);
    const mark = (column: 'suspended_at' | 'deleted_at', { userId }: TestMember) =>
      api.db
        .updateTable('members')
        .set({ [column]: api.now() })
        .where('id', '=', userId)
        .execute();
    await mark('suspended_at', suspended);
    await mark('deleted_at', gone);
    const names = Object.keys(reasonsOf(await dashboard(api, as)));
    for (const { userName } of [mine, theirs, suspended, gone]) expect(names).not.toContain(userName);

    const [stranger, newcomer] = [await api.member({ role: 3 }), await api.member()];
    const item = await post(api, stranger);
    await api.ok('likeFeed', { ...keyOf(item), action: 1 }, { as: friend });
    const popular = async () => (await dashboard(api, newcomer)).popular.map(({ feedId }) => feedId);
    expect(await popular()).toContain(item.feedId);
    await block(api, stranger, newcomer);
    expect(await popular()).not.toContain(item.feedId);
  });

  test('is for nobody else: without a session, or with the id of another', async () => {
    const [as, other] = [await api.member(), await api.member()];
    expect(await api.refused('dashboardDetails', { userId: as.userId })).toMatchObject({ status: 401 });
    expect(await api.refused('dashboardDetails', { userId: other.userId }, { as })).toMatchObject({
      status: 403,
    });
  });
});
