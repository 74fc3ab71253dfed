import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { vp8Of } from '../../../server/media/vp8.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { MediaServerStandIn } from '../support/mediaServerStandIn.ts';
import { block } from '../support/posts.ts';
import { recordingsOf } from '../support/recordings.ts';

/** A whole picture, as the browser of a host sends one. */
const seen = async (width: number): Promise<Uint8Array> =>
  vp8Of(
    await sharp({ create: { width, height: 36, channels: 3, background: '#c2410c' } })
      .webp()
      .toBuffer(),
  );

describe.each(databases())('pictures of live rooms on %s', (kind) => {
  const media = new MediaServerStandIn();
  const api = useApi(kind, { mediaServer: media });
  const { host, look, live, stop, get } = recordingsOf(api, media);
  /** When the picture of a room was asked for last. */
  const takenAt = async ({ channelName }: Awaited<ReturnType<typeof live>>) => {
    const asked = api.db.selectFrom('live_channels').select('poster_at');
    return (await asked.where('channel_name', '=', channelName).executeTakeFirstOrThrow()).poster_at;
  };

  test('what is on air is in the list, a minute old at most, until the room ends', async () => {
    const [amara, ana] = [await host(), await api.member()];
    const room = await live(amara);
    media.stills.set(room.channelName, await seen(64));
    expect(await look(ana, room)).not.toHaveProperty('posterUrl');
    api.advance(4000);
    const posterUrl = async () => (await look(ana, room)).posterUrl;
    await expect.poll(posterUrl).toBeDefined();
    const first = await posterUrl();
    const picture = await get(first);
    expect(picture.headers['content-type']).toBe('image/webp');
    const widthOf = async (url: string | undefined) =>
      (await sharp((await get(url)).rawPayload).metadata()).width;
    expect(await widthOf(first)).toBe(64);

    media.stills.set(room.channelName, await seen(128));
    api.advance(61_000);
    await expect.poll(async () => widthOf(await posterUrl())).toBe(128);
    expect(await posterUrl(), 'no browser shows the old one').not.toBe(first);

    const fileOf = (url: string | undefined) => join(api.folder, String(url).split('?')[0]?.slice(1) ?? '');
    // Nobody needs it any more.
    await expect.poll(() => existsSync(fileOf(first))).toBe(false);
    const last = await posterUrl();
    expect(existsSync(fileOf(last))).toBe(true);
    await stop(amara, room);
    expect(await look(ana, room)).not.toHaveProperty('posterUrl');
    expect((await get(last)).statusCode).toBe(404);
    await expect.poll(() => existsSync(fileOf(last))).toBe(false);
  });

  test('who switches the camera off is not shown on', async () => {
    const [amara, ana] = [await host(), await api.member()];
    const room = await live(amara);
    media.stills.set(room.channelName, await seen(64));
    api.advance(4000);
    const posterUrl = async () => (await look(ana, room)).posterUrl;
    await expect.poll(posterUrl).toBeDefined();
    media.stills.delete(room.channelName);
    api.advance(61_000);
    await expect.poll(posterUrl).toBeUndefined();
  });

  test('a room that ends while its picture is taken leaves none', async () => {
    const [amara, ben, ana] = [await host(), await host(), await api.member()];
    const room = await live(amara);
    const picture = await seen(64);
    const asked = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    media.beforeStill = async () => {
      asked.resolve();
      await answered.promise;
    };
    media.stills.set(room.channelName, picture);
    api.advance(4000);
    await asked.promise;
    await stop(amara, room);
    media.beforeStill = undefined;
    // One picture is taken after the other: that of the next room is asked for when all is done about this one.
    const next = await live(ben);
    api.advance(4000);
    expect(await takenAt(next)).toBeNull();
    answered.resolve();
    await expect.poll(() => takenAt(next)).not.toBeNull();
    // Those of other rooms stay.
    const files = () => readdirSync(join(api.folder, 'media', 'live')).map((file) => `live/${file}`);
    const rows = () =>
      api.db.selectFrom('media').select(['key', 'owner_id']).where('key', 'like', 'live/%').execute();
    expect((await rows()).filter(({ owner_id }) => owner_id === amara.userId)).toEqual([]);
    expect(files().toSorted()).toEqual((await rows()).map(({ key }) => key).toSorted());
    expect(await look(ana, room)).not.toHaveProperty('posterUrl');
  });

  test('it is for those whom the room is open to, as long as it is', async () => {
    const [amara, ana] = [await host(), await api.member()];
    const room = await live(amara);
    media.stills.set(room.channelName, await seen(64));
    api.advance(4000);
    await expect.poll(async () => (await look(ana, room)).posterUrl).toBeDefined();
    const url = (await look(ana, room)).posterUrl;
    expect((await get(String(url).split('?')[0])).statusCode, 'not to everybody').toBe(404);
    expect((await get(url)).statusCode).toBe(200);
    await block(api, amara, ana);
    expect((await get(url)).statusCode).toBe(404);
  });

  test('a room of sound has none, and one whose picture does not come goes on without', async () => {
    const [amara, ben] = [await host(), await host()];
    const [sound, dark] = [await live(amara, { mediaType: 2 }), await live(ben)];
    media.stills.set(sound.channelName, await seen(64));
    api.advance(4000);
    await expect.poll(() => takenAt(dark)).not.toBeNull();
    // Every room that is due has been asked for when the next one is.
    api.advance(61_000);
    const before = await takenAt(dark);
    await expect.poll(() => takenAt(dark)).not.toBe(before);
    expect(await takenAt(sound)).toBeNull();
    for (const room of [sound, dark]) {
      const shown = await look(ben, room);
      expect(shown.state).toBe('LIVE');
      expect(shown).not.toHaveProperty('posterUrl');
    }
  });
});
