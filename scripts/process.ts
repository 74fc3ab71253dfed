import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export const root = join(import.meta.dirname, '..');

/** Programs of node_modules by the file that Node runs: no shell, no PATH, the same on every system. */
export const bin = {
  oxlint: 'node_modules/oxlint/bin/oxlint',
  playwright: 'node_modules/@playwright/test/cli.js',
  prettier: 'node_modules/prettier/bin/prettier.cjs',
  storybook: 'node_modules/storybook/dist/bin/dispatcher.js',
  testStorybook: 'node_modules/@storybook/test-runner/dist/test-storybook.js',
  tsc: 'node_modules/typescript-7/bin/tsc',
  vite: 'node_modules/vite/bin/vite.js',
  vitest: 'node_modules/vitest/vitest.mjs',
} as const;

export interface StartOptions {
  env?: Record<string, string>;
  /** Put before every line of output. */
  prefix?: string;
}

const running = new Set<ChildProcess>();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    // With children, they decide when it is over; without, the signal means what it always means.
    if (running.size === 0) process.exit(1);
    for (const child of running) child.kill(signal);
  });

/** Starts a script under the Node that runs us. Signals that we get, it gets. */
export function startNode(args: readonly string[], { env, prefix }: StartOptions = {}): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: prefix ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env },
  });
  running.add(child);
  child.on('exit', () => running.delete(child));
  for (const stream of [child.stdout, child.stderr])
    if (stream) createInterface({ input: stream }).on('line', (line) => console.log(prefix + line));
  return child;
}

/** Resolves with the exit code; 1 when a signal ended it. */
export const exitOf = (child: ChildProcess) =>
  new Promise<number>((resolve, reject) =>
    child.on('error', reject).on('exit', (code) => resolve(code ?? 1)),
  );

export const runNode = (args: readonly string[], options?: StartOptions) => exitOf(startNode(args, options));

/** The commit that is checked out; null outside of git. */
export function headOf(folder: string): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}
