import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { lasting, launch } from '../capture/browser.ts';
import type { VisualConfig } from '../config.ts';
import { environmentOf, readEnvironment, requireSame, writeEnvironment, type Environment } from '../env.ts';
import { modesOf } from '../modes.ts';
import { serveFolder } from '../serve.ts';
import { headOf } from '../server/commit.ts';
import { judge } from '../store/judge.ts';
import type { Store } from '../store/store.ts';
import { VisualError, type Mode, type Report, type ShotResult, type StoryInfo } from '../types.ts';
import { Findings } from './findings.ts';
import { modesAt, planStories, roundsOf, type PlanOptions, type Round, type StoryIndex } from './plan.ts';
import { queueOf } from './queue.ts';
import { work } from './worker.ts';

type Size = Pick<Mode, 'width' | 'height'>;

export interface RunOptions extends PlanOptions {
  store: Store;
  /** The built Storybook. */
  storybook: string;
  /** Folder of the report; emptied first. */
  out: string;
  workers?: number;
  fresh?: boolean;
  /** Ends the run when so many shots must be looked at. */
  bail?: number;
  /** Story ids that are left out because nothing they reach has changed. */
  unchanged?: ReadonlySet<string>;
  onProgress?: (done: number, of: number, open: number) => void;
}

export const readIndexFile = (storybook: string): StoryIndex => {
  try {
    return JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as StoryIndex;
  } catch {
    throw new VisualError(`There is no built Storybook in ${storybook}: run \`npm run visual -- run\`.`);
  }
};

/** Baseline shots that the run should have met and did not. */
function missing(
  store: Store,
  results: readonly ShotResult[],
  { only, shard, unchanged }: RunOptions,
  planned: ReadonlySet<string>,
): ShotResult[] {
  const met = new Set(results.map(({ story, mode }) => `${story} ${mode}`));
  const broken = new Set(results.filter(({ state }) => state === 'broken').map(({ story }) => story));
  const partial = Boolean(only?.length || shard);
  return store.stories().flatMap((story) => {
    // A run of some stories says nothing about the others, and a broken story may have had more modes than it told.
    if (broken.has(story) || unchanged?.has(story) || (partial && !planned.has(story))) return [];
    const decisions = store.decisions(story);
    return Object.entries(store.baseline(story)?.shots ?? {})
      .filter(([mode]) => !met.has(`${story} ${mode}`))
      .map(([mode, from]): ShotResult => {
        const { state, problem } = judge(mode, from, null, decisions);
        return { story, mode, state, from, ...(problem ? { problem } : {}) };
      });
  });
}

/** The approved shots of a story that this run leaves out. */
const skipped = (store: Store, story: string): ShotResult[] =>
  Object.entries(store.baseline(story)?.shots ?? {}).map(([mode, from]) => ({
    story,
    mode,
    state: 'skipped',
    from,
  }));

/** The first run says in which environment the baselines are drawn, and each other one must be in the same. */
function settleEnvironment({ root }: Store, here: Environment): void {
  const kept = readEnvironment(root);
  if (kept) requireSame(kept, here);
  else writeEnvironment(root, here);
}

/**
 * The visits of a round that have no result before it begins: a part may have been drawn at this size where it was played.
 * Which modes a story adds by its parameter is known once it is played.
 */
const dueIn = (config: VisualConfig, round: Round, findings: Findings) =>
  round.visits.filter((visit) => {
    const modes = modesAt(config, visit, round);
    return round.checks || !modes.length || modes.some(({ name }) => !findings.has(visit.story, name));
  });

const isOfSize = (mode: Size, { width, height }: Size) => mode.width === width && mode.height === height;

/**
 * Draws every story in every mode and compares it with what is approved. A VisualError when this machine draws in another
 * way than the baselines were drawn.
 */
export async function runVisual(config: VisualConfig, options: RunOptions): Promise<Report> {
  const { modes } = config;
  const { store, storybook, out, unchanged = new Set() } = options;
  const started = performance.now();
  const index = readIndexFile(storybook);
  const everything = planStories(config, index, options);
  const visits = everything.filter(({ story }) => !unchanged.has(story));
  const first = await launch(config);
  const browser = lasting(first.browser, async () => (await launch(config)).browser);
  const site = await serveFolder(storybook);
  const findings = new Findings(out);
  try {
    const environment = environmentOf(first.traits);
    settleEnvironment(store, environment);
    const rounds = roundsOf(config, visits, options);
    const total = visits.reduce(
      (sum, { title, drawn }) => sum + (drawn ? modesOf(config, title).length : 0),
      0,
    );
    let done = 0;
    const isOver = () => findings.open >= (options.bail ?? Infinity);
    for (const round of rounds) {
      const due = dueIn(config, round, findings);
      const after = queueOf(due);
      const one = () =>
        work(config, {
          browser,
          url: site.url,
          store,
          findings,
          round,
          next: (last) => (isOver() ? undefined : after(last)),
          fresh: options.fresh ?? false,
          onSilence: ({ story }, problem) => console.error(`${story}: ${problem}; its page was replaced`),
          onAdded(visit, names) {
            const added = modes.filter(({ name }) => names.includes(name));
            for (const other of rounds.slice(rounds.indexOf(round) + 1))
              if (!other.visits.includes(visit) && added.some((mode) => isOfSize(mode, other)))
                other.visits.push(visit);
          },
          onProgress(shots) {
            done += shots;
            options.onProgress?.(done, total, findings.open);
          },
        });
      const count = Math.min(options.workers ?? availableParallelism() + 1, due.length);
      await Promise.all(Array.from({ length: count }, one));
    }
    const left = everything.filter(({ story }) => unchanged.has(story));
    const results = [...findings.results, ...left.flatMap(({ story }) => skipped(store, story))];
    // A run that ended early says nothing about what it did not reach.
    if (!isOver())
      results.push(...missing(store, results, options, new Set(everything.map(({ story }) => story))));
    const order = new Map(Object.keys(index.entries).map((id, at) => [id, at]));
    const turn = (story: string) => order.get(story) ?? order.size;
    const place = ({ story, mode }: ShotResult) =>
      turn(story) * modes.length + modes.findIndex(({ name }) => name === mode);
    const stories: Record<string, StoryInfo> = {};
    for (const { story, title, name, file } of everything) stories[story] = { title, name, file };
    for (const { story } of results) stories[story] ??= { title: story, name: '', file: '' };
    return {
      version: 1,
      at: new Date().toISOString(),
      seconds: (performance.now() - started) / 1000,
      env: environment.id,
      head: await headOf(storybook),
      stories,
      shots: results.sort((a, b) => place(a) - place(b)),
      ...(options.check ? { plays: findings.plays.sort((a, b) => turn(a.story) - turn(b.story)) } : {}),
      trees: findings.trees,
      texts: findings.texts,
    };
  } finally {
    await (await browser()).close();
    await site.close();
  }
}
