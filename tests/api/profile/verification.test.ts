import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { resetVerification } from '../../../server/modules/profile/verification/verificationState.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { picture, upload } from '../support/files.ts';
import type { TestMember } from '../support/members.ts';
import { befriend } from '../support/posts.ts';
import { verificationOf } from '../support/verification.ts';

const DAY_MS = 86_400_000;

describe.each(databases())('verification on %s', (kind) => {
  // One that outlives the files.
  const api = useApi(kind, { config: { sessionDays: 365 } });
  const { admin, item, pdf, payload, send, list, read, idOf, request } = verificationOf(api);

  test('a certificate goes from HR to its owner, to the verifier and into the profile', async () => {
    const [owner, hr] = [
      await api.member({ userName: 'Priya', email: 'priya@example.org' }),
      await api.member({ role: 2, userName: 'Kestrel Talent' }),
    ];
    await befriend(api, owner, hr);
    const certificate = await item(owner);
    const asked = request(owner, certificate);
    const { response } = await api.ok('verificationRequestList', asked, { as: hr });
    expect(response).toMatchObject([{ status: 1, files: [], requestedBy: { userName: 'Kestrel Talent' } }]);
    const [top] = (await list(owner)).response;
    expect(top).toMatchObject({ documentId: certificate, title: 'Drone pilot', status: 1, fee: 0 });

    const photo = await upload(api, owner, { bytes: await picture(), purpose: 5, fileName: 'front.png' });
    const sent = await send(owner, certificate, [photo, await pdf(owner)]);
    expect(sent).toMatchObject({ status: 2, requestedBy: { userName: 'Kestrel Talent' } });
    expect(sent.files.map((file) => [file.fileName, file.contentType])).toEqual([
      ['front.png', 'image/webp'],
      ['licence.pdf', 'application/pdf'],
    ]);
    expect(await admin()).toContain('Drone pilot, of Priya');
    const id = await idOf(certificate);
    const shown = await admin('show', id);
    expect(shown).toContain(`${api.folder}/media/${photo}`);
    expect(shown).toContain('asked for by Kestrel Talent');

    expect(await admin('approve', id, '--by', 'Jane of Rolecast')).toContain('Verified');
    expect(await admin('approve', id), 'once').toBe('Nothing in review has this id.');
    expect(await read(owner, certificate)).toMatchObject({ status: 3, verifier: 'Jane of Rolecast' });
    const mail = await api.db
      .selectFrom('outbox')
      .select('body')
      .where('recipient', '=', 'priya@example.org')
      .executeTakeFirstOrThrow();
    expect(mail.body).toContain('your certificate (Drone pilot)');
    const audit = await api.db
      .selectFrom('audit')
      .select('details')
      .where('subject', '=', `verification:${id}`)
      .executeTakeFirstOrThrow();
    expect(audit.details).toEqual({ type: 3, by: 'Jane of Rolecast' });
    const news = await api.ok('getNotificationList', { pageIndex: 1 }, { as: owner });
    expect(news.response.map((one) => [one.type, one.notification])).toEqual([
      [24, 'Your certificate was verified.'],
      [24, 'Kestrel Talent asks you to verify your certificate'],
    ]);
  });

  test("the member's own badge follows the identity, and an organisation has its own", async () => {
    const badge = async ({ userId }: TestMember) =>
      (
        await api.db
          .selectFrom('members')
          .select('verification_status')
          .where('id', '=', userId)
          .executeTakeFirstOrThrow()
      ).verification_status;
    for (const role of [1, 2, 3, 4] as const) {
      const member = await api.member({ role });
      const type = role === 1 ? 5 : 6;
      expect((await list(member)).response.map((one) => one.documentType)).toEqual([type]);
      await api.ok('verificationRequestList', { action: 1, documentType: type }, { as: member });
      expect(await badge(member)).toBe(1);
      await send(member, member.userId, undefined, type);
      await admin('approve', await idOf(member.userId));
      expect(await badge(member)).toBe(3);
      const wrong = { action: 1 as const, documentType: role === 1 ? (6 as const) : (5 as const) };
      expect((await api.refused('verificationRequestList', wrong, { as: member })).status).toBe(404);
      await resetVerification({ now: api.now }, api.db, type, member.userId);
      expect(await badge(member)).toBe(0);
    }
  });

  test('what was sent back says why, and is sent again with other files', async () => {
    const owner = await api.member();
    const certificate = await item(owner);
    const old = await pdf(owner);
    await send(owner, certificate, [old]);
    const id = await idOf(certificate);
    expect(await admin('reject', id)).toContain('--reason');
    expect(await admin('reject', id, '--reason', 'The date cannot be read.')).toContain('Sent back');
    expect(await read(owner, certificate)).toMatchObject({
      status: 1,
      reason: 'The date cannot be read.',
      files: [{ mediaKey: old }],
    });
    const better = await pdf(owner);
    const again = await send(owner, certificate, [better]);
    expect(again.files.map((file) => file.mediaKey)).toEqual([better]);
    expect(again.reason).toBeUndefined();
    const left = await api.db.selectFrom('media').select('state').where('key', '=', old).executeTakeFirst();
    expect(left?.state).toBe('ready');
  });

  test('what is in review or verified is read only; a request can be called off', async () => {
    const owner = await api.member();
    const certificate = await item(owner);
    const cancel = { action: 2 as const, documentType: 3 as const, documentId: certificate };
    const again = { ...cancel, action: 1 as const };
    await api.ok('verificationRequestList', again, { as: owner });
    await api.ok('verificationRequestList', cancel, { as: owner });
    expect((await read(owner, certificate)).status).toBe(0);
    await api.ok('verificationRequestList', cancel, { as: owner });
    await send(owner, certificate);
    const more = payload(certificate, [await pdf(owner)]);
    for (const round of ['in review', 'verified']) {
      expect((await api.refused('verificationRequestList', cancel, { as: owner })).status, round).toBe(409);
      expect((await api.refused('verificationRequestList', again, { as: owner })).status, round).toBe(409);
      expect((await api.refused('sendForVerification', more, { as: owner })).status, round).toBe(409);
      await admin('approve', await idOf(certificate));
    }
  });

  test('the same files sent twice are sent once; two sendings at once leave one', async () => {
    const owner = await api.member();
    const certificate = await item(owner);
    const body = { ...payload(certificate, [await pdf(owner)]), clientId: randomUUID() };
    const answers = [
      await api.ok('sendForVerification', body, { as: owner }),
      await api.ok('sendForVerification', body, { as: owner }),
    ];
    expect(answers[1]).toEqual(answers[0]);
    const other = await item(owner);
    const both = await Promise.all(
      [await pdf(owner), await pdf(owner)].map((file) =>
        api.call('sendForVerification', payload(other, [file]), { as: owner }),
      ),
    );
    expect(both.map((one) => one.status).toSorted()).toEqual([200, 409]);
  });

  test('a change of what was checked takes the mark away, also while it is in review', async () => {
    const owner = await api.member();
    const [verified, reviewed] = [await item(owner), await item(owner)];
    await send(owner, verified);
    await admin('approve', await idOf(verified));
    await send(owner, reviewed);
    for (const id of [verified, reviewed, await item(owner)])
      await resetVerification({ now: api.now }, api.db, 3, id);
    expect(await read(owner, verified)).toMatchObject({ status: 0, files: [] });
    expect((await read(owner, reviewed)).reason).toContain('while it was in review');
    expect(await admin('approve', await idOf(reviewed))).toBe('Nothing in review has this id.');
  });

  test('files go 90 days after the decision, and not before', async () => {
    const owner = await api.member();
    const certificate = await item(owner);
    const file = await pdf(owner);
    await send(owner, certificate, [file]);
    await admin('approve', await idOf(certificate));
    api.advance(89 * DAY_MS);
    await api.app.tasks.settle();
    expect((await read(owner, certificate)).files).toHaveLength(1);
    api.advance(2 * DAY_MS);
    await api.app.tasks.settle();
    api.advance(3_600_001);
    await api.app.tasks.settle();
    expect(await read(owner, certificate)).toMatchObject({ status: 3, files: [] });
    const left = await api.db.selectFrom('media').select('key').where('key', '=', file).execute();
    expect(left).toEqual([]);
  });

  test('a certificate that has expired is verified no more, and its owner is told', async () => {
    const owner = await api.member();
    const day = (ms: number) => new Date(api.now().getTime() + ms).toISOString().slice(0, 10);
    const [soon, later] = [
      await item(owner, 3, { expiryDate: day(3 * DAY_MS) }),
      await item(owner, 3, { expiryDate: day(30 * DAY_MS) }),
    ];
    for (const certificate of [soon, later]) {
      await send(owner, certificate);
      await admin('approve', await idOf(certificate));
    }
    api.advance(5 * DAY_MS);
    await api.app.tasks.settle();
    expect([(await read(owner, soon)).status, (await read(owner, later)).status]).toEqual([0, 3]);
    const news = await api.ok('getNotificationList', { pageIndex: 1 }, { as: owner });
    expect(news.response[0]?.notification).toContain('has expired');
  });

  test('what was deleted for good takes its request and its files along', async () => {
    const owner = await api.member();
    const certificate = await item(owner);
    const file = await pdf(owner);
    await send(owner, certificate, [file]);
    const id = await idOf(certificate);
    await api.db
      .updateTable('profile_items')
      .set({ deleted_at: api.now() })
      .where('id', '=', certificate)
      .execute();
    expect((await list(owner)).response.map((one) => one.documentType)).toEqual([5]);
    expect(await admin('approve', id), 'while it can be put back').toBe('Nothing in review has this id.');
    await api.db.deleteFrom('profile_items').where('id', '=', certificate).execute();
    for (let round = 0; round < 2; round++) {
      api.advance(3_600_001);
      await api.app.tasks.settle();
    }
    const left = await api.db.selectFrom('verifications').select('id').where('id', '=', id).execute();
    const files = await api.db.selectFrom('media').select('key').where('key', '=', file).execute();
    expect([left, files]).toEqual([[], []]);
  });

  test('a list of many comes in pages of ten, what HR asks for first', async () => {
    const [owner, hr] = [await api.member(), await api.member({ role: 2 })];
    await befriend(api, owner, hr);
    const ids: string[] = [];
    for (let count = 0; count < 12; count++) ids.push(await item(owner));
    await api.ok('verificationRequestList', request(owner, ids[0]!), { as: hr });
    const page = await list(owner);
    expect([page.count, page.response.length]).toEqual([13, 10]);
    expect(page.response[0]?.documentId).toBe(ids[0]);
    const second = await api.ok('verificationRequestList', { action: 0, pageIndex: 2 }, { as: owner });
    const all = [...page.response, ...second.response].map((one) => one.documentId);
    expect(new Set(all)).toEqual(new Set([...ids, owner.userId]));
    const identity = await api.ok('verificationRequestList', { action: 0, documentType: 5 }, { as: owner });
    expect(identity.response.map((one) => one.documentType)).toEqual([5]);
    for (const [documentId, count] of [
      [ids[3]!, 1],
      [hr.userId, 0],
      ['u1', 0],
    ] as const)
      expect((await api.ok('verificationRequestList', { action: 0, documentId }, { as: owner })).count).toBe(
        count,
      );
  });
});
