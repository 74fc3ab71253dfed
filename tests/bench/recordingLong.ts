import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import type { OperationId, RequestBody, ResponseBody } from '#openapi/contract.ts';
import { readConfig } from '../../server/config.ts';
import { addMember, type TestMember } from '../api/support/members.ts';
import { playbackOf } from '../api/support/playback.ts';
import { freePort, MainProcess } from '../api/support/process.ts';
import { LivePeers } from './livePeers.ts';
import { median, type Measure } from './measure.ts';
import { alone } from './ticketServers.ts';

const PLACES = 10;
const PATIENCE_MS = 5 * 60_000;
const LOOK_EVERY_MS = 500;

/** Calls as one member; throws for every answer that is not a success. */
const callsOf =
  (server: MainProcess, { userId, token }: TestMember) =>
  async <Op extends OperationId>(
    op: Op,
    body: Omit<RequestBody<Op>, 'userId'>,
  ): Promise<ResponseBody<Op>> => {
    // The contract's types do not follow a payload that was put together.
    const answer = await server.call(op, { userId, ...body } as unknown as RequestBody<Op>, token);
    if (answer?.status !== 200) throw new Error(`${op} answered ${JSON.stringify(answer)}`);
    return answer.body as ResponseBody<Op>;
  };

/** Resolves with what is there once it is. */
async function until<R>(look: () => Promise<R | undefined>): Promise<R> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (performance.now() > deadline) throw new Error('it did not come about in time');
    await sleep(LOOK_EVERY_MS);
  }
}

/** From a room to a film in the list, on the whole server with nothing set up; played from the address that the list gives. */
export async function longRecording(browser: Browser, film: string, minutes: number): Promise<Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'rolecast-long-'));
  const config = readConfig({ DATA_DIR: folder });
  const member = await alone(config, ({ db }) =>
    addMember(db, new Date(), config, { role: 4, premium: true, userName: 'Studio Amara' }),
  );
  const server = new MainProcess(folder, await freePort());
  const host = new LivePeers();
  try {
    await server.answering();
    const call = callsOf(server, member);
    const url = `http://127.0.0.1:${server.port}`;
    const room = { mediaType: 1, title: 'Portfolio night', visibility: 0 } as const;
    const { channelName } = (await call('liveStart', { ...room, clientId: crypto.randomUUID() })).response;
    const { response: access } = await call('generateToken', { channelName, role: 0 });
    if (access.provider !== 'WEBRTC') throw new Error('nobody has set Agora up');
    await host.publish({ token: access.token, serverUrl: url + access.serverUrl }, film);
    // Refused until the media server has told that the host is there.
    const { recordingId } = await until(async () =>
      call('recordStart', { channelName }).then(
        ({ response }) => response,
        () => undefined,
      ),
    );
    const from = performance.now();
    await sleep(minutes * 60_000);
    await call('recordStop', { recordingId, title: room.title, visibility: 0 });
    const recordedSec = (performance.now() - from) / 1000;
    const stoppedAt = performance.now();
    const made = await until(async () => {
      const { response } = await call('recordings', { mediaType: 1, mine: true, pageIndex: 1 });
      return response.find((one) => one.recordingId === recordingId && one.state !== 0);
    });
    if (made.state !== 1 || !made.url) throw new Error(`there is no film: ${JSON.stringify(made)}`);
    const finishedSec = (performance.now() - stoppedAt) / 1000;
    const page = await browser.newPage();
    await page.goto(`${url}/health`);
    const places = Array.from({ length: PLACES }, () => Math.random() * 0.98);
    const { durationSec, seeks, endedSec } = await playbackOf(page, url + made.url, places);
    await page.close();
    const name = `${minutes} minutes recorded`;
    return [
      { name: `${name}: size of the film`, value: made.sizeBytes / 1024 / 1024, unit: 'MB' },
      { name: `${name}: from the end until it can be played`, value: finishedSec, unit: 's' },
      {
        name: `${name}: length that is missing`,
        // Without a length it is infinite, and out.
        value: Math.abs(recordedSec - durationSec),
        unit: 's',
        bound: { max: 5 },
      },
      {
        name: `${name}: furthest from where it was to go, of ${PLACES}`,
        value: Math.max(...seeks.map(({ toSec, shownSec }) => Math.abs(toSec - shownSec))),
        unit: 's',
        bound: { max: 1 },
      },
      {
        name: `${name}: until it plays there, median`,
        value: median(seeks.map(({ tookMs }) => tookMs)),
        unit: 'ms',
      },
      {
        name: `${name}: its end, from its length`,
        value: Math.abs(durationSec - endedSec),
        unit: 's',
        bound: { max: 1 },
      },
    ];
  } finally {
    await host.kill();
    await server.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}
