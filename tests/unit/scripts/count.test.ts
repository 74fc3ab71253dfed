import { expect, it } from 'vitest';
import { fromJest, fromPlaywright, judge, nothing, requireAll, storiesIn } from '../../../scripts/count.ts';

it('a runner that ends with an error, or that found nothing, has failed', () => {
  expect(judge(0, { passed: 3, failed: 0 })).toEqual({ passed: 3, failed: 0 });
  expect(judge(1, { passed: 3, failed: 0 })).toEqual({ passed: 3, failed: 1 });
  expect(judge(1, { passed: 3, failed: 2 })).toEqual({ passed: 3, failed: 2 });
  expect(judge(0, nothing)).toEqual({ passed: 0, failed: 1 });
});

it('stories that were not run have failed', () => {
  const entries = {
    a: { type: 'story', tags: ['dev', 'test'] },
    b: { type: 'story', tags: ['test'] },
    manual: { type: 'story', tags: ['dev'] },
    docs: { type: 'docs', tags: ['test'] },
  };
  expect(storiesIn({ entries })).toBe(2);
  expect(storiesIn({ entries }, /^b/)).toBe(1);
  expect(requireAll(2, { passed: 1, failed: 0 })).toEqual({ passed: 1, failed: 1 });
  expect(requireAll(2, { passed: 1, failed: 1 })).toEqual({ passed: 1, failed: 1 });
  expect(requireAll(2, { passed: 3, failed: 0 })).toEqual({ passed: 3, failed: 0 });
});

it("reads the runners' reports", () => {
  expect(fromJest({ numPassedTests: 5, numFailedTests: 1 })).toEqual({ passed: 5, failed: 1 });
  expect(fromPlaywright({ stats: { expected: 4, unexpected: 1, flaky: 2 } })).toEqual({
    passed: 4,
    failed: 3,
  });
});
