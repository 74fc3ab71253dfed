import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.ts';
import type { ItemData, ItemKind } from '../../../server/db/profileTables.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { jobsOf, MINUTE_MS, openJob } from '../support/jobs.ts';
import type { TestMember } from '../support/members.ts';
import { newsOf } from '../support/people.ts';
import { block } from '../support/posts.ts';

const questions: Schemas['JobQuestion'][] = [
  { questionId: 'q1', label: 'Do you hold a licence?', type: 3, required: true, knockoutAnswer: 'yes' },
  { questionId: 'q2', label: 'Which turbines?', type: 5, options: ['Enercon', 'Vestas'], required: false },
  { questionId: 'q3', label: 'Your papers', type: 6, required: false },
  { questionId: 'q4', label: 'Years at sea', type: 7, required: false },
  { questionId: 'q5', label: 'Since when', type: 1, required: false },
];

describe.each(databases())('applying on %s', (kind) => {
  const api = useApi(kind);
  const { payload, apply, applyRefused, resume, withdraw, own, mine, open, requests, countsOf } = jobsOf(api);

  /** Something in a member's profile, as it is stored. */
  const item = (of: TestMember, itemKind: ItemKind, data: ItemData) =>
    api.db
      .insertInto('profile_items')
      .values({
        id: randomUUID(),
        member_id: of.userId,
        kind: itemKind,
        position: 0,
        data: JSON.stringify(data),
        identity: randomUUID(),
        created_at: api.now(),
        updated_at: api.now(),
      })
      .execute();

  test('sends the answers, the file and the profile as it is at this moment, and HR hears of it', async () => {
    const hr = await api.member({ role: 2, userName: 'Nordlicht Energie' });
    const as = await api.member({
      userName: 'Amara Diallo',
      details: { about: 'I repair what turns.', sectionVisibility: { education: 2, experience: 1 } },
    });
    await item(as, 2, {
      jobTitle: 'Fitter',
      companyName: 'Werft',
      skills: ['MECHATRONICS'],
      startDate: '2019-01',
    });
    await item(as, 1, { institution: 'Secret school', degree: 'Bachelor', startDate: '2015-01' });
    await api.ok('addPassion', { passionName: 'First  Aid', clientId: randomUUID() }, { as });
    const jobId = await openJob(api, hr, { questions, skills: ['Mechatronics', 'Hydraulics', 'First aid'] });
    const [resumeKey, papers] = [await resume(as), await resume(as, { purpose: 5, fileName: 'licence.pdf' })];
    const sent = await apply(as, jobId, {
      coverNote: '  <script>alert(1)</script> I climb.  ',
      resumeKey,
      answers: [
        { questionId: 'q3', values: [papers] },
        { questionId: 'q2', values: ['Vestas', 'Enercon'] },
        { questionId: 'q1', values: ['yes'] },
        { questionId: 'q4', values: [] },
      ],
    });
    expect(sent).toMatchObject({
      requestStatus: 1,
      coverNote: '<script>alert(1)</script> I climb.',
      resume: { mediaKey: resumeKey, fileName: 'Amara.pdf' },
      answers: [
        { questionId: 'q1', values: ['yes'] },
        { questionId: 'q2', values: ['Enercon', 'Vestas'] },
        { questionId: 'q3', values: [papers], file: { fileName: 'licence.pdf' } },
      ],
      matchedSkills: ['Mechatronics', 'First aid'],
      timeline: [{ what: 1, by: 'Amara Diallo' }],
    });
    expect(JSON.stringify(sent)).not.toContain('knockout');
    expect(await countsOf(jobId)).toMatchObject({ applicant_count: 1, seen_count: 0, unanswered_count: 1 });
    expect(await newsOf(api, hr)).toEqual(['19: Amara Diallo applied for Wind turbine technician']);

    await item(as, 4, { title: 'Later' });
    const request = await open(hr, sent.applicationId);
    expect(request).toMatchObject({
      answersMatch: true,
      rating: 0,
      profileSnapshot: { about: 'I repair what turns.', sections: { experience: [{ jobTitle: 'Fitter' }] } },
      job: { questions: [{ knockoutAnswer: 'yes' }, {}, {}, {}, {}] },
    });
    expect(JSON.stringify(request)).not.toContain('Secret school');
    expect(request.profileSnapshot?.sections.achievements, 'added afterwards').toEqual([]);
    expect((await api.app.http.inject({ url: request.resume?.url ?? '' })).statusCode).toBe(200);
    expect((await api.app.http.inject({ url: `/media/${resumeKey}` })).statusCode).toBe(404);
  });

  test('is for job seekers, and for jobs that are open to them', async () => {
    const hr = await api.member({ role: 2 });
    const jobId = await openJob(api, hr);
    for (const role of [2, 3, 4] as const)
      expect(await applyRefused(await api.member({ role }), jobId)).toMatchObject({
        status: 403,
        code: 'ROLE',
      });
    const as = await api.member();
    expect((await applyRefused(as, randomUUID())).status).toBe(404);
    expect((await applyRefused(as, 'j1')).status).toBe(404);
    expect((await applyRefused(as, await openJob(api, hr, { status: 0 }))).status, 'a draft').toBe(404);
    expect((await applyRefused(as, await openJob(api, hr, { deleted_at: api.now() }))).status).toBe(404);
    expect(await applyRefused(as, await openJob(api, hr, { status: 2 }))).toMatchObject({
      status: 409,
      code: 'JOB_CLOSED',
    });
    const ends = await openJob(api, hr, { apply_until: new Date(api.now().getTime() + MINUTE_MS) });
    api.advance(MINUTE_MS);
    expect((await applyRefused(as, ends)).code, 'the form was open over the last day').toBe('JOB_CLOSED');
    await block(api, hr, as);
    expect((await applyRefused(as, jobId)).status).toBe(404);
  });

  test('two tabs make one application, and a call that is sent again gets the first answer', async () => {
    const [hr, as] = [await api.member({ role: 2 }), await api.member()];
    const jobId = await openJob(api, hr);
    const both = await Promise.all([0, 1].map(() => api.call('applyJob', payload(jobId), { as })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('ALREADY_APPLIED');
    expect((await applyRefused(as, jobId)).code).toBe('ALREADY_APPLIED');
    expect((await requests(hr, { jobId })).count).toBe(1);

    const other = await api.member();
    const body = payload(jobId, { resumeKey: await resume(other) });
    const first = await api.ok('applyJob', body, { as: other });
    await api.db.updateTable('jobs').set({ status: 2 }).where('id', '=', jobId).execute();
    const again = await api.ok('applyJob', body, { as: other });
    expect(again.response.applicationId, 'also when the job has closed').toBe(first.response.applicationId);
    expect(await countsOf(jobId)).toMatchObject({ applicant_count: 2 });
  });

  test('answers are held against the questions of this job, and the résumé against its rule', async () => {
    const [hr, as] = [await api.member({ role: 2 }), await api.member()];
    const jobId = await openJob(api, hr, { questions });
    const errors = async (answers: Schemas['JobAnswer'][]) =>
      (await applyRefused(as, jobId, { answers })).errors;
    const yes = { questionId: 'q1', values: ['yes'] };
    expect(await errors([])).toEqual({
      answers: 'Please answer the marked questions.',
      'answers.q1': 'Please answer this question.',
    });
    expect(await errors([{ questionId: 'q1', values: ['  '] }])).toHaveProperty(['answers.q1']);
    expect(await errors([yes, { questionId: 'q9', values: ['yes'] }]), 'of another job').toHaveProperty([
      'answers.q9',
    ]);
    expect(await errors([yes, yes]), 'twice').toHaveProperty(['answers.q1']);
    for (const [questionId, ...values] of [
      ['q1', 'perhaps'],
      ['q1', 'yes', 'no'],
      ['q2', 'Enercon', 'Siemens'],
      ['q4', 'many'],
      ['q5', 'x'.repeat(201)],
      ['q3', 'no-file'],
    ] as const)
      expect(await errors([yes, { questionId, values: [...values] }])).toHaveProperty([
        `answers.${questionId}`,
      ]);
    expect((await applyRefused(as, jobId, { coverNote: 'x'.repeat(10_000) })).errors).toEqual({
      coverNote: 'A cover note has at most 2000 characters.',
    });

    const needs = await openJob(api, hr, { resume_required: 2 });
    expect((await applyRefused(as, needs)).errors).toEqual({ resumeKey: 'Please add your résumé.' });
    const none = await openJob(api, hr, { resume_required: 0 });
    expect((await applyRefused(as, none, { resumeKey: await resume(as) })).errors).toHaveProperty(
      'resumeKey',
    );
    const knockedOut = await apply(as, jobId, { answers: [{ questionId: 'q1', values: ['no'] }] });
    expect((await open(hr, knockedOut.applicationId)).answersMatch).toBe(false);
    expect(knockedOut).not.toHaveProperty('answersMatch');
  });

  test('a file that lies, is of somebody else or of another application is refused', async () => {
    const [hr, as] = [await api.member({ role: 2 }), await api.member()];
    const jobId = await openJob(api, hr, { questions: questions.slice(2, 3) });
    const lie = Buffer.from('<script>alert(1)</script>');
    const lying = await applyRefused(as, jobId, { resumeKey: await resume(as, { bytes: lie }) });
    expect([lying.status, lying.code]).toEqual([415, 'TYPE']);
    expect(lying.errors).toHaveProperty('resumeKey');
    const answer = [{ questionId: 'q3', values: [await resume(as, { bytes: lie, purpose: 5 })] }];
    expect((await applyRefused(as, jobId, { answers: answer })).errors).toHaveProperty(['answers.q3']);
    const theirs = await resume(await api.member());
    expect((await applyRefused(as, jobId, { resumeKey: theirs })).errors).toEqual({
      resumeKey: 'Please choose the file again.',
    });
    const resumeKey = await resume(as);
    await apply(as, jobId, { resumeKey });
    const second = await openJob(api, hr);
    expect((await applyRefused(as, second, { resumeKey })).errors).toHaveProperty('resumeKey');
    expect((await mine(as)).count).toBe(1);
  });

  test('taken back within ten minutes it never came; later HR reads that it was withdrawn', async () => {
    const [hr, as] = [await api.member({ role: 2 }), await api.member({ userName: 'Amara' })];
    const jobId = await openJob(api, hr);
    const first = await apply(as, jobId, { coverNote: 'Too fast' });
    expect((await withdraw(as, first)).status).toBe(200);
    expect((await withdraw(as, first)).status, 'twice is the same').toBe(200);
    expect(await newsOf(api, hr)).toEqual([]);
    expect((await requests(hr, { jobId })).count).toBe(0);
    expect(await countsOf(jobId)).toMatchObject({ applicant_count: 0, unanswered_count: 0 });

    const second = await apply(as, jobId, { coverNote: 'My note' });
    await api.app.tasks.settle();
    api.advance(11 * MINUTE_MS);
    const { body } = await withdraw(as, second, 'I have signed elsewhere.');
    expect(body.response).toMatchObject({
      coverNote: 'My note',
      timeline: [{ what: 1 }, { what: 6, text: 'I have signed elsewhere.' }],
    });
    const { response, byStatus } = await requests(hr, { jobId });
    expect(response).toMatchObject([{ applicationId: second.applicationId, answers: [] }]);
    expect(response[0]?.withdrawnAt).toBeDefined();
    expect(response[0], 'what was given is taken back').not.toHaveProperty('coverNote');
    expect(byStatus['1']).toBe(1);
    expect(await newsOf(api, hr)).toContain('19: Amara withdrew the application for Wind turbine technician');
    await apply(as, jobId);
    expect((await mine(as)).totals).toEqual({ active: 1, decided: 0, withdrawn: 2 });
    expect((await mine(as, { list: 2 })).count).toBe(2);
    expect((await mine(as, { list: 0 })).response).toHaveLength(1);
  });

  test("is nobody else's to change", async () => {
    const [hr, as, other] = [await api.member({ role: 2 }), await api.member(), await api.member()];
    const sent = await apply(as, await openJob(api, hr));
    for (const stranger of [hr, other]) expect((await withdraw(stranger, sent)).status).toBe(404);
    expect((await withdraw(as, { ...sent, jobId: await openJob(api, hr) })).status).toBe(404);
    expect((await own(as)).withdrawnAt).toBeUndefined();
    expect((await mine(hr)).response).toEqual([]);
  });
});
