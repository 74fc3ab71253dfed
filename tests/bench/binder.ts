import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sign } from '../../server/contract/signature.ts';
import { freePort } from '../api/support/process.ts';
import { median, type Measure } from './measure.ts';
import { benchPath, payloadOf } from './servers/login.ts';

const signingKey = 'a signing key of the bench';
const ROUNDS = 7;
const SECONDS = 3;
const CONNECTIONS = 32;

async function startServer(file: string) {
  const port = await freePort();
  const child = fork(join(import.meta.dirname, 'servers', file), [String(port), signingKey], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error(`${file} did not start`))),
  ]);
  return { port, stop: () => child.kill('SIGKILL') };
}

/** Requests per second; throws when any was not answered with 200. */
async function load(port: number): Promise<number> {
  const host = `127.0.0.1:${port}`;
  const timestamp = String(Date.now());
  const headers = {
    'content-type': 'application/json',
    timestamp,
    deviceType: 'web',
    deviceToken: '',
    signature: sign({ host, path: benchPath, method: 'POST', timestamp }, signingKey),
  };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      join(import.meta.dirname, '../../node_modules/autocannon/autocannon.js'),
      '--json',
      `--connections=${CONNECTIONS}`,
      `--duration=${SECONDS}`,
      '--method=POST',
      `--body=${JSON.stringify(payloadOf())}`,
      ...Object.entries(headers).flatMap(([name, value]) => ['--headers', `${name}=${value}`]),
      `http://${host}${benchPath}`,
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  const result = JSON.parse(stdout) as { requests: { average: number }; errors: number; non2xx: number };
  if (result.errors || result.non2xx)
    throw new Error(`${host}: ${result.errors} errors, ${result.non2xx} refused`);
  return result.requests.average;
}

/** A validated, signed POST through the binder against the same answer from Fastify alone, in turns. */
export async function binder(): Promise<Measure[]> {
  const servers = await Promise.all([startServer('bound.ts'), startServer('bare.ts')]);
  const [ours, bare] = servers;
  const rates: { ours: number; bare: number }[] = [];
  try {
    for (let round = 0; round < ROUNDS; round++) {
      // Who goes first alternates, so that a machine that gets slower or faster favours nobody.
      const order = round % 2 ? [ours, bare] : [bare, ours];
      const measured = new Map<typeof ours, number>();
      for (const server of order) measured.set(server, await load(server.port));
      // The first round warms up.
      if (round > 0) rates.push({ ours: measured.get(ours) ?? 0, bare: measured.get(bare) ?? 0 });
    }
  } finally {
    for (const server of servers) server.stop();
  }
  return [
    { name: 'POST to Fastify alone', value: Math.round(median(rates.map((rate) => rate.bare))), unit: '/s' },
    {
      name: 'signed, validated POST through the binder',
      value: Math.round(median(rates.map((rate) => rate.ours))),
      unit: '/s',
    },
    {
      name: 'binder against Fastify alone',
      value: median(rates.map((rate) => rate.ours / rate.bare)),
      unit: 'x',
      bound: { min: 0.6 },
    },
  ];
}
