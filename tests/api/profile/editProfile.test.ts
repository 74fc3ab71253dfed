import { describe, expect, test } from 'vitest';
import type { RequestBody } from '#openapi/contract.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import type { TestMember } from '../support/members.ts';
import { befriend } from '../support/posts.ts';
import { adders, newItem, profileOf } from '../support/profile.ts';
import { guestProbes, photo, uploadsOf } from '../support/uploads.ts';

type Edit = Partial<RequestBody<'editProfile'>>;

describe.each(databases())('editing a profile on %s', (kind) => {
  const api = useApi(kind, { handlers: guestProbes });
  const { upload, get } = uploadsOf(api);
  const versionOf = async (as: TestMember) => (await profileOf(api, as)).member.updatedAt;
  const edit = async (as: TestMember, fields: Edit) =>
    (await api.ok('editProfile', { updatedAt: await versionOf(as), ...fields }, { as })).response;
  const refused = async (as: TestMember, fields: Edit) =>
    api.refused('editProfile', { updatedAt: await versionOf(as), ...fields }, { as });
  const person = () =>
    api.member({
      email: 'p@example.org',
      details: { firstName: 'Priya', lastName: 'R', dateOfBirth: '1991-07-19' },
    });

  test('a person changes what is sent, empties what is cleared, and the rest stays', async () => {
    const as = await person();
    const changed = await edit(as, {
      firstName: ' Priya ',
      lastName: 'Raghunathan',
      headline: 'Hydrologist who\u2028draws her own maps',
      about: 'Ten monsoons.\n\nRivers.',
      location: { city: 'Chennai', region: 'Tamil Nadu', country: 'IN' },
      website: 'https://example.org',
      locale: 'en-in',
      timezone: 'Asia/Kolkata',
    });
    expect(changed).toMatchObject({
      userName: 'Priya Raghunathan',
      firstName: 'Priya',
      headline: 'Hydrologist who draws her own maps',
      about: 'Ten monsoons.\n\nRivers.',
      location: { city: 'Chennai', region: 'Tamil Nadu', country: 'IN' },
      website: 'https://example.org',
      locale: 'en-IN',
      timezone: 'Asia/Kolkata',
      dateOfBirth: '1991-07-19',
    });
    expect((await profileOf(api, as)).member).toEqual(changed);
    const emptied = await edit(as, { clear: ['headline', 'about', 'location', 'website', 'email'] });
    for (const field of ['headline', 'about', 'location', 'website', 'email'])
      expect(emptied).not.toHaveProperty(field);
    expect(emptied.userName).toBe('Priya Raghunathan');
  });

  test('an organisation changes its own fields', async () => {
    const as = await api.member({
      role: 4,
      email: 'x@example.org',
      userName: 'Old',
      details: { companyName: 'Old' },
    });
    const fields = {
      companyName: 'Mama Ngozi Kitchen',
      companyLocation: { address: '12 Allen Avenue', city: 'Lagos', country: 'NG' },
      contactPerson: 'Ngozi Okafor',
      industry: 'HOSPITALITY' as const,
      companySize: '11-50' as const,
      foundedYear: 2011,
      registrationNumber: 'RC-1',
    };
    expect(await edit(as, fields)).toMatchObject({ ...fields, userName: 'Mama Ngozi Kitchen' });
    const cleared = await edit(as, { clear: ['companySize', 'foundedYear', 'registrationNumber'] });
    expect(cleared).not.toHaveProperty('foundedYear');
    expect((await refused(as, { companyLocation: { city: 'Lagos', country: 'NG' } })).errors).toEqual({
      'companyLocation.address': 'Please enter the street and number.',
    });
    expect((await refused(as, { clear: ['email'] })).errors).toEqual({
      clear: 'An organisation needs an e-mail address.',
    });
  });

  test('another role’s fields, and what makes no sense, are refused at the field', async () => {
    const [as, brand] = [await person(), await api.member({ role: 3 })];
    const openToWork = { isOpen: true, roles: [], workplaceTypes: [], visibleTo: 0 as const };
    const next = api.now().getUTCFullYear() + 1;
    for (const [who, fields, field] of [
      [as, { companyName: 'Acme' }, 'companyName'],
      [as, { foundedYear: 1990 }, 'foundedYear'],
      [as, { clear: ['companySize'] }, 'clear'],
      [brand, { firstName: 'Priya' }, 'firstName'],
      [brand, { dateOfBirth: '1991-07-19' }, 'dateOfBirth'],
      [brand, { openToWork }, 'openToWork'],
      [brand, { foundedYear: Math.min(next, 2100) }, 'foundedYear'],
      [as, { firstName: '1 2 3' }, 'firstName'],
      [as, { dateOfBirth: `${next - 10}-01-01` }, 'dateOfBirth'],
      [as, { dateOfBirth: '1800-01-01' }, 'dateOfBirth'],
      [as, { location: { city: ' ', country: 'IN' } }, 'location.city'],
      [as, { location: { city: 'Chennai', country: 'XX' } }, 'location.country'],
      [as, { website: 'http://example.org' }, 'website'],
      [as, { website: 'https://' }, 'website'],
      [as, { website: 'https:///careers' }, 'website'],
      [as, { website: 'https://:443' }, 'website'],
      [as, { website: 'https://example.org@evil.example' }, 'website'],
      [as, { website: 'https://user:password@example.org/jobs' }, 'website'],
      [as, { locale: 'not a locale' }, 'locale'],
      [as, { timezone: 'Mars/Olympus' }, 'timezone'],
      [as, { headline: 'x'.repeat(400) }, 'headline'],
      [as, { headline: 'Both', clear: ['headline'] }, 'headline'],
      [as, { openToWork: { ...openToWork, roles: ['  '] } }, 'openToWork.roles'],
      [as, { sectionVisibility: { passions: 3 as 2 } }, 'sectionVisibility.passions'],
    ] as [TestMember, Edit, string][]) {
      const { status, errors } = await refused(who, fields);
      expect([status, Object.keys(errors ?? {})]).toEqual([422, [field]]);
    }
  });

  test('of two edits of one state the second is refused, and visibility is kept section by section', async () => {
    const as = await person();
    const updatedAt = await versionOf(as);
    const both = await Promise.all(
      [{ experience: 1 as const }, { education: 2 as const }].map((sectionVisibility) =>
        api.call('editProfile', { updatedAt, sectionVisibility }, { as }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('STALE');
    await edit(as, { sectionVisibility: { experience: 0 } });
    const { sectionVisibility } = await edit(as, { sectionVisibility: { passions: 2 } });
    expect(sectionVisibility).toMatchObject({ experience: 0, passions: 2, contact: 2 });
  });

  test('pictures are the member’s own uploads, taken once; old ones are given up', async () => {
    const [as, thief] = [await person(), await person()];
    const picture = async (who: TestMember, purpose: 1 | 2 = 1) =>
      (await upload(who, await photo(), 'image/jpeg', purpose)).mediaKey;
    const [first, second, wide] = [await picture(as), await picture(as), await picture(as)];
    const changed = await edit(as, { imageKey: first, coverKey: wide });
    expect(changed).toMatchObject({ userImage: `/media/${first}?w=192`, coverImage: `/media/${wide}` });
    expect((await get(wide)).headers['content-type']).toBe('image/webp');
    // Sent again it stays.
    await edit(as, { imageKey: first });
    await edit(as, { imageKey: second });
    const states = await api.db
      .selectFrom('media')
      .select(['key', 'state'])
      .where('key', 'in', [first, second, wide])
      .execute();
    expect(Object.fromEntries(states.map(({ key, state }) => [key, state]))).toEqual({
      [first]: 'ready',
      [second]: 'used',
      [wide]: 'used',
    });
    for (const [who, imageKey] of [
      [thief, second],
      [as, wide],
      [as, await picture(as, 2)],
      [as, 'profile/nothing'],
    ] as const)
      expect((await refused(who, { imageKey })).errors).toEqual({
        imageKey: 'Please choose the picture again.',
      });
    const fake = await upload(as, Buffer.from('%PDF-1.7 renamed'), 'image/jpeg', 1);
    expect(await refused(as, { coverKey: fake.mediaKey })).toMatchObject({ status: 415, code: 'TYPE' });
    expect(await edit(as, { clear: ['coverImage', 'userImage'] })).not.toHaveProperty('coverImage');
  });

  test('the proof of an item is for its owner, through an address that ends; it belongs to one item', async () => {
    const [as, friend] = [await person(), await person()];
    await befriend(api, as, friend);
    const add = adders(api);
    const pdf = Buffer.from(
      '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n',
    );
    const { mediaKey } = await upload(as, pdf, 'application/pdf', 5);
    const item = await add.certificate(as, { documentKey: mediaKey });
    expect(item.documents).toMatchObject([{ mediaKey, contentType: 'application/pdf', size: pdf.length }]);
    const [{ url } = { url: '' }] = item.documents;
    expect((await api.app.http.inject({ url })).statusCode).toBe(200);
    expect((await get(mediaKey)).statusCode).toBe(404);
    expect((await profileOf(api, friend, as)).sections.certificates).toMatchObject([{ documents: [] }]);
    const other = newItem.education({ documentKey: mediaKey });
    expect((await api.refused('addUserQualification', other, { as })).errors).toEqual({
      documentKey: 'Please choose the document again.',
    });
    const { certificateId } = item;
    const kept = await add.certificate(as, { certificateId, documentKey: mediaKey, issuer: 'DGCA India' });
    expect(kept.documents).toHaveLength(1);
    await api.ok('deleteDocument', { documentType: 3, documentId: certificateId }, { as });
    const back = await add.certificate(as, { certificateId, documentKey: mediaKey, issuer: 'DGCA India' });
    expect(back.documents).toHaveLength(1);
    expect((await add.certificate(as, { certificateId })).documents).toEqual([]);
    api.advance(3_600_000);
    expect((await api.app.http.inject({ url })).statusCode).toBe(404);
  });

  test('a new name is not what was verified', async () => {
    const as = await person();
    await api.db
      .insertInto('verifications')
      .values({
        id: crypto.randomUUID(),
        owner_id: as.userId,
        type: 5,
        item_id: as.userId,
        status: 3,
        decided_at: api.now(),
        updated_at: api.now(),
      })
      .execute();
    await api.db.updateTable('members').set({ verification_status: 3 }).where('id', '=', as.userId).execute();
    const before = await edit(as, { headline: 'Hydrologist' });
    expect(before).toMatchObject({
      verificationStatus: 3,
      verifiedDocument: 5,
      verifiedAt: expect.any(String),
    });
    const after = await edit(as, { lastName: 'Raghunathan' });
    expect(after.verificationStatus).toBe(0);
    expect(after).not.toHaveProperty('verifiedDocument');
  });
});
