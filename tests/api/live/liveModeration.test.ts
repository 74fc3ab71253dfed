import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { liveOf } from '../support/live.ts';
import { MediaServerStandIn } from '../support/mediaServerStandIn.ts';
import { block } from '../support/posts.ts';
import { streamOf, type StreamReader } from '../support/streams.ts';

const KICK = 3;
const MUTE = 4;
const ALLOW = 6;

describe.each(databases())('whom a host keeps out, and lets in again, on %s', (kind) => {
  const media = new MediaServerStandIn();
  const api = useApi(kind, { mediaServer: media });
  const { host, look, read, watch, live, comment, say, noAccess } = liveOf(api, media);
  const open: StreamReader[] = [];
  afterEach(() => {
    for (const stream of open.splice(0)) stream.close();
  });
  /** A host, and a viewer who hears what happens. */
  const heard = async () => {
    const [amara, ana] = [await host(), await api.member({ userName: 'Ana Sousa' })];
    const room = await live(amara);
    await watch(ana, room);
    const hears = await streamOf(api, ana);
    open.push(hears);
    const kicked = (action: number) =>
      hears.until(`action ${action}`, () =>
        hears.events.some((event) => event.type === 'live.kick' && event.action === action),
      );
    return { amara, ana, room, kicked };
  };

  test('whoever was removed may come in again, and hears of it', async () => {
    const { amara, ana, room, kicked } = await heard();
    await comment(amara, room, { action: KICK, otherUserId: ana.userId });
    api.advance(1000);
    await comment(amara, room, { action: MUTE, otherUserId: ana.userId });
    await kicked(KICK);
    expect(await noAccess(ana, room)).toMatchObject({ status: 403 });
    const { keptOut, members } = await read(amara, room);
    expect(keptOut).toEqual([
      expect.objectContaining({ action: MUTE, member: expect.objectContaining({ userId: ana.userId }) }),
      expect.objectContaining({ action: KICK, member: expect.objectContaining({ userName: 'Ana Sousa' }) }),
    ]);
    expect(members).toEqual([]);

    expect(await comment(amara, room, { action: ALLOW, otherUserId: ana.userId })).toMatchObject({
      status: 200,
    });
    await kicked(ALLOW);
    expect(await look(ana, room)).not.toHaveProperty('isMuted');
    await watch(ana, room);
    await say(ana, room, 'Thank you');
    const after = await read(amara, room);
    expect(after.keptOut).toEqual([]);
    expect(after.members).toMatchObject([{ userId: ana.userId }]);
  });

  test('only the host lets in and reads whom, and nobody is let in twice', async () => {
    const { amara, ana, room } = await heard();
    const ben = await api.member();
    await comment(amara, room, { action: KICK, otherUserId: ben.userId });
    const allow = { action: ALLOW, otherUserId: ben.userId } as const;
    for (const stranger of [ana, ben])
      expect(await comment(stranger, room, allow)).toMatchObject({
        status: 403,
        body: { code: 'NOT_OWNER' },
      });
    expect(await read(ana, room)).not.toHaveProperty('keptOut');
    expect(await comment(amara, room, { action: ALLOW })).toMatchObject({ status: 422 });
    for (const otherUserId of [ben.userId, ben.userId, randomUUID()])
      expect(await comment(amara, room, { action: ALLOW, otherUserId })).toMatchObject({ status: 200 });
    expect(await look(ben, room)).toMatchObject({ access: 'OPEN' });
  });

  test('a block needs no way back, and stays', async () => {
    const { amara, ana, room } = await heard();
    await comment(amara, room, { action: KICK, otherUserId: ana.userId });
    await block(api, amara, ana);
    expect((await read(amara, room)).keptOut).toEqual([]);
    await comment(amara, room, { action: ALLOW, otherUserId: ana.userId });
    expect(await noAccess(ana, room)).toMatchObject({ status: 404 });
  });
});
