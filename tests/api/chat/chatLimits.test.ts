import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useApi } from '../support/api.ts';
import { chatOf, newText } from '../support/chat.ts';
import { databases } from '../support/databases.ts';
import { BLOCK, REMOVE, tie, UNBLOCK } from '../support/people.ts';
import { befriend } from '../support/posts.ts';

describe.each(databases())('limits of the chat on %s', (kind) => {
  const api = useApi(kind);
  const { say, send, refused, list, read, texts, remove, friends, pair } = chatOf(api);

  test('who writes a flood is stopped for a moment, and nobody else', async () => {
    const [ada, ben, cleo] = await friends('Ada', 'Ben', 'Cleo');
    for (let i = 0; i < 60; i++) await say(ada!, i % 2 ? ben! : cleo!, `${i}`);
    const stopped = await refused(ada!, newText(ben!, 'One more'));
    expect(stopped).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect(stopped.retryAfterSec).toBeLessThanOrEqual(60);
    await say(ben!, ada!, 'Please wait');
    expect((await list(ben!)).unreadTotal).toBe(30);
    // Typing, reading and taking back have limits of their own.
    await send(ada!, { friendId: ben!.userId, action: 2 });
    await send(ada!, remove(ben!, (await read(ada!, ben!)).response.at(-2)?.messageId));
    api.advance(61_000);
    await say(ada!, ben!, 'One more');
  });

  test('a text has 1 to 4,000 characters, of every script', async () => {
    const [ada, ben] = await pair();
    const long = '🌊'.repeat(4000);
    expect((await say(ada, ben, long)).message).toBe(long);
    const wrong = { status: 422, code: 'VALIDATION', errors: { message: expect.any(String) } };
    for (const message of [`${long}x`, '', '  \n '])
      expect(await refused(ada, newText(ben, message))).toMatchObject(wrong);
    expect(await refused(ada, newText(ben, 'A\u0000B'))).toMatchObject({ status: 400 });
    expect((await say(ada, ben, 'half \ud83d')).message).toBe('half \ufffd');
    expect(await refused(ada, newText(ben, 'x'.repeat(2_000_000)))).toMatchObject({ status: 413 });
    expect(await texts(ben, ada)).toEqual([long, 'half \ufffd']);
  });

  test('what is malformed is refused at its field', async () => {
    const [ada, ben] = await pair();
    const base = newText(ben, 'Hello');
    for (const [field, change] of [
      ['clientId', { clientId: undefined }],
      ['clientId', { clientId: 'one' }],
      ['messageType', { messageType: undefined }],
      ['messageType', { messageType: 3 }],
      ['message', { message: undefined }],
      ['message', { message: { a: 1 } }],
      ['mediaKey', { messageType: 1 }],
      ['recommendationId', { messageType: 2 }],
      ['action', { action: 7 }],
      ['friendId', { friendId: "x' or 1=1" }],
      ['alt', { alt: 'x'.repeat(1501) }],
      ['fromUserId', { fromUserId: ben.userId }],
    ] as const) {
      const answer = await api.send('sendMessage', { userId: ada.userId, ...base, ...change }, { as: ada });
      expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: expect.any(String) } } });
    }
    for (const field of ['beforeId', 'afterId', 'fromId'])
      expect(
        await api.refused(
          'getWholeMessage',
          { friendId: ben.userId, pageIndex: 1, [field]: 'm3' },
          { as: ada },
        ),
      ).toMatchObject({ status: 422, errors: { [field]: expect.any(String) } });
    expect(
      await api.refused('getWholeMessage', { friendId: ben.userId, pageIndex: 0 }, { as: ada }),
    ).toMatchObject({ status: 422 });
    expect((await read(ada, ben, { pageIndex: 10_000 })).response).toEqual([]);
    expect((await list(ada, { pageIndex: 10_000 })).response).toEqual([]);
  });

  test('who is a stranger, oneself, gone or nobody is not written to', async () => {
    const [ada, stranger, brand] = [await api.member(), await api.member(), await api.member({ role: 3 })];
    for (const [friendId, status] of [
      [stranger.userId, 403],
      [brand.userId, 403],
      [ada.userId, 403],
      [randomUUID(), 404],
      ['nobody', 404],
    ] as const) {
      for (const body of [newText(stranger, 'Hello'), { action: 2 as const }])
        expect([friendId, (await refused(ada, { ...body, friendId })).status]).toEqual([friendId, status]);
      const asked = { friendId, pageIndex: 1 };
      expect((await api.refused('getWholeMessage', asked, { as: ada })).status).toBe(404);
    }
    expect(
      await api.db.selectFrom('messages').select('id').where('sender_id', '=', ada.userId).execute(),
    ).toEqual([]);
  });

  test.each(['who blocks', 'who is blocked'])(
    'a block ends the writing both ways and hides the conversation: %s',
    async (side) => {
      const [ada, ben] = await pair();
      const sent = newText(ben, 'Before');
      const { response } = await send(ada, sent);
      await (side === 'who blocks' ? tie(api, ada, ben, BLOCK) : tie(api, ben, ada, BLOCK));
      expect((await list(ada)).response).toEqual([]);
      const asked = { friendId: ben.userId, pageIndex: 1 };
      expect((await api.refused('getWholeMessage', asked, { as: ada })).status).toBe(404);
      for (const body of [newText(ben, 'After'), { friendId: ben.userId, action: 2 as const }])
        expect(await refused(ada, body)).toMatchObject({ status: 404 });
      await (side === 'who blocks' ? tie(api, ada, ben, UNBLOCK) : tie(api, ben, ada, UNBLOCK));
      expect(await texts(ada, ben)).toEqual(['Before']);
      expect(await refused(ada, newText(ben, 'After'))).toMatchObject({ status: 403 });
      // What was sent gets its answer again, also now.
      expect((await send(ada, sent)).response).toEqual(response);
    },
  );

  test('of messages and an end of the connection at once, none comes after the end', async () => {
    for (let round = 0; round < 3; round++) {
      const [ada, ben] = await pair();
      const sends = Array.from({ length: 6 }, (_, i) =>
        api.call('sendMessage', newText(ben, `${i}`), { as: ada }),
      );
      await Promise.all([...sends, tie(api, ben, ada, round % 2 ? REMOVE : BLOCK)]);
      const statuses = (await Promise.all(sends)).map(({ status }) => status);
      const sent = await api.db
        .selectFrom('messages')
        .select('id')
        .where('sender_id', '=', ada.userId)
        .execute();
      expect(sent).toHaveLength(statuses.filter((status) => status === 200).length);
      for (const status of statuses) expect([200, 403, 404]).toContain(status);
    }
  });

  test('ids in capitals are the same', async () => {
    const [ada, ben] = [await api.member(), await api.member()];
    await befriend(api, ada, ben);
    const upper = { ...ben, userId: ben.userId.toUpperCase() };
    const { messageId } = await say(ada, upper, 'Hello');
    expect(await texts(ada, upper)).toEqual(['Hello']);
    await send(ada, remove(upper, messageId.toUpperCase()));
    expect(await texts(ben, ada)).toEqual(['']);
  });
});
