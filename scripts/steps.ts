import { chromaticFromEnvironment, runChromatic } from '@rolecast/visual-review/chromatic.ts';
import type { Report } from '@rolecast/visual-review/types.ts';
import config from '../visual.config.ts';
import { ensureBrowser } from './ensureBrowser.ts';
import { endToEnd, endToEndWhole } from './gate/endToEnd.ts';
import { isClean, type Outcome } from './gate/failure.ts';
import { Gate } from './gate/gate.ts';
import { hashOfProof, isProved, noteProved, proofs } from './gate/proofs.ts';
import { readJest, type JestReport } from './gate/readJest.ts';
import { readVisual } from './gate/readVisual.ts';
import { listedOnly } from './gate/runners.ts';
import { counted, runWithin, single } from './gate/step.ts';
import {
  filesOf,
  leftOnly,
  leftTag,
  readStoryIndex,
  requireAll,
  storiesOf,
  storyOfTest,
  unplayed,
} from './gate/stories.ts';
import { bin, root } from './process.ts';
import { sampleOf } from './runnerSample.ts';
import { buildIfStale, rebuild } from './stamp.ts';
import { storybook } from './storybookBuild.ts';
import { app, run as buildApp } from './tasks/build.ts';
import { run as proveSpec } from './tasks/spec.ts';

/** `room`: how many checks may fail until the run is lost. */
type Step = (room: number) => Promise<Outcome>;

const unbuilt: Outcome = { passed: 0, failures: [], broken: ['what it tests does not build'] };

const vitest =
  (project: string, env?: Record<string, string>, files: readonly string[] = []): Step =>
  (room) =>
    counted({
      file: `${project}.json`,
      run: () =>
        runWithin(
          [
            bin.vitest,
            'run',
            ...files,
            `--project=${project}`,
            `--bail=${room}`,
            '--reporter=default',
            '--reporter=json',
            `--outputFile.json=report/${project}.json`,
          ],
          env,
        ),
      read: (json) => {
        const report = json as JestReport;
        const { passed, failures } = readJest(root, report, (file, name) => ({
          check: name === undefined ? file : `${file} › ${name}`,
          alone: { runner: 'vitest', project, file, ...(name === undefined ? {} : { name }) },
        }));
        if (project === 'stories') failures.push(...unplayed(playedIn(env), report));
        return { passed, failures };
      },
    });

/** Every API test on both databases. */
async function apiWhole(room: number): Promise<Outcome> {
  const hash = hashOfProof(proofs.apiOnBoth);
  const outcome = await vitest('api')(room);
  if (isClean(outcome)) noteProved('apiOnBoth', hash);
  return outcome;
}

/** The API tests on PostgreSQL, and on PGlite those that are listed, or all where PGlite may answer otherwise by now. */
function api(room: number): Promise<Outcome> {
  if (isProved('apiOnBoth')) return vitest('api', { [listedOnly]: 'listed' })(room);
  console.log('The database layer is not as it was last proved: every API test runs on PGlite too.');
  return apiWhole(room);
}

/** Stories that the Vitest addon plays in an environment. */
const playedIn = (env: Record<string, string> = {}) =>
  storiesOf(readStoryIndex()).filter(({ tags }) => !env[leftOnly] || tags?.includes(leftTag));

/** Stories of the workbench, played by the Vitest addon. Of a part it is told the files: it would read all others to find nothing there. */
const inVitest =
  (env?: Record<string, string>): Step =>
  async (room) => {
    if ((await buildIfStale(storybook)) !== 0) return unbuilt;
    const stories = playedIn(env);
    const files = env ? filesOf(stories) : [];
    return requireAll(stories.length, await vitest('stories', env, files)(room));
  };

/** How many stories the test runner plays in the gate. */
const sampleSize = 24;

/** Pages and flows as @storybook/test-runner plays them, in the dark theme. */
async function inTestRunner(choose: (ids: string[]) => string[]): Promise<Outcome> {
  if ((await buildIfStale(storybook)) !== 0) return unbuilt;
  const index = readStoryIndex();
  const ids = choose(storiesOf(index).map(({ id }) => id));
  const outcome = await counted({
    file: 'runner.json',
    run: () => runWithin(['scripts/runner.ts', '--only', ids.join()]),
    read: (json) =>
      readJest(root, json as JestReport, (_, name) => {
        const story = name === undefined ? (ids[0] ?? '') : storyOfTest(index, name);
        return { check: `test runner › ${story}`, alone: { runner: 'testRunner', story } };
      }),
  });
  return requireAll(ids.length, outcome);
}

/** Every story played, asked whether it holds, and drawn against what is approved; by itself it approves nothing. */
async function visualReview(room: number): Promise<Outcome> {
  const outcome = await counted({
    file: 'visual/report.json',
    run: () => runWithin(['scripts/run.mjs', 'visual', 'run', '--check', '--bail', String(room)]),
    read: (json) => readVisual(config.report, config.store, json as Report),
  });
  const code = await runChromatic({ storybook: storybook.out, ...chromaticFromEnvironment() });
  return code === 0 ? outcome : { ...outcome, broken: [...outcome.broken, 'Chromatic said no'] };
}

/** End to end on the built application. */
const inBrowser =
  (play: Step): Step =>
  async (room) =>
    (await buildIfStale(app)) === 0 ? play(room) : unbuilt;

const tool =
  (name: string, args: readonly string[]): Step =>
  () =>
    single(name, runWithin(args));

/** What is played and drawn in full size by hand, and in part by CI. */
export const wholeSteps = {
  apiWhole,
  e2eWhole: inBrowser(endToEndWhole),
  storiesWhole: inVitest(),
  runnerWhole: () => inTestRunner((ids) => ids.filter((id) => /^(pages|flows)-/.test(id))),
} satisfies Record<string, Step>;

/** Everything that CI does, in this order. */
export const steps = {
  types: tool('tsc', [bin.tsc, '--noEmit', '--project', 'tsconfig.json']),
  lint: tool('oxlint', [bin.oxlint, '--deny-warnings']),
  format: tool('prettier', [bin.prettier, '--check', '--log-level', 'warn', '.']),
  architecture: vitest('architecture'),
  unit: vitest('unit'),
  contract: tool('gen --check', ['scripts/gen.ts', '--check']),
  spec: () => single('spec', proveSpec([])),
  api,
  build: () => single('the build', buildApp()),
  storybook: () => single('Storybook', rebuild(storybook)),
  browser: () =>
    single(
      'the browser',
      ensureBrowser().then(() => 0),
    ),
  // Every other story is played by the visual review.
  stories: inVitest({ [leftOnly]: 'left' }),
  runner: () => inTestRunner((ids) => sampleOf(ids, sampleSize)),
  verify: tool('visual verify', ['scripts/run.mjs', 'visual', 'verify']),
  visual: visualReview,
  e2e: inBrowser(endToEnd),
} satisfies Record<string, Step>;

export type StepName = keyof typeof steps | keyof typeof wholeSteps;

/**
 * Runs the steps, each in spite of the failures before it, then what failed once more alone. Gives the exit code. `onPassed`
 * hears at once of each step of which everything passed at the first try.
 */
export async function runSteps(
  names: readonly StepName[],
  onPassed?: (name: StepName) => void,
): Promise<number> {
  const gate = new Gate();
  for (const name of names) {
    const row = await gate.run({ name, run: { ...steps, ...wholeSteps }[name] });
    if (gate.isClean(row)) onPassed?.(name);
    if (gate.isLost) break;
  }
  await gate.settle();
  return gate.close();
}
