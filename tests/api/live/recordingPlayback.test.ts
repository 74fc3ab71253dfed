import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { startBrowser } from '../support/liveTab.ts';
import { MediaServerStandIn } from '../support/mediaServerStandIn.ts';
import { playbackOf } from '../support/playback.ts';
import { rawRecording } from '../support/recordedFilms.ts';
import { recordingsOf } from '../support/recordings.ts';

const seconds = 120;

describe.each(databases())('a recording in a browser on %s', (kind) => {
  const media = new MediaServerStandIn();
  const api = useApi(kind, { mediaServer: media });
  const { host, record } = recordingsOf(api, media);
  let browser: Browser;
  let origin: string;

  beforeAll(async () => {
    browser = await startBrowser();
    origin = await api.app.http.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => browser.close());

  test('has a length, and plays on from wherever one goes in it, to its end', async () => {
    const { url } = await record(await host(), await rawRecording(seconds));
    const page = await browser.newPage();
    await page.goto(`${origin}/health`);
    const { durationSec, seeks, endedSec } = await playbackOf(page, `${origin}${url}`, [0.7, 0.1, 0.95]);
    expect(durationSec).toBeCloseTo(seconds, 0);
    for (const { toSec, shownSec } of seeks)
      expect(Math.abs(toSec - shownSec), String(toSec)).toBeLessThan(1);
    expect(seeks).toHaveLength(3);
    expect(endedSec).toBeCloseTo(durationSec, 1);
    await page.close();
  });
});
