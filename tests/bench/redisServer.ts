import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createClient } from '@redis/client';
import { freePort } from '../api/support/process.ts';

export interface RunningRedis {
  url: string;
  stop: () => Promise<void>;
}

/** A Redis that keeps nothing; undefined where `redis-server` is not installed. */
export async function startRedisServer(): Promise<RunningRedis | undefined> {
  if (spawnSync('redis-server', ['--version']).status !== 0) return undefined;
  const port = await freePort();
  const child = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], {
    stdio: 'ignore',
  });
  const url = `redis://127.0.0.1:${port}`;
  const client = createClient({ url, socket: { reconnectStrategy: 50 } });
  // It is asked until it has started.
  client.on('error', () => {});
  await client.connect();
  client.destroy();
  return {
    url,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
