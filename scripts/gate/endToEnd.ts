import { globSync } from 'node:fs';
import { bin, root } from '../process.ts';
import type { Outcome } from './failure.ts';
import { hashOfProof, isProved, noteProved, proofs, type ProofName } from './proofs.ts';
import { readPlaywright, type PlaywrightReport } from './readPlaywright.ts';
import { runners } from './runners.ts';
import { counted, runWithin } from './step.ts';

/** Tests of the harness and of the build, by the proof that holds while what they test is as it was. */
export const proving = {
  visualReview: ['tests/e2e/visual.e2e.ts', 'tests/e2e/visualJourney.e2e.ts'],
  prerender: ['tests/e2e/prerender.e2e.ts'],
  update: ['tests/e2e/update.e2e.ts'],
} as const satisfies Partial<Record<ProofName, readonly string[]>>;

const names = Object.keys(proving) as (keyof typeof proving)[];

/** Playwright takes patterns of paths. */
const patternOf = (file: string) => file.replaceAll('.', String.raw`\.`);

/** End to end, the proofs that `stand` left out. One that was not left out and passed is noted. */
async function play(room: number, stand: readonly (keyof typeof proving)[]): Promise<Outcome> {
  const left = new Set<string>(stand.flatMap((name) => proving[name]));
  const files = globSync(runners.e2e, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !left.has(file));
  const hashes = names.map((name) => [name, hashOfProof(proofs[name])] as const);
  const outcome = await counted({
    file: 'e2e.json',
    run: () => runWithin([bin.playwright, 'test', ...files.map(patternOf), `--max-failures=${room}`]),
    read: (json) => readPlaywright(root, json as PlaywrightReport),
  });
  for (const name of passedIn(outcome, room))
    if (!stand.includes(name)) noteProved(name, hashes.find(([one]) => one === name)?.[1] ?? '');
  return outcome;
}

/** The proofs of which no test failed, in a run that came to its end. */
export function passedIn({ failures, broken }: Outcome, room: number): (keyof typeof proving)[] {
  if (broken.length || failures.length >= room) return [];
  const failed = new Set(failures.map(({ alone }) => ('file' in alone ? alone.file : '')));
  return names.filter((name) => !proving[name].some((file) => failed.has(file)));
}

export const endToEndWhole = (room: number): Promise<Outcome> => play(room, []);

/** Every journey; what tests the harness or the build only where that is not as it was last proved. */
export function endToEnd(room: number): Promise<Outcome> {
  const stand = names.filter((name) => isProved(name));
  if (stand.length) console.log(`Left out, for it is as it was when it passed: ${stand.join(', ')}`);
  return play(room, stand);
}
