import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { firstIdAt } from '../../../server/ids.ts';
import { diskStorage } from '../../../server/media/storage.ts';
import { RoomWatch } from '../../../server/modules/live/rooms/watch.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { liveOf } from '../support/live.ts';
import { MediaServerStandIn } from '../support/mediaServerStandIn.ts';
import type { TestMember } from '../support/members.ts';
import { ticketsOf } from '../support/tickets.ts';

const AWAY_MS = 60_000;

describe.each(databases())('what keeps live rooms on %s', (kind) => {
  const media = new MediaServerStandIn();
  const api = useApi(kind, { mediaServer: media });
  const { host, look, access, seatIn, publish, watch, live, start } = liveOf(api, media);

  const tickets = ticketsOf(api);

  type Room = Parameters<typeof look>[1];
  const comesTo = async (as: TestMember, room: Room, state: Room['state']) => {
    await expect.poll(async () => (await look(as, room)).state).toBe(state);
  };

  test('a host whose media server ended together with the API is missed, and may come back', async () => {
    const amara = await host();
    const room = await start(amara);
    await publish(amara, room);
    // Nobody was there to hear of it.
    media.rooms.delete(room.channelName);
    const { db, config, now, app } = api;
    const storage = diskStorage(join(api.folder, 'media'));
    const { log } = app.http;
    const afterStart = new RoomWatch({ db, config, now, log, mediaServer: media, storage });
    await comesTo(amara, room, 'HOST_AWAY');
    await afterStart.end();
    await publish(amara, room);
    expect((await look(amara, room)).state).toBe('LIVE');
  });

  test('what could not be heard at once is heard again', async () => {
    const [amara, ana] = [await host(), await api.member()];
    const room = await start(amara);
    await publish(amara, room);
    await watch(ana, room);
    const strange = { channelName: 'AAAAAAAAAAAAAAAA', mediaType: 1 as const, hostSeatId: firstIdAt(0) };
    media.isAway = true;
    media.tell({
      type: 'state',
      state: { rooms: [{ ...strange, hostConnected: true, viewers: [] }], recordings: [] },
    });
    await expect.poll(() => media.unanswered).toBeGreaterThan(0);
    media.isAway = false;
    await comesTo(ana, room, 'HOST_AWAY');
    await expect.poll(() => media.rooms.has(strange.channelName)).toBe(false);
  });

  test('a tab that takes over has a minute to arrive; then the room ends', async () => {
    const [amara, ben, ana] = [await host(), await host(), await api.member()];
    const [room, other] = [await live(amara), await live(ben)];
    await access(amara, room, 0, { takeover: true });
    await publish(ben, other, { takeover: true });
    expect((await look(ana, room)).state).toBe('LIVE');
    api.advance(AWAY_MS + 1000);
    await comesTo(ana, room, 'ENDED');
    expect((await look(ana, other)).state).toBe('LIVE');
  });

  test('of two seats of a host the later one is the greater, whichever process gave it', async () => {
    const amara = await host();
    const room = await live(amara);
    const fast = firstIdAt(api.now().getTime() + AWAY_MS);
    await api.db
      .updateTable('live_channels')
      .set({ host_seat: fast })
      .where('channel_name', '=', room.channelName)
      .execute();
    const seatId = seatIn(await access(amara, room, 0, { takeover: true }));
    expect(seatId > fast).toBe(true);
  });

  test('a member has four places in all rooms together', async () => {
    const ana = await api.member();
    const rooms: Room[] = [];
    for (let count = 0; count < 5; count += 1) rooms.push(await live(await host()));
    const seats: string[] = [];
    for (const room of rooms) seats.push(await watch(ana, room));
    await expect.poll(() => media.removed).toContain(seats[0]);
    for (const seatId of seats.slice(1)) expect(media.removed).not.toContain(seatId);
  });

  test('a ticket whose payment is disputed lets nobody in, until the dispute is won', async () => {
    const [amara, ana] = [await host(), await api.member()];
    const details = await tickets.published(amara);
    const [ticket] = await tickets.buy(ana, details);
    const room = await live(amara, { visibility: 2, eventId: details.event.eventId });
    const seatId = await watch(ana, room);
    const becomes = (dispute: 'OPEN' | 'WON') =>
      api.db
        .updateTable('transactions')
        .set({ dispute })
        .where('id', 'in', (of) =>
          of
            .selectFrom('tickets')
            .select('transaction_id')
            .where('id', '=', ticket?.ticketId ?? ''),
        )
        .execute();
    await becomes('OPEN');
    await expect.poll(() => media.removed).toContain(seatId);
    expect((await look(ana, room)).access).toBe('TICKET_HOLDERS');
    await becomes('WON');
    expect((await look(ana, room)).access).toBe('OPEN');
  });
});
