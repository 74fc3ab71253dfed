import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { keepMedia, releaseMedia, type ClaimedMedia } from '../../../server/media/claim.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { film, filmedAt, longFilm, taggedFilm, taggedWebm } from '../support/films.ts';
import { plainPdf } from '../support/files.ts';
import { guestProbes, photo, uploadsOf, type Link } from '../support/uploads.ts';

const DAY = 86_400_000;

describe.each(databases())('uploaded files on %s', (kind) => {
  const api = useApi(kind, { handlers: guestProbes, config: { unusedMaxBytes: 40 * 1024 * 1024 } });
  const { within, presign, put, upload, claim, get } = uploadsOf(api);

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
    const empty = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(100)]);
    const { mediaKey } = await upload(as, empty, 'video/mp4');
    expect(await claim(as, mediaKey), 'a name without a film').toBe('415 TYPE');
    const cv = await upload(as, plainPdf(), 'application/pdf', 4);
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

  test.each(['mp4', 'webm'] as const)('a film is known by its content: %s', async (ending) => {
    const as = await api.member();
    const type = `video/${ending}`;
    const { mediaKey } = await upload(as, film(ending), type);
    const facts = {
      mediaKey,
      mediaType: 1,
      contentType: type,
      width: 160,
      height: 90,
      durationSec: expect.closeTo(1, 0),
    };
    expect(await claim(as, mediaKey)).toEqual(facts);
    expect(await claim(as, mediaKey), 'and is not read again').toEqual(facts);
    const other = ending === 'mp4' ? 'video/webm' : 'video/mp4';
    expect(await claim(as, (await upload(as, film(ending), other)).mediaKey)).toBe('415 TYPE');
  });

  test('a film does not say where it was filmed, and still plays', async () => {
    const as = await api.member();
    for (const [bytes, type] of [
      [taggedFilm(), 'video/mp4'],
      [taggedWebm(), 'video/webm'],
    ] as const) {
      const { mediaKey } = await upload(as, bytes, type);
      expect(await claim(as, mediaKey)).toMatchObject({ contentType: type, width: 160, height: 90 });
      const down = (await get(mediaKey)).rawPayload;
      expect(down.length, 'nothing moves').toBe(bytes.length);
      for (const secret of Object.values(filmedAt)) expect(down.includes(secret), secret).toBe(false);
      // What came down goes up again as the film it was.
      const again = await upload(as, down, type);
      expect(await claim(as, again.mediaKey)).toMatchObject({
        width: 160,
        durationSec: expect.closeTo(1, 0),
      });
      expect((await get(again.mediaKey)).rawPayload.equals(down), 'nothing is left to take out').toBe(true);
    }
  });

  test('a film without anything to hide stays as it is', async () => {
    const as = await api.member();
    for (const ending of ['mp4', 'webm'] as const) {
      const { mediaKey } = await upload(as, film(ending), `video/${ending}`);
      await claim(as, mediaKey);
      expect((await get(mediaKey)).rawPayload.equals(film(ending)), ending).toBe(true);
    }
  });

  test('boxes that do not fit into each other are no film', async () => {
    const as = await api.member();
    const bytes = film('mp4');
    // The track says that it is longer than what it stands in.
    bytes.writeUInt32BE(100_000, bytes.indexOf('trak') - 4);
    expect(await claim(as, (await upload(as, bytes, 'video/mp4')).mediaKey)).toBe('415 TYPE');
    const over = taggedFilm(10_000);
    expect(await claim(as, (await upload(as, over, 'video/mp4')).mediaKey), 'samples over samples').toBe(
      '415 TYPE',
    );
    const empty = Buffer.concat(
      Array.from({ length: 600_000 }, () => Buffer.from([0, 0, 0, 8, 102, 114, 101, 101])),
    );
    const long = Buffer.concat([film('mp4'), empty]);
    expect(await claim(as, (await upload(as, long, 'video/mp4')).mediaKey), 'empty boxes').toBe('415 TYPE');
  });

  test('once it is being checked, its link takes nothing more', async () => {
    const as = await api.member();
    const { mediaKey, uploadUrl } = await upload(as, film('mp4'), 'video/mp4');
    await api.db.updateTable('media').set({ state: 'checking' }).where('key', '=', mediaKey).execute();
    expect((await put(uploadUrl, taggedFilm().subarray(0, 100), 'video/mp4')).statusCode).toBe(403);
    expect((await get(mediaKey)).statusCode, 'nor does it give anything out').toBe(404);
    expect(await claim(as, mediaKey), 'and a check that was cut off is made again').toMatchObject({
      width: 160,
    });
  });

  test('a film longer than ten minutes is refused', async () => {
    const as = await api.member();
    const { mediaKey } = await upload(as, longFilm(), 'video/webm');
    expect(await claim(as, mediaKey)).toBe('422 VALIDATION');
  });

  test('nobody fills the disk with what nothing shows', async () => {
    const as = await api.member();
    const size = 10 * 1024 * 1024;
    const ask = () => presign(as, 'image/jpeg', size);
    // Forty megabytes are four links, however many are asked for at once.
    const links = await Promise.all(Array.from({ length: 8 }, ask));
    expect(links.filter((link) => link === '429 RATE_LIMITED')).toHaveLength(4);
    const refused = await api.refused(
      'presignedUrl',
      { purpose: 2, fileName: 'a.jpg', contentType: 'image/jpeg', size },
      { as },
    );
    expect(refused).toMatchObject({
      status: 429,
      code: 'RATE_LIMITED',
      message: 'You have uploaded 40 MB that no post shows. Please use some of it, or try again in 24 hours.',
    });
    expect(typeof (await presign(await api.member(), 'image/jpeg', size)), 'nobody else waits').toBe(
      'object',
    );
    const rows = await api.db.selectFrom('media').select('key').where('owner_id', '=', as.userId).execute();
    const keys = rows.map(({ key }) => key);
    await within(as, (context) => keepMedia(context.db, keys.slice(0, 1), as.userId));
    expect(typeof (await ask()), 'what a post shows does not count').toBe('object');
    expect(await ask()).toBe('429 RATE_LIMITED');
    api.advance(901_000);
    expect(typeof (await ask()), 'nor do links that ran out unused').toBe('object');
  });

  test('ranges, so that a film can be wound', async () => {
    const as = await api.member();
    const bytes = film('mp4');
    const total = bytes.length;
    const { mediaKey } = (await claim(as, (await upload(as, bytes, 'video/mp4')).mediaKey)) as ClaimedMedia;
    const part = async (range: string) => {
      const { statusCode, headers, rawPayload } = await get(mediaKey, { range });
      return [statusCode, headers['content-range'], rawPayload.length];
    };
    expect(await part('bytes=12-15')).toEqual([206, `bytes 12-15/${total}`, 4]);
    expect(await part('bytes=12-')).toEqual([206, `bytes 12-${total - 1}/${total}`, total - 12]);
    expect(await part('bytes=-3')).toEqual([206, `bytes ${total - 3}-${total - 1}/${total}`, 3]);
    expect(await part('bytes=0-99999')).toEqual([206, `bytes 0-${total - 1}/${total}`, total]);
    expect((await get(mediaKey, { range: `bytes=${total}-` })).statusCode).toBe(416);
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
