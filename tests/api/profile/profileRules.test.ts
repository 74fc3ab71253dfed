import { describe, expect, test } from 'vitest';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import type { TestMember } from '../support/members.ts';
import { adders, newItem } from '../support/profile.ts';

const month = (date: Date) => date.toISOString().slice(0, 7);
const day = (date: Date) => date.toISOString().slice(0, 10);
const DAY_MS = 86_400_000;

describe.each(databases())('rules for the sections of a profile on %s', (kind) => {
  const api = useApi(kind, { config: { sessionDays: 365 } });
  const add = adders(api);
  const refusedJob = async (as: TestMember, fields: Parameters<typeof newItem.experience>[0]) =>
    api.refused('addWorkExperience', newItem.experience(fields), { as });

  test('names of 400 characters are refused, emoji and right-to-left text are kept', async () => {
    const as = await api.member();
    const long = await refusedJob(as, { jobTitle: 'x'.repeat(400) });
    expect([long.status, long.errors]).toEqual([422, { jobTitle: 'A job title has 2 to 100 characters.' }]);
    expect((await refusedJob(as, { jobTitle: ' \u2028 ' })).errors).toEqual({
      jobTitle: 'Please enter the job title.',
    });
    const job = await add.experience(as, { jobTitle: 'مهندسة مياه 💧', companyName: 'שיא\u200f בע״מ 👩🏽‍🚀' });
    expect([job.jobTitle, job.companyName]).toEqual(['مهندسة مياه 💧', 'שיא\u200f בע״מ 👩🏽‍🚀']);
  });

  test('dates that contradict are refused at their field', async () => {
    const as = await api.member();
    const now = api.now();
    const [ahead, tomorrow] = [
      month(new Date(now.getTime() + 45 * DAY_MS)),
      day(new Date(now.getTime() + 2 * DAY_MS)),
    ];
    const ended = { isCurrent: false };
    expect((await refusedJob(as, { startDate: ahead })).errors).toEqual({
      startDate: 'Please enter a month that has begun.',
    });
    expect((await refusedJob(as, { startDate: '0019-02' })).errors).toHaveProperty('startDate');
    for (const endDate of ['2018-01', ahead])
      expect((await refusedJob(as, { ...ended, endDate })).errors).toEqual({
        endDate: 'The end lies between the beginning and today.',
      });
    expect((await refusedJob(as, ended)).errors).toEqual({ endDate: 'Please enter when it ended.' });
    expect((await refusedJob(as, { endDate: '2020-01' })).errors).toHaveProperty('endDate');
    const study = async (fields: Parameters<typeof newItem.education>[0]) =>
      (await api.refused('addUserQualification', newItem.education(fields), { as })).errors;
    expect(await study({ endDate: '2011-01' })).toHaveProperty('endDate');
    expect(await study({ endDate: '2090-01' })).toHaveProperty('endDate');
    expect(await study({ isCurrent: true })).toEqual({
      endDate: 'While you are still there, the end lies ahead.',
    });
    expect(await add.education(as, { isCurrent: true, endDate: ahead })).toMatchObject({ endDate: ahead });
    const paper = async (fields: Parameters<typeof newItem.certificate>[0]) =>
      (await api.refused('addCertificate', newItem.certificate(fields), { as })).errors;
    expect(await paper({ issueDate: tomorrow })).toEqual({
      issueDate: 'Please enter a date that is not in the future.',
    });
    expect(await paper({ noExpiry: false, expiryDate: '2025-01-20' })).toEqual({
      expiryDate: 'The expiry date comes after the issue date.',
    });
    expect(await paper({ expiryDate: '2030-01-20' })).toHaveProperty('expiryDate');
    const prize = await api.refused('addAchievement', newItem.achievement({ date: tomorrow }), { as });
    expect(prize.errors).toHaveProperty('date');
  });

  test('three jobs can be current, a fourth is refused, also when two devices add it at once', async () => {
    const as = await api.member();
    const job = (title: string, isCurrent = true) => ({ jobTitle: title, isCurrent });
    const first = await add.experience(as, job('One'));
    await add.experience(as, job('Two'));
    const both = await Promise.all(
      ['Three', 'Four'].map((title) => api.call('addWorkExperience', newItem.experience(job(title)), { as })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(both.find(({ status }) => status === 422)?.body.errors).toEqual({
      isCurrent: 'At most 3 positions can be current at once.',
    });
    await add.experience(as, { ...job('Past', false), startDate: '2001-01', endDate: '2002-01' });
    // One of the three can be changed, and is current still.
    await add.experience(as, { ...job('One and only'), workExperienceId: first.workExperienceId });
    const current = await api.ok('getCurrentlyWorkingExperience', {}, { as });
    expect(current.response).toHaveLength(3);
  });

  test('a position ends between its beginning and today, once; the item stays', async () => {
    const as = await api.member();
    const [older, newer] = [
      await add.experience(as, { jobTitle: 'Older', startDate: '2015-01' }),
      await add.experience(as, { jobTitle: 'Newer', startDate: '2020-01', skills: ['Maps'] }),
    ];
    const list = async () => (await api.ok('getCurrentlyWorkingExperience', {}, { as })).response;
    expect((await list()).map(({ jobTitle }) => jobTitle)).toEqual(['Newer', 'Older']);
    const end = (endDate: string, workExperienceId = newer.workExperienceId) => ({
      workExperienceId,
      endDate,
    });
    for (const endDate of ['2019-12', month(new Date(api.now().getTime() + 60 * DAY_MS))])
      expect((await api.refused('endCurrentPosition', end(endDate), { as })).errors).toEqual({
        endDate: 'The end lies between the beginning and today.',
      });
    const { response } = await api.ok('endCurrentPosition', end('2024-06'), { as });
    expect(response).toMatchObject({ isCurrent: false, endDate: '2024-06', skills: ['Maps'] });
    expect(Date.parse(response.updatedAt)).toBeGreaterThan(Date.parse(newer.updatedAt));
    expect(await api.refused('endCurrentPosition', end('2024-06'), { as })).toMatchObject({ status: 409 });
    expect((await list()).map(({ jobTitle }) => jobTitle)).toEqual(['Older']);
    const stranger = await api.member();
    for (const id of [older.workExperienceId, 'we1', crypto.randomUUID()])
      expect((await api.refused('endCurrentPosition', end('2024-06', id), { as: stranger })).status).toBe(
        404,
      );
  });

  test('a duplicate is refused in any case, width and accent, also when it comes twice at once', async () => {
    const as = await api.member();
    await add.certificate(as, { certificateName: 'Café manager', issuer: 'École' });
    const twin = newItem.certificate({ certificateName: 'ＣＡＦÉ  manager', issuer: 'ecole' });
    expect((await api.refused('addCertificate', twin, { as })).errors).toEqual({
      certificateName: 'This certificate is in your profile already.',
    });
    const both = await Promise.all(
      [1, 2].map(() => api.call('addAchievement', newItem.achievement(), { as })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    await add.education(as);
    const other = await add.education(as, { degree: 'Ph.D.' });
    const same = newItem.education({ educationId: other.educationId });
    expect((await api.refused('addUserQualification', same, { as })).errors).toEqual({
      institution: 'This education is in your profile already.',
    });
    expect((await refusedJob(as, { skills: ['Maps', 'maps'] })).errors).toEqual({
      skills: 'Please name each skill once.',
    });
  });

  test('a section holds a hundred items', async () => {
    const as = await api.member();
    const first = await add.achievement(as);
    const rows = Array.from({ length: 99 }, (_, i) => ({
      id: crypto.randomUUID(),
      member_id: as.userId,
      kind: 4 as const,
      position: i + 1,
      data: JSON.stringify({ title: `Medal ${i}` }),
      identity: `medal ${i}`,
      created_at: api.now(),
      updated_at: api.now(),
    }));
    await api.db.insertInto('profile_items').values(rows).execute();
    const more = newItem.achievement({ title: 'One more' });
    expect((await api.refused('addAchievement', more, { as })).errors?.title).toContain('room for 100');
    await add.achievement(as, { achievementId: first.achievementId, title: 'Changed' });
  });

  test.each([2, 3, 4] as const)('role %i has no such sections', async (role) => {
    const as = await api.member({ role });
    const refusals = [
      await api.refused('addUserQualification', newItem.education(), { as }),
      await api.refused('addWorkExperience', newItem.experience(), { as }),
      await api.refused('addCertificate', newItem.certificate(), { as }),
      await api.refused('addAchievement', newItem.achievement(), { as }),
      await api.refused('deleteDocument', { documentType: 1, documentId: 'ed1' }, { as }),
      await api.refused('getCurrentlyWorkingExperience', {}, { as }),
      await api.refused('endCurrentPosition', { workExperienceId: 'we1', endDate: '2024-01' }, { as }),
      await api.refused('addPassion', { passionName: 'Tea' }, { as }),
      await api.refused('addLanguages', { languages: [{ languageId: 'en', proficiency: 5 }] }, { as }),
      await api.refused('manageInterests', { interestIds: ['hiking'] }, { as }),
    ];
    for (const { status, code } of refusals) expect([status, code]).toEqual([403, 'ROLE']);
  });
});
