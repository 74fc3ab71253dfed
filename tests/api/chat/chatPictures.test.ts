import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { useApi } from '../support/api.ts';
import { chatOf, newText } from '../support/chat.ts';
import { databases } from '../support/databases.ts';
import { picture, plainPdf, upload } from '../support/files.ts';
import type { TestMember } from '../support/members.ts';

const HOUR_MS = 3_600_000;

describe.each(databases())('pictures in the chat on %s', (kind) => {
  const api = useApi(kind);
  const { say, send, refused, remove, read, friends, pair } = chatOf(api);
  const get = (url = '') => api.app.http.inject({ url });
  const image = async (as: TestMember, width = 60) => ({
    messageType: 1 as const,
    mediaKey: await upload(api, as, { bytes: await picture(width), purpose: 3 }),
  });

  test('a picture is shown to both with its words, in small too, by addresses that end', async () => {
    const [ada, ben] = await pair();
    const sent = await say(ada, ben, '', { ...(await image(ada, 700)), alt: ' The poster ' });
    expect(sent).toMatchObject({
      messageType: 1,
      message: '',
      media: { mediaType: 0, alt: 'The poster', width: 700, height: 40, widths: [320, 640, 700] },
    });
    const [seen] = (await read(ben, ada)).response;
    expect(seen?.media).toEqual(sent.media);
    const { url = '', mediaKey = '' } = seen?.media ?? {};
    const whole = await get(url);
    expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(whole.headers['cache-control']).toBe('private, no-store');
    const small = await get(`${url}&w=320`);
    expect(small.statusCode).toBe(200);
    expect(small.rawPayload.length).toBeLessThan(whole.rawPayload.length);
    for (const address of [
      `/media/${mediaKey}`,
      `/media/${mediaKey}?w=320`,
      `${url}x`,
      url.replace(mediaKey, 'chat/x'),
    ])
      expect([address, (await get(address)).statusCode]).toEqual([address, 404]);
    api.advance(HOUR_MS);
    expect((await get(url)).statusCode).toBe(404);
    expect((await get((await read(ben, ada)).response[0]?.media?.url)).statusCode).toBe(200);
  });

  test('only an own picture that was uploaded for the chat is sent, and once', async () => {
    const [ada, ben, cleo] = await friends('Ada', 'Ben', 'Cleo');
    const fresh = await image(ada!);
    const one = newText(ben!, 'Look', fresh);
    const answers = await Promise.all([send(ada!, one), send(ada!, one), send(ada!, one)]);
    expect(new Set(answers.map(({ response }) => response?.messageId)).size).toBe(1);
    const gone = { status: 422, errors: { mediaKey: expect.stringContaining('not here any more') } };
    expect(await refused(ada!, newText(cleo!, 'Again', fresh))).toMatchObject(gone);
    const posted = await upload(api, ada!, { bytes: await picture(), purpose: 2 });
    for (const mediaKey of [(await image(ben!)).mediaKey, posted, 'chat/nothing', '../../etc/passwd'])
      expect(await refused(ada!, newText(ben!, '', { messageType: 1, mediaKey }))).toMatchObject(gone);
    const script = await upload(api, ada!, { bytes: Buffer.from('<svg onload="alert(1)"/>'), purpose: 3 });
    expect(await refused(ada!, newText(ben!, '', { messageType: 1, mediaKey: script }))).toMatchObject({
      status: 415,
      code: 'TYPE',
    });
    for (const change of [{ contentType: 'application/pdf' }, { size: 11 * 1024 * 1024 }])
      expect(
        (
          await api.refused(
            'presignedUrl',
            { userId: ada!.userId, purpose: 3, fileName: 'a', contentType: 'image/png', size: 9, ...change },
            { as: ada! },
          )
        ).status,
      ).toBe('size' in change ? 413 : 415);
  });

  test('a picture that is deleted for both is given out to nobody, and its file goes', async () => {
    const [ada, ben] = await pair();
    const { messageId, media } = await say(ada, ben, 'Look', await image(ada));
    expect((await send(ada, remove(ben, messageId))).response).not.toHaveProperty('media');
    expect((await read(ben, ada)).response[0]).not.toHaveProperty('media');
    api.advance(26 * HOUR_MS);
    await api.app.tasks.settle();
    const left = await api.db
      .selectFrom('media')
      .select('key')
      .where('key', '=', media?.mediaKey ?? '')
      .execute();
    expect(left).toEqual([]);
  });

  test('the copy of all data has the conversations, without what was deleted and of what others sent no files', async () => {
    const [ada, ben] = await pair();
    const kept = await say(ada, ben, 'Look', await image(ada));
    await say(ben, ada, 'Nice', await image(ben));
    for (const [as, to, forMe] of [
      [ben, ada, false],
      [ben, ada, true],
      [ada, ben, true],
    ] as const) {
      const { messageId } = await say(as, to, 'A slip');
      await send(forMe ? ada : as, remove(forMe ? ben : to, messageId, forMe));
    }
    await api.ok('exportData', { action: 0 }, { as: ada });
    await api.app.tasks.settle();
    const { response } = await api.ok('exportData', { action: 1 }, { as: ada });
    const { rawPayload } = await get(response.url?.replace(/^https?:\/\/[^/]+/, ''));
    const files = unzipSync(rawPayload);
    const messages = JSON.parse(strFromU8(files['messages.json'] ?? new Uint8Array())) as unknown;
    expect(messages).toMatchObject([
      { with: 'Ben Be', direction: 'received', text: 'Nice' },
      { with: 'Ben Be', direction: 'sent', text: 'Look', file: kept.media?.mediaKey },
    ]);
    expect(messages).toHaveLength(2);
    expect(Object.keys(files).filter((name) => name.startsWith('files/chat/'))).toHaveLength(1);
  });

  test('a document is no picture of a chat', async () => {
    const [ada, ben] = await pair();
    const mediaKey = await upload(api, ada, { bytes: plainPdf(), contentType: 'image/png', purpose: 3 });
    expect(await refused(ada, newText(ben, '', { messageType: 1, mediaKey }))).toMatchObject({ status: 415 });
  });
});
