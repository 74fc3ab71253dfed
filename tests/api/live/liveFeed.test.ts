import { describe, expect, test } from 'vitest';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { liveOf } from '../support/live.ts';
import { MediaServerStandIn } from '../support/mediaServerStandIn.ts';
import type { TestMember } from '../support/members.ts';
import { MUTE, tie, UNMUTE } from '../support/people.ts';
import { befriend, block, follow, post } from '../support/posts.ts';

describe.each(databases())('live rooms in the feed on %s', (kind) => {
  const media = new MediaServerStandIn();
  const api = useApi(kind, { mediaServer: media });
  const { host, stop, live, watch } = liveOf(api, media);
  const list = (as: TestMember, body: object = {}) =>
    api.ok('getFeedList', { pageIndex: 1, filter: 0, ...body }, { as });
  const rooms = async (as: TestMember, body: object = {}) =>
    (await list(as, body)).response.flatMap((item) => item.live?.channelName ?? []);

  test('whoever follows the host or is connected finds the room above the posts, as long as it is on air', async () => {
    const [amara, ana, ben, stranger] = [
      await host(),
      await api.member(),
      await api.member({ premium: true }),
      await api.member(),
    ];
    await follow(api, ana, amara);
    await befriend(api, ana, ben);
    const room = await live(amara, { title: 'How we hire cooks' });
    await watch(stranger, room);
    const friendly = await live(ben, { mediaType: 2 });
    api.advance(1000);
    await post(api, amara, { text: 'Newer than the room' });
    for (const filter of [0, 1]) {
      const { response, count } = await list(ana, { filter });
      expect(response.map(({ text }) => text).slice(0, 3)).toEqual([
        'How we hire cooks',
        'Portfolio night',
        'Newer than the room',
      ]);
      expect(count, 'rooms are no posts').toBe(response.length - 2);
      expect(response[0]).toMatchObject({
        feedId: room.channelName,
        feedType: 8,
        author: { userId: amara.userId },
        viewer: { isFollowing: true, isConnected: false, canComment: false },
        live: { channelName: room.channelName, title: 'How we hire cooks', mediaType: 1, audience: 1 },
      });
      expect(response[1]).toMatchObject({ feedType: 10, viewer: { isConnected: true } });
    }
    expect(await rooms(stranger)).toEqual([]);
    expect(await rooms(amara), 'not one’s own').toEqual([]);
    await stop(amara, room);
    expect(await rooms(ana)).toEqual([friendly.channelName]);
  });

  test('it is on the first page of everything alone, and not in a feed that was read before', async () => {
    const [amara, ana] = [await host(), await api.member()];
    await follow(api, ana, amara);
    for (let at = 0; at < 11; at++) await post(api, amara);
    const before = await list(ana);
    api.advance(1000);
    const { channelName } = await live(amara);
    const now = await list(ana);
    expect(now.response).toHaveLength(11);
    expect(await rooms(ana)).toEqual([channelName]);
    expect(await rooms(ana, { snapshotAt: before.snapshotAt })).toEqual([]);
    for (const body of [
      { pageIndex: 2 },
      { pageIndex: 2, cursor: now.nextCursor },
      { filter: 2 },
      { filter: 3, otherUserId: amara.userId },
      { feedType: 8 },
      { feedType: 3 },
      { tag: 'newjob' },
    ])
      expect(await rooms(ana, body), JSON.stringify(body)).toEqual([]);
  });

  test('a room that is not open to the reader, or of whom they muted or blocked, is not there', async () => {
    const [amara, ana] = [await host(), await api.member()];
    const closed = await live(amara, { visibility: 1 });
    expect(await rooms(ana)).toEqual([]);
    await follow(api, ana, amara);
    expect(await rooms(ana)).toEqual([closed.channelName]);
    await tie(api, ana, amara, MUTE);
    expect(await rooms(ana)).toEqual([]);
    await tie(api, ana, amara, UNMUTE);
    expect(await rooms(ana)).toEqual([closed.channelName]);
    await block(api, amara, ana);
    expect(await rooms(ana)).toEqual([]);
  });

  test('of many, the three with the largest audience are shown', async () => {
    const ana = await api.member();
    const shown = [];
    for (let at = 0; at < 4; at++) {
      const amara = await host();
      await follow(api, ana, amara);
      const room = await live(amara);
      for (let watching = 0; watching < at; watching++) await watch(await api.member(), room);
      shown.unshift(room.channelName);
    }
    expect(await rooms(ana)).toEqual(shown.slice(0, 3));
  });
});
