import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { addressOf } from './rules.ts';

// A hook sets some of these for its own repository; ours is the one that the folder is in.
const ofHooks = new Set(['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX']);
const inherited = Object.entries(process.env).filter(([name]) => !ofHooks.has(name));
const env = { ...Object.fromEntries(inherited), GIT_OPTIONAL_LOCKS: '0', LC_ALL: 'C' };

function git(cwd: string, args: readonly string[], input?: string): Promise<Buffer> {
  return new Promise((done, fail) => {
    const child = execFile(
      'git',
      [...args],
      { cwd, env, encoding: 'buffer', maxBuffer: 2 ** 30, windowsHide: true },
      (error, stdout) => (error ? fail(error) : done(stdout)),
    );
    // git may end before it has read all; what it says then is the error that counts.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input ?? '');
  });
}

const text = async (cwd: string, args: readonly string[]) => (await git(cwd, args)).toString('utf8').trim();
const textOrNull = (cwd: string, args: readonly string[]) => text(cwd, args).catch(() => null);

export interface Bases {
  /** Commits whose decisions and baselines must not be lost. */
  commits: readonly string[];
  /** The commit after which everything is new; none when all of it is. */
  since: string | undefined;
  /** Whether HEAD is on the main branch, so that the commits before it are reviewed and perhaps squashed. */
  onMain: boolean;
}

/** What git knows about a store. Paths are from the store's root. Methods reject when git does. */
export class History {
  readonly #top: string;
  readonly #prefix: string;
  readonly shallow: boolean;
  /** Null before the first commit. */
  readonly head: string | null;

  constructor(top: string, prefix: string, shallow: boolean, head: string | null) {
    this.#top = top;
    this.#prefix = prefix;
    this.shallow = shallow;
    this.head = head;
  }

  /**
   * Where this branch left main (`base` names another one); on main itself, its head and the parents of it. The
   * parents of a merge always count: it is the merge that loses things.
   */
  async bases(base?: string): Promise<Bases> {
    const head = this.head;
    if (!head) return { commits: [], since: undefined, onMain: false };
    const [, ...parents] = (await text(this.#top, ['rev-list', '--parents', '-n', '1', head])).split(' ');
    const known = ['for-each-ref', '--format=%(refname)', 'refs/heads/main', 'refs/remotes/origin/main'];
    const main = base ?? (await text(this.#top, known)).split('\n').at(-1);
    const fork = main ? await text(this.#top, ['merge-base', head, main]) : head;
    if (fork === head) return { commits: [head, ...parents], since: parents[0], onMain: true };
    const merged = parents.length > 1 ? parents : [];
    return { commits: [...new Set([fork, ...merged])], since: fork, onMain: false };
  }

  /** The ids of the store's files in a commit, by path. */
  async files(commit: string): Promise<Map<string, string>> {
    const args = ['ls-tree', '-r', '-z', commit, ...(this.#prefix ? ['--', this.#prefix] : [])];
    const entries = (await git(this.#top, args)).toString('utf8').split('\0');
    return new Map(
      entries.flatMap((entry) => {
        const [info = '', path = ''] = entry.split('\t');
        const id = info.split(' ')[2];
        return id ? [[path.slice(this.#prefix.length), id] as const] : [];
      }),
    );
  }

  /** Texts by id, in one call. */
  async texts(ids: readonly string[]): Promise<Map<string, string>> {
    const found = new Map<string, string>();
    if (ids.length === 0) return found;
    const output = await git(this.#top, ['cat-file', '--batch'], `${ids.join('\n')}\n`);
    let at = 0;
    while (at < output.length) {
      const end = output.indexOf(10, at);
      const [id = '', , size] = output.subarray(at, end).toString('utf8').split(' ');
      at = end + 1;
      if (size === undefined) continue;
      found.set(id, output.subarray(at, at + Number(size)).toString('utf8'));
      at += Number(size) + 1;
    }
    return found;
  }

  /**
   * Addresses of those who stand behind each decision that came in after `since`, by path: author and committer of the
   * commit, and who its message names as having approved. A squashed commit has the trailers of others in the middle.
   */
  async decided(since: string | undefined): Promise<Map<string, ReadonlySet<string>>> {
    if (!this.head) return new Map();
    const format = '--format=%x01%ae%x02%aE%x02%ce%x02%cE%x02%B%x02';
    const output = await git(this.#top, [
      'log',
      '-z',
      '-c',
      '--diff-filter=A',
      '--no-renames',
      '--name-only',
      format,
      this.head,
      ...(since ? [`^${since}`] : []),
      '--',
      ...['decisions', 'reviews'].map((folder) => `:(top,literal)${this.#prefix}${folder}`),
    ]);
    const found = new Map<string, Set<string>>();
    for (const commit of output.toString('utf8').split('\x01').slice(1)) {
      const parts = commit.split('\x02');
      const trailers = [
        ...(parts[4] ?? '').matchAll(/^[\s*-]*(?:Visual-Approved-by|Co-authored-by):.*<([^<>]+)>/gim),
      ];
      const people = [...parts.slice(0, 4), ...trailers.map(([, address = '']) => address)].map(addressOf);
      for (const path of (parts[5] ?? '').split('\0').map((path) => path.trim()))
        if (path.startsWith(this.#prefix)) {
          const key = path.slice(this.#prefix.length);
          found.set(key, new Set([...(found.get(key) ?? []), ...people]));
        }
    }
    return found;
  }

  /** Addresses of those who wrote anything but decisions and baselines after `since`. */
  async authors(since: string | undefined): Promise<string[]> {
    if (!this.head) return [];
    const output = await text(this.#top, [
      'log',
      '--no-merges',
      '--format=%aE',
      this.head,
      ...(since ? [`^${since}`] : []),
      '--',
      ':(top)',
      ...['baselines', 'images', 'elements', 'decisions', 'reviews'].map(
        (folder) => `:(top,exclude,literal)${this.#prefix}${folder}`,
      ),
    ]);
    return [...new Set(output.split('\n').filter(Boolean).map(addressOf))];
  }

  /** `Name <address>` of who works here; null when git was not told. */
  async user(): Promise<string | null> {
    const [name, address] = await Promise.all(
      ['user.name', 'user.email'].map((key) => textOrNull(this.#top, ['config', key])),
    );
    return name && address ? `${name} <${address}>` : null;
  }
}

/** The history of the repository that a store's folder is in, or is to be in; undefined outside git. */
export async function openHistory(root: string): Promise<History | undefined> {
  let folder = resolve(root);
  while (!existsSync(folder) && dirname(folder) !== folder) folder = dirname(folder);
  const answer = await textOrNull(folder, [
    'rev-parse',
    '--show-toplevel',
    '--is-shallow-repository',
    '--show-prefix',
  ]);
  if (answer === null) return undefined;
  const [top = '', shallow, prefix = ''] = answer.split('\n');
  const below = relative(folder, resolve(root)).replaceAll('\\', '/');
  const head = await textOrNull(folder, ['rev-parse', '--verify', '-q', 'HEAD']);
  return new History(join(top), `${prefix}${below && `${below}/`}`, shallow === 'true', head || null);
}
