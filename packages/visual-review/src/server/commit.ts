import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VisualError } from '../types.ts';

const parts = ['baselines', 'images', 'decisions', 'reviews', 'env.json'];

interface Answer {
  ok: boolean;
  stdout: string;
  stderr: string;
}

const git = (root: string, args: readonly string[], env: Record<string, string> = {}) =>
  new Promise<Answer>((resolve) => {
    execFile(
      'git',
      [...args],
      { cwd: root, env: { ...process.env, ...env }, maxBuffer: 2 ** 26 },
      (error, stdout, stderr) => resolve({ ok: error === null, stdout, stderr }),
    );
  });

/** Files of the store that differ from HEAD, from the store's root; undefined outside git. */
async function changed(root: string): Promise<string[] | undefined> {
  const prefix = await git(root, ['rev-parse', '--show-prefix']);
  if (!prefix.ok) return undefined;
  const status = await git(root, [
    'status',
    '--porcelain',
    '-z',
    '--no-renames',
    '--untracked-files=all',
    '--',
    ...parts,
  ]);
  if (!status.ok) return undefined;
  return status.stdout
    .split('\0')
    .filter(Boolean)
    .map((entry) => entry.slice(3 + prefix.stdout.trim().length));
}

/** How many files of the store are not in git yet; undefined outside git. */
export const countUncommitted = async (root: string) => (await changed(root))?.length;

/** The commit that is checked out; null outside git and before the first one. */
export async function headOf(root: string): Promise<string | null> {
  const { ok, stdout } = await git(root, ['rev-parse', '--verify', '-q', 'HEAD']);
  return ok ? stdout.trim() : null;
}

/** Everybody whose decision is among the files: `verify` holds each decision against its commit. */
function decidersOf(root: string, files: readonly string[]): string[] {
  const people = files
    .filter((file) => /^(?:decisions|reviews)\//.test(file))
    .flatMap((file) => {
      try {
        return [(JSON.parse(readFileSync(join(root, file), 'utf8')) as { by: string }).by];
      } catch {
        // Pruned, or broken, which `verify` says.
        return [];
      }
    });
  return [...new Set(people)];
}

/**
 * Commits the store's files and nothing else that is changed or staged. Author is `by` (`Name <address>`), who is also
 * the committer where git knows none. Resolves with the short id; rejects with a VisualError.
 */
export async function commitStore(root: string, message: string, by: string): Promise<string> {
  const files = await changed(root);
  if (!files) throw new VisualError('There is no git repository here, so nothing can be committed.');
  if (files.length === 0)
    throw new VisualError('There is nothing to commit: every decision is in git already.');
  const [, name = '', address = ''] = /^(.+) <(.+)>$/.exec(by) ?? [];
  const [known, present] = await Promise.all([
    git(root, ['config', 'user.email']),
    git(root, ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...parts]),
  ]);
  const env: Record<string, string> = known.ok
    ? {}
    : { GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: address };
  // What git has never heard of is an error to it.
  const own = parts.filter((part) =>
    [...present.stdout.split('\0'), ...files].some((file) => file === part || file.startsWith(`${part}/`)),
  );
  const trailers = [...new Set([...decidersOf(root, files), by])].flatMap((person) => [
    '--trailer',
    `Visual-Approved-by: ${person}`,
  ]);
  const added = await git(root, ['add', '--all', '--', ...own]);
  const done = added.ok
    ? await git(
        root,
        ['commit', '--quiet', '--author', by, '-m', message, ...trailers, '--only', '--', ...own],
        env,
      )
    : added;
  if (!done.ok)
    throw new VisualError(
      `git did not commit: ${(done.stderr || done.stdout).trim().slice(0, 600) || 'it gave no reason'}`,
    );
  return (await git(root, ['rev-parse', '--short', 'HEAD'])).stdout.trim();
}
