import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  fromJest,
  fromPlaywright,
  fromVisual,
  judge,
  nothing,
  requireAll,
  storiesIn,
  type Count,
} from './count.ts';
import { ensureBrowser } from './ensureBrowser.ts';
import { chromaticFromEnvironment, runChromatic } from '../tests/visual/chromatic.ts';
import { failuresOfJest, failuresOfPlaywright, failuresOfVisual } from './failures.ts';
import { bin, root, runNode } from './process.ts';
import { serveFolder } from './serve.ts';
import { buildIfStale, rebuild } from './stamp.ts';
import { storybook } from './storybookBuild.ts';
import { app, run as buildApp } from './tasks/build.ts';
import { run as proveSpec } from './tasks/spec.ts';

type Step = () => Promise<Count>;

/** What failed, said once more at the end: whoever reads only the end of a long log still learns it. */
const failures: string[] = [];

/** A step that is one check by itself. */
const single = async (code: Promise<number>): Promise<Count> =>
  judge(await code, { passed: (await code) === 0 ? 1 : 0, failed: 0 });

/** Runs a runner that writes `report/<file>`, and counts what stands in it. */
async function counted<Counts, Failures>(
  file: string,
  run: () => Promise<number>,
  read: (json: Counts) => Count,
  failuresOf: (json: Failures) => string[],
): Promise<Count> {
  const path = join(root, 'report', file);
  mkdirSync(join(root, 'report'), { recursive: true });
  rmSync(path, { force: true });
  const code = await run();
  try {
    const report = JSON.parse(readFileSync(path, 'utf8')) as Counts & Failures;
    failures.push(...failuresOf(report));
    return judge(code, read(report));
  } catch (error) {
    console.error(`No usable report/${file}: ${(error as Error).message}`);
    return judge(1, nothing);
  }
}

const inFiles = (report: Parameters<typeof failuresOfJest>[1]) => failuresOfJest(root, report);

const vitest = (project: string) => () =>
  counted(
    `${project}.json`,
    () =>
      runNode([
        bin.vitest,
        'run',
        `--project=${project}`,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=report/${project}.json`,
      ]),
    fromJest,
    inFiles,
  );

async function everyStory(run: Step, of = /./): Promise<Count> {
  if ((await buildIfStale(storybook)) !== 0) return judge(1, nothing);
  const expected = storiesIn(
    JSON.parse(readFileSync(join(root, 'storybook-static/index.json'), 'utf8')) as Parameters<
      typeof storiesIn
    >[0],
    of,
  );
  const ran = await run();
  const count = requireAll(expected, ran);
  if (count.failed > ran.failed)
    console.error(`${count.failed - ran.failed} of ${expected} stories were not run`);
  return count;
}

/** What the test runner plays: it takes four times as long as the Vitest project, which plays every story. */
const wholeScreens = ['pages', 'flows'];

/** The screens of the static workbench as the test runner sees them, in the dark theme. */
async function testRunner(): Promise<Count> {
  const site = await serveFolder(join(root, 'storybook-static'));
  // --outputFile is known to it as a flag: the path must be the first of the free arguments.
  const args = [
    '--url',
    site.url,
    '--index-json',
    '--maxWorkers',
    '2',
    '--testTimeout',
    '60000',
    '--failOnConsole',
  ];
  try {
    return await counted(
      'runner.json',
      () =>
        runNode([
          bin.testStorybook,
          ...args,
          '--json',
          '--outputFile',
          'report/runner.json',
          ...wholeScreens.map((name) => `/${name}-`),
        ]),
      fromJest,
      inFiles,
    );
  } finally {
    await site.close();
  }
}

/** Every story against what is approved; by itself it approves nothing. */
async function visualReview(): Promise<Count> {
  const count = await counted(
    'visual/report.json',
    () => runNode(['scripts/run.mjs', 'visual', 'run']),
    fromVisual,
    failuresOfVisual,
  );
  const code = await runChromatic({ storybook: storybook.out, ...chromaticFromEnvironment() });
  return judge(code, count);
}

async function endToEnd(): Promise<Count> {
  if ((await buildIfStale(app)) !== 0) return judge(1, nothing);
  return counted('e2e.json', () => runNode([bin.playwright, 'test']), fromPlaywright, failuresOfPlaywright);
}

/** Everything that CI does, in this order. */
export const steps = {
  types: () => single(runNode([bin.tsc, '--noEmit', '--project', 'tsconfig.json'])),
  lint: () => single(runNode([bin.oxlint, '--deny-warnings'])),
  format: () => single(runNode([bin.prettier, '--check', '--log-level', 'warn', '.'])),
  architecture: vitest('architecture'),
  unit: vitest('unit'),
  contract: () => single(runNode(['scripts/gen.ts', '--check'])),
  spec: () => single(proveSpec([])),
  api: vitest('api'),
  build: () => single(buildApp()),
  storybook: () => single(rebuild(storybook)),
  browser: () => single(ensureBrowser().then(() => 0)),
  stories: () => everyStory(vitest('stories')),
  runner: () => everyStory(testRunner, new RegExp(`^(${wholeScreens.join('|')})-`)),
  verify: () => single(runNode(['scripts/run.mjs', 'visual', 'verify'])),
  visual: visualReview,
  e2e: endToEnd,
} satisfies Record<string, Step>;

export type StepName = keyof typeof steps;

/** Runs the steps, each in spite of the failures before it, and ends with `N passed, N failed` alone on its line. */
export async function runSteps(names: readonly StepName[]): Promise<number> {
  const rows: string[] = [];
  const total = { ...nothing };
  for (const name of names) {
    console.log(`\n=== ${name}`);
    const start = performance.now();
    const { passed, failed } = await steps[name]().catch((error: unknown): Count => {
      console.error(error);
      return judge(1, nothing);
    });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    rows.push(
      `${name.padEnd(14)}${String(passed).padStart(7)} passed ${String(failed).padStart(5)} failed ${seconds.padStart(8)} s`,
    );
    total.passed += passed;
    total.failed += failed;
  }
  if (failures.length) console.log(`\n=== what failed\n${failures.slice(0, 40).join('\n')}`);
  console.log(`\n${rows.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
  return total.failed ? 1 : 0;
}
