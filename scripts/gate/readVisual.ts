import { holds, isFailure, outcomeOf, wordsOf } from '@rolecast/visual-review/report/outcome.ts';
import { pathOfHash } from '@rolecast/visual-review/store/hashed.ts';
import type { Report } from '@rolecast/visual-review/types.ts';
import type { Failure } from './failure.ts';

/** The visual review's report in `folder`; what was skipped was not looked at, and counts nowhere. */
export function readVisual(
  folder: string,
  store: string,
  { shots, plays = [] }: Pick<Report, 'shots' | 'plays'>,
): { passed: number; failures: Failure[] } {
  const failures = shots
    .filter(({ state }) => isFailure(state))
    .map((shot): Failure => ({
      check: `${shot.story} › ${shot.mode}`,
      message: wordsOf(shot).join('\n'),
      before: shot.before ?? [],
      files: [
        ...(shot.from ? [pathOfHash(store, 'images', shot.from.img)] : []),
        ...[shot.to?.img, shot.drawn, shot.diff?.overlay].flatMap((hash) =>
          hash ? [pathOfHash(folder, 'images', hash)] : [],
        ),
      ],
      alone: { runner: 'visual', story: shot.story, mode: shot.mode },
    }));
  for (const { story, problem, before = [] } of plays)
    if (problem !== undefined)
      failures.push({
        check: `${story} › ${holds}`,
        message: problem,
        before,
        files: [],
        alone: { runner: 'visual', story, mode: holds },
      });
  const passed = shots.filter(({ state }) => outcomeOf(state) === 'passed').length;
  return { passed: passed + plays.filter(({ problem }) => problem === undefined).length, failures };
}
