import { describe, expect, test } from 'vitest';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { picture, plainPdf, upload } from '../support/files.ts';
import { adders, newItem } from '../support/profile.ts';

const DOCUMENT = 5;
const PROFILE = 1;
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

describe.each(databases())('the file behind an item on %s', (kind) => {
  const api = useApi(kind);
  const add = adders(api);

  test('stays when the item is edited or moved with its key, and goes without it', async () => {
    const as = await api.member();
    const pdf = { bytes: plainPdf(), contentType: 'application/pdf', purpose: DOCUMENT } as const;
    const documentKey = await upload(api, as, { ...pdf, fileName: 'diploma.pdf' });
    const { educationId } = await add.education(as, { documentKey });
    await add.education(as, { degree: 'B.E.' });
    const edited = await add.education(as, { educationId, documentKey, grade: '8.9' });
    expect(edited).toMatchObject({ grade: '8.9', documents: [{ mediaKey: documentKey }] });
    const { updatedAt } = edited;
    const moved = await add.education(as, { educationId, documentKey, grade: '8.9', updatedAt, order: 1 });
    expect(moved).toMatchObject({ order: 1, updatedAt, documents: [{ fileName: 'diploma.pdf' }] });
    const other = await upload(api, as, { ...pdf, fileName: 'again.pdf' });
    const replaced = await add.education(as, { educationId, documentKey: other });
    expect(replaced.documents).toMatchObject([{ mediaKey: other, fileName: 'again.pdf' }]);
    expect((await add.education(as, { educationId })).documents).toEqual([]);
  });

  test('the picture of an achievement keeps what it shows in words', async () => {
    const as = await api.member();
    const mediaKey = await upload(api, as, { bytes: await picture(), purpose: PROFILE });
    const item = await add.achievement(as, { mediaKey, mediaAlt: ' On stage, with the trophy ' });
    expect(item.media).toMatchObject({ mediaKey, alt: 'On stage, with the trophy', width: 60, height: 40 });
    expect(item).not.toHaveProperty('mediaAlt');
    const { achievementId } = item;
    const kept = await add.achievement(as, { achievementId, mediaKey, mediaAlt: 'On stage', issuer: 'WEDC' });
    expect(kept).toMatchObject({ issuer: 'WEDC', media: { mediaKey, alt: 'On stage' } });
    expect(await add.achievement(as, { achievementId, mediaAlt: 'Nothing' })).not.toHaveProperty('media');
    expect((await add.achievement(as, { achievementId, mediaKey })).media).not.toHaveProperty('alt');
    const body = newItem.achievement({ mediaKey, mediaAlt: 'x'.repeat(1501) });
    expect((await api.refused('addAchievement', body, { as })).errors).toEqual({
      mediaAlt: 'The description of a picture has at most 1500 characters.',
    });
  });

  test('is refused at its field when it is not what a proof is', async () => {
    const as = await api.member();
    const refusal = async (bytes: Buffer, contentType: string) => {
      const documentKey = await upload(api, as, { bytes, contentType, purpose: DOCUMENT });
      return api.refused('addCertificate', newItem.certificate({ documentKey }), { as });
    };
    const sentence = 'A proof is a PDF, JPEG or PNG.';
    const wrong = { status: 415, code: 'TYPE', message: sentence, errors: { documentKey: sentence } };
    expect(await refusal(Buffer.from('MZ, a program'), 'application/pdf')).toMatchObject(wrong);
    expect(await refusal(await picture(), docx)).toMatchObject(wrong);
    expect(
      await refusal(plainPdf('<< /S /JavaScript /JS (app.alert(1)) >>'), 'application/pdf'),
    ).toMatchObject({ status: 422, errors: { documentKey: expect.any(String) } });
    const photo = await upload(api, as, { bytes: await picture(), purpose: DOCUMENT });
    const scanned = await add.certificate(as, { documentKey: photo });
    expect(scanned.documents).toMatchObject([{ mediaKey: photo, contentType: 'image/webp' }]);
  });
});
