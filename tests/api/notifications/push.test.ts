import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tell } from '../../../server/notify/notify.ts';
import { queuePush } from '../../../server/notify/queuePush.ts';
import { firebaseSender } from '../../../server/modules/notifications/push/firebaseSender.ts';
import { useApi } from '../support/api.ts';
import { chatOf } from '../support/chat.ts';
import { databases } from '../support/databases.ts';
import { startFirebaseStandIn, type Refusal } from '../support/firebaseStandIn.ts';
import type { TestMember } from '../support/members.ts';
import { ADD, BLOCK, MUTE, tie } from '../support/people.ts';

const HOUR_MS = 3_600_000;

describe.each(databases())('push on %s', (kind) => {
  let standIn: Awaited<ReturnType<typeof startFirebaseStandIn>>;
  beforeAll(async () => void (standIn = await startFirebaseStandIn()));
  afterAll(() => standIn.close());
  const api = useApi(kind, { push: () => firebaseSender(standIn.account, { agent: standIn.agent }) });
  const chat = chatOf(api);

  const newToken = () => `device-${randomBytes(9).toString('base64url')}`;
  const register = (as: TestMember, deviceToken: string) =>
    api.ok('updateDeviceToken', { deviceToken }, { as });
  /** A member with a browser that gets push. */
  const reachable = async (member: Parameters<typeof api.member>[0] = {}) => {
    const [as, token] = [await api.member(member), newToken()];
    await register(as, token);
    return { as, token };
  };
  /** All that is due after the moments in which news is gathered. */
  const settle = async () => {
    api.advance(6000);
    for (let round = 0; round < 3; round++) await api.app.tasks.settle();
  };
  const arrivedAt = (token: string) => standIn.arrived.filter((one) => one.token === token);
  const tokensOf = async ({ userId }: TestMember) => {
    const sessions = api.db.selectFrom('sessions').select('device_token').where('device_token', '!=', '');
    return (await sessions.where('member_id', '=', userId).execute()).map((row) => row.device_token);
  };

  test('a device is told what the list says: words, kind, type and ids, under 4 KB', async () => {
    const { as, token } = await reachable({ userName: 'Zoë 👩‍👩‍👧‍👦'.repeat(2) });
    const other = await api.member({ userName: 'Bo Park' });
    await tie(api, other, as, ADD);
    await settle();
    const { response } = await api.ok('getNotificationList', { pageIndex: 1 }, { as });
    const [first, ...more] = arrivedAt(token);
    const id = response[0]?.id ?? '';
    expect(more).toEqual([]);
    expect(first?.data).toEqual({
      title: 'Request to connect',
      body: 'Bo Park wants to connect with you',
      tag: id,
      kind: '0',
      role: '1',
      id,
      type: '1',
      userId: other.userId,
      unread: '1',
    });
    expect(first?.webpush.headers).toMatchObject({ Topic: id.replaceAll('-', ''), TTL: '86400' });
    expect(Buffer.byteLength(JSON.stringify(first))).toBeLessThan(4096);
    expect(standIn.counts.tokens).toBe(1);
  });

  test('a group that grows 300 times is one push an hour, and none once it was read', async () => {
    const { as, token } = await reachable();
    await tie(api, await api.member(), as, ADD);
    const [{ id = '' } = {}] = (await api.ok('getNotificationList', { pageIndex: 1 }, { as })).response;
    const grow = async () => {
      await queuePush({ now: api.now }, api.db, [id]);
    };
    for (let like = 0; like < 150; like++) await grow();
    await settle();
    for (let like = 0; like < 150; like++) await grow();
    await settle();
    expect(arrivedAt(token)).toHaveLength(1);
    api.advance(HOUR_MS);
    await grow();
    await settle();
    expect(arrivedAt(token)).toHaveLength(2);
    await api.ok('updateNotification', { notificationId: id }, { as });
    api.advance(HOUR_MS);
    await grow();
    await settle();
    expect(arrivedAt(token)).toHaveLength(2);
  });

  test('nobody is told who switched it off, muted or blocked the other, or has read it on the page', async () => {
    const off = await reachable();
    await api.ok('notificationUpdate', { type: 2, value: false }, { as: off.as });
    const kindOff = await reachable();
    await api.ok('notificationUpdate', { type: 101, value: false }, { as: kindOff.as });
    const [muting, blocking, reading] = [await reachable(), await reachable(), await reachable()];
    const other = await api.member();
    await tie(api, muting.as, other, MUTE);
    for (const { as } of [off, kindOff, muting, blocking, reading]) await tie(api, other, as, ADD);
    await tie(api, blocking.as, other, BLOCK);
    await api.ok('updateNotification', { all: true }, { as: reading.as });
    await settle();
    for (const { token } of [off, kindOff, muting, blocking, reading]) expect(arrivedAt(token)).toEqual([]);
  });

  test('what others must not read on a lock screen is only hinted at', async () => {
    const { as, token } = await reachable();
    await tell({ now: api.now }, api.db, [as.userId], { type: 28, key: `28.paid.${as.userId}` });
    await settle();
    const told = { title: 'Rolecast', body: 'There is news about a payment.', type: '28' };
    expect(arrivedAt(token)).toMatchObject([{ data: told }]);
  });

  test('messages of moments are one push that says who and how many, never what', async () => {
    const [ada, ben] = await chat.pair();
    const token = newToken();
    await register(ben, token);
    for (const text of ['The salary is', 'not for a lock screen', 'is it?']) await chat.say(ada, ben, text);
    await settle();
    expect(arrivedAt(token).map(({ data }) => data)).toEqual([
      {
        title: 'Ada Ask',
        body: 'sent you 3 messages',
        tag: `chat.${ada.userId}`,
        kind: '1',
        role: '1',
        type: '26',
        userId: ada.userId,
      },
    ]);
    const { messageId } = await chat.say(ada, ben, 'Read at once');
    await chat.mark(ben, ada, messageId);
    await settle();
    expect(arrivedAt(token)).toHaveLength(1);
  });

  test('every device of a member is told; one that somebody else logs in at is theirs alone', async () => {
    const { as, token } = await reachable({ password: 'a long pass phrase' });
    const login = (member: TestMember, deviceToken: string) =>
      api.ok('login', {
        countryCode: member.countryCode,
        phone: member.phone,
        password: 'a long pass phrase',
        role: 1,
        platform: 3,
        deviceToken,
      });
    const laptop = newToken();
    await login(as, laptop);
    await register(as, token);
    expect((await tokensOf(as)).sort()).toEqual([token, laptop].sort());
    await tie(api, await api.member(), as, ADD);
    await settle();
    expect([arrivedAt(token), arrivedAt(laptop)].map(({ length }) => length)).toEqual([1, 1]);
    const next = await api.member({ password: 'a long pass phrase' });
    await login(next, laptop);
    expect(await tokensOf(as)).toEqual([token]);
    await tie(api, await api.member(), as, ADD);
    await settle();
    expect([arrivedAt(token), arrivedAt(laptop)].map(({ length }) => length)).toEqual([2, 1]);
  });

  test('a device that logs out, or whose token was taken back, is told nothing more', async () => {
    const { as, token } = await reachable();
    const left = await reachable();
    await register(as, '');
    await api.ok('logout', { deviceToken: left.token }, { as: left.as });
    const other = await api.member();
    for (const { userId } of [as, left.as])
      await tell({ now: api.now }, api.db, [userId], {
        type: 1,
        key: `1.${other.userId}.${userId}`,
        actorId: other.userId,
      });
    await settle();
    expect([...arrivedAt(token), ...arrivedAt(left.token)]).toEqual([]);
  });

  const dead: Record<string, Refusal> = {
    'was uninstalled': { status: 404, code: 'UNREGISTERED' },
    'belongs to another project': { status: 403, code: 'SENDER_ID_MISMATCH' },
    'is no token': {
      status: 400,
      code: 'INVALID_ARGUMENT',
      message: 'The registration token is not a valid FCM registration token',
    },
  };
  test.each(Object.entries(dead))('a token that %s is forgotten, and not tried again', async (_, refusal) => {
    const { as, token } = await reachable();
    const laptop = await reachable();
    await api.db
      .updateTable('sessions')
      .set({ member_id: as.userId })
      .where('device_token', '=', laptop.token)
      .execute();
    standIn.refuse(token, refusal);
    await tie(api, await api.member(), as, ADD);
    await settle();
    expect(await tokensOf(as)).toEqual([laptop.token]);
    expect([arrivedAt(token), arrivedAt(laptop.token)].map(({ length }) => length)).toEqual([0, 1]);
    api.advance(HOUR_MS);
    await settle();
    expect(arrivedAt(token)).toEqual([]);
  });

  test.each([
    { status: 503, code: 'UNAVAILABLE', retryAfter: '120' },
    { status: 429, code: 'QUOTA_EXCEEDED', retryAfter: '120' },
  ])('a refusal for now ($status) waits as long as it says, and the token stays', async (refusal) => {
    const { as, token } = await reachable();
    standIn.refuse(token, refusal);
    await tie(api, await api.member(), as, ADD);
    await settle();
    const before = standIn.counts.sends;
    api.advance(100_000);
    await settle();
    expect(standIn.counts.sends).toBe(before);
    expect(arrivedAt(token)).toEqual([]);
    api.advance(30_000);
    await settle();
    expect(arrivedAt(token)).toHaveLength(1);
    expect(await tokensOf(as)).toEqual([token]);
  });

  test('a mistake in a message is not the fault of the token', async () => {
    const { as, token } = await reachable();
    standIn.refuse(token, {
      status: 400,
      code: 'INVALID_ARGUMENT',
      message: 'Invalid value at message.data',
    });
    await tie(api, await api.member(), as, ADD);
    await settle();
    expect(await tokensOf(as)).toEqual([token]);
    expect(api.logs.join('')).not.toContain(token);
  });
});

describe.each(databases())('without Firebase on %s', (kind) => {
  const api = useApi(kind);

  test('a token is kept for later, and nothing is queued', async () => {
    const as = await api.member();
    await api.ok('updateDeviceToken', { deviceToken: 'x'.repeat(4096) }, { as });
    const { status } = await api.refused('updateDeviceToken', { deviceToken: 'x'.repeat(4097) }, { as });
    expect(status).toBe(422);
    await tie(api, await api.member(), as, ADD);
    const queued = api.db.selectFrom('tasks').select('kind').where('kind', 'like', 'push.%');
    expect(await queued.execute()).toEqual([]);
  });
});
