import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { privateUrl } from '../../../server/media/privateFiles.ts';
import { diskStorage } from '../../../server/media/storage.ts';
import { mediaUrl } from '../../../server/media/uploads.ts';
import { prepareDemonstration } from '../../../server/seed/demonstration.ts';
import { seedCommunity } from '../../../server/seed/seed.ts';
import { signIns } from '../../../server/seed/signIns.ts';
import { useApi, type TestApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { closedKeys, signIn } from '../support/demonstration.ts';

/** One for both databases, and so near to the tests' clock that the jobs are open. */
const now = new Date(Date.now() - 60_000);
const made = new Map<string, string>();
/** What stands in the languages of the members. */
const scripts = [/\p{Script=Han}/u, /\p{Script=Arabic}/u, /\p{Script=Devanagari}/u, /ı/, /ß/, /ñ/, /ç/];

const seed = (api: TestApi) =>
  seedCommunity({ db: api.db, config: api.config, storage: diskStorage(join(api.folder, 'media')), now });

describe.each(databases())('the demonstration community on %s', (kind) => {
  const api = useApi(kind);

  test('an empty database is filled once, and the sign-ins are told', async () => {
    expect(await prepareDemonstration(api.config, api.db, { empty: true })).toEqual([]);
    const began = performance.now();
    expect(await seed(api)).toBe(true);
    expect(performance.now() - began).toBeLessThan(30_000);
    expect(await seed(api)).toBe(false);
    const told = (await prepareDemonstration(api.config, api.db, { empty: false })).join('\n');
    for (const { phone } of Object.values(signIns)) expect(told).toContain(phone);
    const members = await api.db.selectFrom('members').select(['role', 'password_hash']).execute();
    expect(members).toHaveLength(40);
    expect(new Set(members.map((member) => member.role))).toEqual(new Set([1, 2, 3, 4]));
    expect(members.filter((member) => member.password_hash !== null)).toHaveLength(4);
  });

  test('one signs in in each role, and every page of the feed is as the contract says', async () => {
    const as = await signIn(api, 'amara', 1);
    await signIn(api, 'nordwind', 2);
    await signIn(api, 'konoha', 3);
    await signIn(api, 'ngozi', 4);
    const first = await api.ok('getFeedList', { pageIndex: 1, filter: 0 }, { as });
    const { snapshotAt, count } = first;
    const pages = [first.response];
    for (let pageIndex = 2; pages.length * 10 < count; pageIndex++)
      pages.push((await api.ok('getFeedList', { pageIndex, filter: 0, snapshotAt }, { as })).response);
    const items = pages.flat();
    for (const item of items) expect(item.author.userImage, item.author.userName).toBeDefined();
    for (const shown of items.flatMap((item) => item.media))
      expect(shown).toMatchObject({ alt: expect.stringMatching(/.{5}/), width: expect.any(Number) });
    const seen = items.map((item) => item.createdAt);
    expect(seen).toHaveLength(count);
    expect(seen.length).toBeGreaterThan(280);
    expect(seen).toEqual([...seen].sort().toReversed());
    expect(Date.parse(seen.at(-1) ?? '')).toBeGreaterThan(now.getTime() - 61 * 86_400_000);
    expect((await api.ok('getFeedList', { pageIndex: 1, filter: 1 }, { as })).count).toBeGreaterThan(10);
    expect((await api.ok('getFeedList', { pageIndex: 1, filter: 2 }, { as })).count).toBeGreaterThan(0);
  });

  test('events are listed in several zones, free and paid, at a place, online and both; one was called off', async () => {
    const as = await signIn(api, 'amara', 1);
    const { response } = await api.ok('getEventList', { pageIndex: 1 }, { as });
    expect(response.length).toBeGreaterThan(5);
    const kinds = <T>(of: (event: (typeof response)[number]) => T) => new Set(response.map(of)).size;
    expect([kinds(({ timezone }) => timezone) > 4, kinds(({ format }) => format)]).toEqual([true, 3]);
    expect(kinds(({ pricing }) => pricing)).toBe(2);
    for (const { eventId } of response) {
      const { packages, image } = (await api.ok('getEventDetails', { eventId }, { as })).response;
      expect(packages.length).toBeGreaterThan(0);
      expect(image).toMatchObject({ alt: expect.stringMatching(/.{5}/), width: 1200, height: 675 });
    }
    const glaze = response.find(({ timezone }) => timezone === 'Asia/Tokyo');
    expect(glaze?.startAt).toMatch(/T01:00:00/);
    const ngozi = await signIn(api, 'ngozi', 4);
    const drafts = await api.ok('getPostedEvents', { pageIndex: 1, status: 0 }, { as: ngozi });
    expect(drafts.response).toMatchObject([{ event: { eventName: 'A market of small suppliers' } }]);
    expect(await api.db.selectFrom('events').select('id').where('status', '=', 2).execute()).toHaveLength(1);
  });

  test("each role's dashboard is alive", async () => {
    const of = async (handle: keyof typeof signIns, role: 1 | 2 | 3 | 4) => {
      const as = await signIn(api, handle, role);
      expect((await api.ok('getNotificationList', { pageIndex: 1 }, { as })).unreadCount, handle).toBe(2);
      return (await api.ok('dashboardDetails', {}, { as })).response;
    };
    const [amara, nordwind, konoha, ngozi] = [
      await of('amara', 1),
      await of('nordwind', 2),
      await of('konoha', 3),
      await of('ngozi', 4),
    ];
    for (const { suggestions } of [amara, nordwind, konoha, ngozi])
      expect(suggestions.length).toBeGreaterThan(3);
    expect(amara.tiles).toMatchObject({ role: 1, profileStrength: 95 });
    for (const { tiles } of [konoha, ngozi])
      expect((tiles as { followers: number }).followers).toBeGreaterThan(10);
    expect(new Set(amara.suggestions.map(({ reason }) => reason)).size).toBeGreaterThan(1);
  });

  test('every profile is full, as the contract says, and its items would pass the forms', async () => {
    const as = await signIn(api, 'amara', 1);
    const members = await api.db.selectFrom('members').select(['id', 'role', 'user_name']).execute();
    let verified = 0;
    for (const { id, role, user_name } of members) {
      const other = id === as.userId ? {} : { otherUserId: id };
      const { member, sections } = (await api.ok('getUserInfo', other, { as })).response;
      expect([user_name, (member.about ?? '').length > 15]).toEqual([user_name, true]);
      verified += member.verifiedDocument === undefined ? 0 : 1;
      if (role !== 1) continue;
      const sizes = [sections.experience, sections.education, sections.languages, sections.interests];
      expect([user_name, sizes.every((list) => (list?.length ?? 0) > 0)]).toEqual([user_name, true]);
    }
    expect(verified).toBeGreaterThan(5);
    const { suggestions } = (await api.ok('getPassionList', {}, { as })).response;
    expect(suggestions).toContain('Crosswords');
    const mine = (await api.ok('getWorkExperience', {}, { as })).response;
    expect(mine.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
    for (const { verificationStatus: _a, documents: _b, updatedAt, companyImage: _c, ...job } of mine)
      expect((await api.ok('addWorkExperience', { ...job, updatedAt }, { as })).response).toMatchObject(job);
  });

  test('the sign-ins know people, have requests to answer, and recommendations', async () => {
    for (const [handle, role] of [
      ['amara', 1],
      ['nordwind', 2],
    ] as const) {
      const as = await signIn(api, handle, role);
      const { counts } = await api.ok('getMyConnections', { list: 1, pageIndex: 1 }, { as });
      expect(counts.connected).toBeGreaterThan(2);
      expect(counts.received).toBeGreaterThan(0);
      const some = async (type: 1 | 2 | 3) =>
        (await api.ok('getRecommendations', { type, pageIndex: 1 }, { as })).count;
      expect((await some(1)) + (await some(2)) + (await some(3))).toBeGreaterThan(1);
      const found = await api.ok('search', { searchType: 4, searchText: 'ngozi', pageIndex: 0 }, { as });
      expect(found.count).toBeGreaterThan(0);
    }
  });

  test('there are jobs to find, with and without pay, and each detail can be read', async () => {
    const as = await signIn(api, 'amara', 1);
    const tab = { pageIndex: 1, filter: 0, feedType: 2 } as const;
    const all = await api.ok('getFeedList', tab, { as });
    expect(all.count).toBe(15);
    const cards = all.response.flatMap(({ job }) => job ?? []);
    expect(cards.some(({ skillsMatched = 0 }) => skillsMatched >= 3)).toBe(true);
    expect(cards.some(({ hasApplied }) => hasApplied)).toBe(true);
    expect(cards.some(({ salaryHiddenReason }) => salaryHiddenReason)).toBe(true);
    for (const { companyImage, companyName } of cards) expect(companyImage, companyName).toBeDefined();
    const answering = await api.ok('getFeedList', { ...tab, filters: { answersWithin14Days: true } }, { as });
    expect(answering.count).toBeGreaterThan(5);
    expect(answering.count).toBeLessThan(15);
    expect((await api.ok('getFeedList', { ...tab, filters: { location: 'hamburg' } }, { as })).count).toBe(3);
    for (const { feedId } of all.response) {
      const { job, similarJobs } = (
        await api.ok('getFeedDetails', { feedId, feedType: 2, pageIndex: 1 }, { as })
      ).response;
      expect(job?.counts.applicants).toBeGreaterThanOrEqual(0);
      expect(similarJobs?.length ?? 0).toBeLessThan(5);
    }
    const found = await api.ok('search', { searchType: 6, searchText: 'electrician', pageIndex: 0 }, { as });
    expect(found.response.jobResult).toMatchObject([
      { companyLocation: 'Hamburg, Germany', companyImage: expect.stringContaining('/media/') },
    ]);
  });

  test('applications stand in every status, on both sides', async () => {
    const as = await signIn(api, 'amara', 1);
    const lists = await Promise.all(
      ([0, 1, 2] as const).map((list) => api.ok('getAppliedJobs', { list, pageIndex: 1 }, { as })),
    );
    const mine = lists.flatMap(({ response }) => response);
    expect(new Set(mine.map(({ requestStatus }) => requestStatus))).toEqual(new Set([1, 2, 3]));
    expect(mine.some(({ answeredByClosing }) => answeredByClosing)).toBe(true);
    expect(mine.some(({ interview }) => interview)).toBe(true);
    expect(mine.some(({ withdrawnAt }) => withdrawnAt)).toBe(true);
    const hr = await signIn(api, 'nordwind', 2);
    const own = await api.ok('jobPosted', { pageIndex: 1 }, { as: hr });
    expect(own.totals).toEqual({ draft: 1, open: 4, closed: 0, filled: 1 });
    const requests = await api.ok('getJobRequestList', { pageIndex: 1, pageSize: 100 }, { as: hr });
    expect(requests.count).toBeGreaterThan(20);
    expect(Math.min(...Object.values(requests.byStatus))).toBeGreaterThan(0);
    expect(requests.response.some(({ overdue }) => overdue)).toBe(true);
    expect(requests.response.some(({ rating = 0 }) => rating > 3)).toBe(true);
    for (const { applicationId } of requests.response.slice(0, 5)) {
      const [one] = (await api.ok('getJobRequestList', { pageIndex: 1, applicationId }, { as: hr })).response;
      expect(Object.keys(one?.profileSnapshot?.sections ?? {}).length).toBeGreaterThan(2);
      expect(one?.timeline.map(({ at }) => at)).toEqual(one?.timeline.map(({ at }) => at).toSorted());
    }
  });

  test('threads can be read with their answers, in the languages of their members', async () => {
    const as = await signIn(api, 'amara', 1);
    const busy = await api.db
      .selectFrom('posts')
      .selectAll()
      .orderBy('comment_count', 'desc')
      .limit(5)
      .execute();
    for (const post of busy) {
      // Posts have the types of their roles.
      const key = { feedId: post.id, feedType: post.feed_type as 10 };
      const { response, count } = await api.ok('commentDetails', { ...key, sort: 1, pageIndex: 1 }, { as });
      const replies = response.reduce((sum, one) => sum + one.counts.replies, 0);
      expect(count + replies).toBe(post.comment_count);
    }
    const texts = (await api.db.selectFrom('posts').select('text').execute()).map((post) => post.text).join();
    for (const script of scripts) expect(texts).toMatch(script);
  });

  test('every picture is there, small, and a WebP of the size it says', async () => {
    // Recordings are given out at an address of their own.
    const rows = await api.db.selectFrom('media').selectAll().where('purpose', '!=', 7).execute();
    expect(rows.length).toBeGreaterThan(150);
    const signed = await closedKeys(api);
    for (const row of rows) {
      const url = signed.has(row.key) ? privateUrl(api.config, api.now(), row.key) : mediaUrl(row.key);
      const { statusCode, rawPayload } = await api.app.http.inject({ url });
      const { format, width, height } = await sharp(rawPayload).metadata();
      expect([statusCode, format, width, height, rawPayload.length]).toEqual([
        200,
        'webp',
        row.width,
        row.height,
        row.size,
      ]);
      expect(rawPayload.length).toBeLessThan(120_000);
    }
  });

  test('it is the same every time', async () => {
    const posts = await api.db.selectFrom('posts').selectAll().orderBy('id').execute();
    const applications = await api.db
      .selectFrom('applications')
      .select(['id', 'status', 'message', 'answers', 'applied_at', 'answered_at', 'snapshot'])
      .orderBy('id')
      .execute();
    const comments = await api.db
      .selectFrom('comments')
      .select(['id', 'text', 'author_id', 'created_at'])
      .orderBy('id')
      .execute();
    const media = await api.db.selectFrom('media').select(['key', 'size']).orderBy('key').execute();
    const all = JSON.stringify([posts, applications, comments, media]);
    expect(all).toBe(made.get('first') ?? all);
    made.set('first', all);
  });
});
