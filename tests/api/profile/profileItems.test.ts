import { describe, expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { adders, newItem, profileOf } from '../support/profile.ts';

describe.each(databases())('sections of a profile on %s', (kind) => {
  const api = useApi(kind, { config: { sessionDays: 365 } });
  const add = adders(api);

  test('each kind is added, read, replaced as a whole and deleted', async () => {
    const as = await api.member();
    const education = await add.education(as, {
      grade: '8.9 / 10',
      description: '  Rivers. \n\nAnd lakes. ',
    });
    expect(education).toMatchObject({
      institution: 'Anna University',
      grade: '8.9 / 10',
      description: 'Rivers. \n\nAnd lakes.',
      order: 0,
      verificationStatus: 0,
      documents: [],
    });
    const job = await add.experience(as, { skills: ['GIS', 'Python'], workplaceType: 2, employmentType: 1 });
    const certificate = await add.certificate(as);
    const achievement = await add.achievement(as, { url: 'https://example.org/ypw' });
    const { sections } = await profileOf(api, as);
    expect(sections).toMatchObject({
      education: [education],
      experience: [job],
      certificates: [certificate],
      achievements: [achievement],
    });
    const edited = await add.education(as, { educationId: education.educationId, degree: 'M.Tech.' });
    expect(edited).not.toHaveProperty('grade');
    expect(edited).toMatchObject({ educationId: education.educationId, degree: 'M.Tech.' });
    expect((await api.ok('getEducationalDetails', {}, { as })).response).toEqual([edited]);
    for (const [documentType, documentId, message] of [
      [1, education.educationId, 'Education deleted'],
      [2, job.workExperienceId, 'Experience deleted'],
      [3, certificate.certificateId, 'Certificate deleted'],
      [4, achievement.achievementId, 'Achievement deleted'],
    ] as const)
      expect(await api.ok('deleteDocument', { documentType, documentId }, { as })).toEqual({ message });
    expect((await profileOf(api, as)).sections).toMatchObject({
      education: [],
      experience: [],
      certificates: [],
      achievements: [],
    });
    const again = { documentType: 1 as const, documentId: education.educationId };
    expect((await api.refused('deleteDocument', again, { as })).status).toBe(404);
  });

  test('the same clientId gets the first answer again', async () => {
    const as = await api.member();
    const body = newItem.experience();
    const first = await api.ok('addWorkExperience', body, { as });
    expect(await api.ok('addWorkExperience', body, { as })).toEqual(first);
    expect((await profileOf(api, as)).sections.experience).toHaveLength(1);
  });

  test('an edit of an older state is refused, a move is none', async () => {
    const as = await api.member();
    const item = await add.certificate(as, { certificateName: 'First aid', issueDate: '2020-01-01' });
    await add.certificate(as);
    const { certificateId, updatedAt } = item;
    const fields = { certificateName: 'First aid', issueDate: '2020-01-01', certificateId };
    const moved = await add.certificate(as, { ...fields, updatedAt, order: 0 });
    expect(moved).toEqual({ ...item, order: 0 });
    const renamed = await add.certificate(as, { ...fields, certificateName: 'First aid II', updatedAt });
    expect(renamed.updatedAt).not.toBe(updatedAt);
    const late = newItem.certificate({ ...fields, updatedAt });
    expect(await api.refused('addCertificate', late, { as })).toMatchObject({ status: 409, code: 'STALE' });
  });

  test('items stand by date until they are moved; places have no gaps, whoever moves at once', async () => {
    const as = await api.member();
    const years = [2003, 2001, 2005, 2002, 2004];
    const items = new Map<string, Schemas['Achievement']>();
    for (const year of years)
      items.set(String(year), await add.achievement(as, { title: `In ${year}`, date: `${year}-01-01` }));
    const list = async () => (await api.ok('getAchievement', {}, { as })).response;
    const titles = async () => (await list()).map(({ title }) => title.slice(3)).join(' ');
    expect(await titles()).toBe('2005 2004 2003 2002 2001');
    const move = (year: string, order: number) => {
      const item = items.get(year);
      return add.achievement(as, {
        achievementId: item?.achievementId ?? '',
        title: item?.title ?? '',
        date: item?.date ?? '',
        order,
      });
    };
    expect((await move('2001', 0)).order).toBe(0);
    expect(await titles()).toBe('2001 2005 2004 2003 2002');
    expect((await move('2005', 1000)).order).toBe(4);
    expect(await titles()).toBe('2001 2004 2003 2002 2005');
    await Promise.all(years.map((year, index) => move(String(year), index)));
    expect((await list()).map(({ order }) => order)).toEqual([0, 1, 2, 3, 4]);
    const second = (await list())[1];
    await api.ok('deleteDocument', { documentType: 4, documentId: second?.achievementId ?? '' }, { as });
    expect((await list()).map(({ order }) => order)).toEqual([0, 1, 2, 3]);
  });

  test('what is deleted comes back for ten seconds, with its place and what was verified', async () => {
    const as = await api.member();
    const item = await add.certificate(as);
    await add.certificate(as, { certificateName: 'First aid', issueDate: '2010-01-01' });
    const { certificateId } = item;
    await api.db
      .insertInto('verifications')
      .values({
        id: crypto.randomUUID(),
        owner_id: as.userId,
        type: 3,
        item_id: certificateId,
        status: 3,
        updated_at: api.now(),
      })
      .execute();
    const remove = () => api.ok('deleteDocument', { documentType: 3, documentId: certificateId }, { as });
    const names = async () =>
      (await api.ok('getCertificate', {}, { as })).response.map((one) => one.certificateName);
    await remove();
    expect(await names()).toEqual(['First aid']);
    api.advance(9000);
    expect(await add.certificate(as, { certificateId })).toEqual({ ...item, verificationStatus: 3 });
    expect(await names()).toEqual(['Drone pilot, small category', 'First aid']);
    await remove();
    // Meanwhile the same was added again.
    const twin = await add.certificate(as);
    expect((await api.refused('addCertificate', newItem.certificate({ certificateId }), { as })).status).toBe(
      422,
    );
    await api.ok('deleteDocument', { documentType: 3, documentId: twin.certificateId }, { as });
    api.advance(20_000);
    const late = await api.refused('addCertificate', newItem.certificate({ certificateId }), { as });
    expect(late).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  test('a change of what was verified takes the verification away, another change does not', async () => {
    const as = await api.member();
    const { certificateId } = await add.certificate(as);
    await api.db
      .insertInto('verifications')
      .values({
        id: crypto.randomUUID(),
        owner_id: as.userId,
        type: 3,
        item_id: certificateId,
        status: 3,
        updated_at: api.now(),
      })
      .execute();
    const link = 'https://example.org/proof';
    expect(await add.certificate(as, { certificateId, credentialUrl: link })).toMatchObject({
      verificationStatus: 3,
    });
    expect(await add.certificate(as, { certificateId, issuer: 'Another' })).toMatchObject({
      verificationStatus: 0,
    });
  });

  test('another member’s items are not there to be changed or deleted, and a kind is not another', async () => {
    const [owner, as] = [await api.member(), await api.member()];
    const { educationId } = await add.education(owner);
    for (const id of [educationId, 'ed1', crypto.randomUUID()]) {
      const edit = newItem.education({ educationId: id });
      expect((await api.refused('addUserQualification', edit, { as })).status).toBe(404);
      expect((await api.refused('deleteDocument', { documentType: 1, documentId: id }, { as })).status).toBe(
        404,
      );
    }
    const mixed = { documentType: 2 as const, documentId: educationId };
    expect((await api.refused('deleteDocument', mixed, { as: owner })).status).toBe(404);
    const asCertificate = newItem.certificate({ certificateId: educationId });
    expect((await api.refused('addCertificate', asCertificate, { as: owner })).status).toBe(404);
    expect((await profileOf(api, owner)).sections.education).toHaveLength(1);
  });
});
