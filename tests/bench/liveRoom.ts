import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser, type Page } from 'playwright-core';
import { findBrowser } from '../../scripts/browser.ts';
import { LivePeers, type Counted, type Way } from './livePeers.ts';
import { median, type Measure } from './measure.ts';
import { MediaProcess } from './mediaProcess.ts';
import { encodeFilm } from './sentFilm.ts';

export interface Plan {
  viewers: number;
  seconds: number;
  /** Browsers that come, one after the other, while the viewers watch. */
  browsers: number;
  /** How many come and go, and after how many of them it is looked at first. */
  visits: number;
  firstVisits: number;
}

const plan: Plan = { viewers: 40, seconds: 30, browsers: 20, visits: 500, firstVisits: 50 };
const WARM_MS = 5000;
/** So many come at once. */
const AT_ONCE = 5;
const PATIENCE_MS = 60_000;

const last = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? NaN;

interface Room {
  media: MediaProcess;
  channelName: string;
  /** Open on the media server while its host alone is there. */
  sockets: number;
}

/** Runs in the page: milliseconds from the first step until a picture was shown. */
async function watchOnce({ serverUrl, token }: Way): Promise<number> {
  const from = performance.now();
  const pc = new RTCPeerConnection();
  const video = document.createElement('video');
  const stream = new MediaStream();
  video.muted = video.autoplay = true;
  video.srcObject = stream;
  document.body.replaceChildren(video);
  pc.addEventListener('track', ({ track }) => stream.addTrack(track));
  for (const kind of ['video', 'audio']) pc.addTransceiver(kind, { direction: 'recvonly' });
  const shown = new Promise<number>((resolve) => {
    video.requestVideoFrameCallback(() => resolve(performance.now() - from));
  });
  const gathered = new Promise<void>((resolve) => {
    pc.addEventListener('icegatheringstatechange', () => {
      if (pc.iceGatheringState === 'complete') resolve();
    });
  });
  await pc.setLocalDescription();
  await gathered;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/sdp' };
  const answer = await fetch(serverUrl, { method: 'POST', headers, body: pc.localDescription?.sdp ?? '' });
  if (!answer.ok) throw new Error(`the media server answered ${answer.status}`);
  await pc.setRemoteDescription({ type: 'answer', sdp: await answer.text() });
  const ms = await shown;
  await fetch(new URL(answer.headers.get('location') ?? '', serverUrl), { method: 'DELETE', headers });
  pc.close();
  return ms;
}

async function browsersComing(page: Page, { media, channelName }: Room, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < count; n++)
    times.push(await page.evaluate(watchOnce, media.way(channelName, `browser${n}`, 1)));
  return times;
}

const pair = (a: Counted[], b: Counted[]) =>
  a.flatMap(({ viewers }, at) =>
    viewers.map((before, of) => {
      const after = b[at]?.viewers[of] ?? before;
      const expected = after.expected - before.expected;
      return {
        expected,
        lost: expected - (after.received - before.received),
        pictures: after.pictures - before.pictures,
      };
    }),
  );

/** What one process carries, while nobody comes or goes. */
async function carried(
  { media }: Room,
  host: LivePeers,
  groups: readonly LivePeers[],
  seconds: number,
): Promise<Measure[]> {
  const look = async () => ({
    at: performance.now(),
    usage: await media.usage(),
    sent: (await host.counted()).sent,
    counted: await Promise.all(groups.map((group) => group.counted())),
  });
  const before = await look();
  await sleep(seconds * 1000);
  const after = await look();
  const ms = after.at - before.at;
  const each = pair(before.counted, after.counted);
  const sum = (of: 'expected' | 'lost') => each.reduce((total, one) => total + one[of], 0);
  const name = `${each.length} viewers`;
  return [
    {
      name: `${name}: sent by the host`,
      value: ((after.sent.bytes - before.sent.bytes) * 8) / ms,
      unit: 'kbit/s',
      bound: { min: 900 },
    },
    {
      name: `${name}: packets lost`,
      value: (sum('lost') / sum('expected')) * 100,
      unit: '%',
      bound: { max: 1 },
    },
    {
      name: `${name}: whole pictures a second, who gets fewest`,
      value: (Math.min(...each.map(({ pictures }) => pictures)) / ms) * 1000,
      unit: '',
      bound: { min: 14 },
    },
    {
      name: `${name}: processors that the media server takes`,
      value: (after.usage.cpuMs - before.usage.cpuMs) / ms,
      unit: '',
      bound: { max: 1 },
    },
  ];
}

