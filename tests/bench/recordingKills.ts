import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { joinInThread } from '../../server/modules/live/recordings/joinInThread.ts';
import { playbackOf } from '../api/support/playback.ts';
import { LivePeers } from './livePeers.ts';
import type { Measure } from './measure.ts';
import { MediaProcess } from './mediaProcess.ts';

/** Hosts that are killed beside each other, each at a moment of its own. */
const AT_ONCE = 5;
/** The moment is drawn: so many seconds after the recording began. */
const KILLED_AFTER_SEC = [2, 20] as const;
const MISSING_SEC = 5;

const someTime = () => {
  const [least, most] = KILLED_AFTER_SEC;
  return sleep((least + Math.random() * (most - least)) * 1000);
};

/** What became of one recording. */
interface Outcome {
  /** From its beginning to the kill. */
  recordedSec: number;
  /** What a browser says of it; undefined when it did not open. */
  durationSec: number | undefined;
}

/** The film of what the media server wrote, as the API makes it; undefined when a browser cannot play it to its end. */
async function lengthOf(
  browser: Browser,
  { client }: MediaProcess,
  recordingId: string,
): Promise<number | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'rolecast-killed-'));
  const page = await browser.newPage();
  try {
    const raw = await client.readRecording(recordingId);
    if (!raw) throw new Error('the media server does not know it');
    writeFileSync(join(folder, 'raw'), await buffer(raw));
    const target = join(folder, 'film.webm');
    const film = { keys: ['raw'], isOurs: true, mediaType: 1, target } as const;
    if (!(await joinInThread({ folder, film }, () => {}))) throw new Error('there is no film in it');
    await page.route('http://localhost/**', (route) =>
      route.request().url().endsWith('.webm')
        ? route.fulfill({ path: target, contentType: 'video/webm' })
        : route.fulfill({ contentType: 'text/html', body: '' }),
    );
    await page.goto('http://localhost/');
    return (await playbackOf(page, 'http://localhost/film.webm', [Math.random() * 0.5])).durationSec;
  } catch (error) {
    console.error(`${recordingId}:`, error);
    return undefined;
  } finally {
    await page.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Resolves with the room of a host once the recording runs, and since when. */
async function onAir(media: MediaProcess, host: LivePeers, film: string, recordingId: string) {
  const channelName = await media.open();
  await host.publish(media.way(channelName, 'host', 0), film);
  for (;;) {
    const refused = await media.client.startRecording(channelName, recordingId);
    if (!refused) return { channelName, from: performance.now() };
    // The two ends of a connection do not learn at once that it stands.
    if (refused !== 'NO_HOST') throw new Error(`it was not recorded: ${refused}`);
    await sleep(50);
  }
}

function measuresOf(name: string, outcomes: readonly Outcome[]): Measure[] {
  const opened = outcomes.flatMap(({ recordedSec, durationSec }) =>
    durationSec === undefined ? [] : [recordedSec - durationSec],
  );
  return [
    {
      name: `${name} at ${outcomes.length} moments: recordings that do not play`,
      value: outcomes.length - opened.length,
      unit: '',
      bound: { max: 0 },
    },
    {
      name: `${name}: what is missing, at most`,
      value: Math.max(...opened),
      unit: 's',
      bound: { max: MISSING_SEC },
    },
  ];
}

/** The process of the host is killed; its room is closed once the media server misses it. */
async function killHost(browser: Browser, media: MediaProcess, film: string, recordingId: string) {
  const host = new LivePeers();
  try {
    const { channelName, from } = await onAir(media, host, film, recordingId);
    await someTime();
    const recordedSec = (performance.now() - from) / 1000;
    await host.kill();
    await media.told((event) => event.type === 'host.lost' && event.channelName === channelName);
    await media.client.closeRoom(channelName);
    const durationSec = await lengthOf(browser, media, recordingId);
    await media.client.deleteRecording(recordingId);
    return { recordedSec, durationSec };
  } finally {
    await host.kill();
  }
}

export async function hostsKilled(browser: Browser, film: string, kills: number): Promise<Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'rolecast-hosts-'));
  const media = await MediaProcess.start(folder);
  const outcomes: Outcome[] = [];
  try {
    for (let at = 0; at < kills; at += AT_ONCE) {
      const some = Array.from({ length: Math.min(AT_ONCE, kills - at) }, (_, n) => `host${at + n}`);
      outcomes.push(...(await Promise.all(some.map((id) => killHost(browser, media, film, id)))));
    }
  } finally {
    await media.end();
    rmSync(folder, { recursive: true, force: true });
  }
  return measuresOf('host killed', outcomes);
}

/** The media server itself is killed; another one finds what it wrote. */
async function killServer(browser: Browser, film: string): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'rolecast-server-'));
  let media = await MediaProcess.start(folder);
  const host = new LivePeers();
  try {
    const { from } = await onAir(media, host, film, 'film');
    await someTime();
    const recordedSec = (performance.now() - from) / 1000;
    await media.end('SIGKILL');
    media = await MediaProcess.start(folder);
    return { recordedSec, durationSec: await lengthOf(browser, media, 'film') };
  } finally {
    await host.kill();
    await media.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function mediaServersKilled(browser: Browser, film: string, kills: number): Promise<Measure[]> {
  const outcomes: Outcome[] = [];
  for (let n = 0; n < kills; n++) outcomes.push(await killServer(browser, film));
  return measuresOf('media server killed', outcomes);
}
