import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { DAY_MS, HOUR_MS, inMs } from '../support/events.ts';
import { liveOf, newRoom } from '../support/live.ts';
import { MediaServerStandIn } from '../support/mediaServerStandIn.ts';
import { befriend, block, follow } from '../support/posts.ts';
import { ticketsOf } from '../support/tickets.ts';

describe.each(databases())('live rooms on %s', (kind) => {
  const media = new MediaServerStandIn();
  const api = useApi(kind, { mediaServer: media });
  const { host, start, stop, look, read, onAir, access, noAccess, live, watch } = liveOf(api, media);
  const tickets = ticketsOf(api);

  test('a room is opened, found and ended; the same clientId is the same room', async () => {
    const amara = await host();
    const ana = await api.member();
    const clientId = randomUUID();
    const more = { clientId, title: '  Portfolio   night ', description: ' Bring one piece. ' };
    const room = await start(amara, more);
    expect(room).toMatchObject({
      channelName: expect.stringMatching(/^[A-Za-z0-9_-]{16}$/),
      title: 'Portfolio night',
      description: 'Bring one piece.',
      state: 'LIVE',
      viewerRole: 0,
      audience: 0,
      access: 'OPEN',
    });
    expect((await start(amara, more)).channelName).toBe(room.channelName);
    expect(await onAir(ana)).toContain(room.channelName);
    expect(await onAir(ana, 2)).not.toContain(room.channelName);
    expect(await look(ana, room)).toMatchObject({ viewerRole: 1, isLiked: false, access: 'OPEN' });
    await follow(api, ana, amara);
    expect(await look(ana, room)).toMatchObject({ isFollowing: true, description: 'Bring one piece.' });
    expect(await look(amara, room)).toMatchObject({ isFollowing: false });
    const ended = await stop(amara, room);
    expect(ended).toMatchObject({ state: 'ENDED', endedAt: expect.any(String), audience: 0 });
    expect(await stop(amara, room)).toEqual(ended);
    expect(await onAir(ana)).not.toContain(room.channelName);
    expect(await look(ana, room)).toMatchObject({ state: 'ENDED' });
    expect(await noAccess(ana, room)).toMatchObject({ status: 409 });
    // A retry that comes late does not open another.
    expect(await start(amara, more)).toMatchObject({ channelName: room.channelName, state: 'ENDED' });
    await expect.poll(() => media.rooms.has(room.channelName)).toBe(false);
  });

  test('starts at once make one room, and a second one has to wait for the end of the first', async () => {
    const amara = await host();
    const body = newRoom();
    const rooms = await Promise.all(
      Array.from({ length: 5 }, () => api.ok('liveStart', body, { as: amara })),
    );
    expect(new Set(rooms.map(({ response }) => response.channelName)).size).toBe(1);
    expect(await api.refused('liveStart', newRoom(), { as: amara })).toMatchObject({
      status: 409,
      code: 'CONFLICT',
    });
    await stop(amara, rooms[0]!.response); // five were made
    expect((await start(amara)).state).toBe('LIVE');
  });

  test('going live is for premium members and businesses, and only the host ends a room', async () => {
    const [ana, ben, hr] = [
      await api.member(),
      await api.member({ premium: true }),
      await api.member({ role: 2 }),
    ];
    for (const as of [ana, hr])
      expect(await api.refused('liveStart', newRoom(), { as })).toMatchObject({
        status: 403,
        code: 'PREMIUM_REQUIRED',
      });
    const room = await live(ben);
    expect(await api.refused('liveStop', { channelName: room.channelName }, { as: ana })).toMatchObject({
      status: 403,
      code: 'NOT_OWNER',
    });
    expect(await api.refused('liveStop', { channelName: 'AAAAAAAAAAAAAAAA' }, { as: ben })).toMatchObject({
      status: 404,
    });
  });

  test('a title of white space alone is no title', async () => {
    const as = await host();
    const refused = await api.refused('liveStart', newRoom({ title: ' a  \n  ' }), { as });
    expect(refused).toMatchObject({ status: 422, errors: { title: expect.any(String) } });
  });

  test('rooms on air stand by their audience, without those that a member cannot enter', async () => {
    const [amara, cleo, dora, viewer] = [await host(), await host(), await host(), await api.member()];
    const small = await live(amara, { mediaType: 2 });
    const large = await live(cleo, { mediaType: 2 });
    const closed = await live(dora, { mediaType: 2, visibility: 1 });
    await watch(viewer, large);
    expect(await onAir(viewer, 2)).toEqual([large.channelName, small.channelName]);
    expect(await look(viewer, closed)).toMatchObject({ access: 'FOLLOWERS' });
    expect((await read(viewer, closed)).comments).toEqual([]);
    expect(await noAccess(viewer, closed)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    await follow(api, viewer, dora);
    expect(await onAir(viewer, 2)).toContain(closed.channelName);
    expect(await access(viewer, closed)).toMatchObject({ provider: 'WEBRTC' });
    expect((await read(cleo, large)).members?.map(({ userId }) => userId)).toEqual([viewer.userId]);
    expect((await read(viewer, large)).members).toBeUndefined();
  });

  test('the dashboard has what others have on air, and not one’s own room', async () => {
    const [amara, ana] = [await host(), await api.member()];
    const room = await live(amara, { title: 'How we hire cooks' });
    await watch(ana, room);
    const shown = async (as: typeof ana) =>
      (await api.ok('dashboardDetails', {}, { as })).response.liveNow.filter(
        ({ live: { channelName } }) => channelName === room.channelName,
      );
    expect(await shown(ana)).toMatchObject([
      { host: { userId: amara.userId }, live: { title: 'How we hire cooks', mediaType: 1, audience: 1 } },
    ]);
    expect(await shown(amara)).toEqual([]);
    await stop(amara, room);
    expect(await shown(ana)).toEqual([]);
  });

  test('those connected with a host are let in as followers are', async () => {
    const [ben, ana] = [await api.member({ premium: true }), await api.member()];
    const room = await live(ben, { visibility: 1 });
    expect((await look(ana, room)).access).toBe('FOLLOWERS');
    await befriend(api, ana, ben);
    expect((await look(ana, room)).access).toBe('OPEN');
  });

  test('behind a block there is no room', async () => {
    const [amara, ana] = [await host(), await api.member()];
    const room = await live(amara);
    await block(api, ana, amara);
    const { channelName } = room;
    expect(await onAir(ana)).not.toContain(channelName);
    for (const answer of [
      await noAccess(ana, room),
      await api.refused('fetchChannel', { channelName }, { as: ana }),
      await api.refused('likeUnlike', { channelName, action: 1 }, { as: ana }),
      await api.refused(
        'addComment',
        { channelName, action: 0, text: 'Hello', clientId: randomUUID() },
        { as: ana },
      ),
    ])
      expect(answer).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  test('a room of an event is for those who hold a ticket of it', async () => {
    const [amara, ana, ben] = [await host(), await api.member(), await api.member()];
    const details = await tickets.published(amara, { pricing: 0 });
    const { eventId } = details.event;
    const other = await tickets.published(await host(), { pricing: 0 });
    const refused = async (id: string | undefined, as = amara) =>
      api.refused('liveStart', { ...newRoom({ visibility: 2 }), ...(id ? { eventId: id } : {}) }, { as });
    expect(await refused(undefined)).toMatchObject({ status: 422, errors: { eventId: expect.any(String) } });
    expect(await refused(other.event.eventId)).toMatchObject({ status: 403, code: 'NOT_OWNER' });
    const draft = await tickets.draft(amara, { pricing: 0 });
    expect(await refused(draft.event.eventId)).toMatchObject({ status: 422 });
    await tickets.buy(ana, details);
    const room = await live(amara, { visibility: 2, eventId });
    expect(room.eventId).toBe(eventId);
    expect((await look(ana, room)).access).toBe('OPEN');
    expect((await look(ben, room)).access).toBe('TICKET_HOLDERS');
    expect(await noAccess(ben, room)).toMatchObject({ status: 403 });
    expect(await onAir(ben)).not.toContain(room.channelName);
    expect(await access(ana, room)).toMatchObject({ provider: 'WEBRTC' });
  });

  test('an event is asked for its room, which is there while it is on air and for whom it is open to', async () => {
    const [amara, ana, ben] = [await host(), await api.member(), await api.member()];
    const details = await tickets.published(amara, { pricing: 0 });
    const { eventId } = details.event;
    const roomsOf = async (as: typeof ana, id = eventId) =>
      (await api.ok('fetchChannel', { eventId: id }, { as })).response.map(({ channelName }) => channelName);
    await tickets.buy(ana, details);
    expect(await roomsOf(ana)).toEqual([]);
    const another = await live(await host());
    const room = await live(amara, { mediaType: 2, visibility: 2, eventId });
    for (const as of [amara, ana]) expect(await roomsOf(as)).toEqual([room.channelName]);
    expect(await roomsOf(ben)).toEqual([]);
    expect(await roomsOf(ana, another.channelName), 'no event has such an id').toEqual([]);
    await block(api, ana, amara);
    expect(await roomsOf(ana)).toEqual([]);
    await stop(amara, room);
    expect(await roomsOf(amara)).toEqual([]);
  });

  test('an event that is over has no room any more', async () => {
    const amara = await host();
    const details = await tickets.published(amara, {
      pricing: 0,
      startAt: inMs(api, HOUR_MS),
      endAt: inMs(api, 2 * HOUR_MS),
    });
    api.advance(DAY_MS);
    const body = newRoom({ visibility: 2, eventId: details.event.eventId });
    expect(await api.refused('liveStart', body, { as: amara })).toMatchObject({ status: 422 });
  });
});