/** Resolves with what the media server holds once everybody has left and been let go. */
async function emptied({ media, channelName, sockets }: Room) {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const { rooms } = await media.client.state();
    const viewers = rooms.find((room) => room.channelName === channelName)?.viewers.length ?? 0;
    const usage = await media.usage();
    if ((viewers === 0 && usage.sockets <= sockets) || performance.now() > deadline)
      return { ...usage, viewers };
    await sleep(500);
  }
}

/** Many come and go. Every other one says goodbye. */
async function comeAndGo(room: Room, group: LivePeers, how: Plan): Promise<Measure[]> {
  const { media, channelName, sockets } = room;
  let visits = 0;
  const until = async (count: number) => {
    while (visits < count) {
      const some = Array.from({ length: Math.min(AT_ONCE, count - visits) }, () => visits++);
      await Promise.all(
        some.map(async (n) => {
          const way = media.way(channelName, `visit${n}`, 1);
          await group.watch(way);
          await group.leave(way, n % 2 === 0);
        }),
      );
    }
  };
  await until(how.firstVisits);
  const first = await emptied(room);
  await until(how.visits);
  const after = await emptied(room);
  const name = `${how.visits} came and left`;
  const part = `against after ${how.firstVisits}`;
  return [
    { name: `${name}: connections left open`, value: after.viewers, unit: '', bound: { max: 0 } },
    { name: `${name}: sockets left open`, value: after.sockets - sockets, unit: '', bound: { max: 0 } },
    {
      name: `${name}: memory held, ${part}`,
      value: after.heldBytes / first.heldBytes,
      unit: '',
      bound: { max: 1.2 },
    },
    { name: `${name}: resident memory, ${part}`, value: after.rssBytes / first.rssBytes, unit: '' },
  ];
}

async function measure(browser: Browser, folder: string, how: Plan): Promise<Measure[]> {
  const film = join(folder, 'film.json');
  writeFileSync(film, JSON.stringify(await encodeFilm(browser)));
  const media = await MediaProcess.start(folder);
  const [host, ...groups] = Array.from({ length: 3 }, () => new LivePeers()) as [LivePeers, ...LivePeers[]];
  try {
    const channelName = await media.open();
    await host.publish(media.way(channelName, 'host', 0), film);
    const room = { media, channelName, sockets: (await media.usage()).sockets };
    const watching: [LivePeers, Way][] = Array.from({ length: how.viewers }, (_, n) => [
      groups[n % groups.length] ?? host,
      media.way(channelName, `viewer${n}`, 1),
    ]);
    for (let at = 0; at < watching.length; at += AT_ONCE)
      await Promise.all(watching.slice(at, at + AT_ONCE).map(([group, way]) => group.watch(way)));
    await sleep(WARM_MS);
    const measures = await carried(room, host, groups, how.seconds);
    const page = await browser.newPage();
    await page.goto(`${media.url}/health`);
    const times = await browsersComing(page, room, how.browsers);
    await page.close();
    const first = `first picture in a browser beside ${how.viewers} viewers`;
    measures.push(
      { name: `${first}, median`, value: median(times), unit: 'ms' },
      { name: `${first}, 95 of 100`, value: last(times, 0.95), unit: 'ms', bound: { max: 1000 } },
    );
    await Promise.all(watching.map(([group, way]) => group.leave(way, true)));
    return [...measures, ...(await comeAndGo(room, groups[0] ?? host, how))];
  } finally {
    await Promise.all([host, ...groups].map((peers) => peers.kill()));
    await media.end();
  }
}

/**
 * One room on the media server's process: a host who sends 15 pictures a second at 1 Mbit/s, viewers in processes of their own,
 * browsers that come, and hundreds that come and go. Processors are what that process computed, so that they do not tell what else
 * the machine does; the first picture does.
 */
export async function liveRoom(how: Plan = plan): Promise<Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'rolecast-room-'));
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    ...(env ? { env } : {}),
    args: [...args, '--autoplay-policy=no-user-gesture-required'],
  });
  try {
    return await measure(browser, folder, how);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
