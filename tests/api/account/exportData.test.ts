import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { exportParts, notExported } from '../../../server/modules/account/exportParts.ts';
import { addTask } from '../../../server/tasks.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { picture, plainPdf, upload } from '../support/files.ts';
import type { TestMember } from '../support/members.ts';
import { befriend, block, comment, follow, post } from '../support/posts.ts';
import { verificationOf } from '../support/verification.ts';

const DAY_MS = 86_400_000;

describe.each(databases())('a copy of all data on %s', (kind) => {
  const api = useApi(kind, { config: { sessionDays: 365 } });
  const { item, send } = verificationOf(api);
  const ask = (as: TestMember) => api.ok('exportData', { action: 0 }, { as });
  const state = async (as: TestMember) => (await api.ok('exportData', { action: 1 }, { as })).response;
  const get = (url: string) => api.app.http.inject({ url: url.replace(/^https?:\/\/[^/]+/, '') });

  /** Waits for the archive and opens it. */
  async function open(as: TestMember) {
    await api.app.tasks.settle();
    const { url, sizeBytes } = await state(as);
    const { rawPayload, headers, statusCode } = await get(url ?? '');
    expect([statusCode, rawPayload.length]).toEqual([200, sizeBytes]);
    const files = unzipSync(rawPayload);
    const read = (name: string) => JSON.parse(strFromU8(files[name]!)) as never;
    return { files, headers, read };
  }

  test('holds what the member gave, with the files, and nothing of others', async () => {
    const [as, friend, enemy] = [
      await api.member({
        userName: 'Priya 🌊 ربى',
        email: 'priya@example.org',
        details: { about: 'Rivers' },
      }),
      await api.member({ userName: 'Kwame' }),
      await api.member(),
    ];
    await befriend(api, as, friend);
    await block(api, as, enemy);
    const mediaKey = await upload(api, as, { bytes: await picture() });
    const mine = await post(api, as, { text: 'My post', media: [{ mediaKey, alt: 'A river' }] });
    await post(api, friend, { text: 'A secret of Kwame' });
    await comment(api, friend, mine, 'Said by Kwame');
    await comment(api, as, mine, 'Said by Priya');
    const certificate = await item(as);
    const proof = await upload(api, as, { bytes: plainPdf(), contentType: 'application/pdf', purpose: 5 });
    await send(as, certificate, [proof]);

    expect((await ask(as)).response.state).toBe(1);
    const { files, read, headers } = await open(as);
    expect(headers['content-type']).toBe('application/zip');
    expect(headers['content-disposition']).toMatch(/^attachment; .*rolecast-data-\d{4}-\d\d-\d\d\.zip$/);
    expect(read('profile.json')).toMatchObject({ name: 'Priya 🌊 ربى', details: { about: 'Rivers' } });
    expect(read('posts.json')).toMatchObject([
      { text: 'My post', media: [{ file: mediaKey, description: 'A river' }] },
    ]);
    expect(read('comments.json')).toMatchObject([{ text: 'Said by Priya' }]);
    expect(read('certificates.json')).toMatchObject([{ id: certificate }]);
    expect(read('verifications.json')).toMatchObject([{ status: 2, files: [proof] }]);
    expect(read('connections.json')).toMatchObject([{ name: 'Kwame', status: 1 }]);
    expect(read('blocked.json')).toMatchObject([{ member: enemy.userId }]);
    expect(read('resume.json')).toMatchObject({
      basics: { name: 'Priya 🌊 ربى', email: 'priya@example.org' },
      certificates: [{ name: 'Drone pilot', issuer: 'DGCA' }],
    });
    expect(Buffer.from(files[`files/${proof}.pdf`]!)).toEqual(plainPdf());
    expect(files[`files/${mediaKey}.webp`]?.length).toBeGreaterThan(0);
    const all = Object.values(files)
      .map((bytes) => strFromU8(bytes, true))
      .join('\n');
    expect(all).not.toContain('A secret of Kwame');
    expect(all).not.toContain('Said by Kwame');
    expect(all).not.toContain(as.token);
    expect(all).not.toContain('password');
    expect(strFromU8(files['README.txt']!)).toContain('Your data on Rolecast');
    const mail = await api.db
      .selectFrom('outbox')
      .select('body')
      .where('recipient', '=', 'priya@example.org')
      .execute();
    expect(mail).toHaveLength(1);
    expect(mail[0]?.body).not.toContain('/media/');
  });

  test('is for each role, and an empty account has one too', async () => {
    for (const role of [1, 2, 3, 4] as const) {
      const as = await api.member({ role });
      await follow(api, as, await api.member({ role: 3 }));
      await ask(as);
      const { files, read } = await open(as);
      expect(read('posts.json')).toEqual([]);
      expect(read('following.json')).toHaveLength(1);
      expect('resume.json' in files).toBe(role === 1);
    }
  });

  test('is for oneself, by a link that ends; another one has another address', async () => {
    const [as, other] = [await api.member(), await api.member()];
    expect((await state(other)).state).toBe(0);
    await ask(as);
    expect((await ask(as)).response.state, 'while it is packed').toBe(1);
    await api.app.tasks.settle();
    expect((await state(other)).state).toBe(0);
    const { url = '' } = await state(as);
    expect((await get(url.split('?', 1)[0]!)).statusCode).toBe(404);
    const theirs = { userId: as.userId, action: 1 as const };
    expect((await api.refused('exportData', theirs, { as: other })).status).toBe(403);
    await ask(as);
    await api.app.tasks.settle();
    expect((await state(as)).url?.split('?', 1)[0]).not.toBe(url.split('?', 1)[0]);
    expect((await api.refused('exportData', { action: 0 }, { as })).status, 'twice a day').toBe(429);
    api.advance(1_300_000);
    expect((await get(url)).statusCode, 'later').toBe(404);
  });

  test('goes after seven days, and with the account', async () => {
    const [as, leaver] = [await api.member(), await api.member()];
    for (const member of [as, leaver]) await ask(member);
    await api.app.tasks.settle();
    const keyOf = async ({ userId }: TestMember) =>
      (
        await api.db
          .selectFrom('data_exports')
          .select('media_key')
          .where('member_id', '=', userId)
          .executeTakeFirstOrThrow()
      ).media_key ?? '';
    const keys = [await keyOf(as), await keyOf(leaver)];
    const { response } = await api.ok('verifyAccount', {}, { as: leaver });
    expect(response.otpSentTo).toBeDefined();
    await api.ok('deleteAccount', { otp: await api.codeFor(`+49${leaver.phone}`) }, { as: leaver });
    api.advance(7 * DAY_MS + 1000);
    expect((await state(as)).state).toBe(0);
    for (let round = 0; round < 3; round++) {
      await api.app.tasks.settle();
      api.advance(3_600_001);
    }
    const left = await api.db.selectFrom('media').select('key').where('key', 'in', keys).execute();
    expect(left).toEqual([]);
  });

  test('is made also when it is asked for before the last task was taken away', async () => {
    const as = await api.member();
    // As it stands for a moment after an archive was packed: done, and not yet deleted.
    const done = {
      kind: 'export.make',
      data: { memberId: as.userId },
      runAt: new Date(api.now().getTime() + DAY_MS),
    };
    await addTask(api.db, { ...done, key: `export:${as.userId}` });
    await ask(as);
    expect(Object.keys((await open(as)).files)).toContain('profile.json');
  });

  test('what cannot be packed says so', async () => {
    const as = await api.member();
    const mediaKey = await upload(api, as, { bytes: await picture() });
    await post(api, as, { media: [{ mediaKey }] });
    await sql`alter table saved rename to saved_elsewhere`.execute(api.db);
    try {
      await ask(as);
      for (let round = 0; round < 7; round++) {
        await api.app.tasks.settle();
        api.advance(3_600_001);
      }
      expect((await state(as)).state).toBe(3);
    } finally {
      await sql`alter table saved_elsewhere rename to saved`.execute(api.db);
    }
    api.advance(DAY_MS);
    await ask(as);
    await open(as);
  });

  test('covers every table that points at members', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct c.conrelid::regclass::text as name from pg_constraint c
      where c.contype = 'f' and c.confrelid = 'members'::regclass`.execute(api.db);
    const known = new Set([...exportParts.flatMap(({ tables }) => tables), ...Object.keys(notExported)]);
    expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
  });
});
