import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { runReports } from '../../../server/admin/runReports.ts';
import { useApi } from '../support/api.ts';
import { chatOf } from '../support/chat.ts';
import { databases } from '../support/databases.ts';
import { picture, upload } from '../support/files.ts';
import type { TestMember } from '../support/members.ts';
import { BLOCK, REMOVE, tie } from '../support/people.ts';

const HOUR_MS = 3_600_000;

describe.each(databases())('deleting in the chat on %s', (kind) => {
  const api = useApi(kind);
  const { say, send, refused, remove, list, read, texts, pair, friends } = chatOf(api);

  test('an own message goes for both and leaves its place, within 24 hours', async () => {
    const [ada, ben] = await pair();
    const first = await say(ada, ben, 'Stays');
    const { messageId } = await say(ada, ben, 'A slip');
    expect(await refused(ben, remove(ada, messageId, false))).toMatchObject({
      status: 403,
      code: 'NOT_OWNER',
    });
    const answer = await send(ada, remove(ben, messageId, false));
    expect(answer.response).toMatchObject({ messageId, message: '', deletedAt: expect.any(String) });
    expect(await send(ada, remove(ben, messageId, false))).toEqual(answer);
    for (const [as, of] of [
      [ada, ben],
      [ben, ada],
    ] as const) {
      const { response } = await read(as, of);
      expect(response).toMatchObject([
        { message: 'Stays' },
        { messageId, message: '', deletedAt: expect.any(String) },
      ]);
    }
    expect(await list(ben)).toMatchObject({ unreadTotal: 1, response: [{ lastMessage: { messageId } }] });
    expect((await list(ben, { searchText: 'slip' })).count).toBe(0);
    const rows = await api.db.selectFrom('messages').selectAll().where('id', '=', messageId).execute();
    expect(JSON.stringify(rows)).not.toMatch(/slip/i);
    api.advance(24 * HOUR_MS + 1000);
    expect(await refused(ada, remove(ben, first.messageId, false))).toMatchObject({ status: 403 });
    expect((await send(ada, remove(ben, first.messageId, true))).response).toBeUndefined();
    expect(await texts(ada, ben)).toEqual(['']);
    expect(await texts(ben, ada)).toEqual(['Stays', '']);
  });

  test('any message goes for oneself alone; the one before it is the last then', async () => {
    const [ada, ben] = await pair();
    const sent = [await say(ada, ben, 'one'), await say(ben, ada, 'two'), await say(ben, ada, 'three')];
    const last = async (as: TestMember) => {
      const { response, unreadTotal } = await list(as);
      return [response[0]?.lastMessage?.message, unreadTotal];
    };
    for (const [at, left] of [
      [2, ['two', 1]],
      [1, ['one', 0]],
      [0, [undefined, 0]],
    ] as const) {
      await send(ada, remove(ben, sent[at]?.messageId, true));
      expect(await last(ada)).toEqual(left);
    }
    expect(await texts(ben, ada)).toEqual(['one', 'two', 'three']);
    expect((await read(ben, ada)).response[2]?.readAt).toBeUndefined();
    await say(ben, ada, 'four');
    expect([await texts(ada, ben), await last(ada)]).toEqual([['four'], ['four', 1]]);
  });

  test('a conversation goes for oneself alone, and begins anew with the next message', async () => {
    const [ada, ben] = await pair();
    for (const word of ['one', 'two']) await say(ben, ada, word);
    expect((await send(ada, remove(ben))).response).toBeUndefined();
    await send(ada, remove(ben));
    expect(await read(ada, ben)).toMatchObject({ response: [], count: 0, friend: { unread: 0 } });
    expect((await list(ada)).response[0]).not.toHaveProperty('lastMessage');
    expect(await texts(ben, ada)).toEqual(['one', 'two']);
    await say(ben, ada, 'three');
    expect(await texts(ada, ben)).toEqual(['three']);
    expect(await list(ada)).toMatchObject({ unreadTotal: 1 });
  });

  test('nobody deletes in a conversation of others, nor what is not there, nor across a block', async () => {
    const [ada, ben, cleo] = await friends('Ada', 'Ben', 'Cleo');
    const { messageId } = await say(ada!, ben!, 'Ours');
    for (const forMe of [true, false]) {
      for (const id of [messageId, randomUUID(), 'nothing'])
        expect(await refused(ada!, remove(cleo!, id, forMe))).toMatchObject({ status: 404 });
      expect(await refused(cleo!, remove(ben!, messageId, forMe))).toMatchObject({ status: 404 });
    }
    await tie(api, ada!, ben!, BLOCK);
    expect(await refused(ada!, remove(ben!, messageId, false))).toMatchObject({ status: 404 });
    expect(await refused(ben!, remove(ada!))).toMatchObject({ status: 404 });
  });

  test('an own message goes for both also once the two are not connected any more', async () => {
    const [ada, ben] = await pair();
    const { messageId } = await say(ada, ben, 'A slip');
    await tie(api, ben, ada, REMOVE);
    await send(ada, remove(ben, messageId));
    expect(await texts(ben, ada)).toEqual(['']);
  });

  test('a message is reported by who got it, also across a block, and taken away when that is upheld', async () => {
    const [ada, ben] = await pair();
    const mediaKey = await upload(api, ben, { bytes: await picture(), purpose: 3 });
    const image = { messageType: 1 as const, mediaKey };
    const { messageId } = await say(ben, ada, 'An insult', image);
    const report = { otherUserId: ben.userId, action: 6, reason: 3, messageId } as const;
    const by = (as: TestMember, more = {}) => api.call('manageConnection', { ...report, ...more }, { as });
    expect(await by(ada, { messageId: randomUUID() })).toMatchObject({ status: 404 });
    expect((await by(ben, { otherUserId: ada.userId })).status).toBe(404);
    expect((await by(await api.member())).status).toBe(404);
    await tie(api, ben, ada, BLOCK);
    expect((await by(ada)).status).toBe(200);
    expect((await by(ada)).body).toMatchObject({ code: 'ALREADY_REPORTED' });
    const lines = (await runReports(api.db, api.config, api.now, [])).join('\n');
    expect(lines).toContain(`message:${messageId}, of Ben Be`);
    expect(lines).toContain('| An insult');
    const [url = ''] = /\/media\/chat\/\S+/.exec(lines) ?? [];
    expect((await api.app.http.inject({ url })).statusCode).toBe(200);
    const { id } = await api.db
      .selectFrom('reports')
      .select('id')
      .where('target', '=', `message:${messageId}`)
      .executeTakeFirstOrThrow();
    expect(await runReports(api.db, api.config, api.now, ['uphold', id])).toEqual(['1 report upheld.']);
    const row = await api.db
      .selectFrom('messages')
      .selectAll()
      .where('id', '=', messageId)
      .executeTakeFirst();
    expect(row).toMatchObject({ text: '', media_key: null, deleted_at: expect.any(String) });
  });

  test('who leaves takes the conversations along, for the others too, with the pictures', async () => {
    const [ada, ben, cleo] = await friends('Ada', 'Ben', 'Cleo');
    const mediaKey = await upload(api, ben!, { bytes: await picture(), purpose: 3 });
    await say(ben!, ada!, 'From Ben', { messageType: 1, mediaKey });
    await say(ada!, ben!, 'From Ada');
    await say(cleo!, ada!, 'From Cleo');
    await say(ada!, cleo!, 'To Cleo');
    await api.ok('verifyAccount', {}, { as: ada! });
    await api.ok('deleteAccount', { otp: await api.codeFor(`+49${ada!.phone}`) }, { as: ada! });
    for (const as of [ben!, cleo!]) {
      expect(await list(as)).toMatchObject({ response: [], count: 0, unreadTotal: 0 });
      const gone = await api.refused('getWholeMessage', { friendId: ada!.userId, pageIndex: 1 }, { as });
      expect(gone.status).toBe(404);
      expect(await refused(as, { friendId: ada!.userId, action: 2 })).toMatchObject({ status: 404 });
    }
    const ids = [ada!.userId];
    expect(await api.db.selectFrom('chats').selectAll().where('other_id', 'in', ids).execute()).toEqual([]);
    expect(await api.db.selectFrom('messages').selectAll().where('receiver_id', 'in', ids).execute()).toEqual(
      [],
    );
    const media = await api.db
      .selectFrom('media')
      .select('state')
      .where('key', '=', mediaKey)
      .executeTakeFirst();
    expect(media).toEqual({ state: 'released' });
  });
});
