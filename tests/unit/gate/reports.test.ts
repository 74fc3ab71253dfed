import { expect, it } from 'vitest';
import { passedIn, readJest, saidIn } from '../../../scripts/gate/readJest.ts';
import { readPlaywright } from '../../../scripts/gate/readPlaywright.ts';
import { readVisual } from '../../../scripts/gate/readVisual.ts';
import { requireAll, storiesOf, storyOfTest, unplayed } from '../../../scripts/gate/stories.ts';

const named = (file: string, name: string | undefined) => ({
  check: [file, name].filter(Boolean).join(' › '),
  alone: { runner: 'vitest', project: 'stories', file, ...(name === undefined ? {} : { name }) } as const,
});

const jest = {
  testResults: [
    {
      name: '/project/tests/late.test.ts',
      status: 'failed',
      startTime: 2,
      message: 'no such module',
      assertionResults: [],
    },
    {
      name: '/project/tests/hook.test.ts',
      status: 'failed',
      startTime: 3,
      message: '',
      assertionResults: [{ fullName: 'held', status: 'passed' }],
    },
    {
      name: '/project/stories/Card.stories.tsx',
      status: 'failed',
      startTime: 1,
      assertionResults: [
        { fullName: 'Default', status: 'passed' },
        { fullName: 'LongText', status: 'failed', failureMessages: ['too wide'] },
      ],
    },
  ],
};

it('failed tests, and files that do not load or whose hook fails, are named, with how to run them alone and what ran before', () => {
  expect(readJest('/project', jest, named)).toEqual({
    passed: 2,
    failures: [
      {
        check: 'stories/Card.stories.tsx › LongText',
        message: 'too wide',
        before: ['stories/Card.stories.tsx › Default'],
        files: [],
        alone: { runner: 'vitest', project: 'stories', file: 'stories/Card.stories.tsx', name: 'LongText' },
      },
      {
        check: 'tests/late.test.ts',
        message: 'no such module',
        before: ['stories/Card.stories.tsx › Default', 'stories/Card.stories.tsx › LongText'],
        files: [],
        alone: { runner: 'vitest', project: 'stories', file: 'tests/late.test.ts' },
      },
      {
        check: 'tests/hook.test.ts',
        message: 'it failed outside its tests, as a hook does',
        before: ['stories/Card.stories.tsx › Default', 'stories/Card.stories.tsx › LongText'],
        files: [],
        alone: { runner: 'vitest', project: 'stories', file: 'tests/hook.test.ts' },
      },
    ],
  });
});

it('a check passes alone only when it was found and passed', () => {
  const one = (status: string, file = status) => ({
    testResults: [
      { name: 'a', status: file, assertionResults: [{ fullName: 'A b', status, failureMessages: ['no'] }] },
    ],
  });
  expect(passedIn(one('passed'), 'A b')).toBe(true);
  expect(passedIn(one('failed'), 'A b')).toBe(false);
  expect(passedIn(one('skipped'), 'A b')).toBe(false);
  expect(passedIn(one('passed'), 'another')).toBe(false);
  expect(passedIn(one('passed'), undefined)).toBe(true);
  expect(passedIn(one('passed', 'failed'), undefined)).toBe(false);
  expect(passedIn({ testResults: [] }, undefined)).toBe(false);
  expect(saidIn(one('failed'))).toBe('no');
});

it('a report says what its first test said, or that it failed outside of them', () => {
  const [late, hook, card] = jest.testResults;
  const said = (...testResults: (typeof late)[]) =>
    saidIn({ testResults: testResults.filter((one) => !!one) });
  expect(said(card, late)).toBe('too wide');
  expect(said(late)).toBe('no such module');
  expect(said(hook)).toBe('it failed outside its tests, as a hook does');
  const held = { ...hook, assertionResults: [{ fullName: 'held', status: 'passed', failureMessages: [] }] };
  expect(saidIn({ testResults: [{ name: 'a', ...held }] })).toBe(said(hook));
  expect(saidIn({ testResults: [{ name: 'a', status: 'passed', assertionResults: [] }] })).toBe('');
});

