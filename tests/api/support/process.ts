import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OperationId, RequestBody } from '#openapi/contract.ts';
import { operations } from '#openapi/generated/operations.ts';
import { sign } from '../../../server/contract/signature.ts';

const root = join(import.meta.dirname, '../../..');
const START_MS = 60_000;

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** `node server/main.ts` as a process of its own, on PGlite in `dataDir`. */
export class MainProcess {
  readonly port: number;
  readonly child: ReturnType<typeof spawn>;
  /** With the exit code; null when a signal ended it. */
  readonly ended: Promise<number | null>;
  output = '';
  readonly #key: string;

  constructor(dataDir: string, port: number, env: Record<string, string> = {}) {
    this.port = port;
    this.#key = env.API_SIGNING_KEY ?? 'rolecast-demo-signing-key';
    this.child = spawn(process.execPath, ['server/main.ts', '--empty'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'warn', ...env },
    });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', (text) => (this.output += String(text)));
    this.ended = new Promise((resolve) => this.child.once('exit', (code) => resolve(code)));
  }

  /** Resolves when it answers. */
  async answering(): Promise<void> {
    const deadline = Date.now() + START_MS;
    while (this.child.exitCode === null && this.child.signalCode === null && Date.now() < deadline) {
      const answer = await fetch(`http://127.0.0.1:${this.port}/health`).catch(() => undefined);
      if (answer?.ok) return;
      await sleep(20);
    }
    const end = this.child.exitCode ?? this.child.signalCode ?? 'still running';
    throw new Error(`the server did not start (${end}):\n${this.output}`);
  }

  /** Undefined when there was no answer. */
  async call<Op extends OperationId>(
    op: Op,
    payload: RequestBody<Op>,
    token: string,
  ): Promise<{ status: number; body: unknown } | undefined> {
    const { path, method } = operations[op];
    const host = `127.0.0.1:${this.port}`;
    const timestamp = String(Date.now());
    try {
      const response = await fetch(`http://${host}${path}`, {
        method: method.toUpperCase(),
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          timestamp,
          signature: sign({ host, path, method, timestamp }, this.#key),
        },
        body: JSON.stringify(payload),
      });
      return { status: response.status, body: await response.json() };
    } catch {
      return undefined;
    }
  }

  async kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    this.child.kill(signal);
    return this.ended;
  }
}
