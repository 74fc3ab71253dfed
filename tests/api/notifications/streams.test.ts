import { connect } from 'node:net';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { publish, publishFleeting } from '../../../server/stream/publish.ts';
import type { News } from '../../../server/stream/references.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import type { TestMember } from '../support/members.ts';
import { askForStream, portOf, streamOf } from '../support/streams.ts';
import { probes, within } from '../support/within.ts';

const read = (to: TestMember, notificationId?: string): News => ({
  memberId: to.userId,
  event: { type: 'notification.read', ...(notificationId === undefined ? {} : { notificationId }) },
});

describe.each(databases())('the stream on %s', (kind) => {
  const api = useApi(kind, { handlers: probes, config: { requestTimeoutMs: 1000 } });
  const say = (...news: News[]) => api.db.transaction().execute((trx) => publish(trx, news));

  test('[G2] tells a member what happens to them, and nobody else', async () => {
    const [hr, other] = [await api.member({ role: 2 }), await api.member()];
    await api.ok('followUser', { otherUserId: hr.userId, action: 1 }, { as: other });
    const [mine, second, others] = [
      await streamOf(api, hr),
      await streamOf(api, hr),
      await streamOf(api, other),
    ];
    await api.ok('updateNotification', { all: true }, { as: hr });
    for (const stream of [mine, second])
      expect(await stream.first('notification.read')).toEqual({ type: 'notification.read', unreadCount: 0 });
    await say(read(other, 'o1'));
    expect(await others.first('notification.read')).toMatchObject({ notificationId: 'o1' });
    expect(others.events).toHaveLength(1);
    expect(mine.received.at(-1)?.id).toBe(mine.lastId);
  });

  test('[G2] nobody on the way keeps it, holds it back or compresses it', async () => {
    const { response } = await streamOf(api, await api.member());
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers.get('content-encoding')).toBeNull();
  });

  test('[G2] is refused with a wrong signature, without a session, and after an id that is none', async () => {
    const { token } = await api.member();
    const port = await portOf(api);
    const statusOf = async (given: Partial<Parameters<typeof askForStream>[0]>) => {
      const { response } = await askForStream({ port, token, ...given });
      return [response.status, ((await response.json()) as { code: string }).code];
    };
    expect(await statusOf({ key: 'another' })).toEqual([400, 'BAD_SIGNATURE']);
    expect(await statusOf({ token: 'forged-forged-forged-forged' })).toEqual([401, 'UNAUTHENTICATED']);
    expect(await statusOf({ lastId: 'one' })).toEqual([400, 'BAD_REQUEST']);
    expect(await statusOf({ lastId: '9'.repeat(21) })).toEqual([400, 'BAD_REQUEST']);
  });

  test('[G2] goes on after the last id: all that was missed, once, in its order', async () => {
    const as = await api.member();
    const before = await streamOf(api, as);
    await say(read(as, 'a0'));
    await before.first('notification.read');
    before.close();
    // A thousand, and others' between them.
    const other = await api.member();
    for (let part = 0; part < 10; part++)
      await say(
        ...Array.from({ length: 100 }, (_, n) => [
          read(as, `a${part * 100 + n + 1}`),
          read(other, `${n}`),
        ]).flat(),
      );
    const after = await streamOf(api, as, before.lastId);
    await say(read(as, 'last'));
    await after.until('last', () => after.events.length >= 1001);
    expect(after.events.map((event) => 'notificationId' in event && event.notificationId)).toEqual([
      ...Array.from({ length: 1000 }, (_, n) => `a${n + 1}`),
      'last',
    ]);
    const ids = after.received.map(({ id }) => id ?? 0);
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
    expect(ids[0]).toBeGreaterThan(before.lastId ?? 0);
  });

  test('[G2] what refers to the same thing twice is said once, in its later place', async () => {
    const as = await api.member();
    const before = await streamOf(api, as);
    before.close();
    await say(read(as, 'x'), read(as, 'y'), read(as, 'x'));
    const after = await streamOf(api, as, before.lastId);
    await after.until('both', () => after.events.length >= 2);
    expect(after.events).toMatchObject([{ notificationId: 'y' }, { notificationId: 'x' }]);
  });

  test('[G2] an id that the server does not know any more starts afresh', async () => {
    const as = await api.member();
    const future = await streamOf(api, as, 9_999_999_999);
    expect(future.events).toEqual([{ type: 'stream.reset' }]);
    await say(read(as, 'kept'));
    await future.first('notification.read');
    api.advance(25 * 3_600_000);
    await api.app.tasks.settle();
    expect(await api.db.selectFrom('stream_events').select('id').execute()).toEqual([]);
    const late = await streamOf(api, as, (future.lastId ?? 0) - 1);
    expect(late.events).toEqual([{ type: 'stream.reset' }]);
    expect((await streamOf(api, as, late.lastId)).events).toEqual([]);
  });

  test('[G2] who types is told without an id, kept nowhere, and not at every key', async () => {
    const [ana, ben] = [await api.member(), await api.member()];
    const stream = await streamOf(api, ben);
    const typing = { type: 'message.typing' as const, friendId: ana.userId };
    await within(api, ana, async (context) => {
      for (let key = 0; key < 20; key++) publishFleeting(context, [{ memberId: ben.userId, event: typing }]);
    });
    await say(read(ben, 'then'));
    await stream.first('notification.read');
    expect(stream.received[0]).toEqual({ id: undefined, event: typing });
    expect(stream.events).toHaveLength(2);
  });

  test('[G2] of a ninth stream of a member the first one makes room', async () => {
    const as = await api.member();
    const streams = [];
    for (let n = 0; n < 9; n++) streams.push(await streamOf(api, as));
    await streams[0]?.closed();
    expect(streams.slice(1).some(({ ended }) => ended)).toBe(false);
  });

  test('[G2] is no request that takes too long', async () => {
    const as = await api.member();
    const stream = await streamOf(api, as);
    // One that does, begun later, is ended.
    const socket = connect(await portOf(api), '127.0.0.1');
    socket.on('error', () => {});
    socket.write('POST /api/webuser/likeFeed HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{');
    await once(socket.resume(), 'close');
    await say(read(as, 'still'));
    await stream.first('notification.read');
    expect(stream.ended).toBe(false);
  });

  test('[G2] a server that ends lets its streams go at once', async () => {
    const stream = await streamOf(api, await api.member());
    const from = performance.now();
    await api.app.end(10_000);
    await stream.closed();
    expect(performance.now() - from).toBeLessThan(5000);
  });
});
