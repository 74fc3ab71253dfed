import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { newIdAfter } from '../../../server/ids.ts';
import { buildApp } from '../../../server/app.ts';
import { useApi } from '../support/api.ts';
import { chatOf, newText } from '../support/chat.ts';
import { databases } from '../support/databases.ts';
import { recommend } from '../support/people.ts';
import { befriend } from '../support/posts.ts';

const text = 'Amara rebuilt our kiln schedule in a week, and taught the night shift to read it.';

describe.each(databases())('messages on %s', (kind) => {
  const api = useApi(kind);
  const { say, refused, list, read, texts, pair, send } = chatOf(api);

  test('a text is sent, and read by both, each from their side', async () => {
    const [ada, ben] = await pair();
    const clientId = randomUUID();
    const sent = await say(ada, ben, '  ありがとう!\n<b>See you</b> 👋  ', { clientId });
    expect(sent).toMatchObject({
      clientId,
      friendId: ben.userId,
      fromUserId: ada.userId,
      messageType: 0,
      message: 'ありがとう!\n<b>See you</b> 👋',
    });
    const { response, count, friend } = await read(ben, ada);
    const { clientId: _own, ...rest } = sent;
    expect(response).toEqual([{ ...rest, friendId: ada.userId }]);
    expect([count, friend.friendId, friend.unread]).toEqual([1, ada.userId, 1]);
    expect((await read(ada, ben)).response).toEqual([sent]);
  });

  test('pages go back from the latest, before a message, and forward after one, in the order of time', async () => {
    const [ada, ben] = await pair();
    const ids: string[] = [];
    for (let i = 1; i <= 25; i++)
      ids.push((await (i % 3 ? say(ada, ben, `${i}`) : say(ben, ada, `${i}`))).messageId);
    const numbers = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, i) => String(from + i));
    const place = { beforeId: ids[15] ?? '', afterId: ids[2] ?? '' };
    expect(await texts(ada, ben)).toEqual(numbers(16, 25));
    expect(await texts(ben, ada, { pageIndex: 3 })).toEqual(numbers(1, 5));
    expect(await texts(ada, ben, { beforeId: place.beforeId })).toEqual(numbers(6, 15));
    expect(await texts(ada, ben, { beforeId: place.beforeId, pageIndex: 2 })).toEqual(numbers(1, 5));
    expect(await texts(ada, ben, { afterId: place.afterId })).toEqual(numbers(4, 13));
    expect(await texts(ada, ben, { afterId: place.afterId, pageIndex: 3 })).toEqual(numbers(24, 25));
    expect(await texts(ada, ben, { afterId: ids[20] ?? '', beforeId: ids[23] ?? '' })).toEqual(
      numbers(22, 23),
    );
    expect(await texts(ada, ben, { afterId: ids[24] ?? '' })).toEqual([]);
    expect((await read(ada, ben, { afterId: place.afterId })).count).toBe(25);
    // What was found, and everything since, at once.
    expect(await texts(ada, ben, { fromId: ids[1] ?? '' })).toEqual(numbers(2, 25));
    expect(await texts(ada, ben, { fromId: ids[1] ?? '', beforeId: place.beforeId })).toEqual(numbers(2, 15));
    // A place of another conversation leads to this one's messages alone.
    expect(await texts(ada, ben, { afterId: '00000000-0000-7000-8000-000000000000' })).toEqual(
      numbers(1, 10),
    );
  });

  test('the same clientId is one message, also at once, and for another friend it is refused', async () => {
    const [ada, ben] = await pair();
    const cleo = await api.member();
    await befriend(api, ada, cleo);
    const body = newText(ben, 'Once');
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(ada, body)));
    expect(new Set(answers.map(({ response }) => response?.messageId)).size).toBe(1);
    expect(await texts(ben, ada)).toEqual(['Once']);
    expect((await send(ada, { ...body, message: 'Twice' })).response?.message).toBe('Once');
    expect(await refused(ada, { ...body, friendId: cleo.userId })).toMatchObject({ status: 409 });
    // Another's clientId is another's.
    expect((await send(ben, { ...body, friendId: ada.userId })).response?.fromUserId).toBe(ben.userId);
  });

  test('what many send at once has one order for both, whatever the clocks of the servers say', async () => {
    const [ada, ben] = await pair();
    const late = await buildApp({
      config: api.config,
      db: api.db,
      now: () => new Date(Date.now() - 60_000),
      logTo: new PassThrough().resume(),
    });
    const other = Object.assign(Object.create(api) as typeof api, {});
    Object.defineProperty(other, 'app', { value: late });
    const there = chatOf(other);
    const sent: string[] = [];
    for (let i = 0; i < 6; i++)
      sent.push((await (i % 2 ? there.say(ben, ada, `${i}`) : say(ada, ben, `${i}`))).messageId);
    await late.http.close();
    expect(sent).toEqual(sent.toSorted());
    expect(await texts(ada, ben)).toEqual(['0', '1', '2', '3', '4', '5']);
    await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        i % 2 ? say(ben, ada, `at once ${i}`) : say(ada, ben, `at once ${i}`),
      ),
    );
    expect(await texts(ada, ben)).toEqual(await texts(ben, ada));
    expect((await read(ada, ben)).count).toBe(18);
    expect((await list(ada)).response[0]?.lastMessage?.message).toBe((await texts(ada, ben)).at(-1));
  });

  test('a key that comes after another does, far ahead or in the same millisecond', () => {
    const now = Date.now();
    const ahead = 'ffffffff-fff0-7abc-8def-0123456789ab';
    const next = newIdAfter(ahead, now);
    expect(next > ahead).toBe(true);
    expect(next).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(newIdAfter(next, now) > next).toBe(true);
    const plain = newIdAfter(undefined, now);
    expect(newIdAfter(plain, now) > plain).toBe(true);
  });

  test('a recommendation that is asked for or written goes along as a card, which shows how it stands', async () => {
    const [ada, ben] = await pair();
    const asked = await recommend(api, ada, {
      otherUserId: ben.userId,
      action: 0,
      relationship: 2,
      requestMessage: 'Two lines?',
    });
    const { recommendationId } = asked;
    const cards = async () =>
      (await read(ben, ada)).response.map(({ messageType, fromUserId, recommendation, deletedAt }) => [
        messageType,
        fromUserId,
        recommendation ?? deletedAt !== undefined,
      ]);
    expect(await cards()).toEqual([[2, ada.userId, { recommendationId, state: 0, preview: 'Two lines?' }]]);
    const write = { otherUserId: ada.userId, action: 1, relationship: 2, recommendationId } as const;
    await recommend(api, ben, { ...write, text });
    await recommend(api, ben, { ...write, text: `${text} Twice.` });
    const preview = `${text} Twice.`;
    expect(await cards()).toEqual([
      [2, ada.userId, { recommendationId, state: 1, preview }],
      [2, ben.userId, { recommendationId, state: 1, preview }],
    ]);
    await recommend(api, ada, { action: 2, recommendationId });
    const again = { friendId: ben.userId, action: 0, messageType: 2, clientId: randomUUID() } as const;
    const { response } = await send(ada, { ...again, recommendationId });
    expect(response?.recommendation).toEqual({ recommendationId, state: 2, preview });
    await recommend(api, ada, { action: 6, recommendationId });
    expect(await cards()).toEqual([
      [2, ada.userId, true],
      [2, ben.userId, true],
      [2, ada.userId, true],
    ]);
    const none = { ...again, clientId: randomUUID() };
    expect(await refused(ada, { ...none, recommendationId })).toMatchObject({ status: 404 });
    const cleo = await api.member();
    await befriend(api, ada, cleo);
    const theirs = await recommend(api, cleo, { otherUserId: ada.userId, action: 1, relationship: 2, text });
    expect(await refused(ada, { ...none, recommendationId: theirs.recommendationId })).toMatchObject({
      status: 404,
    });
  });

  test('an agency is asked for a recommendation without a message, because it has no chat', async () => {
    const [ada, hr] = [await api.member(), await api.member({ role: 2 })];
    await befriend(api, ada, hr);
    await recommend(api, ada, { otherUserId: hr.userId, action: 0, relationship: 2 });
    expect(
      await api.db.selectFrom('messages').select('id').where('sender_id', '=', ada.userId).execute(),
    ).toEqual([]);
  });
});
