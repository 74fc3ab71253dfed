import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { plainPdf, upload } from '../support/files.ts';
import type { TestMember } from '../support/members.ts';
import { befriend, block } from '../support/posts.ts';
import { verificationOf } from '../support/verification.ts';

describe.each(databases())('who may verify what on %s', (kind) => {
  const api = useApi(kind);
  const { admin, item, pdf, payload, send, request } = verificationOf(api);

  test('only HR that is connected with a job seeker may ask, and a block ends it', async () => {
    const owner = await api.member();
    const certificate = await item(owner);
    const stranger = await api.member({ role: 2 });
    const refused = async (as: TestMember, of = owner, id = certificate) =>
      (await api.refused('verificationRequestList', request(of, id), { as })).status;
    expect(await refused(stranger)).toBe(403);
    for (const role of [1, 3, 4] as const) expect(await refused(await api.member({ role }))).toBe(403);
    expect(await refused(stranger, { ...owner, userId: randomUUID() })).toBe(404);
    const hr = await api.member({ role: 2 });
    await befriend(api, owner, hr);
    expect(await refused(hr, owner, await item(await api.member()))).toBe(404);
    const other = await api.member({ role: 2 });
    await befriend(api, hr, other);
    expect(await refused(hr, other), 'HR is not asked').toBe(403);
    await block(api, owner, hr);
    expect(await refused(hr)).toBe(404);
  });

  test('HR sees no file and calls off only what it asked for', async () => {
    const [owner, hr] = [await api.member(), await api.member({ role: 2 })];
    await befriend(api, owner, hr);
    const certificate = await item(owner);
    await api.ok(
      'verificationRequestList',
      { action: 1, documentType: 3, documentId: certificate },
      { as: owner },
    );
    const body = request(owner, certificate);
    const standing = await api.ok('verificationRequestList', body, { as: hr });
    expect(standing.response).toMatchObject([{ status: 1, files: [] }]);
    const off = { ...body, action: 2 as const };
    expect((await api.refused('verificationRequestList', off, { as: hr })).status).toBe(404);
  });

  test("another member's items and files are out of reach", async () => {
    const [owner, thief] = [await api.member(), await api.member()];
    const certificate = await item(owner);
    const file = await pdf(owner);
    const theirs = payload(certificate, [await pdf(thief)]);
    expect((await api.refused('sendForVerification', theirs, { as: thief })).status).toBe(404);
    const own = await item(thief);
    expect((await api.refused('sendForVerification', payload(own, [file]), { as: thief })).errors).toEqual({
      files: 'Please choose the files again.',
    });
    const [sent] = (await send(owner, certificate, [file])).files;
    const get = (url: string) => api.app.http.inject({ url });
    expect((await get(`/media/${file}`)).statusCode).toBe(404);
    const good = await get(sent!.url);
    expect(good.statusCode).toBe(200);
    expect(good.headers['cache-control']).toContain('no-store');
    expect(good.headers['content-disposition']).toBe("attachment; filename*=UTF-8''licence.pdf");
    const address = new URL(sent!.url, 'http://x');
    const forged = `/media/${await pdf(owner)}${address.search}`;
    expect((await get(forged)).statusCode).toBe(404);
    expect((await get(sent!.url.replace('signature=', 'signature=A'))).statusCode).toBe(404);
    // A file stands behind one item only.
    const second = await item(owner);
    const twice = await api.refused('sendForVerification', payload(second, [file]), { as: owner });
    expect(twice.errors).toEqual({ files: 'Please choose the files again.' });
    api.advance(1_300_000);
    expect((await get(sent!.url)).statusCode, 'later').toBe(404);
  });

  test('hostile files are refused by what is in them', async () => {
    const owner = await api.member();
    const certificate = await item(owner);
    const refused = async (bytes: Buffer, contentType: string) => {
      const file = await upload(api, owner, { bytes, contentType, purpose: 5 });
      return api.refused('sendForVerification', payload(certificate, [file]), { as: owner });
    };
    expect((await refused(Buffer.from('MZ program'), 'application/pdf')).status).toBe(415);
    expect((await refused(Buffer.from('<svg onload="x()"/>'), 'image/png')).status).toBe(415);
    const script = await refused(plainPdf('3 0 obj << /S /JavaScript >> endobj'), 'application/pdf');
    expect(script.errors?.files).toContain('scripts');
    const letter = Buffer.concat([
      Buffer.from('PK\x03\x04'),
      Buffer.alloc(26),
      Buffer.from('mimetypeapplication/vnd.oasis.opendocument.text'),
    ]);
    const text = await refused(letter, 'application/vnd.oasis.opendocument.text');
    expect([text.status, text.message]).toEqual([415, 'A verifier reads PDF, JPEG and PNG.']);
    const none = await api.refused('sendForVerification', payload(certificate, []), { as: owner });
    expect(none.errors).toEqual({ files: 'Please add 1 to 5 files.' });
    const unwilling = { ...payload(certificate, [await pdf(owner)]), consent: false as never };
    expect((await api.refused('sendForVerification', unwilling, { as: owner })).errors).toHaveProperty(
      'consent',
    );
  });

  test('what is typed wrong on the console is explained', async () => {
    for (const args of [['approve'], ['nonsense', 'x'], ['show', 'x', 'y'], ['list', '--what']])
      expect(await admin(...args)).toContain('npm run admin -- verify');
    expect(await admin('show', 'x')).toBe('Nothing in review has this id.');
    expect(await admin('approve', randomUUID())).toBe('Nothing in review has this id.');
  });

  test('what a member hides from HR cannot be asked about', async () => {
    const [owner, hr] = [
      await api.member({ details: { sectionVisibility: { certificates: 2 } } }),
      await api.member({ role: 2 }),
    ];
    await befriend(api, owner, hr);
    const hidden = request(owner, await item(owner));
    expect((await api.refused('verificationRequestList', hidden, { as: hr })).status).toBe(404);
  });
});

describe.each(databases())('a fee on %s', (kind) => {
  const api = useApi(kind, { config: { verificationFee: 900 } });

  test('has to be paid first, and nothing can have paid it yet', async () => {
    const owner = await api.member();
    const { response } = await api.ok('verificationRequestList', { action: 0 }, { as: owner });
    expect(response).toMatchObject([{ fee: 900, currency: 'USD' }]);
    const bytes = plainPdf();
    const file = await upload(api, owner, { bytes, contentType: 'application/pdf', purpose: 5 });
    const body = {
      documentId: owner.userId,
      documentType: 5 as const,
      files: [file],
      consent: true as const,
    };
    for (const more of [{}, { transactionId: 'tx1' }])
      expect((await api.refused('sendForVerification', { ...body, ...more }, { as: owner })).errors).toEqual({
        transactionId: 'The fee has not been paid yet.',
      });
  });
});
