import { describe, expect, test } from 'vitest';
import { hashToken } from '../../../server/auth/sessions.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { liveOf } from '../support/live.ts';
import { MediaServerStandIn } from '../support/mediaServerStandIn.ts';
import type { TestMember } from '../support/members.ts';
import { block } from '../support/posts.ts';
import { ticketsOf } from '../support/tickets.ts';

const HOURS_MS = 3_600_000;

describe.each(databases())('seats in live rooms on %s', (kind) => {
  const media = new MediaServerStandIn();
  const api = useApi(kind, { mediaServer: media, config: { liveViewersMax: 3 } });
  const { host, stop, look, access, noAccess, seatIn, publish, watch, lose, live, start, comment } = liveOf(
    api,
    media,
  );
  const tickets = ticketsOf(api);

  type Room = Parameters<typeof look>[1];
  const hasAudience = async (as: TestMember, room: Room, count: number) => {
    await expect.poll(async () => (await look(as, room)).audience).toBe(count);
  };
  const comesTo = async (as: TestMember, room: Room, state: Room['state']) => {
    await expect.poll(async () => (await look(as, room)).state).toBe(state);
  };
  const isPutOut = async (seatId: string) => {
    await expect.poll(() => media.removed).toContain(seatId);
  };
  const followsNoMore = (as: TestMember, other: TestMember) =>
    api.ok('followUser', { otherUserId: other.userId, action: 2 }, { as });

  test('a token names its room, its seat and the role; only the host publishes', async () => {
    const [amara, ana] = [await host(), await api.member()];
    const room = await live(amara);
    const other = await live(await host());
    const mine = await access(ana, room);
    expect(mine).toMatchObject({
      provider: 'WEBRTC',
      token: `${room.channelName}.${seatIn(mine)}.1`,
      serverUrl: `/live/whep/${room.channelName}`,
    });
    // Of another room there is another seat, and the media server looks at the name in the token.
    const theirs = await access(ana, other);
    expect(theirs.token.startsWith(other.channelName)).toBe(true);
    expect(seatIn(theirs)).not.toBe(seatIn(mine));
    expect(await noAccess(ana, room, 0)).toMatchObject({ status: 403, code: 'NOT_OWNER' });
    expect(await noAccess(amara, other, 0)).toMatchObject({ status: 403 });
    const lasts = Date.parse(mine.expiresAt) - api.now().getTime();
    expect(lasts / HOURS_MS).toBeGreaterThan(3.9);
    expect(lasts / HOURS_MS).toBeLessThanOrEqual(4);
  });

  test('a token whose time has passed is asked for anew, and the audience is one person', async () => {
    const [amara, ana] = [await host(), await api.member()];
    const room = await live(amara);
    const before = await access(ana, room);
    api.advance(4 * HOURS_MS);
    expect(await look(ana, room)).toMatchObject({ state: 'LIVE' });
    const after = await access(ana, room);
    expect(Date.parse(after.expiresAt)).toBeGreaterThan(Date.parse(before.expiresAt));
    await watch(ana, room);
    await watch(ana, room);
    expect(await look(amara, room)).toMatchObject({ audience: 1, peak: 1 });
  });

  test('somebody who leaves is not counted, and the peak stays', async () => {
    const [amara, ana, ben] = [await host(), await api.member(), await api.member()];
    const room = await live(amara);
    const seatId = await watch(ana, room);
    await watch(ben, room);
    lose(room, seatId, 'viewer');
    await hasAudience(amara, room, 1);
    // A line that comes back is the same seat.
    media.tell({ type: 'viewer.connected', channelName: room.channelName, seatId });
    await hasAudience(amara, room, 2);
    lose(room, seatId, 'viewer');
    await hasAudience(amara, room, 1);
    expect((await look(amara, room)).peak).toBe(2);
  });

  test('the last place is given once, also to many at once', async () => {
    const amara = await host();
    const room = await live(amara);
    const members = await Promise.all(Array.from({ length: 6 }, () => api.member()));
    const answers = await Promise.all(
      members.map((as) => api.call('generateToken', { channelName: room.channelName, role: 1 }, { as })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409]);
    const inside = members.filter((_, at) => answers[at]?.status === 200);
    for (const as of inside) await watch(as, room);
    const outside = members.find((_, at) => answers[at]?.status === 409)!; // three were
    expect((await look(outside, room)).access).toBe('FULL');
    expect((await look(inside[0]!, room)).access).toBe('OPEN'); // three were
  });

  test('the host stays in the first tab, unless the second takes over, and no tab comes back by itself', async () => {
    const amara = await host();
    const room = await start(amara);
    const first = await publish(amara, room);
    expect((await noAccess(amara, room, 0)).status).toBe(409);
    const second = await publish(amara, room, { takeover: true });
    await isPutOut(first);
    await expect.poll(() => media.rooms.get(room.channelName)?.hostSeatId).toBe(second);
    expect((await noAccess(amara, room, 0)).status).toBe(409);
    // The loss of the first seat is nobody's loss.
    lose(room, first, 'host');
    const ana = await api.member();
    await watch(ana, room);
    expect((await look(ana, room)).state).toBe('LIVE');
  });

  test('a host who is lost has 60 seconds; then the room has ended, whichever process looks', async () => {
    const [amara, ana] = [await host(), await api.member()];
    const room = await start(amara);
    const seatId = await publish(amara, room);
    await watch(ana, room);
    lose(room, seatId, 'host');
    await comesTo(ana, room, 'HOST_AWAY');
    api.advance(50_000);
    media.tell({ type: 'host.connected', channelName: room.channelName, seatId });
    await comesTo(ana, room, 'LIVE');
    lose(room, seatId, 'host');
    await comesTo(ana, room, 'HOST_AWAY');
    api.advance(59_000);
    await watch(await api.member(), room);
    expect((await look(ana, room)).state).toBe('HOST_AWAY');
    api.advance(1500);
    await comesTo(ana, room, 'ENDED');
    await expect.poll(() => media.rooms.has(room.channelName)).toBe(false);
    expect(await noAccess(amara, room, 0)).toMatchObject({ status: 409 });
  });

  test('a room whose host never comes does not stay', async () => {
    const [amara, ana] = [await host(), await api.member()];
    const room = await start(amara);
    api.advance(121_000);
    await comesTo(ana, room, 'ENDED');
    expect(await noAccess(ana, room)).toMatchObject({ status: 409 });
  });

  test('a removed member is put out, and is let in no more', async () => {
    const [amara, ana] = [await host(), await api.member()];
    const room = await live(amara);
    const seatId = await watch(ana, room);
    await comment(amara, room, { action: 3, otherUserId: ana.userId });
    await isPutOut(seatId);
    await hasAudience(amara, room, 0);
    expect((await look(ana, room)).access).toBe('REMOVED');
    expect(await noAccess(ana, room)).toMatchObject({ status: 403 });
    const { status } = await comment(ana, room, { action: 0, text: 'Why?', clientId: crypto.randomUUID() });
    expect(status).toBe(403);
  });

  test.each<[string, (viewer: TestMember, amara: TestMember) => Promise<unknown>]>([
    ['a block by the host', (ana, amara) => block(api, amara, ana)],
    ['a block by the member', (ana, amara) => block(api, ana, amara)],
    ['a follow that is taken back', (ana, amara) => followsNoMore(ana, amara)],
    ['the end of the session', (ana) => api.ok('logout', {}, { as: ana })],
    [
      'the end of the session by hand',
      (ana) =>
        api.db
          .updateTable('sessions')
          .set({ revoked_at: api.now() })
          .where('token_hash', '=', hashToken(ana.token))
          .execute(),
    ],
    [
      'a suspension',
      (ana) =>
        api.db.updateTable('members').set({ suspended_at: api.now() }).where('id', '=', ana.userId).execute(),
    ],
  ])('%s puts a viewer out within a second', async (_, end) => {
    const [amara, ana] = [await host(), await api.member()];
    await api.ok('followUser', { otherUserId: amara.userId, action: 1 }, { as: ana });
    const room = await live(amara, { visibility: 1 });
    const seatId = await watch(ana, room);
    await end(ana, amara);
    await isPutOut(seatId);
    await expect.poll(async () => (await look(amara, room)).audience).toBe(0);
  });

  test('a ticket that is given back ends the seat that it gave', async () => {
    const [amara, ana] = [await host(), await api.member()];
    const details = await tickets.published(amara, { pricing: 0 });
    const [ticket] = await tickets.buy(ana, details);
    const room = await live(amara, { visibility: 2, eventId: details.event.eventId });
    const seatId = await watch(ana, room);
    await tickets.manage(ana, { action: 2, ticketId: ticket?.ticketId ?? '' });
    await isPutOut(seatId);
    expect((await look(ana, room)).access).toBe('TICKET_HOLDERS');
  });

  test('the end of a host’s session is as the loss of the host', async () => {
    const [amara, ana] = [await host(), await api.member()];
    const room = await start(amara);
    const seatId = await publish(amara, room);
    await watch(ana, room);
    await api.ok('logout', {}, { as: amara });
    await isPutOut(seatId);
    await expect.poll(async () => (await look(ana, room)).state).toBe('HOST_AWAY');
  });

  test('what happened while the media server was away is found out when it is back', async () => {
    const [amara, ana, ben] = [await host(), await api.member(), await api.member()];
    const room = await start(amara);
    const seatId = await publish(amara, room);
    const stays = await watch(ana, room);
    await watch(ben, room);
    media.isAway = true;
    expect(await noAccess(ben, room)).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    const over = await live(await host()).catch(() => undefined);
    expect(over).toBeUndefined();
    await comment(amara, room, { action: 3, otherUserId: ben.userId });
    media.isAway = false;
    // It was started again, and knows of the host and of one viewer.
    media.rooms.clear();
    const known = { channelName: room.channelName, mediaType: 1 as const, hostSeatId: seatId };
    media.tell({
      type: 'state',
      state: {
        rooms: [
          { ...known, hostConnected: true, viewers: [stays] },
          { ...known, channelName: 'AAAAAAAAAAAAAAAA', hostConnected: true, viewers: [] },
        ],
        recordings: [],
      },
    });
    await hasAudience(amara, room, 1);
    media.tell({ type: 'state', state: { rooms: [], recordings: [] } });
    await comesTo(ana, room, 'HOST_AWAY');
    await hasAudience(amara, room, 0);
    await expect.poll(() => media.rooms.get(room.channelName)?.hostSeatId).toBe(seatId);
  });

  test('media of a seat that is over do not run', async () => {
    const [amara, ana] = [await host(), await api.member()];
    const room = await live(amara);
    const seatId = seatIn(await access(ana, room));
    await stop(amara, room);
    media.tell({ type: 'viewer.connected', channelName: room.channelName, seatId });
    await isPutOut(seatId);
    expect((await look(amara, room)).audience).toBe(0);
  });
});
