import type { Report, ShotResult, ShotState } from '../types.ts';

export type Outcome = 'passed' | 'failed' | 'broken' | 'skipped';

const outcomes: Record<ShotState, Outcome> = {
  same: 'passed',
  tolerated: 'passed',
  approved: 'passed',
  new: 'failed',
  changed: 'failed',
  removed: 'failed',
  rejected: 'failed',
  broken: 'broken',
  skipped: 'skipped',
};

/** What a state means to CI: only what somebody approved passes. */
export const outcomeOf = (state: ShotState): Outcome => outcomes[state];

/** Whether somebody has to look at it, or nothing could be drawn. */
export const isFailure = (state: ShotState): boolean => ['failed', 'broken'].includes(outcomes[state]);

/** What a check is called that is no picture, in the place of a mode: whether the story holds. */
export const holds = 'holds';

export type Counts = Record<ShotState, number>;

/** How many shots stand in each state. */
export function countStates(shots: readonly ShotResult[]): Counts {
  const counts: Counts = {
    same: 0,
    tolerated: 0,
    new: 0,
    changed: 0,
    approved: 0,
    rejected: 0,
    removed: 0,
    broken: 0,
    skipped: 0,
  };
  for (const { state } of shots) counts[state]++;
  return counts;
}

/** What all readers of a report call a shot: `Components/Ui/Button, Default`. A story that is no more has its id only. */
export function nameOf(report: Report, story: string): string {
  const info = report.stories[story];
  return info ? `${info.title}, ${info.name}` : story;
}

/** What there is to say about a shot that is not the same, as plain lines: regions, then text, tree and violations. */
export function wordsOf({ state, problem, diff }: ShotResult): string[] {
  const lines: string[] = [];
  if (problem) lines.push(problem);
  if (state === 'new') lines.push('There is no baseline yet: somebody must approve this shot.');
  if (state === 'removed') lines.push('There is a baseline, but no such shot any more.');
  if (!diff) return lines;
  lines.push(`Cause: ${diff.cause.label}`);
  if (diff.pixels) lines.push(`${diff.pixels} pixels differ`);
  for (const { element, what, box } of diff.regions)
    lines.push(`${element}: ${what} (at ${box[0]}, ${box[1]})`);
  for (const [title, part] of [
    ['Text', diff.text],
    ['Accessibility tree', diff.tree],
  ] as const)
    if (part.length) lines.push(`${title}:`, ...part.map(({ sign, text }) => `${sign} ${text}`));
  for (const violation of diff.axe) lines.push(`New violation: ${violation}`);
  return lines;
}
