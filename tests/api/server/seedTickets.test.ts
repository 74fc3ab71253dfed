import { join } from 'node:path';
import { BufferSource, Input, WEBM } from 'mediabunny';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { diskStorage } from '../../../server/media/storage.ts';
import { seedCommunity } from '../../../server/seed/seed.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { signIn } from '../support/demonstration.ts';

describe.each(databases())('tickets, conversations and recordings of the demonstration on %s', (kind) => {
  const api = useApi(kind);

  test('tickets are held, paid and used, organisers see their sales, and a seat can be given back', async () => {
    const storage = diskStorage(join(api.folder, 'media'));
    await seedCommunity({
      db: api.db,
      config: api.config,
      storage,
      now: new Date(api.now().getTime() - 60_000),
    });
    const as = await signIn(api, 'amara', 1);
    const [upcoming, past] = [
      await api.ok('ticketList', { when: 'UPCOMING', pageIndex: 1 }, { as }),
      await api.ok('ticketList', { when: 'PAST', pageIndex: 1 }, { as }),
    ];
    expect([upcoming.count > 2, past.count > 0]).toEqual([true, true]);
    expect(new Set(upcoming.response.map(({ event }) => event.eventId)).size).toBe(3);
    const paid = upcoming.response.find(({ ticket }) => ticket.price > 0);
    const given = await api.ok('manageTickets', { action: 2, ticketId: paid?.ticket.ticketId ?? '' }, { as });
    expect(given.response).toMatchObject({ refund: { amount: paid?.ticket.price } });
    await api.app.tasks.settle();
    const { response } = await api.ok(
      'transactionDetails',
      { transactionId: paid?.ticket.transactionId ?? '' },
      { as },
    );
    expect(response.amountRefunded).toBe(paid?.ticket.price);
    const [wool] = (await api.ok('getEventList', { pageIndex: 1, filters: { text: 'wool' } }, { as }))
      .response;
    expect(wool).toMatchObject({ soldOut: false, viewer: { onWaitlist: true } });
    const { packages } = (await api.ok('getEventDetails', { eventId: wool?.eventId ?? '' }, { as })).response;
    expect(packages.map(({ remaining }) => remaining)).toEqual([0, 12]);
    const hr = await signIn(api, 'nordwind', 2);
    const [own] = (await api.ok('getPostedEvents', { pageIndex: 1, status: 1 }, { as: hr })).response;
    expect(own?.sales).toMatchObject({ sold: 37 });
  });

  test('the job seeker has conversations, with messages of all types and unread ones', async () => {
    const as = await signIn(api, 'amara', 1);
    const { response: friends } = await api.ok('getFriendList', { pageIndex: 1 }, { as });
    expect(friends.reduce((sum, { unread }) => sum + unread, 0)).toBe(3);
    const page = { friendId: friends[0]?.friendId ?? '', pageIndex: 1 };
    const { response: messages } = await api.ok('getWholeMessage', page, { as });
    expect(new Set(messages.map(({ messageType }) => messageType))).toEqual(new Set([0, 1, 2]));
  });

  test('recordings of rooms that ended can be played, and what was said in the rooms is there', async () => {
    const as = await signIn(api, 'amara', 1);
    const list = (more: object) => api.ok('recordings', { mediaType: 1, pageIndex: 1, ...more }, { as });
    const [mine, followed] = [await list({ mine: true }), await list({})];
    expect(mine.response.map(({ state }) => state)).toEqual([1, 3]);
    expect(followed.count).toBeGreaterThan(1);
    for (const recording of [...mine.response, ...followed.response]) {
      const [film, still] = await Promise.all(
        [recording.url, recording.posterUrl].map((url = '') => api.app.http.inject({ url })),
      );
      expect([film?.statusCode, film?.rawPayload.length]).toEqual([200, recording.sizeBytes]);
      expect((await sharp(still?.rawPayload).metadata()).format).toBe('webp');
      const input = new Input({
        source: new BufferSource(film?.rawPayload ?? Buffer.alloc(0)),
        formats: [WEBM],
      });
      expect(await input.getDurationFromMetadata()).toBe(recording.durationSec);
      input.dispose();
      const { response, comments } = await api.ok(
        'fetchChannel',
        { channelName: recording.channelName },
        { as },
      );
      expect(response).toMatchObject([{ state: 'ENDED', recordingId: recording.recordingId }]);
      expect(comments?.length).toBeGreaterThan(0);
    }
  });
});
