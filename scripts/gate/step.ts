import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { exitOf, root, startNode } from '../process.ts';
import type { Failure, Outcome } from './failure.ts';
import { familyOf, signalAll } from './processes.ts';

/** Minutes after which a step hangs: several times what the longest takes on two busy cores. */
let patience: number | undefined = 60;

/** From now on a step takes what it takes. */
export function withoutLimit(): void {
  patience = undefined;
}

/** Runs a script of ours to its end, or ends it when it hangs. Gives the exit code, or why there is none. */
export async function runWithin(
  args: readonly string[],
  env?: Record<string, string>,
): Promise<number | 'hung'> {
  const child = startNode(args, env ? { env } : {});
  let hung = false;
  const end = () => {
    hung = true;
    signalAll(familyOf(child.pid ?? 0), 'SIGKILL');
  };
  const timer = patience === undefined ? undefined : setTimeout(end, patience * 60_000);
  const code = await exitOf(child);
  clearTimeout(timer);
  return hung ? 'hung' : code;
}

const broken = (problem: string): Outcome => ({ passed: 0, failures: [], broken: [problem] });

/** A step that is one check by itself, of a tool that answers the same each time: what it refuses is broken. */
export async function single(name: string, work: Promise<number | 'hung'>): Promise<Outcome> {
  const code = await work;
  if (code === 0) return { passed: 1, failures: [], broken: [] };
  return broken(
    code === 'hung' ? `${name} did not end` : `${name} ended with ${code}; its own words are above`,
  );
}

export interface Counted {
  /** Below `report/`. */
  file: string;
  run: () => Promise<number | 'hung'>;
  read: (json: unknown) => { passed: number; failures: Failure[] };
}

/**
 * Runs a runner that writes `report/<file>`, and reads it. One that hung, wrote no report, found no test, or failed without
 * saying what, is broken.
 */
export async function counted({ file, run, read }: Counted): Promise<Outcome> {
  const path = join(root, 'report', file);
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  const code = await run();
  if (code === 'hung') return broken('the runner did not end');
  let outcome: { passed: number; failures: Failure[] };
  try {
    outcome = read(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    return broken(`no usable report/${file}: ${(error as Error).message}`);
  }
  if (outcome.passed + outcome.failures.length === 0) return broken('the runner found nothing to run');
  const unsaid = code !== 0 && outcome.failures.length === 0;
  return { ...outcome, broken: unsaid ? [`the runner ended with ${code} and named no failure`] : [] };
}
