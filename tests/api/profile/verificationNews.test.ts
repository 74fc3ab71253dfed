import { describe, expect, test } from 'vitest';
import { lockMember } from '../../../server/modules/profile/owner.ts';
import { resetVerification } from '../../../server/modules/profile/verification/verificationState.ts';
import { keepVerifications } from '../../../server/modules/profile/verification/verificationUpkeep.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import type { TestMember } from '../support/members.ts';
import { newsOf, REMOVE, tie } from '../support/people.ts';
import { befriend, block } from '../support/posts.ts';
import { verificationOf } from '../support/verification.ts';

const pause = () => new Promise((done) => setTimeout(done, 200));

describe.each(databases())('who learns of a verification on %s', (kind) => {
  const api = useApi(kind);
  const { admin, item, send, idOf, request } = verificationOf(api);
  const ask = async (as: TestMember, of: TestMember, id: string) =>
    (await api.ok('verificationRequestList', request(of, id), { as })).response;

  /** A job seeker whose certificate an agency has asked about. */
  async function asked() {
    const [owner, hr] = [await api.member({ userName: 'Priya' }), await api.member({ role: 2 })];
    await befriend(api, owner, hr);
    const certificate = await item(owner);
    await ask(hr, owner, certificate);
    return { owner, hr, certificate };
  }
  const decide = async ({ owner, certificate }: Awaited<ReturnType<typeof asked>>, how = ['approve']) => {
    await send(owner, certificate);
    const [word = '', ...more] = how;
    return admin(word, await idOf(certificate), ...more);
  };

  test('HR that asked hears that it was verified, whose it is leading to the profile', async () => {
    const one = await asked();
    await decide(one);
    const { response } = await api.ok('getNotificationList', { pageIndex: 1 }, { as: one.hr });
    expect(response).toMatchObject([
      {
        type: 24,
        notification: 'Priya had their certificate verified, as you asked',
        userId: one.owner.userId,
      },
    ]);
  });

  test('it hears nothing of what was sent back, and nothing once it may not know', async () => {
    const returned = await asked();
    await decide(returned, ['reject', '--reason', 'The date cannot be read.']);
    const removed = await asked();
    await tie(api, removed.owner, removed.hr, REMOVE);
    const blocked = await asked();
    await block(api, blocked.owner, blocked.hr);
    const hidden = await asked();
    await api.db
      .updateTable('members')
      .set({ details: JSON.stringify({ sectionVisibility: { certificates: 2 } }) })
      .where('id', '=', hidden.owner.userId)
      .execute();
    for (const one of [removed, blocked, hidden]) expect(await decide(one)).toContain('Verified');
    for (const { hr } of [returned, removed, blocked, hidden]) expect(await newsOf(api, hr)).toEqual([]);
    // Who verifies something without being asked is told once.
    const alone = await api.member();
    await send(alone, alone.userId, undefined, 5);
    await admin('approve', await idOf(alone.userId));
    expect(await newsOf(api, alone)).toEqual(['24: Your identity was verified.']);
  });

  test('a request that is called off is no news, however often it is made', async () => {
    const { owner, hr, certificate } = await asked();
    expect(await newsOf(api, owner)).toHaveLength(1);
    const off = { ...request(owner, certificate), action: 2 as const };
    for (let round = 0; round < 3; round++) {
      await api.ok('verificationRequestList', off, { as: hr });
      expect(await newsOf(api, owner)).toEqual([]);
      await ask(hr, owner, certificate);
      expect(await newsOf(api, owner)).toHaveLength(1);
    }
  });

  test('another agency reads neither who asked before it nor why something was sent back', async () => {
    const { owner, hr, certificate } = await asked();
    const other = await api.member({ role: 2 });
    await befriend(api, owner, other);
    await decide({ owner, hr, certificate }, ['reject', '--reason', 'This is about somebody else.']);
    const [seen] = await ask(other, owner, certificate);
    expect(seen).toMatchObject({ status: 1 });
    for (const field of ['reason', 'requestedBy']) expect(seen).not.toHaveProperty(field);
    const [own] = await ask(hr, owner, certificate);
    expect(own).toMatchObject({ requestedBy: { userId: hr.userId } });
    expect(own).not.toHaveProperty('reason');
  });

  test('who decides reads what it will vouch for', async () => {
    const owner = await api.member({ userName: 'Priya Raman', details: { dateOfBirth: '1991-07-19' } });
    const hr = await api.member({ role: 2, details: { registrationNumber: 'RC-1' } });
    const certificate = await item(owner, 3, { issueDate: '2025-01-20', credentialId: 'A 7' });
    await send(owner, certificate);
    const shown = await admin('show', await idOf(certificate));
    for (const fact of [
      'certificate name: Drone pilot',
      'issuer: DGCA',
      'issue date: 2025-01-20',
      'credential id: A 7',
    ])
      expect(shown).toContain(`\n  ${fact}\n`);
    await send(owner, owner.userId, undefined, 5);
    const person = await admin('show', await idOf(owner.userId));
    for (const fact of ['name: Priya Raman', 'date of birth: 1991-07-19'])
      expect(person).toContain(`\n  ${fact}\n`);
    await send(hr, hr.userId, undefined, 6);
    expect(await admin('show', await idOf(hr.userId))).toContain('\n  registration number: RC-1\n');
    for (const id of [certificate, owner.userId, hr.userId]) await admin('approve', await idOf(id));
  });

  test('what was changed and sent again since it was looked at is not approved by its old name', async () => {
    const owner = await api.member();
    const certificate = await item(owner);
    await send(owner, certificate);
    const [looked = ''] = /^\S+/.exec(await admin()) ?? [];
    expect(await admin('show', looked)).toContain('Drone pilot');
    await resetVerification({ now: api.now }, api.db, 3, certificate);
    api.advance(1000);
    await send(owner, certificate);
    for (const word of ['show', 'approve']) expect(await admin(word, looked)).toContain('Nothing in review');
    const [now = ''] = /^\S+/.exec(await admin()) ?? [];
    expect(await admin('approve', now)).toContain('Verified');
  });

  test('old files stay while they are sent anew at this moment', async () => {
    const owner = await api.member();
    const certificate = await item(owner);
    await send(owner, certificate);
    const id = await idOf(certificate);
    await admin('reject', id, '--reason', 'The date cannot be read.');
    api.advance(91 * 86_400_000);
    const { sweep } = await api.db.transaction().execute(async (trx) => {
      const own = trx.updateTable('verifications').where('id', '=', id);
      await own.set({ updated_at: api.now() }).execute();
      // It needs the database and the clock alone.
      const sweep = keepVerifications.run({ db: api.db, now: api.now } as never, {});
      await pause();
      await own.set({ status: 2, decided_at: null }).execute();
      return { sweep };
    });
    await sweep;
    const files = await api.db
      .selectFrom('verification_files')
      .select('media_key')
      .where('verification_id', '=', id)
      .execute();
    expect(files).toHaveLength(1);
  });

  test('a decision waits for an edit of the same member, and the edit not for the decision', async () => {
    const owner = await api.member();
    await send(owner, owner.userId, undefined, 5);
    const id = await idOf(owner.userId);
    const { decision } = await api.db.transaction().execute(async (trx) => {
      await lockMember(trx, owner.userId);
      const decision = admin('approve', id).catch(String);
      await pause();
      await resetVerification({ now: api.now }, trx, 5, owner.userId);
      return { decision };
    });
    expect(await decision).toBe('Nothing in review has this id.');
  });
});
