import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './ensureBrowser.ts';
import { bin, root, runNode } from './process.ts';
import { serveFolder } from './serve.ts';
import { buildIfStale, rebuild, type Build } from './stamp.ts';
import { app, run as buildApp } from './tasks/build.ts';
import { run as proveSpec } from './tasks/spec.ts';

export interface Count {
  passed: number;
  failed: number;
}
type Step = () => Promise<Count>;

/** A step that is one check by itself. */
const single = async (code: Promise<number>): Promise<Count> =>
  (await code) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** Counts what a runner reported. A runner that failed without a failed test, or found no test, is a failure itself. */
async function counted<Report>(
  report: string,
  run: () => Promise<number>,
  read: (json: Report) => Count,
): Promise<Count> {
  const path = join(root, 'report', report);
  rmSync(path, { force: true });
  mkdirSync(join(root, 'report'), { recursive: true });
  const code = await run();
  let count: Count = { passed: 0, failed: 0 };
  try {
    count = read(JSON.parse(readFileSync(path, 'utf8')) as Report);
  } catch (error) {
    console.error(`No usable report/${report}: ${(error as Error).message}`);
  }
  if (count.failed === 0 && (code !== 0 || count.passed === 0)) count.failed = 1;
  return count;
}

const jestCount = (json: { numPassedTests: number; numFailedTests: number }): Count => ({
  passed: json.numPassedTests,
  failed: json.numFailedTests,
});

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
    jestCount,
  );

const storybook: Build = {
  out: 'storybook-static',
  inputs: ['src', 'stories', 'mocks', 'openapi', 'public', '.storybook', 'package-lock.json'],
  make: () =>
    runNode([bin.storybook, 'build', '--quiet', '--output-dir', 'storybook-static'], {
      env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
    }),
};

/** A runner that found fewer stories than the workbench has must not pass: the missing ones count as failed. */
async function everyStory(run: Step): Promise<Count> {
  if ((await buildIfStale(storybook)) !== 0) return { passed: 0, failed: 1 };
  const index = JSON.parse(readFileSync(join(root, 'storybook-static/index.json'), 'utf8')) as {
    entries: Record<string, { type: string; tags: string[] }>;
  };
  const expected = Object.values(index.entries).filter(
    ({ type, tags }) => type === 'story' && tags.includes('test'),
  ).length;
  const count = await run();
  const missing = expected - count.passed - count.failed;
  if (missing <= 0) return count;
  console.error(`${missing} of ${expected} stories were not run`);
  return { ...count, failed: count.failed + missing };
}

/** The static workbench as the test runner sees it, in the dark theme; the Vitest project sees the light one. */
async function testRunner(): Promise<Count> {
  const site = await serveFolder(join(root, 'storybook-static'));
  const args = ['--url', site.url, '--index-json', '--maxWorkers', '2', '--failOnConsole'];
  try {
    return await counted(
      'runner.json',
      () => runNode([bin.testStorybook, ...args, '--json', '--outputFile=report/runner.json']),
      jestCount,
    );
  } finally {
    await site.close();
  }
}

async function endToEnd(): Promise<Count> {
  if ((await buildIfStale(app)) !== 0) return { passed: 0, failed: 1 };
  return counted(
    'e2e.json',
    () => runNode([bin.playwright, 'test']),
    ({ stats }: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
      passed: stats.expected,
      // A test that passes only when repeated hides something.
      failed: stats.unexpected + stats.flaky,
    }),
  );
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
  runner: () => everyStory(testRunner),
  e2e: endToEnd,
} satisfies Record<string, Step>;

export type StepName = keyof typeof steps;

/** Runs the steps, each in spite of the failures before it, and ends with `N passed, N failed` alone on its line. */
export async function runSteps(names: readonly StepName[]): Promise<number> {
  const rows: string[] = [];
  const total: Count = { passed: 0, failed: 0 };
  for (const name of names) {
    console.log(`\n=== ${name}`);
    const start = performance.now();
    const count = await steps[name]().catch((error: unknown): Count => {
      console.error(error);
      return { passed: 0, failed: 1 };
    });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    rows.push(
      `${name.padEnd(14)}${String(count.passed).padStart(7)} passed ${String(count.failed).padStart(5)} failed ${seconds.padStart(8)} s`,
    );
    total.passed += count.passed;
    total.failed += count.failed;
  }
  console.log(`\n${rows.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
  return total.failed ? 1 : 0;
}
