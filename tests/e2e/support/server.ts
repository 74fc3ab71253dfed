import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { DatabaseKind } from '../../api/support/databases.ts';
import { createDatabase } from '../../api/support/postgres.ts';
import { freePort, MainProcess } from '../../api/support/process.ts';
import { postgresUrl } from './postgres.ts';

const CODE_MS = 10_000;
const laterClock = pathToFileURL(join(import.meta.dirname, 'laterClock.ts')).href;

export interface OutboxRow {
  kind: 'sms' | 'email';
  recipient: string;
  subject: string | null;
  body: string;
}

/** Members come from addresses of their own. */
const behindProxy = { TRUST_PROXY: '1' };

interface ServerChoices {
  database?: DatabaseKind;
  env?: Record<string, string>;
  prepare?: (dataDir: string) => Promise<void>;
}

/** The real server with an empty database and a folder of its own, serving the built application; it can be killed and come back. */
export class ServerProcess {
  readonly #dataDir: string;
  readonly #env: Record<string, string>;
  #process: MainProcess;
  readonly #dropDatabase: (() => Promise<void>) | undefined;
  #aheadMs = 0;

  private constructor(
    dataDir: string,
    port: number,
    env: Record<string, string>,
    dropDatabase: (() => Promise<void>) | undefined,
  ) {
    this.#dataDir = dataDir;
    this.#dropDatabase = dropDatabase;
    this.#env = { ...behindProxy, ...env };
    this.#process = new MainProcess(dataDir, port, this.#env);
  }

  /**
   * `database`: the embedded one when nothing is said. `env`: settings beside those of every test. `prepare` may fill the folder
   * before the server opens it.
   */
  static async start({ database = 'pglite', env = {}, prepare }: ServerChoices = {}): Promise<ServerProcess> {
    const dataDir = mkdtempSync(join(tmpdir(), 'rolecast-e2e-'));
    await prepare?.(dataDir);
    const created = database === 'postgres' ? await createDatabase(postgresUrl()) : undefined;
    const all = { ...env, ...(created ? { DATABASE_URL: created.url } : {}) };
    const server = new ServerProcess(dataDir, await freePort(), all, created?.drop);
    await server.#process.answering();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#process.port}`;
  }

  /** As a power cut would end it: no goodbye. */
  async kill(): Promise<void> {
    await this.#process.kill('SIGKILL');
  }

  /**
   * Starts it again on the same port and data, with its clock that much further on; resolves when it answers. The clock never goes
   * back: what earlier tests have planned is where it was.
   */
  async restart({ laterMs = 0 }: { laterMs?: number } = {}): Promise<void> {
    this.#aheadMs += laterMs;
    const env = this.#aheadMs
      ? { ...this.#env, NODE_OPTIONS: `--import=${laterClock}?ms=${this.#aheadMs}` }
      : this.#env;
    this.#process = new MainProcess(this.#dataDir, this.#process.port, env);
    await this.#process.answering();
  }

  /** What `npm run admin -- …` prints. The embedded database has one process at a time: the server rests meanwhile. */
  async admin(...args: string[]): Promise<string> {
    await this.#process.kill('SIGTERM');
    const { stdout } = await promisify(execFile)(process.execPath, ['server/admin/admin.ts', ...args], {
      cwd: join(import.meta.dirname, '../../..'),
      env: { PATH: process.env.PATH, DATA_DIR: this.#dataDir, LOG_LEVEL: 'warn', ...this.#env },
    });
    await this.restart();
    return stdout;
  }

  /** Ends it in order and removes its data. */
  async stop(): Promise<void> {
    if (this.#process.child.exitCode === null && this.#process.child.signalCode === null)
      await this.#process.kill('SIGTERM');
    await this.#dropDatabase?.();
    rmSync(this.#dataDir, { recursive: true, force: true });
  }

  /** Messages to a phone (E.164) or an address, newest first. */
  async outbox(recipient: string): Promise<OutboxRow[]> {
    const answer = await fetch(`${this.url}/dev/outbox`, { headers: { accept: 'application/json' } });
    if (!answer.ok) throw new Error(`/dev/outbox answered ${answer.status}`);
    const rows = (await answer.json()) as OutboxRow[];
    return rows.filter((row) => row.recipient === recipient);
  }

  /** The newest one-time code that was sent; waits for the first one. `after`: not this one again. */
  async codeFor(recipient: string, { after }: { after?: string } = {}): Promise<string> {
    const deadline = Date.now() + CODE_MS;
    while (Date.now() < deadline) {
      const [newest] = await this.outbox(recipient);
      const code = newest && /\b\d{6}\b/.exec(newest.body)?.[0];
      if (code && code !== after) return code;
      await sleep(50);
    }
    throw new Error(`no code was sent to ${recipient}`);
  }
}
