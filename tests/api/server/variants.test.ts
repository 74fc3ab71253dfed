import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { toMediaInput } from '../../../src/hooks/feed/compose/pictureShapes.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { upload } from '../support/files.ts';
import { film } from '../support/films.ts';
import { change, post } from '../support/posts.ts';
import { photo } from '../support/uploads.ts';

describe.each(databases())('pictures in several widths on %s', (kind) => {
  const api = useApi(kind);
  const get = (url: string) => api.app.http.inject({ url });
  const widthOf = async (url: string) => (await sharp((await get(url)).rawPayload).metadata()).width;

  async function posted(width: number, height: number) {
    const as = await api.member();
    const bytes = await photo(width, height);
    const mediaKey = await upload(api, as, { bytes, contentType: 'image/jpeg' });
    const [media] = (await post(api, as, { media: [{ mediaKey }] })).media;
    if (!media) throw new Error('no picture');
    return { as, media };
  }

  test('a post says which widths there are, and each comes for ever', async () => {
    const { media } = await posted(2000, 1000);
    expect(media).toMatchObject({ width: 2000, height: 1000, widths: [320, 640, 1280, 2000] });
    for (const width of [320, 640, 1280]) expect(await widthOf(`${media.url}?w=${width}`)).toBe(width);
    const { headers } = await get(`${media.url}?w=320`);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    expect(Number(headers['content-length'])).toBeLessThan((await get(media.url)).rawPayload.length);
  });

  test('none is larger than its picture', async () => {
    const { media } = await posted(500, 300);
    expect(media.widths).toEqual([320, 500]);
    expect(await widthOf(`${media.url}?w=1280`)).toBe(500);
    expect((await posted(200, 100)).media.widths).toBeUndefined();
  });

  test('other widths are not made, so that nobody fills the storage with them', async () => {
    const { media } = await posted(2000, 1000);
    for (const width of ['1', '641', '-320', 'x', '', '320&w=640', '99999'])
      expect((await get(`${media.url}?w=${width}`)).statusCode, width).toBe(404);
  });

  test('many requests for the same one make it once', async () => {
    const { media } = await posted(2000, 1000);
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(`${media.url}?w=640`)));
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
  });

  test('the smaller ones go with the picture', async () => {
    const { as, media } = await posted(2000, 1000);
    const small = join(api.config.dataDir, 'media/variant', `${media.mediaKey}.640`);
    await get(`${media.url}?w=640`);
    expect(existsSync(small)).toBe(true);
    const [item] = (await api.ok('getFeedList', { pageIndex: 1, filter: 3 }, { as })).response;
    await api.ok('deletePost', { feedId: item!.feedId, feedType: 10 }, { as });
    api.advance(86_400_001);
    await api.app.tasks.settle();
    expect(existsSync(small)).toBe(false);
    expect((await get(`${media.url}?w=640`)).statusCode).toBe(404);
  });

  test('an avatar is small', async () => {
    const as = await api.member();
    const imageKey = await upload(api, as, {
      bytes: await photo(800, 800),
      contentType: 'image/jpeg',
      purpose: 1,
    });
    await api.db.updateTable('members').set({ image_key: imageKey }).where('id', '=', as.userId).execute();
    await api.db
      .updateTable('media')
      .set({ state: 'used', width: 800, height: 800, content_type: 'image/webp' })
      .where('key', '=', imageKey)
      .execute();
    const { author } = await post(api, as);
    expect(author.userImage).toBe(`/media/${imageKey}?w=192`);
    expect(await widthOf(author.userImage ?? '')).toBe(192);
  });

  test('a video has its still, its length and its shape; the still belongs to one post', async () => {
    const as = await api.member();
    const mediaKey = await upload(api, as, { bytes: film('mp4'), contentType: 'video/mp4' });
    const posterKey = await upload(api, as, { bytes: await photo(160, 90), contentType: 'image/jpeg' });
    const item = await post(api, as, { media: [{ mediaKey, posterKey, alt: 'A sun over a valley' }] });
    expect(item.media).toEqual([
      {
        mediaKey,
        url: `/media/${mediaKey}`,
        mediaType: 1,
        alt: 'A sun over a valley',
        width: 160,
        height: 90,
        durationSec: 1,
        posterKey,
        posterUrl: `/media/${posterKey}`,
      },
    ]);
    expect((await get(`/media/${posterKey}`)).headers['content-type']).toBe('image/webp');
    const other = await upload(api, as, { bytes: film('webm'), contentType: 'video/webm' });
    const payload = {
      action: 0 as const,
      feedType: 10 as const,
      text: '',
      media: [{ mediaKey: other, posterKey }],
      visibility: 0 as const,
      commentPolicy: 0 as const,
      clientId: crypto.randomUUID(),
    };
    expect((await api.refused('managePost', payload, { as })).status).toBe(422);
  });

  test('who can see a video is changed without touching its still, and is no edit', async () => {
    const as = await api.member();
    const mediaKey = await upload(api, as, { bytes: film('mp4'), contentType: 'video/mp4' });
    const posterKey = await upload(api, as, { bytes: await photo(160, 90), contentType: 'image/jpeg' });
    const item = await post(api, as, { media: [{ mediaKey, posterKey, alt: 'A sun over a valley' }] });
    const media = item.media.map(toMediaInput);
    const after = (await api.ok('managePost', change(item, { media, visibility: 1 }), { as })).response;
    // Connections have addresses of their own for what is no longer everybody's.
    const [{ posterUrl = '', ...shown } = {}] = after.media;
    expect(shown).toMatchObject({ mediaKey, posterKey, alt: 'A sun over a valley' });
    expect(after).toMatchObject({ visibility: 1 });
    expect(after).not.toHaveProperty('editedAt');
    expect((await get(posterUrl)).statusCode).toBe(200);
    expect((await get(`/media/${posterKey}`)).statusCode).toBe(404);
  });
});
