import { expect, it } from 'vitest';
import { failuresOfJest, failuresOfPlaywright, failuresOfVisual } from '../../../scripts/failures.ts';

it('failed tests and files that do not load are named with the beginning of the message', () => {
  const report = {
    testResults: [
      {
        name: '/project/stories/Card.stories.tsx',
        assertionResults: [
          { fullName: 'Default', status: 'passed' },
          { fullName: 'LongText', status: 'failed', failureMessages: ['\u001B[31mtoo wide\u001B[39m\nat x'] },
        ],
      },
      { name: '/project/tests/a.test.ts', message: 'no such module', assertionResults: [] },
    ],
  };
  expect(failuresOfJest('/project', report)).toEqual([
    'stories/Card.stories.tsx › LongText\n    too wide\n    at x',
    'tests/a.test.ts\n    no such module',
  ]);
});

it('Playwright nests its suites', () => {
  const failed = {
    title: 'posts',
    file: 'a.e2e.ts',
    ok: false,
    tests: [{ results: [{ errors: [{ message: 'gone' }] }] }],
  };
  expect(
    failuresOfPlaywright({ suites: [{ suites: [{ specs: [failed, { ...failed, ok: true }] }] }] }),
  ).toEqual(['a.e2e.ts › posts\n    gone']);
});

it('shots that nobody approved are named with what is wrong', () => {
  const shot = { story: 'flows-a--b', mode: 'light-wide' } as const;
  expect(
    failuresOfVisual({
      shots: [
        { ...shot, state: 'same' },
        { ...shot, state: 'broken', problem: 'it threw' },
      ],
    }),
  ).toEqual(['flows-a--b › light-wide\n    it threw']);
});
