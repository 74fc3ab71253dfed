import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isFailure } from '@rolecast/visual-review/report/outcome.ts';
import { Affected } from '@rolecast/visual-review/run/affected.ts';
import { planStories, type StoryIndex } from '@rolecast/visual-review/run/plan.ts';
import { readIndexFile, runVisual } from '@rolecast/visual-review/run/run.ts';
import { serveFolder } from '@rolecast/visual-review/serve.ts';
import { Store } from '@rolecast/visual-review/store/store.ts';
import { bin, headOf, root } from '../../scripts/process.ts';
import config from '../../visual.config.ts';
import type { Measure } from './measure.ts';

const { storybook } = config;
const store = new Store(config.store);
const storeParts = ['baselines', 'images'];
/** Stories that the alternatives draw too: parts of real screens, in files of their own. */
const sample = { ids: /^components-account-/, files: 'stories/components/account/' };
/** A copy of the project, beside node_modules because links do not cross file systems. */
const benchTree = join(root, 'report/bench-tree');
/** A part that few others use. */
const leaf = 'src/components/account/SignupProgressBar.tsx';

/** Runs a program to its end, whatever it answers, and gives the seconds it took. */
async function seconds(args: readonly string[], env: Record<string, string>, cwd = root): Promise<number> {
  const start = performance.now();
  await new Promise((resolve) =>
    spawn(process.execPath, args, { cwd, stdio: 'ignore', env: { ...process.env, ...env } }).on(
      'exit',
      resolve,
    ),
  );
  return (performance.now() - start) / 1000;
}

const bytesBelow = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);

const rate = (shots: number, time: number) => (shots / time) * 60;

/** @storybook/test-runner with jest-image-snapshot on the sample: the second run, which compares. */
async function testRunner(scratch: string): Promise<number> {
  // The runner takes its list from the site: a copy of the workbench whose index has the sample only.
  const site = join(scratch, 'site');
  mkdirSync(site);
  for (const name of readdirSync(storybook)) symlinkSync(join(storybook, name), join(site, name));
  rmSync(join(site, 'index.json'));
  const index = readIndexFile(storybook) as StoryIndex;
  const entries = Object.fromEntries(Object.entries(index.entries).filter(([id]) => sample.ids.test(id)));
  writeFileSync(join(site, 'index.json'), JSON.stringify({ ...index, entries }));
  const served = await serveFolder(site);
  const args = [
    bin.testStorybook,
    '--url',
    served.url,
    '--index-json',
    '--maxWorkers',
    '2',
    '--config-dir',
    'tests/bench/alternatives/test-runner',
  ];
  const env = { BENCH_SNAPSHOTS: join(scratch, 'runner') };
  try {
    await seconds([...args, '--updateSnapshot'], env);
    return rate(
      readdirSync(env.BENCH_SNAPSHOTS).filter((name) => name.endsWith('.png')).length,
      await seconds(args, env),
    );
  } finally {
    await served.close();
  }
}

/** The Vitest addon with `toMatchScreenshot` on the sample: the second run, which compares. */
async function vitest(isolate: boolean): Promise<number> {
  // Vite writes nowhere but below the project.
  const folder = join(root, 'report', `bench-vitest-${isolate ? 'isolated' : 'shared'}`);
  const env = { BENCH_SNAPSHOTS: folder, BENCH_ISOLATE: isolate ? '1' : '0' };
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const args = [bin.vitest, 'run', '--config', 'tests/bench/alternatives/vitest.config.ts', sample.files];
  await seconds([...args, '--update'], env);
  const shots = readdirSync(env.BENCH_SNAPSHOTS).length;
  return rate(shots, await seconds(args, env));
}

