import { parseArgs } from 'node:util';
import type { VisualConfig } from '../config.ts';
import { runVisual } from '../run/run.ts';
import { nameOf } from '../report/outcome.ts';
import type { Report, ShotResult } from '../types.ts';
import { placeOf, placeOptions } from './place.ts';

const moved = ({ diff, problem, noise }: ShotResult) => {
  const [region] = diff?.regions ?? [];
  return region ? `${region.element}: ${region.what}` : (problem ?? (noise ? `${noise} noisy pixels` : ''));
};

/** What a shot did in one run, as one word; a shot that differs from itself has more than one. */
const answerOf = ({ state, to, noise, problem }: ShotResult) =>
  problem ?? (noise === undefined ? `${state} ${to?.img ?? ''}` : 'noise');

/**
 * `npm run visual -- doctor [story or glob …] [--repeat 10] [--fresh]`: draws stories again and again, and names those
 * that do not look the same each time, with the element that moves. Every second run is on fresh pages with `--fresh`.
 */
export async function run(config: VisualConfig, args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      ...placeOptions,
      storybook: { type: 'string', default: config.storybook },
      repeat: { type: 'string', default: '10' },
      fresh: { type: 'boolean', default: false },
    },
  });
  const { store } = placeOf(config, values);
  const repeat = Number(values.repeat);
  const answers = new Map<string, Map<string, string>>();
  let last: Report | undefined;
  for (let round = 1; round <= repeat; round++) {
    const report = await runVisual(config, {
      store,
      storybook: values.storybook,
      out: `${config.report}-doctor`,
      only: positionals,
      fresh: values.fresh && round % 2 === 0,
    });
    last = report;
    for (const result of report.shots) {
      const name = `${nameOf(report, result.story)} (${result.mode})`;
      const seen = answers.get(name) ?? new Map<string, string>();
      seen.set(answerOf(result), moved(result));
      answers.set(name, seen);
    }
    console.log(`run ${round} of ${repeat}: ${report.shots.length} shots in ${report.seconds.toFixed(1)} s`);
  }
  const unstable = [...answers].filter(([, seen]) => seen.size > 1 || seen.has('noise'));
  for (const [name, seen] of unstable)
    console.log(`${name}: ${seen.size} looks; ${[...seen.values()].filter(Boolean).join(' / ')}`);
  const total = last?.shots.length ?? 0;
  console.log(`\n${total - unstable.length} passed, ${unstable.length} failed`);
  return unstable.length ? 1 : 0;
}
