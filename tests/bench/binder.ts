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

type Server = Awaited<ReturnType<typeof startServer>>;

async function startServer(file: string) {
  const port = await freePort();
  const child = fork(join(import.meta.dirname, 'servers', file), [String(port), signingKey], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error(`${file} did not start`))),
  ]);
  /** Microseconds of processor time of its main thread: the database has a thread of its own. */
  const cpu = async () => {
    child.send('cpu');
    const [{ user, system }] = (await once(child, 'message')) as [NodeJS.CpuUsage];
    return user + system;
  };
  return { port, cpu, stop: () => child.kill('SIGKILL') };
}

interface Rate {
  perSecond: number;
  /** Microseconds of processor time for one request: what a busy machine does not change. */
  cpu: number;
}

/** Throws when any request was not answered with 200. */
async function load({ port, cpu }: Server): Promise<Rate> {
  const before = await cpu();
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
  const after = await cpu();
  const result = JSON.parse(stdout) as {
    requests: { average: number; total: number };
    errors: number;
    non2xx: number;
  };
  if (result.errors || result.non2xx)
    throw new Error(`${host}: ${result.errors} errors, ${result.non2xx} refused`);
  return { perSecond: result.requests.average, cpu: (after - before) / result.requests.total };
}

/** A validated, signed POST through the binder against the same answer from Fastify alone, in turns. */
export async function binder(): Promise<Measure[]> {
  const ours = await startServer('bound.ts');
  const bare = await startServer('bare.ts');
  const rates: { ours: Rate; bare: Rate }[] = [];
  try {
    for (let round = 0; round < ROUNDS; round++) {
      // Who goes first alternates, so that a machine that gets slower or faster favours nobody.
      const first = await load(round % 2 ? ours : bare);
      const second = await load(round % 2 ? bare : ours);
      // The first round warms up.
      if (round > 0) rates.push(round % 2 ? { ours: first, bare: second } : { ours: second, bare: first });
    }
  } finally {
    ours.stop();
    bare.stop();
  }
  const middle = (pick: (rate: { ours: Rate; bare: Rate }) => number) => median(rates.map(pick));
  return [
    { name: 'POST to Fastify alone', value: Math.round(middle((rate) => rate.bare.perSecond)), unit: '/s' },
    {
      name: 'signed, validated POST through the binder',
      value: Math.round(middle((rate) => rate.ours.perSecond)),
      unit: '/s',
    },
    {
      name: 'binder against Fastify alone',
      value: middle((rate) => rate.ours.perSecond / rate.bare.perSecond),
      unit: 'x',
      bound: { min: 0.6 },
    },
    { name: 'the same by processor time', value: middle((rate) => rate.bare.cpu / rate.ours.cpu), unit: 'x' },
  ];
}
