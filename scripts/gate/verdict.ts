/** Runs of a failed check alone: on a fresh page, in a fresh process, and there with a quarter of the processor. */
export const ways = ['fresh page', 'fresh process', 'throttled process'] as const;

export interface Attempt {
  passed: boolean;
  /** What it said when it failed; '' when it passed. */
  message: string;
}

/** What made the difference: what ran before or beside it, nothing that can be named, or how quick the machine is. */
export type UnsteadyClass = 'order' | 'chance' | 'timing';

export type Verdict = { verdict: 'broken' } | { verdict: 'unsteady'; class: UnsteadyClass };

/** Of the three attempts of a check that failed once, in the order of `ways`. It is unsteady when it passed at least two. */
export function verdictOf(attempts: readonly Attempt[]): Verdict {
  const passed = attempts.map((attempt) => attempt.passed);
  if (passed.filter(Boolean).length < 2) return { verdict: 'broken' };
  if (passed.every(Boolean)) return { verdict: 'unsteady', class: 'order' };
  return { verdict: 'unsteady', class: passed[2] ? 'chance' : 'timing' };
}

/** More first failures than this are no flakes: the run ends at once, and all of them are broken. */
export const mostFailures = 40;

/** A run with more unsteady checks than this has failed. */
export const mostUnsteady = 12;
