import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { MediaServerStandIn } from '../support/mediaServerStandIn.ts';
import { rawRecording } from '../support/recordedFilms.ts';
import { recordingsOf } from '../support/recordings.ts';
import type { TestMember } from '../support/members.ts';

const vtt = 'WEBVTT - Portfolio night\n\n1\n00:01.000 --> 00:02.500 align:start\nGood evening, Köln!\n';

describe.each(databases())('files of recordings on %s', (kind) => {
  const media = new MediaServerStandIn();
  const api = useApi(kind, { mediaServer: media });
  const { host, list, record, stopRecording, own, get } = recordingsOf(api, media);
  const film = rawRecording(3);

  test('a film is read in ranges, and asked for without being read', async () => {
    const as = await host();
    const { url, sizeBytes } = await record(as, await film);
    const whole = await get(url);
    expect(whole.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-length': String(sizeBytes),
      'x-content-type-options': 'nosniff',
    });
    const etag = String(whole.headers.etag);
    const part = await get(url, { range: 'bytes=100-199' });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 100-199/${sizeBytes}`);
    expect(part.rawPayload).toEqual(whole.rawPayload.subarray(100, 200));
    expect((await get(url, { range: 'bytes=-50' })).rawPayload).toEqual(whole.rawPayload.subarray(-50));
    const beyond = await get(url, { range: `bytes=${sizeBytes}-` });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${sizeBytes}`]);
    expect((await get(url, { range: 'bytes=0-9', 'if-range': etag })).statusCode).toBe(206);
    const other = await get(url, { range: 'bytes=0-9', 'if-range': '"another"' });
    expect([other.statusCode, other.rawPayload.length]).toEqual([200, sizeBytes]);
    const head = await get(url, {}, 'HEAD');
    expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([
      200,
      String(sizeBytes),
      0,
    ]);
    expect((await get(url, { range: 'bytes=0-9' }, 'HEAD')).headers['content-length']).toBe('10');
  });

  test('who downloads it gets its title as the name of the file, whatever stands in it', async () => {
    const as = await host();
    const { url } = await record(as, await film, { title: `Größe "A/B" (it's *new*)` });
    const named = `filename*=UTF-8''Gr%C3%B6%C3%9Fe%20-A-B-%20%28it%27s%20-new-%29.webm`;
    expect((await get(url)).headers['content-disposition']).toBe(`inline; ${named}`);
    expect((await get(`${url}&download`)).headers['content-disposition']).toBe(`attachment; ${named}`);
  });

  test('a still of it is for whom the film is for; looking at it is no view, and it goes with the film', async () => {
    const [as, ana] = [await host(), await api.member()];
    const made = await record(as, await film);
    const { recordingId } = made;
    const still = await get(made.posterUrl);
    expect([still.statusCode, still.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(await sharp(still.rawPayload).metadata()).toMatchObject({ width: 160, height: 90 });
    const bare = String(made.posterUrl).split('?')[0];
    expect((await get(bare)).statusCode, 'not to everybody').toBe(404);

    const [shown] = (await list(ana, { otherUserId: as.userId })).response;
    expect((await get(shown?.posterUrl)).statusCode).toBe(200);
    expect(await own(as, recordingId)).toMatchObject({ views: 0 });
    await stopRecording(as, recordingId, { visibility: 2 });
    expect((await get(shown?.posterUrl)).statusCode).toBe(404);

    const stored = join(api.folder, String(bare).slice(1));
    expect(existsSync(stored)).toBe(true);
    await api.ok('recordDelete', { recordingId }, { as });
    expect((await get(made.posterUrl)).statusCode).toBe(404);
    await expect.poll(() => existsSync(stored)).toBe(false);
  });

  async function upload(as: TestMember, bytes: Buffer, contentType = 'text/vtt'): Promise<string> {
    const file = { purpose: 7 as const, fileName: 'captions.vtt', contentType, size: bytes.length };
    const { response } = await api.ok('presignedUrl', file, { as });
    const put = { method: 'PUT' as const, url: response.uploadUrl, payload: bytes };
    const { statusCode } = await api.app.http.inject({ ...put, headers: { 'content-type': contentType } });
    expect(statusCode).toBe(200);
    return response.mediaKey;
  }

  test('captions are uploaded, replaced, and given out to those who may watch', async () => {
    const as = await host();
    const { recordingId } = await record(as, await film);
    const captionsKey = await upload(as, Buffer.from(vtt));
    expect((await get(`/media/${captionsKey}`)).statusCode, 'not to everybody').toBe(404);
    const { captionsUrl } = await stopRecording(as, recordingId, { captionsKey });
    const answer = await get(captionsUrl);
    expect(answer.headers['content-type']).toBe('text/vtt; charset=utf-8');
    expect(answer.body).toBe(vtt);
    // A change of something else keeps them.
    expect(await stopRecording(as, recordingId, { title: 'Another title' })).toMatchObject({
      title: 'Another title',
      captionsUrl,
    });
    const better = await upload(as, Buffer.from(`\ufeff${vtt.replaceAll('\n', '\r\n')}`));
    const changed = await stopRecording(as, recordingId, { captionsKey: better });
    expect((await get(changed.captionsUrl)).statusCode).toBe(200);
    expect((await get(captionsUrl)).statusCode).toBe(404);
  });

  test('what is no caption file, or another’s, is refused and changes nothing', async () => {
    const [as, other] = [await host(), await host()];
    const { recordingId } = await record(as, await film);
    const body = { recordingId, title: 'A new title', visibility: 2 as const };
    const refused = async (captionsKey: string) =>
      (await api.refused('recordStop', { ...body, captionsKey }, { as })).status;
    expect(await refused(await upload(as, Buffer.from('1\n00:00:01,000 --> 00:00:02,000\nsrt')))).toBe(415);
    expect(await refused(await upload(as, await film, 'video/webm'))).toBe(415);
    expect(await refused(await upload(as, Buffer.from('WEBVTT\n\nno cue in it\n')))).toBe(422);
    expect(await refused(await upload(as, Buffer.from('WEBVTT\n\n00:01.000 --> soon\nHello\n')))).toBe(422);
    const notText = Buffer.concat([Buffer.from(vtt), Buffer.from([0xff, 0xfe])]);
    expect(await refused(await upload(as, notText))).toBe(422);
    expect(await refused(await upload(other, Buffer.from(vtt)))).toBe(422);
    expect(await refused('../../etc/passwd')).toBe(422);
    expect(await own(as, recordingId)).toMatchObject({ title: 'Portfolio night', visibility: 0 });
    expect(await own(as, recordingId)).not.toHaveProperty('captionsUrl');
    const large = { purpose: 7 as const, fileName: 'a.vtt', contentType: 'text/vtt', size: 2_000_000 };
    expect(await api.refused('presignedUrl', large, { as })).toMatchObject({
      status: 413,
      message: 'Captions may have at most 1 MB.',
    });
  });
});
