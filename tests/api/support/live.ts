import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { RequestBody, ResponseBody, Schemas } from '#openapi/contract.ts';
import type { TestApi } from './api.ts';
import type { MediaServerStandIn } from './mediaServerStandIn.ts';
import type { TestMember } from './members.ts';

export type Channel = Schemas['LiveChannel'];
type Start = Partial<Omit<RequestBody<'liveStart'>, 'userId'>>;
type Comment = Omit<RequestBody<'addComment'>, 'userId' | 'channelName'>;

/** A payload that opens a room for everybody. */
export const newRoom = (more: Start = {}) => ({
  mediaType: 1 as const,
  title: 'Portfolio night',
  visibility: 0 as const,
  clientId: randomUUID(),
  ...more,
});

/** What hosts and audiences do, on one server. */
export function liveOf(api: TestApi, media: MediaServerStandIn) {
  const host = (more: Parameters<TestApi['member']>[0] = {}) =>
    api.member({ role: 4, userName: 'Studio Amara', ...more });

  const start = async (as: TestMember, more: Start = {}): Promise<Channel> =>
    (await api.ok('liveStart', newRoom(more), { as })).response;
  const stop = async (as: TestMember, { channelName }: Channel): Promise<Channel> =>
    (await api.ok('liveStop', { channelName }, { as })).response;

  const read = (as: TestMember, { channelName }: Channel) => api.ok('fetchChannel', { channelName }, { as });
  const look = async (as: TestMember, room: Channel): Promise<Channel> => {
    const [channel] = (await read(as, room)).response;
    if (!channel) throw new Error('with channelName there is one');
    return channel;
  };
  const onAir = async (as: TestMember, mediaType: 1 | 2 = 1): Promise<string[]> =>
    (await api.ok('fetchChannel', { mediaType }, { as })).response.map(({ channelName }) => channelName);

  const access = async (
    as: TestMember,
    { channelName }: Channel,
    role: 0 | 1 = 1,
    more: Partial<RequestBody<'generateToken'>> = {},
  ): Promise<ResponseBody<'generateToken'>['response']> =>
    (await api.ok('generateToken', { channelName, role, ...more }, { as })).response;
  const noAccess = (as: TestMember, { channelName }: Channel, role: 0 | 1 = 1) =>
    api.refused('generateToken', { channelName, role }, { as });

  /** The seat that a token of the stand-in names. */
  const seatIn = ({ token }: { token: string }): string => token.split('.')[1] ?? '';

  /** Resolves once the room knows that the media of a seat run. */
  const arrives = async (seatId: string): Promise<void> => {
    await expect
      .poll(() =>
        api.db
          .selectFrom('live_seats')
          .select('connected_at')
          .where('seat_id', '=', seatId)
          .executeTakeFirst(),
      )
      .toMatchObject({ connected_at: expect.any(String) });
  };

  /** The host's media run. */
  const publish = async (
    as: TestMember,
    room: Channel,
    more: { takeover?: boolean } = {},
  ): Promise<string> => {
    const seatId = seatIn(await access(as, room, 0, more));
    media.tell({ type: 'host.connected', channelName: room.channelName, seatId });
    await arrives(seatId);
    return seatId;
  };
  /** A member watches: resolves once the room counts them. */
  const watch = async (as: TestMember, room: Channel): Promise<string> => {
    const seatId = seatIn(await access(as, room));
    media.tell({ type: 'viewer.connected', channelName: room.channelName, seatId });
    await arrives(seatId);
    return seatId;
  };
  const lose = ({ channelName }: Channel, seatId: string, role: 'host' | 'viewer') =>
    media.tell({ type: `${role}.lost`, channelName, seatId });

  /** A room that is on air with its host there. */
  const live = async (as: TestMember, more: Start = {}): Promise<Channel> => {
    const room = await start(as, more);
    await publish(as, room);
    return room;
  };

  const comment = (as: TestMember, { channelName }: Channel, body: Comment) =>
    api.call('addComment', { channelName, ...body }, { as });
  const say = async (as: TestMember, room: Channel, text: string): Promise<Schemas['LiveComment']> => {
    // One a second is what a member may say.
    api.advance(1000);
    const { body } = await comment(as, room, { action: 0, text, clientId: randomUUID() });
    if (!body.response) throw new Error(JSON.stringify(body));
    return body.response;
  };
  const texts = async (as: TestMember, room: Channel) =>
    (await read(as, room)).comments?.map(({ text }) => text);

  return {
    host,
    start,
    stop,
    read,
    look,
    onAir,
    access,
    noAccess,
    seatIn,
    publish,
    watch,
    lose,
    live,
    comment,
    say,
    texts,
  };
}