it('Playwright nests its suites, and what passed only when repeated has failed', () => {
  const spec = (title: string, status: string, startTime: string, workerIndex = 0) => ({
    title,
    file: 'tests/e2e/a.e2e.ts',
    line: 7,
    tests: [
      {
        projectName: 'wide',
        status,
        results: [
          {
            status,
            workerIndex,
            startTime,
            errors: [{ message: 'gone' }],
            attachments: [{ path: 'trace.zip' }],
          },
        ],
      },
    ],
  });
  const specs = [
    spec('second', 'unexpected', '2026-01-01T00:00:02Z'),
    spec('first', 'expected', '2026-01-01T00:00:01Z'),
    spec('beside', 'expected', '2026-01-01T00:00:01Z', 1),
    spec('third', 'flaky', '2026-01-01T00:00:03Z'),
  ];
  const { passed, failures } = readPlaywright('/project', { suites: [{ suites: [{ specs }] }] });
  expect(passed).toBe(2);
  expect(failures.map(({ check }) => check)).toEqual([
    'tests/e2e/a.e2e.ts › second',
    'tests/e2e/a.e2e.ts › third',
  ]);
  expect(failures[0]).toMatchObject({
    message: 'gone',
    before: ['tests/e2e/a.e2e.ts › first'],
    files: ['/project/trace.zip'],
    alone: { runner: 'playwright', file: 'tests/e2e/a.e2e.ts', line: 7, project: 'wide' },
  });
});

it('shots that nobody approved are named, with what was shown before and the pictures', () => {
  const shot = { story: 'flows-a--b', mode: 'light-wide' } as const;
  const drawn = 'abcdefabcdefabcdefabcdef';
  const { passed, failures } = readVisual('/report', '/store', {
    shots: [
      { ...shot, state: 'same' },
      { ...shot, state: 'skipped' },
      { ...shot, mode: 'dark-wide', state: 'broken', problem: 'it threw', before: ['flows-a--a'], drawn },
    ],
  });
  expect(passed).toBe(1);
  expect(failures).toEqual([
    {
      check: 'flows-a--b › dark-wide',
      message: 'it threw',
      before: ['flows-a--a'],
      files: [`/report/images/ab/${drawn}.webp`],
      alone: { runner: 'visual', story: 'flows-a--b', mode: 'dark-wide' },
    },
  ]);
});

it('a story that does not hold is a check of its own beside its pictures', () => {
  const { passed, failures } = readVisual('/report', '/store', {
    shots: [{ story: 'a--b', mode: 'light-wide', state: 'same' }],
    plays: [{ story: 'a--a' }, { story: 'a--b', problem: 'console.error: no', before: ['a--a'] }],
  });
  expect(passed).toBe(2);
  expect(failures).toEqual([
    {
      check: 'a--b › holds',
      message: 'console.error: no',
      before: ['a--a'],
      files: [],
      alone: { runner: 'visual', story: 'a--b', mode: 'holds' },
    },
  ]);
});

it('story files that no report mentions are run alone, and stories that are missing are said', () => {
  const entry = (id: string, importPath: string) => ({
    id,
    type: 'story',
    title: 'A',
    name: id,
    importPath,
    tags: ['test'],
  });
  const index = {
    entries: { a: entry('a', './stories/A.stories.tsx'), b: entry('b', './stories/B.stories.tsx') },
  };
  // Neither is for a runner.
  Object.assign(index.entries, {
    docs: { ...entry('docs', './stories/C.mdx'), type: 'docs' },
    manual: { ...entry('manual', './stories/D.stories.tsx'), tags: ['dev'] },
  });
  const report = { testResults: [{ name: '/project/stories/A.stories.tsx', assertionResults: [] }] };
  expect(unplayed(storiesOf(index), report).map(({ check }) => check)).toEqual(['stories/B.stories.tsx']);
  expect(unplayed([index.entries.a], report)).toEqual([]);
  const outcome = { passed: 1, failures: [], broken: [] };
  expect(requireAll(1, outcome)).toBe(outcome);
  expect(requireAll(2, outcome).broken).toEqual(['1 of 2 stories were not run']);
});

it('a test of the test runner is found as the story that it plays', () => {
  const entry = (id: string, name: string) => ({ id, type: 'story', title: 'Pages/A', name, importPath: '' });
  const index = { entries: { a: entry('a', 'Open'), b: entry('b', 'Open Late') } };
  expect(storyOfTest(index, 'Pages/A Open Late play-test')).toBe('b');
  expect(storyOfTest(index, 'Pages/A Open smoke-test')).toBe('a');
  expect(() => storyOfTest(index, 'Pages/A Gone play-test')).toThrow('no story');
});