/** Builds the workbench after a change of one part and draws what it reaches; in a copy of the tree. */
async function oneComponent(scratch: string): Promise<{ seconds: number; shots: number }> {
  const tree = benchTree;
  rmSync(tree, { recursive: true, force: true });
  mkdirSync(tree, { recursive: true });
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter(Boolean);
  const isStored = /^tests\/visual\/(?:baselines|images|elements|decisions|reviews)\//;
  for (const file of files) if (!isStored.test(file)) cpSync(join(root, file), join(tree, file));
  // Hard links: behind a symbolic one, packages lie elsewhere, and every module would count as another.
  execFileSync('cp', ['-al', join(root, 'node_modules'), join(tree, 'node_modules')]);
  writeFileSync(join(tree, leaf), `${readFileSync(join(tree, leaf), 'utf8')}\n// A change.\n`);
  const start = performance.now();
  const built = join(scratch, 'built');
  await seconds(
    [join(root, bin.storybook), 'build', '--quiet', '--stats-json', '--output-dir', built],
    { STORYBOOK_DISABLE_TELEMETRY: '1' },
    tree,
  );
  const visits = planStories(config, readIndexFile(built));
  const affected = new Affected(
    { ...config, root: tree },
    { storybook: built, store, head: headOf(root) },
    visits,
    true,
  );
  const report = await runVisual(config, {
    store,
    storybook: built,
    out: join(scratch, 'affected'),
    unchanged: affected.unchanged,
  });
  return {
    seconds: (performance.now() - start) / 1000,
    shots: report.shots.filter(({ state }) => state !== 'skipped').length,
  };
}

/**
 * The visual review on our own stories, beside its alternatives on a part of them in the same run. `VISUAL_RUNS` full runs
 * in a row must find nothing (20 before a release; 1 by default, because each takes minutes).
 */
export async function visual(): Promise<Measure[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'rolecast-visual-'));
  try {
    const runs = Number(process.env.VISUAL_RUNS ?? 1);
    const rates: number[] = [];
    let differences = 0;
    let shots = 0;
    for (let run = 0; run < runs; run++) {
      const report = await runVisual(config, { store, storybook, out: join(scratch, 'full') });
      differences += report.shots.filter(({ state }) => isFailure(state)).length;
      shots = report.shots.length;
      rates.push(rate(shots, report.seconds));
      new Affected(
        config,
        { storybook, store, head: headOf(root) },
        planStories(config, readIndexFile(storybook)),
        false,
      ).learn(report);
      console.error(
        `full run ${run + 1}: ${Math.round(rates.at(-1) ?? 0)} shots a minute, ${differences} differences so far`,
      );
    }
    const part = await runVisual(config, {
      store,
      storybook,
      out: join(scratch, 'part'),
      only: ['components-account-*'],
    });
    const ours = rate(part.shots.length, part.seconds);
    const runner = await testRunner(scratch);
    const isolated = await vitest(true);
    const shared = await vitest(false);
    console.error(
      `sample: ours ${ours}, test-runner ${runner}, Vitest ${isolated}, without isolation ${shared} a minute`,
    );
    const one = await oneComponent(scratch);
    const bytes = storeParts.reduce((sum, name) => sum + bytesBelow(join(store.root, name)), 0);
    return [
      {
        name: 'visual: shots a minute, all stories, slowest run',
        value: Math.min(...rates),
        unit: '/min',
        bound: { min: 600 },
      },
      { name: `visual: differences in ${runs} full run(s)`, value: differences, unit: '', bound: { max: 0 } },
      { name: 'visual: shots a minute, sample', value: ours, unit: '/min' },
      { name: 'visual: test-runner + jest-image-snapshot, sample', value: runner, unit: '/min' },
      { name: 'visual: Vitest addon toMatchScreenshot, sample', value: isolated, unit: '/min' },
      { name: 'visual: the same without isolation', value: shared, unit: '/min' },
      {
        name: 'visual: times as fast as the test-runner',
        value: ours / runner,
        unit: 'x',
        bound: { min: 5 },
      },
      {
        name: 'visual: times as fast as the Vitest addon',
        value: ours / isolated,
        unit: 'x',
        bound: { min: 4 },
      },
      {
        name: `visual: one component: build + ${one.shots} shots`,
        value: one.seconds,
        unit: 's',
        bound: { max: 30 },
      },
      {
        name: 'visual: bytes in the store for each shot',
        value: bytes / shots,
        unit: 'B',
        bound: { max: 6 * 1024 },
      },
    ];
  } finally {
    rmSync(scratch, { recursive: true, force: true });
    rmSync(benchTree, { recursive: true, force: true });
  }
}
