import type { Browser, BrowserContext } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.ts';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import type { Way } from '../support/liveMedia.ts';
import { startBrowser, Tab } from '../support/liveTab.ts';
import { newRoom } from '../support/live.ts';
import type { TestMember } from '../support/members.ts';

describe.each(databases())('live rooms with real media on %s', (kind) => {
  const api = useApi(kind);
  let browser: Browser;
  let context: BrowserContext;
  let url: string;

  beforeAll(async () => {
    browser = await startBrowser();
    context = await browser.newContext();
    url = await api.app.http.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => browser.close());

  /** Where a member's browser goes: with nothing set, a path of the server itself. */
  async function wayOf(as: TestMember, channelName: string, role: 0 | 1): Promise<Way> {
    const { response } = await api.ok('generateToken', { channelName, role }, { as });
    if (response.provider !== 'WEBRTC') throw new Error('nobody has set Agora up');
    expect(response.serverUrl).toBe(`/live/${role === 0 ? 'whip' : 'whep'}/${channelName}`);
    return { token: response.token, serverUrl: url + response.serverUrl };
  }

  test('with nothing set up a member goes live, is watched and recorded, and puts somebody out', async () => {
    const amara = await api.member({ role: 4, premium: true, userName: 'Studio Amara' });
    const [ana, ben] = [await api.member(), await api.member()];
    const { channelName } = (await api.ok('liveStart', newRoom(), { as: amara })).response;
    const look = async (as: TestMember): Promise<Schemas['LiveChannel'] | undefined> =>
      (await api.ok('fetchChannel', { channelName }, { as })).response[0];
    const [host, first, second] = [
      await Tab.open(context, { url }),
      await Tab.open(context, { url }),
      await Tab.open(context, { url }),
    ];
    expect(await host.publish(await wayOf(amara, channelName, 0))).toBe(201);
    expect(await first.watch(await wayOf(ana, channelName, 1))).toBe(201);
    const bens = await wayOf(ben, channelName, 1);
    expect(await second.watch(bens)).toBe(201);
    await Promise.all([first.moves(), second.moves()]);
    await expect.poll(() => look(ana), { timeout: 10_000 }).toMatchObject({ state: 'LIVE', audience: 2 });

    const { recordingId, uploadUrls } = (await api.ok('recordStart', { channelName }, { as: amara }))
      .response;
    expect(uploadUrls).toEqual([]);
    const kick = { channelName, action: 3, otherUserId: ben.userId } as const;
    await api.ok('addComment', kick, { as: amara });
    await expect.poll(() => look(amara), { timeout: 10_000 }).toMatchObject({ audience: 1 });
    await second.stands(first);
    expect(await second.watch(bens)).toBe(403);

    const saved = { recordingId, title: 'Portfolio night', visibility: 0 } as const;
    await api.ok('recordStop', saved, { as: amara });
    const mine = { mediaType: 1, mine: true, pageIndex: 1 } as const;
    await expect
      .poll(
        async () => {
          await api.app.tasks.settle();
          return (await api.ok('recordings', mine, { as: amara })).response[0];
        },
        { timeout: 20_000 },
      )
      .toMatchObject({ recordingId, state: 1, title: 'Portfolio night' });

    await host.die();
    await expect.poll(() => look(ana), { timeout: 20_000 }).toMatchObject({ state: 'HOST_AWAY' });
    const again = await Tab.open(context, { url });
    expect(await again.publish(await wayOf(amara, channelName, 0))).toBe(201);
    await first.moves();
    await expect.poll(() => look(ana), { timeout: 10_000 }).toMatchObject({ state: 'LIVE', audience: 1 });

    await api.ok('liveStop', { channelName }, { as: amara });
    expect(await look(ana)).toMatchObject({ state: 'ENDED' });
    await expect
      .poll(async () => (await api.refused('generateToken', { channelName, role: 1 }, { as: ana })).status)
      .toBe(409);
  });
});
