import { describe, expect, test } from 'vitest';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { picture, upload } from '../support/files.ts';
import { film } from '../support/films.ts';
import type { TestMember } from '../support/members.ts';
import { befriend, block, change, keyOf, post } from '../support/posts.ts';

describe.each(databases())('pictures of posts that are not for everybody on %s', (kind) => {
  const api = useApi(kind);
  const get = (url: string) => api.app.http.inject({ url });

  async function posted(visibility: 0 | 1) {
    const [author, friend] = [await api.member(), await api.member()];
    await befriend(api, author, friend);
    const mediaKey = await upload(api, author, { bytes: await picture(700, 400) });
    const item = await post(api, author, { visibility, media: [{ mediaKey }] });
    return { author, friend, item, bare: `/media/${mediaKey}` };
  }

  const withWidth = (url: string) => `${url}${url.includes('?') ? '&' : '?'}w=320`;
  const addressFor = async (as: TestMember, item: Parameters<typeof keyOf>[0]) =>
    (await api.ok('getPostDetails', keyOf(item), { as })).response.item.media[0]?.url ?? '';

  test('a connection gets it by an address of its own, for some minutes and to keep nowhere', async () => {
    const { friend, item, bare } = await posted(1);
    for (const url of [bare, `${bare}?w=320`, `${bare}?expires=9999999999&signature=${'A'.repeat(32)}`])
      expect((await get(url)).statusCode, url).toBe(404);
    const read = (await api.ok('getPostDetails', keyOf(item), { as: friend })).response.item;
    const url = read.media[0]?.url ?? '';
    for (const address of [url, `${url}&w=320`]) {
      const { statusCode, headers } = await get(address);
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
      expect(headers['cache-control']).toBe('private, no-store');
    }
    api.advance(21 * 60_000);
    expect((await get(url)).statusCode).toBe(404);
    const again = (await api.ok('getPostDetails', keyOf(item), { as: friend })).response.item;
    expect((await get(again.media[0]?.url ?? '')).statusCode).toBe(200);
  });

  test('a public picture stops being everybody’s when its post is for connections, and the other way round', async () => {
    const { author, item, bare } = await posted(0);
    expect(item.media[0]?.url).toBe(bare);
    expect((await get(bare)).statusCode).toBe(200);
    const narrowed = (await api.ok('managePost', change(item, { visibility: 1 }), { as: author })).response;
    expect((await get(bare)).statusCode).toBe(404);
    expect((await get(narrowed.media[0]?.url ?? '')).statusCode).toBe(200);
    await api.ok('managePost', change(narrowed, { visibility: 0 }), { as: author });
    expect((await get(bare)).statusCode).toBe(200);
  });

  test.each([0, 1] as const)('it is gone with its post, at once (visibility %i)', async (visibility) => {
    const { author, friend, item, bare } = await posted(visibility);
    const given = await Promise.all([author, friend].map((as) => addressFor(as, item)));
    for (const url of given) expect((await get(url)).statusCode, url).toBe(200);
    await api.ok('deletePost', keyOf(item) as never, { as: author });
    for (const url of [bare, ...given].flatMap((one) => [one, withWidth(one)]))
      expect((await get(url)).statusCode, url).toBe(404);
  });

  test('an address ends with the right of its reader to the post, and works again with it', async () => {
    const { author, friend, item } = await posted(1);
    const [toAuthor, toFriend] = [await addressFor(author, item), await addressFor(friend, item)];
    const found = async () => [(await get(toAuthor)).statusCode, (await get(toFriend)).statusCode];
    const pair = (status: 0 | 1) =>
      api.db
        .updateTable('connections')
        .set({ status })
        .where('member_id', 'in', [author.userId, friend.userId])
        .execute();
    expect(await found()).toEqual([200, 200]);
    // Nobody reads with the address of another.
    const forged = toAuthor.replace(author.userId, friend.userId);
    expect([forged === toAuthor, (await get(forged)).statusCode]).toEqual([false, 404]);
    await pair(0);
    expect(await found()).toEqual([200, 404]);
    await pair(1);
    expect(await found()).toEqual([200, 200]);
    await block(api, friend, author);
    expect(await found()).toEqual([200, 404]);
  });

  test.each([0, 1] as const)(
    'taken out of a post it is gone, put back it is there (visibility %i)',
    async (visibility) => {
      const { author, friend, item } = await posted(visibility);
      const url = await addressFor(friend, item);
      expect((await get(url)).statusCode).toBe(200);
      const without = (await api.ok('managePost', change(item, { media: [] }), { as: author })).response;
      expect((await get(url)).statusCode).toBe(404);
      const media = item.media.map(({ mediaKey }) => ({ mediaKey }));
      await api.ok('managePost', change(without, { media }), { as: author });
      expect((await get(url)).statusCode).toBe(200);
    },
  );

  test('a video and its poster are not everybody’s either', async () => {
    const author = await api.member();
    const mediaKey = await upload(api, author, { bytes: film('mp4'), contentType: 'video/mp4' });
    const posterKey = await upload(api, author, { bytes: await picture() });
    const item = await post(api, author, { visibility: 1, media: [{ mediaKey, posterKey }] });
    const [video] = item.media;
    for (const key of [mediaKey, posterKey]) expect((await get(`/media/${key}`)).statusCode).toBe(404);
    for (const url of [video?.url, video?.posterUrl]) expect((await get(url ?? '')).statusCode).toBe(200);
  });
});
