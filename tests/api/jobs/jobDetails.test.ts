import { describe, expect, test } from 'vitest';
import { runReports } from '../../../server/admin/runReports.ts';
import { restoreMember, suspendMember } from '../../../server/modules/account/suspension.ts';
import { measurePosters } from '../../../server/modules/jobs/measurePosters.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import type { TestMember } from '../support/members.ts';
import { block, comment, follow } from '../support/posts.ts';
import { applicationRow, applied, changeJob, dayFrom, readJob, saveJob } from '../support/postedJobs.ts';

const DAY_MS = 86_400_000;

describe.each(databases())('reading jobs on %s', (kind) => {
  const api = useApi(kind);

  const question = {
    questionId: 'q1',
    label: 'Do you hold a boiler licence?',
    type: 3 as const,
    required: true,
    knockoutAnswer: 'yes',
  };
  const status = async (as: TestMember, jobId: string) =>
    (await api.call('getFeedDetails', { feedId: jobId, feedType: 2 }, { as })).status;
  /** Whether a job stands in anything that a member reads. */
  const isSeen = async (as: TestMember, jobId: string, owner: TestMember) => {
    const lists = [
      await api.call('getFeedList', { pageIndex: 1, filter: 0 }, { as }),
      await api.call('getFeedList', { pageIndex: 1, filter: 0, feedType: 2 }, { as }),
      await api.call('getFeedList', { pageIndex: 1, filter: 1 }, { as }),
      await api.call('getFeedList', { pageIndex: 1, filter: 2 }, { as }),
      await api.call('jobPosted', { pageIndex: 1, otherUserId: owner.userId }, { as }),
      await api.call('search', { searchType: 6, searchText: 'Ceramic', pageIndex: 0 }, { as }),
    ];
    return lists.map(({ body }) => JSON.stringify(body).includes(jobId));
  };

  test('each role reads it in its own way, and what is asked for is for the owner alone', async () => {
    const hr = await api.member({ role: 2, userName: 'Kestrel Talent' });
    const [seeker, other, brand] = [
      await api.member(),
      await api.member({ role: 2 }),
      await api.member({ role: 3 }),
    ];
    const job = await saveJob(api, hr, { questions: [question] });
    expect(job.questions).toEqual([question]);
    // Who has named no skill is not told that none matches.
    expect((await readJob(api, seeker, job)).job?.viewer).toMatchObject({ needsSkills: true });
    await api.ok('addPassion', { passionName: 'KILN control' }, { as: seeker });
    for (const as of [seeker, other, brand, hr]) await readJob(api, as, job);
    const { job: mine } = await readJob(api, hr, job);
    expect(mine).toMatchObject({
      questions: [{ knockoutAnswer: 'yes' }],
      counts: { applicants: 0, views: 3, reviewed: 0, unseen: 0, unanswered: 0 },
      viewer: { isOwner: true, canApply: false, whyNot: 2 },
    });
    const read = await readJob(api, seeker, job);
    expect(read.job?.questions).toEqual([{ ...question, knockoutAnswer: undefined }]);
    expect(JSON.stringify(read)).not.toContain('knockout');
    expect(read.job?.counts).toEqual({ applicants: 0 });
    expect(read.job?.viewer).toEqual({
      hasApplied: false,
      isSaved: false,
      isOwner: false,
      canApply: true,
      matchedSkills: ['Kiln control'],
    });
    expect(read.item.job).toMatchObject({ skillsAsked: 3, skillsMatched: 1 });
    expect(read.job?.poster).toEqual({
      userId: hr.userId,
      userName: 'Kestrel Talent',
      verificationStatus: 0,
    });
    for (const as of [other, brand])
      expect((await readJob(api, as, job)).job?.viewer).toMatchObject({ canApply: false, whyNot: 1 });
    const id = await applied(api, job, seeker, { status: 2 });
    const after = await readJob(api, seeker, job);
    // What was decided is not told yet.
    expect(after.job?.viewer).toMatchObject({
      hasApplied: true,
      applicationId: id,
      requestStatus: 1,
      canApply: false,
      whyNot: 4,
    });
    expect(after.item.job?.hasApplied).toBe(true);
  });

  test('similar jobs are open ones that share skills, the most alike first, four at most', async () => {
    const [hr, other, reader] = [
      await api.member({ role: 2 }),
      await api.member({ role: 2 }),
      await api.member(),
    ];
    const skills = ['Welding', 'Glazing', 'Hanoi Bahn'];
    const job = await saveJob(api, hr, { skills });
    const three = await saveJob(api, other, {
      skills: ['WELDING', 'glazing', 'hanói bahn'],
    });
    const ones = [];
    for (let at = 0; at < 4; at++) ones.push(await saveJob(api, other, { skills: ['Welding', `Own ${at}`] }));
    const closed = await saveJob(api, other, { skills });
    await changeJob(api, other, closed, { action: 1, closeReason: 4 });
    await saveJob(api, other, { skills, status: 0 });
    const { similarJobs = [] } = await readJob(api, reader, job);
    expect(similarJobs.map(({ jobId }) => jobId)).toEqual([
      three.jobId,
      ones[3]?.jobId,
      ones[2]?.jobId,
      ones[1]?.jobId,
    ]);
    await block(api, other, reader);
    expect((await readJob(api, reader, job)).similarJobs).toEqual([]);
  });

  test('a company that is hidden from the reader is a name, and no link', async () => {
    const [hr, brand, reader] = [
      await api.member({ role: 2 }),
      await api.member({ role: 3 }),
      await api.member(),
    ];
    const picture = 'profile/aaaaaaaaaaaaaaaaaaaaaa';
    await api.db.updateTable('members').set({ image_key: picture }).where('id', '=', brand.userId).execute();
    const job = await saveJob(api, hr, { companyId: brand.userId, companyName: 'Atlas' });
    const shown = async () => JSON.stringify(await readJob(api, reader, job));
    expect(await shown()).toContain(brand.userId);
    expect(await shown()).toContain(picture);
    await block(api, brand, reader);
    for (const trace of [brand.userId, picture]) expect(await shown()).not.toContain(trace);
    expect((await readJob(api, reader, job)).job?.companyName).toBe('Atlas');
  });

  test('how a poster answers is shown from the tenth application on', async () => {
    const [hr, reader] = [await api.member({ role: 2 }), await api.member()];
    const job = await saveJob(api, hr);
    const ago = (days: number) => new Date(api.now().getTime() - days * DAY_MS);
    const measured = async () => {
      await measurePosters(api.db, api.now(), [hr.userId]);
      const read = await readJob(api, reader, job);
      const { responseRate, medianDaysToAnswer } = read.job?.poster ?? {};
      expect(read.item.job?.responseRate).toBe(responseRate);
      return [responseRate, medianDaysToAnswer];
    };
    const answered = (days: number) => ({
      applied_at: ago(20),
      answered_at: ago(20 - days),
      status: 3 as const,
    });
    for (const days of [1, 2, 3, 4, 5, 6, 7, 8]) await applied(api, job, await api.member(), answered(days));
    await applied(api, job, await api.member(), { applied_at: ago(15) });
    // Not waiting for long, withdrawn, and too old: these say nothing.
    await applied(api, job, await api.member(), { applied_at: ago(13) });
    await applied(api, job, await api.member(), { applied_at: ago(30), withdrawn_at: ago(29) });
    await applied(api, job, await api.member(), { applied_at: ago(400) });
    expect(await measured()).toEqual([undefined, undefined]);
    await applied(api, job, await api.member(), { applied_at: ago(15) });
    expect(await measured()).toEqual([80, 4.5]);
    // Days pass, and who waits since then counts too, without anybody's doing.
    api.advance(2 * DAY_MS);
    await api.app.tasks.settle();
    expect((await readJob(api, reader, job)).job?.poster).toMatchObject({ responseRate: 73 });
  });

  test('across a block, and while its owner is suspended, a job is nowhere; then it is back', async () => {
    const [hr, reader] = [await api.member({ role: 2 }), await api.member()];
    await follow(api, reader, hr);
    const job = await saveJob(api, hr);
    const { item } = await readJob(api, reader, job);
    await api.ok('saveFeed', { feedId: job.jobId, feedType: 2, action: 1 }, { as: reader });
    await comment(api, reader, item, 'May I bring my dog?');
    expect(await isSeen(reader, job.jobId, hr)).toEqual([true, true, true, true, true, true]);
    const nowhere = Array.from({ length: 6 }, () => false);
    await suspendMember(api, api.db, hr.userId);
    expect(await isSeen(reader, job.jobId, hr)).toEqual(nowhere);
    expect(await status(reader, job.jobId)).toBe(404);
    await restoreMember(api.db, hr.userId);
    expect(await isSeen(reader, job.jobId, hr)).toEqual([true, true, true, true, true, true]);
    await block(api, hr, reader);
    expect(await isSeen(reader, job.jobId, hr)).toEqual(nowhere);
    expect(await status(reader, job.jobId)).toBe(404);
    expect(await status(hr, job.jobId)).toBe(200);
  });

  test('a reported job is kept as evidence; upheld, it closes, whoever waits is told, and it is gone', async () => {
    const [hr, waits] = [await api.member({ role: 2 }), await api.member()];
    const job = await saveJob(api, hr, { requirements: 'Send us 200 dollars first.' });
    const id = await applied(api, job, waits);
    const report = { feedId: job.jobId, feedType: 2 as const, reason: 2 as const };
    await api.ok('postReport', report, { as: waits });
    expect((await api.refused('postReport', report, { as: hr })).status).toBe(403);
    const list = (await runReports(api.db, api.config, api.now, [])).join('\n');
    expect(list).toContain('Send us 200 dollars first.');
    const row = await api.db
      .selectFrom('reports')
      .select('id')
      .where('target', '=', `feed:2:${job.jobId}`)
      .executeTakeFirstOrThrow();
    expect(await runReports(api.db, api.config, api.now, ['uphold', row.id])).toEqual(['1 report upheld.']);
    expect([await status(hr, job.jobId), await status(waits, job.jobId)]).toEqual([404, 404]);
    expect(await applicationRow(api, id)).toMatchObject({ status: 3, by_closing: true });
    const { post_count } = await api.db
      .selectFrom('members')
      .select('post_count')
      .where('id', '=', hr.userId)
      .executeTakeFirstOrThrow();
    expect(post_count).toBe(0);
  });

  test('own jobs come by status, words and three orders; another shows the open ones', async () => {
    const hr = await api.member({ role: 2 });
    const jobs = [
      await saveJob(api, hr, { vacancyName: 'Night baker', applyBy: dayFrom(api, 40) }),
      await saveJob(api, hr, { vacancyName: 'Élève baker', applyBy: dayFrom(api, 20) }),
      await saveJob(api, hr, { vacancyName: 'Kiln keeper', applyBy: dayFrom(api, 30) }),
    ];
    const draft = await saveJob(api, hr, { vacancyName: 'Baker, one day', status: 0 });
    const filled = await saveJob(api, hr, { vacancyName: 'Old baker' });
    await changeJob(api, hr, filled, { action: 1, closeReason: 2 });
    await applied(api, jobs[0]!, await api.member());
    const list = async (body: object, as = hr) => {
      const answer = await api.ok('jobPosted', { pageIndex: 1, ...body }, { as });
      return { ...answer, names: answer.response.map(({ vacancyName }) => vacancyName) };
    };
    const totals = { draft: 1, open: 3, closed: 0, filled: 1 };
    expect(await list({ status: 1 })).toMatchObject({
      names: ['Kiln keeper', 'Élève baker', 'Night baker'],
      count: 3,
      totals,
    });
    expect((await list({ status: 1, sort: 1 })).names).toEqual(['Élève baker', 'Kiln keeper', 'Night baker']);
    expect((await list({ status: 1, sort: 2 })).names[0]).toBe('Night baker');
    expect(await list({ searchText: 'BAKER kestrel' })).toMatchObject({
      count: 4,
      totals: { draft: 1, open: 2, closed: 0, filled: 1 },
    });
    expect((await list({ searchText: '%' })).count).toBe(0);
    expect((await list({ pageIndex: 2 })).response).toEqual([]);
    const reader = await api.member({ role: 4 });
    const theirs = await list({ otherUserId: hr.userId, status: 0 }, reader);
    expect(theirs.names).toEqual([]);
    expect(await list({ otherUserId: hr.userId }, reader)).toMatchObject({
      count: 3,
      totals: { draft: 0, open: 3, closed: 0, filled: 0 },
    });
    expect(JSON.stringify(await list({ otherUserId: hr.userId }, reader))).not.toContain(draft.jobId);
    await block(api, hr, reader);
    const refused = { pageIndex: 1, otherUserId: hr.userId };
    expect((await api.refused('jobPosted', refused, { as: reader })).status).toBe(404);
  });
});
