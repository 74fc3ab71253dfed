import { relative } from 'node:path';
import { isFailure, wordsOf } from '../tests/visual/report/outcome.ts';
import type { Report } from '../tests/visual/types.ts';

interface JestReport {
  testResults: {
    name: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
  }[];
}
interface Suite {
  suites?: Suite[];
  specs?: {
    title: string;
    file: string;
    ok: boolean;
    tests: { results: { errors: { message?: string }[] }[] }[];
  }[];
}

/** The beginning of a message, without colours; enough to know what to look for. */
function brief(message = '') {
  // oxlint-disable-next-line no-control-regex -- that is how colours are written
  const lines = message.replaceAll(/\u001B\[[\d;]*m/g, '').split('\n');
  return lines
    .slice(0, 12)
    .map((line) => `    ${line.slice(0, 300)}`)
    .join('\n');
}

/** Of Jest's JSON report, which Vitest writes too: each failed test with the beginning of its message. */
export const failuresOfJest = (root: string, { testResults }: JestReport): string[] =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const file = relative(root, name);
    // A file that could not be loaded has a message and no tests.
    if (!failed.length) return message && !assertionResults.length ? [`${file}\n${brief(message)}`] : [];
    return failed.map(
      ({ fullName, failureMessages }) => `${file} › ${fullName}\n${brief(failureMessages?.[0])}`,
    );
  });

/** Of Playwright's JSON report. */
export const failuresOfPlaywright = ({ suites = [], specs = [] }: Suite): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(
      ({ file, title, tests }) =>
        `${file} › ${title}\n${brief(tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))[0]?.message)}`,
    ),
  ...suites.flatMap(failuresOfPlaywright),
];

/** Of the visual review's report: each shot that nobody approved, and what is different about it. */
export const failuresOfVisual = ({ shots }: Pick<Report, 'shots'>): string[] =>
  shots
    .filter(({ state }) => isFailure(state))
    .map((shot) => `${shot.story} › ${shot.mode}\n${brief(wordsOf(shot).join('\n'))}`);
