import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { eraseMember } from '../../../server/modules/account/eraseMember.ts';
import { exportParts } from '../../../server/modules/account/exportParts.ts';
import { decideReport, openReports } from '../../../server/moderation.ts';
import { lockRoom } from '../../../server/modules/live/rooms/rooms.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { liveOf } from '../support/live.ts';
import { MediaServerStandIn } from '../support/mediaServerStandIn.ts';
import type { TestMember } from '../support/members.ts';
import { befriend, block, follow } from '../support/posts.ts';
import { ticketsOf } from '../support/tickets.ts';

const MINUTE_MS = 60_000;

describe.each(databases())('news and traces of live rooms on %s', (kind) => {
  const media = new MediaServerStandIn();
  const api = useApi(kind, { mediaServer: media });
  const { host, start, stop, look, watch, live, comment, say, texts } = liveOf(api, media);
  const tickets = ticketsOf(api);

  const told = async (as: TestMember) => {
    await api.app.tasks.settle();
    const { response } = await api.ok('getNotificationList', { pageIndex: 1 }, { as });
    return response.filter(({ type }) => type === 12);
  };
  const erase = (as: TestMember) =>
    api.db.transaction().execute((trx) => eraseMember({ now: api.now, db: api.db } as never, trx, as.userId));
  const exported = async (as: TestMember, file: string) => {
    const part = exportParts.find((one) => one.file === file);
    if (!part) throw new Error(`${file} is a part`);
    return (await part.rows(as.userId).execute(api.db)).rows;
  };

  test('[S3.2] followers and connections are told of a room, at most once in 30 minutes', async () => {
    const [amara, ana, ben, cleo] = [
      await host(),
      await api.member(),
      await api.member(),
      await api.member(),
    ];
    await follow(api, ana, amara);
    await follow(api, cleo, amara);
    await befriend(api, ben, amara);
    await block(api, cleo, amara);
    const room = await live(amara);
    const [one, ...more] = await told(ana);
    expect(more).toEqual([]);
    expect(one).toMatchObject({
      id: expect.any(String) as string,
      title: 'On air',
      notification: 'Studio Amara is live',
      time: expect.any(String) as string,
      status: 0,
      type: 12,
      channelName: room.channelName,
      userId: amara.userId,
    });
    const list = await api.ok('getNotificationList', { pageIndex: 1 }, { as: ana });
    expect(list).toMatchObject({ response: [one], count: 1 });
    expect(await told(ben)).toHaveLength(1);
    expect(await told(cleo)).toEqual([]);
    expect(await told(amara)).toEqual([]);
    await stop(amara, room);
    expect((await told(ana)).map(({ notification }) => notification)).toEqual(['Studio Amara was live']);
    api.advance(29 * MINUTE_MS);
    await stop(amara, await start(amara));
    expect(await told(ana)).toHaveLength(1);
    api.advance(2 * MINUTE_MS);
    await start(amara);
    expect(await told(ana)).toHaveLength(2);
  });

  test('who has switched these notifications off is told nothing', async () => {
    const [amara, ana] = [await host(), await api.member({ details: { mutedNotifications: [112] } })];
    await follow(api, ana, amara);
    await live(amara);
    expect(await told(ana)).toEqual([]);
  });

  test('of a room of an event those are told who hold a ticket', async () => {
    const [amara, ana, ben] = [await host(), await api.member(), await api.member()];
    await follow(api, ben, amara);
    const details = await tickets.published(amara, { pricing: 0 });
    await tickets.buy(ana, details);
    await live(amara, { visibility: 2, eventId: details.event.eventId });
    expect(await told(ana)).toHaveLength(1);
    expect(await told(ben)).toEqual([]);
  });

  test('a room that is reported ends when the report is upheld', async () => {
    const [amara, ana] = [await host(), await api.member()];
    const room = await live(amara, { title: 'Buy my course' });
    const report = { feedId: room.channelName, feedType: 12, reason: 1, block: false } as const;
    const { response } = await api.ok('postReport', report, { as: ana });
    expect(await api.refused('postReport', report, { as: ana })).toMatchObject({ status: 409 });
    expect(await api.refused('postReport', report, { as: amara })).toMatchObject({ status: 403 });
    const unknown = { ...report, feedId: 'AAAAAAAAAAAAAAAA' };
    expect(await api.refused('postReport', unknown, { as: ana })).toMatchObject({ status: 404 });
    expect(await openReports(api.db)).toMatchObject([
      { target: `feed:12:${room.channelName}`, evidence: { text: 'Buy my course' } },
    ]);
    expect(await decideReport(api, api.db, response.reportId, 'upheld')).toBe(1);
    expect(await look(ana, room)).toMatchObject({ state: 'ENDED', title: '' });
    await expect.poll(() => media.rooms.has(room.channelName)).toBe(false);
  });

  test('with an account go its rooms, and what it said and liked in others’', async () => {
    const [amara, ana, ben] = [await host(), await api.member({ premium: true }), await api.member()];
    const [room, own] = [await live(amara), await live(ana)];
    await watch(ben, own);
    const seatId = await watch(ana, room);
    const { commentId } = await say(ana, room, 'Mine');
    await say(ben, room, 'Stays');
    await comment(amara, room, { action: 2, commentId });
    for (const as of [ana, ben])
      await api.ok('likeUnlike', { channelName: room.channelName, action: 1 }, { as });
    await erase(ana);
    expect(await texts(amara, room)).toEqual(['Stays']);
    expect(await look(amara, room)).toMatchObject({ likes: 1, audience: 0 });
    expect((await look(amara, room)).pinnedCommentId).toBeUndefined();
    await expect.poll(() => media.removed).toContain(seatId);
    await expect.poll(() => media.rooms.has(own.channelName)).toBe(false);
    expect(await api.refused('fetchChannel', { channelName: own.channelName }, { as: ben })).toMatchObject({
      status: 404,
    });
    const left = await api.db
      .selectFrom('live_channels')
      .select(['title', 'description', 'state'])
      .where('host_id', '=', ana.userId)
      .execute();
    expect(left).toEqual([{ title: '', description: null, state: 'ENDED' }]);
  });

  test('the copy of a member’s data has their rooms, comments and likes, and nothing of whom they watched', async () => {
    const [amara, ana] = [await host(), await api.member()];
    const room = await live(amara);
    await watch(ana, room);
    await say(ana, room, 'Good evening');
    await api.ok('likeUnlike', { channelName: room.channelName, action: 1 }, { as: ana });
    expect(await exported(amara, 'live-rooms')).toMatchObject([{ room: room.channelName, likes: 1 }]);
    expect(await exported(ana, 'live-comments')).toMatchObject([
      { room: room.channelName, text: 'Good evening' },
    ]);
    expect(await exported(ana, 'live-likes')).toMatchObject([{ of: 'room', id: room.channelName }]);
    await stop(amara, room);
    await expect
      .poll(() =>
        api.db
          .selectFrom('live_seats')
          .select('seat_id')
          .where('channel_name', '=', room.channelName)
          .execute(),
      )
      .toEqual([]);
  });
});

