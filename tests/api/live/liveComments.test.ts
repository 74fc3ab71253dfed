import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import type { StreamEvent } from '../../../server/stream/references.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { liveOf, type Channel } from '../support/live.ts';
import { MediaServerStandIn } from '../support/mediaServerStandIn.ts';
import type { TestMember } from '../support/members.ts';
import { block } from '../support/posts.ts';
import { streamOf, type StreamReader } from '../support/streams.ts';

describe.each(databases())('comments and likes in live rooms on %s', (kind) => {
  const media = new MediaServerStandIn();
  const api = useApi(kind, { mediaServer: media });
  const { host, stop, look, read, watch, live, comment, say, texts } = liveOf(api, media);

  const hello = (text = 'Boa noite!') => ({ action: 0 as const, text, clientId: randomUUID() });
  const like = async (as: TestMember, { channelName }: Channel, action: 0 | 1) =>
    (await api.ok('likeUnlike', { channelName, action }, { as })).response;
  const has = (stream: StreamReader, what: string, holds: (event: StreamEvent) => boolean) =>
    stream.until(what, () => stream.events.some(holds));
  const open: StreamReader[] = [];
  afterEach(() => {
    for (const stream of open.splice(0)) stream.close();
  });
  const hear = async (as: TestMember): Promise<StreamReader> => {
    const stream = await streamOf(api, as);
    open.push(stream);
    return stream;
  };
  /** A host and a viewer who hear what happens. */
  const heard = async () => {
    const [amara, ana] = [await host(), await api.member({ userName: 'Ana Sousa' })];
    const room = await live(amara);
    await watch(ana, room);
    return { amara, ana, room, hears: await hear(ana), hostHears: await hear(amara) };
  };

  test('a comment reaches the room at once, in the order in which it was said', async () => {
    const { amara, ana, room, hears, hostHears } = await heard();
    const said = await say(ana, room, '  Boa noite\nfrom Porto! ');
    expect(said).toMatchObject({
      text: 'Boa noite\nfrom Porto!',
      author: { userId: ana.userId },
      state: 'VISIBLE',
      clientId: expect.any(String),
    });
    const event = await hostHears.first('live.comment');
    const { clientId: _own, ...shown } = said;
    expect(event).toEqual({ type: 'live.comment', kind: 1, comment: shown });
    expect((await hears.first('live.comment')).comment).toEqual(said);
    await say(amara, room, 'Welcome');
    await say(ana, room, 'Thanks');
    expect(await texts(ana, room)).toEqual(['Boa noite\nfrom Porto!', 'Welcome', 'Thanks']);
  });

  test('the same clientId is one comment, also at once; without words there is none', async () => {
    const [amara, ana] = [await host(), await api.member()];
    const room = await live(amara);
    const body = hello();
    const first = await comment(ana, room, body);
    const again = await Promise.all(Array.from({ length: 4 }, () => comment(ana, room, body)));
    expect(new Set([first, ...again].map(({ body: answer }) => answer.response?.commentId)).size).toBe(1);
    expect(await texts(amara, room)).toEqual(['Boa noite!']);
    expect(await comment(ana, room, hello('  \n '))).toMatchObject({
      status: 422,
      body: { errors: { text: expect.any(String) } },
    });
    expect(await comment(ana, room, hello('x'.repeat(301)))).toMatchObject({ status: 422 });
  });

  test('a flood of one is refused with the time to wait, and harms nobody else', async () => {
    const [amara, ana, ben] = [await host(), await api.member(), await api.member()];
    const room = await live(amara);
    const answers = await Promise.all(Array.from({ length: 20 }, () => comment(ana, room, hello())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
      expect([status, body.code]).toEqual([429, 'RATE_LIMITED']);
      expect(body.retryAfterSec).toBeGreaterThan(0);
    }
    expect(await comment(ben, room, hello('I am heard'))).toMatchObject({ status: 200 });
    api.advance(1000);
    expect(await comment(ana, room, hello('One second later'))).toMatchObject({ status: 200 });
    expect(await texts(amara, room)).toEqual(['Boa noite!', 'I am heard', 'One second later']);
  });

  test('slow mode counts to the second, and not for the host', async () => {
    const [amara, ana] = [await host(), await api.member()];
    const room = await live(amara);
    expect(await comment(amara, room, { action: 5, slowModeSec: 10 })).toMatchObject({
      status: 200,
      body: { message: 'Slow mode is on' },
    });
    expect((await look(ana, room)).slowModeSec).toBe(10);
    await say(ana, room, 'One');
    api.advance(7000);
    expect(await comment(ana, room, hello())).toMatchObject({ status: 429, body: { retryAfterSec: 3 } });
    api.advance(3000);
    expect(await comment(ana, room, hello('Two'))).toMatchObject({ status: 200 });
    await say(amara, room, 'Mine');
    await say(amara, room, 'Mine again');
    await comment(amara, room, { action: 5, slowModeSec: 0 });
    await say(ana, room, 'Three');
    expect(await texts(ana, room)).toEqual(['One', 'Two', 'Mine', 'Mine again', 'Three']);
  });

  test('a hidden comment is gone for all but the host, and a pinned one stands out', async () => {
    const { amara, ana, room, hears } = await heard();
    const ben = await api.member();
    const [first, second] = [await say(ben, room, 'Buy my course'), await say(ana, room, 'Lovely light')];
    const pinned = await comment(amara, room, { action: 2, commentId: second.commentId });
    expect(pinned.body.response?.state).toBe('PINNED');
    const hidden = await comment(amara, room, { action: 1, commentId: first.commentId });
    expect(hidden.body.response).toMatchObject({ state: 'HIDDEN', text: 'Buy my course' });
    await has(
      hears,
      'the hidden comment without its words',
      (event) =>
        event.type === 'live.comment' && event.comment.state === 'HIDDEN' && event.comment.text === '',
    );
    await has(
      hears,
      'the pinned comment',
      (event) => event.type === 'live.state' && event.pinnedCommentId === second.commentId,
    );
    expect(await texts(ana, room)).toEqual(['Lovely light']);
    expect(await texts(amara, room)).toEqual(['Buy my course', 'Lovely light']);
    expect(await comment(amara, room, { action: 2, commentId: first.commentId })).toMatchObject({
      status: 409,
    });
    await comment(amara, room, { action: 1, commentId: second.commentId });
    expect((await look(ana, room)).pinnedCommentId).toBeUndefined();
    await comment(amara, room, { action: 2 });
    expect(await texts(ana, room)).toEqual([]);
  });

  test('only the host moderates, and only what is in the room', async () => {
    const [amara, ana] = [await host(), await api.member()];
    const room = await live(amara);
    const elsewhere = await live(await host());
    const { commentId } = await say(ana, elsewhere, 'Elsewhere');
    for (const body of [
      { action: 1 as const, commentId },
      { action: 3 as const, otherUserId: amara.userId },
      { action: 5 as const, commentsOff: true },
    ])
      expect(await comment(ana, room, body)).toMatchObject({ status: 403, body: { code: 'NOT_OWNER' } });
    expect(await comment(amara, room, { action: 1, commentId })).toMatchObject({ status: 404 });
    expect(await comment(amara, room, { action: 3, otherUserId: amara.userId })).toMatchObject({
      status: 403,
    });
    expect(await comment(amara, room, { action: 4, otherUserId: randomUUID() })).toMatchObject({
      status: 404,
    });
    expect(await comment(amara, room, { action: 5 })).toMatchObject({ status: 422 });
  });

  test('who is muted, and everybody while comments are off, watches without commenting', async () => {
    const { amara, ana, room, hears } = await heard();
    await comment(amara, room, { action: 4, otherUserId: ana.userId });
    await has(hears, 'the mute', (event) => event.type === 'live.kick' && event.action === 4);
    expect(await look(ana, room)).toMatchObject({ isMuted: true, access: 'OPEN', audience: 1 });
    expect(await comment(ana, room, hello())).toMatchObject({ status: 403 });
    await comment(amara, room, { action: 5, commentsOff: true });
    await has(hears, 'comments off', (event) => event.type === 'live.state' && event.commentsOff);
    expect(await comment(await api.member(), room, hello())).toMatchObject({ status: 403 });
    expect(await comment(amara, room, hello('The host may'))).toMatchObject({ status: 200 });
  });

  test('who is removed is told, and hears nothing of the room any more', async () => {
    const { amara, ana, room, hears, hostHears } = await heard();
    await comment(amara, room, { action: 3, otherUserId: ana.userId });
    await has(hears, 'the removal', (event) => event.type === 'live.kick' && event.action === 3);
    await say(amara, room, 'Without her');
    await hostHears.first('live.comment');
    expect(hears.events.filter(({ type }) => type === 'live.comment')).toEqual([]);
    expect(hostHears.events.filter(({ type }) => type === 'live.kick')).toEqual([]);
  });

  test('comments of members behind a block are not shown to each other', async () => {
    const [amara, ana, ben] = [await host(), await api.member(), await api.member()];
    const room = await live(amara);
    await say(ana, room, 'From Ana');
    await say(ben, room, 'From Ben');
    await block(api, ana, ben);
    expect(await texts(ana, room)).toEqual(['From Ana']);
    expect(await texts(ben, room)).toEqual(['From Ben']);
    expect(await texts(amara, room)).toEqual(['From Ana', 'From Ben']);
  });

  test('a like counts once, and the room hears of many in one number', async () => {
    const { amara, ana, room, hears } = await heard();
    const others = await Promise.all(Array.from({ length: 5 }, () => api.member()));
    expect(await like(ana, room, 1)).toEqual({ isLiked: true, likes: 1 });
    expect(await like(ana, room, 1)).toEqual({ isLiked: true, likes: 1 });
    await Promise.all(others.map((as) => like(as, room, 1)));
    api.advance(1000);
    await has(hears, 'six likes', (event) => event.type === 'live.like' && event.likes === 6);
    expect(hears.events.filter(({ type }) => type === 'live.like').length).toBeLessThan(4);
    expect(await look(ana, room)).toMatchObject({ isLiked: true, likes: 6 });
    expect(await like(ana, room, 0)).toEqual({ isLiked: false, likes: 5 });
    expect(await like(ana, room, 0)).toEqual({ isLiked: false, likes: 5 });
    await stop(amara, room);
    expect(
      await api.refused('likeUnlike', { channelName: room.channelName, action: 1 }, { as: ana }),
    ).toMatchObject({ status: 409 });
  });

  test('all hear how many are there, and the host alone who', async () => {
    const { amara, room, hears, hostHears } = await heard();
    const cleo = await api.member({ userName: 'Cleo Late' });
    const seatId = await watch(cleo, room);
    api.advance(1000);
    const came = (event: StreamEvent) =>
      event.type === 'live.audience' &&
      Boolean(event.joined?.some(({ userName }) => userName === 'Cleo Late'));
    await has(hostHears, 'who came', came);
    await has(hears, 'how many', (event) => event.type === 'live.audience' && event.audience === 2);
    expect(hears.events.some((event) => event.type === 'live.audience' && event.joined !== undefined)).toBe(
      false,
    );
    media.tell({ type: 'viewer.lost', channelName: room.channelName, seatId });
    await expect.poll(async () => (await look(amara, room)).audience).toBe(1);
    api.advance(1000);
    await has(
      hostHears,
      'who left',
      (event) => event.type === 'live.audience' && Boolean(event.left?.includes(cleo.userId)),
    );
  });

  test('the end of a room reaches everybody in it', async () => {
    const { amara, ana, room, hears } = await heard();
    await stop(amara, room);
    await has(hears, 'the end', (event) => event.type === 'live.state' && event.state === 'ENDED');
    expect(await comment(ana, room, hello())).toMatchObject({ status: 409 });
    expect((await read(ana, room)).response[0]?.state).toBe('ENDED');
  });
});
