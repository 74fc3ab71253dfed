import { describe, expect, test } from 'vitest';
import type { OperationId } from '#openapi/contract.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { picture, plainPdf, upload } from '../support/files.ts';
import { adders, newItem, profileOf } from '../support/profile.ts';

const long = 'x'.repeat(400);
const mixed = 'مهندسة مياه 💧 e\u0301 👩🏽‍🚀';

describe.each(databases())('bad input in a profile on %s', (kind) => {
  const api = useApi(kind);
  const add = adders(api);

  test("another member's items of every kind are neither changed nor deleted", async () => {
    const [owner, as] = [await api.member(), await api.member()];
    const { educationId } = await add.education(owner);
    const { workExperienceId } = await add.experience(owner);
    const { certificateId } = await add.certificate(owner);
    const { achievementId } = await add.achievement(owner);
    const before = (await profileOf(api, owner)).sections;
    const edits: [OperationId, object, 1 | 2 | 3 | 4, string][] = [
      ['addUserQualification', newItem.education({ educationId }), 1, educationId],
      ['addWorkExperience', newItem.experience({ workExperienceId }), 2, workExperienceId],
      ['addCertificate', newItem.certificate({ certificateId }), 3, certificateId],
      ['addAchievement', newItem.achievement({ achievementId }), 4, achievementId],
    ];
    for (const [op, edit, documentType, id] of edits) {
      for (const documentId of [id, id.toUpperCase()]) {
        const { status } = await api.send(op, { userId: as.userId, ...edit }, { as });
        const deleted = await api.call('deleteDocument', { documentType, documentId }, { as });
        expect([op, status, deleted.status]).toEqual([op, 404, 404]);
      }
    }
    expect((await profileOf(api, owner)).sections).toEqual(before);
  });

  test('names of 400 characters are refused at their field, emoji and right-to-left text are kept', async () => {
    const as = await api.member();
    const refused = async (op: OperationId, body: object) =>
      (await api.send(op, { userId: as.userId, ...body }, { as })).body as { errors?: object };
    for (const [op, body, field] of [
      ['addUserQualification', newItem.education({ institution: long }), 'institution'],
      ['addWorkExperience', newItem.experience({ companyName: long }), 'companyName'],
      ['addCertificate', newItem.certificate({ certificateName: long }), 'certificateName'],
      ['addAchievement', newItem.achievement({ title: long }), 'title'],
      ['addPassion', { passionName: long }, 'passionName'],
      ['search', { searchType: 1, searchText: long, pageIndex: 0 }, 'searchText'],
      ['getMyConnections', { list: 0, searchText: long, pageIndex: 1 }, 'searchText'],
    ] as [OperationId, object, string][])
      expect([op, Object.keys((await refused(op, body)).errors ?? {})]).toEqual([op, [field]]);
    expect(await add.certificate(as, { certificateName: mixed })).toMatchObject({ certificateName: mixed });
    const passion = await api.ok('addPassion', { passionName: mixed }, { as });
    expect(passion.response.passionName).toBe(mixed);
    const half = await add.achievement(as, { title: 'Half \ud83d of one' });
    expect(half.title).toBe('Half \ufffd of one');
  });

  test('files renamed as pictures or proofs, and files of others, are refused at their field', async () => {
    const [as, other] = [await api.member(), await api.member()];
    const send = (bytes: Buffer, contentType: string, purpose: 1 | 5, who = as) =>
      upload(api, who, { bytes, contentType, purpose });
    const program = Buffer.from('MZ, a program');
    const badge = async (mediaKey: string) =>
      api.refused('addAchievement', newItem.achievement({ mediaKey }), { as });
    const proof = async (documentKey: string) =>
      api.refused('addUserQualification', newItem.education({ documentKey }), { as });
    for (const bytes of [program, plainPdf(), Buffer.from('<svg onload="x()"/>')])
      expect(await badge(await send(bytes, 'image/png', 1))).toMatchObject({
        status: 415,
        errors: { mediaKey: expect.any(String) },
      });
    for (const bytes of [program, await picture()])
      expect(await proof(await send(bytes, 'application/pdf', 5))).toMatchObject({
        status: 415,
        errors: { documentKey: 'A proof is a PDF, JPEG or PNG.' },
      });
    const theirs = await send(await picture(), 'image/png', 1, other);
    expect((await badge(theirs)).errors).toEqual({ mediaKey: 'Please choose the picture again.' });
    // A proof is not for everybody's eyes, and a picture is no proof.
    expect((await badge(await send(await picture(), 'image/png', 5))).status).toBe(422);
    expect((await proof(await send(await picture(), 'image/png', 1))).status).toBe(422);
  });
});
