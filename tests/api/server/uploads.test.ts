import { PassThrough } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { guestProbes, photo, uploadsOf, type Link } from '../support/uploads.ts';

const MB = 1024 * 1024;
const draft = { action: 0, feedType: 10, text: '', visibility: 0, commentPolicy: 0 } as const;

/** A frame like no other of its film, so that none is left out. */
const frame = (width: number, height: number, i: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 40 * i, g: 90, b: 60 } } })
    .png()
    .toBuffer();

describe.each(databases())('uploads on %s', (kind) => {
  const api = useApi(kind, { handlers: guestProbes, config: { imageMaxBytes: 2 * 1024 * 1024 } });
  const { presign, put, upload, claim, get } = uploadsOf(api);

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

  test('a picture larger than 2560 px is made smaller', async () => {
    const as = await api.member();
    const wide = await upload(as, await photo(4000, 100), 'image/jpeg');
    expect(await claim(as, wide.mediaKey)).toMatchObject({ width: 2560, height: 64 });
  });

  test('a few bytes that unfold to hundreds of megabytes are refused by their header, with the reason', async () => {
    const as = await api.member();
    const plain = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#2a6' } });
    const animation = await sharp(
      await Promise.all(Array.from({ length: 5 }, (_, i) => frame(2000, 1700, i))),
      { join: { animated: true } },
    )
      .webp({ effort: 0 })
      .toBuffer();
    const bombs: [bytes: Buffer, type: string, says: string][] = [
      [await photo(8001, 10), 'image/jpeg', 'Pictures may be at most 8000 pixels wide and high.'],
      [
        await plain(5000, 4000).avif({ effort: 0 }).toBuffer(),
        'image/avif',
        'AVIF pictures may have at most 16 million pixels.',
      ],
      [
        await plain(5000, 4000).gif({ effort: 1 }).toBuffer(),
        'image/gif',
        'GIF pictures may have at most 16 million pixels.',
      ],
      [
        await plain(5000, 4000).png({ progressive: true }).toBuffer(),
        'image/png',
        'Progressive and interlaced pictures may have at most 16 million pixels.',
      ],
      [animation, 'image/webp', 'Animations may have at most 16 million pixels, all frames together.'],
      [
        await plain(5000, 4000).jpeg({ progressive: true }).toBuffer(),
        'image/jpeg',
        'Progressive and interlaced pictures may have at most 16 million pixels.',
      ],
    ];
    for (const [bytes, type, says] of bombs) {
      const { mediaKey } = await upload(as, bytes, type);
      const payload = { ...draft, clientId: crypto.randomUUID(), media: [{ mediaKey }] };
      const before = process.memoryUsage().rss;
      expect(await api.refused('managePost', payload, { as })).toMatchObject({
        status: 422,
        code: 'VALIDATION',
        message: says,
        errors: { media: says },
      });
      expect(process.memoryUsage().rss - before, type).toBeLessThan(150 * MB);
    }
  }, 60_000);

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
    const { mediaKey } = await upload(
      as,
      await sharp(await photo())
        .webp()
        .toBuffer(),
      'image/jpeg',
    );
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
});
