import { describe, expect, test } from 'vitest';
import { hashToken } from '../../../server/auth/sessions.ts';
import { newToken } from '../../../server/ids.ts';
import { suspendMember } from '../../../server/modules/account/suspension.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import type { TestMember } from '../support/members.ts';
import { askForStream, portOf, streamOf } from '../support/streams.ts';

const password = 'Brown-Horse-77';

describe.each(databases())('streams of sessions that end, on %s', (kind) => {
  const api = useApi(kind);

  /** The same member on another device. */
  async function onAnotherDevice(as: TestMember): Promise<TestMember> {
    const token = newToken();
    const now = api.now();
    await api.db
      .insertInto('sessions')
      .values({
        token_hash: hashToken(token),
        member_id: as.userId,
        role: as.role,
        created_at: now,
        last_seen_at: now,
        expires_at: new Date(now.getTime() + 86_400_000),
      })
      .execute();
    return { ...as, token };
  }

  const ways: [string, (as: TestMember) => Promise<unknown>, { status: number; othersStay: boolean }][] = [
    ['a logout', (as) => api.ok('logout', {}, { as }), { status: 401, othersStay: true }],
    [
      'a logout everywhere',
      (as) => api.ok('logout', { allDevices: true }, { as }),
      { status: 401, othersStay: false },
    ],
    [
      'a suspension',
      (as) => api.db.transaction().execute((trx) => suspendMember(api, trx, as.userId)),
      { status: 403, othersStay: false },
    ],
    [
      'a deletion',
      async (as) => {
        await api.ok('verifyAccount', {}, { as });
        await api.ok('deleteAccount', { otp: await api.codeFor(`+49${as.phone}`) }, { as });
      },
      { status: 410, othersStay: false },
    ],
  ];

  test.each(ways)('[G2] are closed within a second of %s', async (_way, end, { status, othersStay }) => {
    const as = await api.member();
    const stream = await streamOf(api, as);
    const other = await streamOf(api, await onAnotherDevice(as));
    const bystander = await streamOf(api, await api.member());
    await end(as);
    const from = performance.now();
    await stream.closed();
    if (!othersStay) await other.closed();
    expect(performance.now() - from).toBeLessThan(1000);
    expect(other.ended).toBe(!othersStay);
    expect(bystander.ended).toBe(false);
    expect(stream.events).toEqual([]);
    const { response } = await askForStream({ port: await portOf(api), token: as.token });
    expect(response.status).toBe(status);
    // A browser that kept a 410 would give it to the next member too.
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('[G2] a new password closes the others alone', async () => {
    const as = await api.member({ password });
    const [own, other] = [await streamOf(api, as), await streamOf(api, await onAnotherDevice(as))];
    await api.ok(
      'changePassword',
      { userId: as.userId, currentPassword: password, newPassword: 'Other-Horse-78', logoutOthers: true },
      { as },
    );
    await other.closed();
    expect(own.ended).toBe(false);
  });
});
