import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { block, keyOf } from '../support/posts.ts';
import { dayFrom, newJob, readJob, saveJob, saveRefused } from '../support/postedJobs.ts';

describe.each(databases())('jobs on %s', (kind) => {
  const api = useApi(kind);

  test('a draft needs its title alone, and gets the id of the day on which it is published', async () => {
    const hr = await api.member({ role: 2 });
    const { response: draft, message } = await api.ok(
      'addJob',
      { action: 0, status: 0, vacancyName: '  Night   baker ' },
      { as: hr },
    );
    expect(message).toBe('Draft saved');
    expect(draft).toMatchObject({
      vacancyName: 'Night   baker',
      companyName: '',
      description: '',
      skills: [],
      status: 0,
      openings: 1,
      retentionDays: 180,
      resumeRequired: 1,
      applyBy: dayFrom(api, 30),
      counts: { applicants: 0, views: 0, reviewed: 0, unseen: 0, unanswered: 0 },
      viewer: { isOwner: true, canApply: false, whyNot: 2 },
    });
    expect(draft.postedAt).toBeUndefined();
    expect((await readJob(api, hr, draft)).job).toMatchObject({ jobId: draft.jobId, status: 0 });
    const other = await api.member({ role: 2 });
    const asOther = { feedId: draft.jobId, feedType: 2 as const };
    expect((await api.refused('getFeedDetails', asOther, { as: other })).status).toBe(404);

    const open = await saveJob(api, hr, { jobId: draft.jobId, updatedAt: draft.updatedAt });
    expect(open).toMatchObject({ status: 1, vacancyName: 'Ceramic process engineer' });
    expect(open.jobId > draft.jobId).toBe(true);
    expect((await api.refused('getFeedDetails', asOther, { as: hr })).status).toBe(404);
    const [first] = (await api.ok('getFeedList', { pageIndex: 1, filter: 0 }, { as: other })).response;
    expect(first).toMatchObject({
      feedId: open.jobId,
      feedType: 2,
      text: '',
      author: { userId: hr.userId },
      job: {
        jobId: open.jobId,
        vacancyName: 'Ceramic process engineer',
        companyLocation: 'Hanoi, Vietnam',
        salaryMin: 140_000,
        skillsAsked: 3,
      },
      viewer: { canEdit: false, canDelete: false },
    });
    // Its owner changes it, and is not asked to report it; it is deleted where jobs are.
    const [own] = (await api.ok('getFeedList', { pageIndex: 1, filter: 0 }, { as: hr })).response;
    expect(own).toMatchObject({ feedId: open.jobId, viewer: { canEdit: true, canDelete: false } });
  });

  test('sent twice it is one job; another edit of the same state is stale', async () => {
    const hr = await api.member({ role: 2 });
    const clientId = randomUUID();
    const once = await saveJob(api, hr, { clientId });
    const twice = await saveJob(api, hr, { clientId });
    expect(twice.jobId).toBe(once.jobId);
    const edit = { jobId: once.jobId, updatedAt: once.updatedAt };
    const edited = await saveJob(api, hr, { ...edit, openings: 3 });
    expect(edited).toMatchObject({ openings: 3, status: 1, jobId: once.jobId });
    expect(await saveRefused(api, hr, { ...edit, openings: 4 })).toMatchObject({
      status: 409,
      code: 'STALE',
    });
    expect(await api.refused('addJob', { ...edit, action: 1, closeReason: 2 }, { as: hr })).toMatchObject({
      code: 'STALE',
    });
  });

  test('only HR posts, only the owner changes, and only with a verified phone', async () => {
    const [hr, other] = [await api.member({ role: 2 }), await api.member({ role: 2 })];
    for (const role of [1, 3, 4] as const) {
      const as = await api.member({ role });
      expect(await saveRefused(api, as)).toMatchObject({ status: 403, code: 'ROLE' });
      expect(await api.refused('jobPosted', { pageIndex: 1 }, { as })).toMatchObject({ code: 'ROLE' });
    }
    const job = await saveJob(api, hr);
    const draft = await saveJob(api, hr, { status: 0 });
    const close = { action: 1, closeReason: 4 } as const;
    for (const payload of [newJob(api, { jobId: job.jobId }), { ...close, jobId: job.jobId }])
      expect(await api.refused('addJob', payload, { as: other })).toMatchObject({
        status: 403,
        code: 'NOT_OWNER',
      });
    for (const jobId of [draft.jobId, 'j1', randomUUID()])
      expect((await api.refused('addJob', { ...close, jobId }, { as: other })).status).toBe(404);
    await block(api, hr, other);
    expect((await api.refused('addJob', { ...close, jobId: job.jobId }, { as: other })).status).toBe(404);
    await api.db
      .updateTable('members')
      .set({ phone_verified_at: null })
      .where('id', '=', hr.userId)
      .execute();
    expect((await saveRefused(api, hr)).status).toBe(403);
    expect((await saveJob(api, hr, { status: 0 })).status).toBe(0);
  });

  test('what a job says wrong is said at its field', async () => {
    const hr = await api.member({ role: 2 });
    const seeker = await api.member();
    const question = { questionId: 'q1', label: 'Which kilns?', type: 4 as const, required: true };
    const cases: [Parameters<typeof newJob>[1], Record<string, string>][] = [
      [{ vacancyName: ' x ' }, { vacancyName: 'A job title has 3 to 100 characters.' }],
      [{ description: undefined }, { description: 'Please describe the job.' }],
      [{ description: ` ${'x'.repeat(49)} ` }, { description: 'A description has 50 to 10000 characters.' }],
      [{ description: 'x'.repeat(10_001) }, { description: 'A description has 50 to 10000 characters.' }],
      [{ skills: ['Kilns', 'kílns'] }, { skills: 'Please name 1 to 15 skills of 2 to 40 characters.' }],
      [{ salaryMax: 139_999 }, { salaryMax: 'The highest pay is not below the lowest.' }],
      [{ salaryCurrency: 'XQZ' }, { salaryCurrency: 'Please choose a currency from the list.' }],
      [{ salaryPeriod: undefined }, { salaryPeriod: 'Please choose what the pay is for.' }],
      [
        { salaryMin: undefined, salaryMax: undefined },
        { salaryHiddenReason: 'Please enter the pay or say why it is not shown.' },
      ],
      [
        { salaryMin: undefined, salaryMax: undefined, salaryHiddenReason: 'We talk.         ' },
        { salaryHiddenReason: 'The reason has 10 to 200 characters. Candidates see it.' },
      ],
      [
        { experienceMin: 5, experienceMax: 4 },
        { experienceMax: 'Please enter 0 to 40 years, not below the least.' },
      ],
      [{ applyBy: dayFrom(api, -1) }, { applyBy: 'Please enter a day from tomorrow to 90 days from now.' }],
      [{ applyBy: dayFrom(api, 93) }, { applyBy: 'Please enter a day from tomorrow to 90 days from now.' }],
      [{ timezone: 'Europe/Atlantis' }, { timezone: 'Please choose a time zone from the list.' }],
      [{ timezone: '+02:00' }, { timezone: 'Please choose a time zone from the list.' }],
      [
        { companyLocation: undefined },
        {
          'companyLocation.city': 'Please enter a city.',
          'companyLocation.country': 'Please choose a country.',
        },
      ],
      [
        { companyLocation: undefined, workplaceType: 3, allowedCountries: ['XX'] },
        { allowedCountries: 'Please choose countries from the list.' },
      ],
      [{ companyId: seeker.userId }, { companyId: 'Please choose a company from the list.' }],
      [{ companyId: 'nobody' }, { companyId: 'Please choose a company from the list.' }],
      [{ companyImageKey: 'profile/none' }, { companyImageKey: 'Please choose the picture again.' }],
      [
        { languages: [{ languageId: 'klingon', proficiency: 1 }] },
        { 'languages.0.languageId': 'Please choose a language from the list.' },
      ],
      [{ questions: [question] }, { 'questions.0.options': 'Please enter the answers to choose from.' }],
      [
        { questions: [{ ...question, options: ['Gas', 'gas'] }] },
        { 'questions.0.options': 'Please enter 2 to 10 answers, each once, of at most 100 characters.' },
      ],
      [
        { questions: [{ ...question, options: ['Gas', 'Wood'], knockoutAnswer: 'Coal' }] },
        { 'questions.0.knockoutAnswer': 'Please choose one of the answers.' },
      ],
      [
        { questions: [{ ...question, type: 1, knockoutAnswer: 'yes' }] },
        { 'questions.0.knockoutAnswer': 'Please choose one of the answers.' },
      ],
      [
        { questions: [1, 2].map(() => ({ ...question, type: 1 as const })) },
        { questions: 'Each question can stand here once.' },
      ],
    ];
    for (const [changes, errors] of cases)
      expect(await saveRefused(api, hr, changes), JSON.stringify(changes)).toMatchObject({
        status: 422,
        errors,
      });
  });

  test('a script in a description is text, a paste of 10,000 characters is kept, half a draft too', async () => {
    const hr = await api.member({ role: 2 });
    const script = `<script>alert(1)</script> [x](javascript:alert(1)) **bold** ${'ü'.repeat(60)}`;
    expect((await saveJob(api, hr, { description: script })).description).toBe(script);
    const paste = 'x'.repeat(10_000);
    expect((await saveJob(api, hr, { description: paste })).description).toBe(paste);
    const half = { status: 0 as const, description: 'Short', salaryHiddenReason: 'We', salaryMax: 5 };
    expect(
      await saveJob(api, hr, { ...half, salaryMin: undefined, applyBy: dayFrom(api, -5) }),
    ).toMatchObject({ description: 'Short', salaryHiddenReason: 'We', applyBy: dayFrom(api, -5) });
  });

  test('a remote job is anywhere or in some countries; without pay there is the reason', async () => {
    const hr = await api.member({ role: 2 });
    const noPay = {
      salaryMin: undefined,
      salaryMax: undefined,
      salaryHiddenReason: 'Paid per minute of film.',
    };
    const job = await saveJob(api, hr, {
      ...noPay,
      companyLocation: undefined,
      workplaceType: 3,
      allowedCountries: ['KE', 'UG'],
    });
    expect(job).toMatchObject({
      allowedCountries: ['KE', 'UG'],
      salaryHiddenReason: 'Paid per minute of film.',
    });
    expect(job.companyLocation).toBeUndefined();
    const { item } = await readJob(api, hr, job);
    expect(item.job).toMatchObject({ companyLocation: 'Anywhere in Kenya or Uganda' });
  });

  test('post_count, my posts, popular posts and deletePost know no jobs', async () => {
    const [hr, reader] = [await api.member({ role: 2 }), await api.member()];
    const job = await saveJob(api, hr);
    const { item } = await readJob(api, reader, job);
    await api.ok('likeFeed', { ...keyOf(item), action: 1 }, { as: reader });
    await api.ok('saveFeed', { ...keyOf(item), action: 1 }, { as: reader });
    const mine = { pageIndex: 1, filter: 3 as const };
    expect((await api.ok('getFeedList', mine, { as: hr })).response).toEqual([]);
    const theirs = { ...mine, otherUserId: hr.userId };
    expect((await api.ok('getFeedList', theirs, { as: reader })).count).toBe(0);
    const saved = (await api.ok('getFeedList', { pageIndex: 1, filter: 2 }, { as: reader })).response;
    expect(saved).toMatchObject([{ feedId: job.jobId, viewer: { isLiked: true, isSaved: true } }]);
    const { popular } = (await api.ok('dashboardDetails', {}, { as: await api.member() })).response;
    expect(popular.map(({ feedId }) => feedId)).not.toContain(job.jobId);
    expect((await api.refused('deletePost', keyOf(item), { as: hr })).status).toBe(422);
    const row = await api.db
      .selectFrom('members')
      .select('post_count')
      .where('id', '=', hr.userId)
      .executeTakeFirst();
    expect(row).toEqual({ post_count: 0 });
    expect((await readJob(api, reader, job)).job?.viewer).toMatchObject({ isSaved: true, canApply: true });
    const { shareUrl } = (await api.ok('eventShareLink', keyOf(item), { as: reader })).response;
    expect(shareUrl).toContain('/share/');
  });
});
