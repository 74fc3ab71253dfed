import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, type Config } from '../../server/config.ts';
import { openDatabase, type OpenDatabase } from '../../server/db/open.ts';
import { startPostgres, withDatabase } from '../api/support/postgres.ts';
import { freePort, MainProcess } from '../api/support/process.ts';
import type { Measure } from './measure.ts';

/** Servers on one database: three on PostgreSQL, or one on PGlite. */
export class Servers {
  readonly running: MainProcess[] = [];
  readonly config: Config;
  readonly #env: Record<string, string>;

  constructor(config: Config, env: Record<string, string>) {
    this.config = config;
    this.#env = { CALLS_PER_MINUTE: '100000', ...env };
  }

  async start(count: number): Promise<void> {
    const started = await Promise.all(
      Array.from({ length: count }, async () => {
        const server = new MainProcess(this.config.dataDir, await freePort(), this.#env);
        await server.answering();
        return server;
      }),
    );
    this.running.push(...started);
  }

  /** Ends one at once, and starts another in its place. */
  async killOne(): Promise<void> {
    const [victim] = this.running.splice(Math.floor(Math.random() * this.running.length), 1);
    await victim?.kill('SIGKILL');
    await this.start(1);
  }

  async end(): Promise<void> {
    await Promise.all(this.running.splice(0).map((server) => server.kill('SIGTERM')));
  }
}

export interface Kind {
  name: string;
  processes: number;
  open: (run: (config: Config, env: Record<string, string>) => Promise<Measure[]>) => Promise<Measure[]>;
}

export const kinds: Kind[] = [
  {
    name: 'PostgreSQL, three servers',
    processes: 3,
    async open(run) {
      const folder = mkdtempSync(join(tmpdir(), 'rolecast-sale-'));
      const postgres = await startPostgres();
      try {
        const env = { DATABASE_URL: withDatabase(postgres.url, 'postgres') };
        return await run(readConfig({ DATA_DIR: folder, ...env }), env);
      } finally {
        await postgres.stop();
        rmSync(folder, { recursive: true, force: true });
      }
    },
  },
  {
    name: 'PGlite, one server',
    processes: 1,
    async open(run) {
      const folder = mkdtempSync(join(tmpdir(), 'rolecast-sale-'));
      try {
        return await run(readConfig({ DATA_DIR: folder }), {});
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  },
];

/** With the database open alone: the embedded one has room for one process. */
export async function alone<R>(config: Config, run: (database: OpenDatabase) => Promise<R>): Promise<R> {
  const database = await openDatabase(config);
  try {
    return await run(database);
  } finally {
    await database.close();
  }
}
