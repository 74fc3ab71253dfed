import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { VisualConfig } from '../config.ts';
import { countStates, isFailure, outcomeOf, wordsOf, nameOf } from '../report/outcome.ts';
import { writeReport } from '../report/writeReport.ts';
import { Affected } from '../run/affected.ts';
import { planStories } from '../run/plan.ts';
import { readIndexFile, runVisual, type RunOptions } from '../run/run.ts';
import { headOf } from '../server/commit.ts';
import { VisualError, type Report } from '../types.ts';
import { placeOf, placeOptions } from './place.ts';

function shardOf(text: string): { index: number; count: number } {
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? [];
  if (!index || !count || index > count) throw new VisualError(`--shard takes 1/4 to 4/4, not ${text}.`);
  return { index, count };
}

/** Prints how far it is, at most once in five seconds and at the end. */
function progress() {
  let last = performance.now();
  const started = last;
  return (done: number, of: number, open: number) => {
    const now = performance.now();
    if (now - last < 5000) return;
    last = now;
    const rate = Math.round((done / (now - started)) * 60_000);
    console.log(`${done} of ${of} shots, ${open} to look at, ${rate} a minute`);
  };
}

/** The sentences of a run: what must be looked at (the first 30), then the counts. */
function print(report: Report, folder: string) {
  const open = report.shots.filter(({ state }) => isFailure(state));
  for (const result of open.slice(0, 30)) {
    console.log(`${result.state} ${nameOf(report, result.story)} (${result.mode})`);
    for (const line of wordsOf(result).slice(0, 8)) console.log(`    ${line}`);
  }
  if (open.length > 30) console.log(`and ${open.length - 30} more`);
  const failed = (report.plays ?? []).filter(({ problem }) => problem);
  for (const { story, problem } of failed.slice(0, 30))
    console.log(`${nameOf(report, story)} does not hold\n    ${problem?.replaceAll('\n', '\n    ')}`);
  const counts = Object.entries(countStates(report.shots)).filter(([, count]) => count > 0);
  const taken = report.shots.filter(({ state }) => state !== 'skipped').length;
  const noise = report.shots.reduce((sum, shot) => sum + (shot.noise ?? 0), 0);
  console.log(counts.map(([state, count]) => `${count} ${state}`).join(', '));
  console.log(
    `${taken} shots in ${report.seconds.toFixed(1)} s, ${Math.round((taken / report.seconds) * 60)} a minute; ${noise} noisy pixels let pass`,
  );
  console.log(`Report: ${join(folder, 'index.html')}`);
  if (open.length)
    console.log('Look at them with `npm run visual -- review`, or in the panel Visual of Storybook.');
}

/**
 * `npm run visual -- run [story or glob …] [--affected] [--shard i/n] [--workers n] [--bail n] [--fresh] [--check]`: draws and compares;
 * with `--check` it also asks of each story whether it holds.
 * 0: everything is as approved; 1: somebody must look; 2: a story is broken, or this machine draws in another way.
 */
export async function run(config: VisualConfig, args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      ...placeOptions,
      storybook: { type: 'string', default: config.storybook },
      affected: { type: 'boolean', default: false },
      shard: { type: 'string' },
      workers: { type: 'string' },
      bail: { type: 'string' },
      fresh: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
    },
  });
  const { store, reportFolder } = placeOf(config, values);
  const options: RunOptions = {
    store,
    storybook: values.storybook,
    out: reportFolder,
    only: positionals,
    ...(values.shard ? { shard: shardOf(values.shard) } : {}),
    ...(values.workers ? { workers: Number(values.workers) } : {}),
    ...(values.bail ? { bail: Number(values.bail) } : {}),
    fresh: values.fresh,
    check: values.check,
    onProgress: progress(),
  };
  const isOwn = values.storybook === config.storybook;
  if (isOwn && (await config.build()) !== 0)
    throw new VisualError('Storybook does not build; its own words are above.');
  await config.ensureBrowser();
  const index = readIndexFile(values.storybook);
  const visits = planStories(config, index, options);
  if (!visits.length) throw new VisualError(`No story fits ${positionals.join(', ')}.`);
  const affected = new Affected(
    config,
    { storybook: values.storybook, store, head: await headOf(config.root) },
    planStories(config, index),
    values.affected,
  );
  if (values.affected)
    console.log(`${affected.unchanged.size} of ${visits.length} stories reach nothing that changed`);
  const drawn = await runVisual(config, { ...options, unchanged: affected.unchanged });
  // What another build or another store showed says nothing about this source.
  const report = isOwn && !values.store ? affected.learn(drawn) : drawn;
  await writeReport(config, report, reportFolder, { store });
  print(report, reportFolder);
  const outcomes = [
    ...report.shots.map(({ state }) => outcomeOf(state)),
    ...(report.plays ?? []).map(({ problem }) => (problem === undefined ? 'passed' : 'failed')),
  ];
  const failed = outcomes.filter((outcome) => outcome === 'failed' || outcome === 'broken').length;
  console.log(`\n${outcomes.filter((outcome) => outcome === 'passed').length} passed, ${failed} failed`);
  if (outcomes.includes('broken')) return 2;
  return failed ? 1 : 0;
}