describe.each(databases())('live rooms that Agora carries on %s', (kind) => {
  const agora = { appId: 'a1'.repeat(16), certificate: 'b2'.repeat(16) };
  const api = useApi(kind, { config: { agora, liveViewersMax: 2 } });
  const { host, start, stop, look, access, noAccess } = liveOf(api, new MediaServerStandIn());

  /** How many wait for what another transaction holds. PGlite has one connection, which is that of the transaction. */
  const waiting = async () => {
    if (kind === 'pglite') return 1;
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(api.db);
    return rows[0]?.waiting ?? 0;
  };

  test('a token is signed for one seat, and renewed for the same', async () => {
    const [amara, ana] = [await host(), await api.member()];
    const room = await start(amara);
    const [mine, theirs] = [await access(amara, room, 0), await access(ana, room)];
    if (mine.provider !== 'AGORA' || theirs.provider !== 'AGORA') throw new Error('Agora is configured');
    expect(mine).toMatchObject({ appId: agora.appId, token: expect.stringMatching(/^007.{50}/) });
    expect(theirs.uid).not.toBe(mine.uid);
    expect(Date.parse(theirs.expiresAt) - api.now().getTime()).toBeLessThanOrEqual(10 * MINUTE_MS);
    expect((await look(ana, room)).audience).toBe(1);
    // However often the host asks again, it is the same seat.
    for (let minute = 0; minute < 9; minute++) {
      api.advance(MINUTE_MS);
      expect(await access(amara, room, 0)).toMatchObject({ uid: mine.uid });
    }
    expect(await access(ana, room)).toMatchObject({ uid: theirs.uid });
    expect((await look(ana, room)).audience).toBe(1);
    expect(await noAccess(ana, room, 0)).toMatchObject({ status: 403 });
  });

  test('a removed member is told, and gets no further token, also one that was asked for a moment before', async () => {
    const [amara, ana] = [await host(), await api.member()];
    const room = await start(amara);
    await access(amara, room, 0);
    await access(ana, room);
    const { channelName } = room;
    // The question is on its way when the host removes who asks: it has to wait for the room.
    const { answer } = await api.db.transaction().execute(async (trx) => {
      await lockRoom(trx, channelName);
      const banned = {
        channel_name: channelName,
        member_id: ana.userId,
        kind: 3,
        created_at: api.now(),
      } as const;
      await trx.insertInto('live_bans').values(banned).execute();
      const asked = { answer: api.call('generateToken', { channelName, role: 1 }, { as: ana }) };
      await expect.poll(waiting).toBeGreaterThan(0);
      return asked;
    });
    expect((await answer).status).toBe(403);
    await api.ok('addComment', { channelName, action: 3, otherUserId: ana.userId }, { as: amara });
    expect(await noAccess(ana, room)).toMatchObject({ status: 403 });
    expect((await look(ana, room)).access).toBe('REMOVED');
    expect((await look(amara, room)).audience).toBe(0);
  });

  test('who does not ask again is not there any more, and without its host a room ends', async () => {
    const [amara, ana] = [await host(), await api.member()];
    const room = await start(amara);
    await access(amara, room, 0);
    await access(ana, room);
    api.advance(11 * MINUTE_MS);
    await expect.poll(async () => (await look(ana, room)).audience).toBe(0);
    await expect.poll(async () => (await look(ana, room)).state).toBe('HOST_AWAY');
    await access(amara, room, 0);
    expect((await look(ana, room)).state).toBe('LIVE');
    api.advance(11 * MINUTE_MS);
    await expect.poll(async () => (await look(ana, room)).state).toBe('HOST_AWAY');
    api.advance(MINUTE_MS + 1);
    await expect.poll(async () => (await look(ana, room)).state).toBe('ENDED');
    expect(await stop(amara, room)).toMatchObject({ state: 'ENDED' });
  });

  test('the same again at once is one seat', async () => {
    const [amara, ana] = [await host(), await api.member()];
    const room = await start(amara);
    const answers = await Promise.all(Array.from({ length: 4 }, () => access(ana, room)));
    expect(new Set(answers.map((one) => ('uid' in one ? one.uid : undefined))).size).toBe(1);
    expect((await look(ana, room)).audience).toBe(1);
  });
});
