import { isFailure, outcomeOf } from '../tests/visual/report/outcome.ts';
import type { Report } from '../tests/visual/types.ts';

export interface Count {
  passed: number;
  failed: number;
}

export const nothing: Count = { passed: 0, failed: 0 };

/** A runner that failed without a failed test, or that found no test, is itself a failure. */
export const judge = (code: number, count: Count): Count =>
  count.failed === 0 && (code !== 0 || count.passed === 0) ? { ...count, failed: 1 } : count;

/** Tests that should have run and did not count as failed. */
export const requireAll = (expected: number, { passed, failed }: Count): Count => ({
  passed,
  failed: failed + Math.max(0, expected - passed - failed),
});

/** Of Jest's JSON report, which Vitest writes too. */
export const fromJest = (report: { numPassedTests: number; numFailedTests: number }): Count => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
});

/** Of Playwright's JSON report. A test that passes only when it is repeated hides something. */
export const fromPlaywright = ({
  stats,
}: {
  stats: { expected: number; unexpected: number; flaky: number };
}): Count => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky });

/** Of the visual review's report; what was skipped was not looked at. */
export const fromVisual = ({ shots }: Pick<Report, 'shots'>): Count => ({
  passed: shots.filter(({ state }) => outcomeOf(state) === 'passed').length,
  failed: shots.filter(({ state }) => isFailure(state)).length,
});

/** How many stories of Storybook's index a runner must run, of those whose id matches. */
export const storiesIn = (
  index: { entries: Record<string, { type: string; tags?: string[] }> },
  of = /./,
): number =>
  Object.entries(index.entries).filter(
    ([id, { type, tags }]) => type === 'story' && tags?.includes('test') && of.test(id),
  ).length;
