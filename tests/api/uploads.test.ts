import { PassThrough } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Handlers } from '#openapi/contract.ts';
import type { Context } from '../../server/context.ts';
import { handlers } from '../../server/handlers.ts';
import { claimMedia, keepMedia, releaseMedia, type ClaimedMedia } from '../../server/media/claim.ts';
import type { MediaPurpose } from '../../server/media/purposes.ts';
import { presignUpload } from '../../server/media/uploads.ts';
import { useApi } from './support/api.ts';
import { databases } from './support/databases.ts';
import type { TestMember } from './support/members.ts';

const DAY = 86_400_000;
type Link = Awaited<ReturnType<typeof presignUpload>>;
let inside: (context: Context) => Promise<void> = async () => {};
const probes: Handlers<Context> = {
  ...handlers,
  contactUs: async (_body, context) => {
    await inside(context);
    return { message: 'Contact', response: { reference: 'RC-1' } };
  },
};

/** A photograph with a place in its metadata. */
const photo = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: '#2a6' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Amara' }, IFD3: { GPSLatitude: '48/1 8/1 0/1' } })
    .toBuffer();

describe.each(databases)('uploads on %s', (kind) => {
  const api = useApi(kind, { handlers: probes, config: { imageMaxBytes: 2 * 1024 * 1024 } });

  /** Runs a function with the context of a real request; gives the refusal's code or what it returned. */
  async function within<T>(
    as: TestMember | undefined,
    run: (context: Context) => Promise<T>,
  ): Promise<T | string> {
    let result: T | undefined;
    inside = async (context) => {
      result = await run(context);
    };
    const { status, body } = await api.call('contactUs', {}, { as });
    return status === 200 ? (result as T) : `${status} ${body.code}`;
  }

  const presign = (
    as: TestMember | undefined,
    contentType: string,
    size: number,
    purpose: MediaPurpose = 2,
  ) => within(as, (context) => presignUpload(context, { purpose, contentType, size }));

  const put = (url: string, payload: Buffer | string | PassThrough, contentType: string) =>
    api.app.http.inject({ method: 'PUT', url, payload, headers: { 'content-type': contentType } });

  async function upload(
    as: TestMember | undefined,
    bytes: Buffer,
    contentType: string,
    purpose: MediaPurpose = 2,
  ): Promise<Link> {
    const link = (await presign(as, contentType, bytes.length, purpose)) as Link;
    expect((await put(link.uploadUrl, bytes, contentType)).statusCode).toBe(200);
    return link;
  }

  const claim = (as: TestMember | undefined, key: string, purpose: MediaPurpose = 2) =>
    within(as, (context) => claimMedia(context, key, purpose));
  const get = (key: string, headers = {}) => api.app.http.inject({ url: `/media/${key}`, headers });

  test('a picture goes up, is written anew without metadata, and comes down with its size', async () => {
    const as = await api.member();
    const bytes = await photo();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const { mediaKey } = await upload(as, bytes, 'image/jpeg');
    expect((await get(mediaKey)).statusCode).toBe(404);
    expect(await claim(as, mediaKey)).toEqual({
      mediaKey,
      mediaType: 0,
      contentType: 'image/webp',
      width: 64,
      height: 48,
    });
    const down = await get(mediaKey);
    expect(down.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    const meta = await sharp(down.rawPayload).metadata();
    expect([meta.format, meta.exif, meta.xmp]).toEqual(['webp', undefined, undefined]);
    expect(await claim(as, mediaKey)).toMatchObject({ width: 64 });
  });

  test('a picture larger than 2560 px is made smaller, one over 8000 px is refused', async () => {
    const as = await api.member();
    const wide = await upload(as, await photo(4000, 100), 'image/jpeg');
    expect(await claim(as, wide.mediaKey)).toMatchObject({ width: 2560, height: 64 });
    const huge = await upload(as, await photo(8001, 10), 'image/jpeg');
    expect(await claim(as, huge.mediaKey)).toBe('415 TYPE');
  });

  test('type and size are refused before anything is sent', async () => {
    const as = await api.member();
    for (const type of ['image/svg+xml', 'text/html', 'application/javascript', 'application/pdf'])
      expect(await presign(as, type, 100)).toBe('415 TYPE');
    expect(await presign(as, 'image/png', api.config.imageMaxBytes + 1)).toBe('413 TOO_LARGE');
    expect(await presign(undefined, 'image/png', 100)).toBe('403 FORBIDDEN');
    expect(await presign(undefined, 'image/png', 100, 1)).toMatchObject({ method: 'PUT', expiresIn: 900 });
  });

  test('a link takes what it was made for and nothing else', async () => {
    const as = await api.member();
    const bytes = await photo();
    const { uploadUrl, mediaKey } = (await presign(as, 'image/jpeg', bytes.length)) as Link;
    const other = (await presign(as, 'image/jpeg', bytes.length)) as Link;
    const status = async (url: string, body: Buffer | string = bytes, type = 'image/jpeg') =>
      (await put(url, body, type)).statusCode;
    expect(await status(uploadUrl, bytes, 'image/png')).toBe(415);
    expect(await status(uploadUrl, Buffer.concat([bytes, Buffer.alloc(1)]))).toBe(413);
    expect(
      await status(
        uploadUrl.replace(/signature=(.)/, (_all, first) => `signature=${first === 'A' ? 'B' : 'A'}`),
      ),
    ).toBe(403);
    expect(await status(uploadUrl.replace(/size=\d+/, 'size=99999999'))).toBe(403);
    expect(await status(uploadUrl.replace(mediaKey, other.mediaKey))).toBe(403);
    expect(await status(uploadUrl.replace(mediaKey, '..%2f..%2fpglite%2fPG_VERSION'))).toBe(403);
    expect(await status(uploadUrl)).toBe(200);
    expect(await status(uploadUrl)).toBe(200);
    await claim(as, mediaKey);
    expect(await status(uploadUrl)).toBe(403);
    api.advance(901_000);
    expect(await status(other.uploadUrl)).toBe(403);
  });

  test('a body that began before the check and ends after it is not kept', async () => {
    const as = await api.member();
    const bytes = await photo();
    const { uploadUrl, mediaKey } = await upload(as, bytes, 'image/jpeg');
    const slow = new PassThrough();
    const late = put(uploadUrl, slow, 'image/jpeg');
    slow.write('<html>');
    await wait(100);
    await claim(as, mediaKey);
    slow.end('something else');
    expect((await late).statusCode).toBe(403);
    expect((await sharp((await get(mediaKey)).rawPayload).metadata()).format).toBe('webp');
  });

  test('a picture whose check was cut off after it was written anew can still be used', async () => {
    const as = await api.member();
    const { mediaKey } = await upload(as, await sharp(await photo()).webp().toBuffer(), 'image/jpeg');
    expect(await claim(as, mediaKey)).toMatchObject({ contentType: 'image/webp', width: 64 });
  });

  test('a body that is longer than it says is cut off and not kept', async () => {
    const as = await api.member();
    const address = await api.app.http.listen({ host: '127.0.0.1', port: 0 });
    const { uploadUrl, mediaKey } = (await presign(as, 'image/jpeg', 1000)) as Link;
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
    });
    const sent = await fetch(address + uploadUrl, {
      method: 'PUT',
      body: endless,
      headers: { 'content-type': 'image/jpeg' },
      // Node needs to be told that the answer may come before the body has ended.
      duplex: 'half',
    } as RequestInit).then(
      (response) => response.status,
      () => 'cut off',
    );
    expect([413, 'cut off']).toContain(sent);
    expect(await claim(as, mediaKey)).toBe('422 VALIDATION');
  });

  test('what a file is, its bytes say', async () => {
    const as = await api.member();
    const png = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#fff' } })
      .png()
      .toBuffer();
    const lies: [bytes: Buffer, type: string][] = [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'image/png'],
      [Buffer.from('<html><script>alert(1)</script>'), 'image/jpeg'],
      [png, 'image/jpeg'],
      [png.subarray(0, 40), 'image/png'],
      [Buffer.from('not a film at all'), 'video/mp4'],
    ];
    for (const [bytes, type] of lies) {
      const { mediaKey } = await upload(as, bytes, type);
      expect(await claim(as, mediaKey), type).toBe('415 TYPE');
      expect((await get(mediaKey)).statusCode).toBe(404);
    }
    const film = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(100)]);
    expect(await claim(as, (await upload(as, film, 'video/mp4')).mediaKey)).toMatchObject({
      mediaType: 1,
      contentType: 'video/mp4',
    });
    const cv = await upload(as, Buffer.from('%PDF-1.7\n...'), 'application/pdf', 4);
    expect(await claim(as, cv.mediaKey, 4)).toMatchObject({ contentType: 'application/pdf' });
    expect((await get(cv.mediaKey)).statusCode, 'a résumé is not public').toBe(404);
  });

  test("another member's, another purpose's, an unknown and an unfinished upload cannot be used", async () => {
    const [as, other] = [await api.member(), await api.member()];
    const { mediaKey } = await upload(as, await photo(), 'image/jpeg');
    expect(await claim(other, mediaKey)).toBe('422 VALIDATION');
    expect(await claim(as, mediaKey, 1)).toBe('422 VALIDATION');
    expect(await claim(as, '../../etc/passwd')).toBe('422 VALIDATION');
    expect(await claim(as, `post/${'A'.repeat(22)}`)).toBe('422 VALIDATION');
    const begun = (await presign(as, 'image/jpeg', 100)) as Link;
    expect(await claim(as, begun.mediaKey)).toBe('422 VALIDATION');
  });

  test('a picture of a registration becomes the new member’s', async () => {
    const { mediaKey } = await upload(undefined, await photo(), 'image/jpeg', 1);
    expect(await claim(undefined, mediaKey, 1)).toMatchObject({ contentType: 'image/webp' });
    const as = await api.member();
    await within(as, (context) => keepMedia(context.db, [mediaKey], as.userId));
    const row = await api.db
      .selectFrom('media')
      .selectAll()
      .where('key', '=', mediaKey)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ owner_id: as.userId, state: 'used' });
    expect(await claim(await api.member(), mediaKey, 1)).toBe('422 VALIDATION');
  });

  test('ranges', async () => {
    const as = await api.member();
    const film = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from('ftypisom'),
      Buffer.from('0123456789'),
    ]);
    const { mediaKey } = (await claim(as, (await upload(as, film, 'video/mp4')).mediaKey)) as ClaimedMedia;
    const part = async (range: string) => {
      const { statusCode, headers, rawPayload } = await get(mediaKey, { range });
      return [statusCode, headers['content-range'], rawPayload.length];
    };
    expect(await part('bytes=12-15')).toEqual([206, 'bytes 12-15/22', 4]);
    expect(await part('bytes=12-')).toEqual([206, 'bytes 12-21/22', 10]);
    expect(await part('bytes=-3')).toEqual([206, 'bytes 19-21/22', 3]);
    expect(await part('bytes=0-999')).toEqual([206, 'bytes 0-21/22', 22]);
    expect((await get(mediaKey, { range: 'bytes=30-' })).statusCode).toBe(416);
    expect((await get(mediaKey, { range: 'bytes=0-1,3-4' })).statusCode).toBe(200);
  });

  test('what nothing shows is removed after 24 hours, what something shows stays', async () => {
    const as = await api.member();
    const keys: string[] = [];
    for (let i = 0; i < 3; i++) keys.push((await upload(as, await photo(), 'image/jpeg')).mediaKey);
    const [unused, given, kept] = keys as [string, string, string];
    for (const key of [given, kept]) await claim(as, key);
    await within(as, async (context) => {
      await keepMedia(context.db, [given, kept], as.userId);
      await releaseMedia(context, context.db, [given]);
    });
    const left = async () => {
      await api.app.tasks.settle();
      const rows = await api.db.selectFrom('media').select('key').where('key', 'in', keys).execute();
      return rows.map(({ key }) => key).sort();
    };
    expect(await left()).toEqual([...keys].sort());
    api.advance(DAY + 1);
    expect(await left()).toEqual([kept]);
    expect((await get(kept)).statusCode).toBe(200);
    expect((await get(unused)).statusCode).toBe(404);
  });
});
