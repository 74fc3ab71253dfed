import { relative } from 'node:path';
import type { Alone, Failure } from './failure.ts';

export interface JestReport {
  testResults: {
    /** Absolute path of the file. */
    name: string;
    status?: string;
    message?: string;
    /** Unix milliseconds. */
    startTime?: number;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
  }[];
}

interface Read {
  passed: number;
  failures: Failure[];
}

/** What a failure says that no test of the file and no message has. */
const ofHook = 'it failed outside its tests, as a hook does';

/** How a check is called and run alone; `name` is absent where the file failed as a whole. */
type Named = (file: string, name: string | undefined) => { check: string; alone: Alone };

/**
 * Jest's JSON report, which Vitest writes too. A file that failed while no test of it did (it could not be loaded, or a
 * hook of it failed) is one check.
 */
export function readJest(root: string, { testResults }: JestReport, named: Named): Read {
  let passed = 0;
  const failures: Failure[] = [];
  const seen: string[] = [];
  const inOrder = testResults.toSorted((a, b) => (a.startTime ?? 0) - (b.startTime ?? 0));
  for (const { name, status: ended, message, assertionResults } of inOrder) {
    const file = relative(root, name);
    const fail = (said: string, test?: string) =>
      failures.push({ message: said, before: seen.slice(-5), files: [], ...named(file, test) });
    if (ended === 'failed' && !assertionResults.some(({ status }) => status === 'failed'))
      fail(message || ofHook);
    for (const { fullName, status, failureMessages } of assertionResults) {
      if (status === 'passed') passed++;
      if (status === 'failed') fail(failureMessages?.[0] ?? '', fullName);
      seen.push(named(file, fullName).check);
    }
  }
  return { passed, failures };
}

/** Whether a check passed in a report: found, and passed; of a whole file, every test and hook of it. */
export function passedIn({ testResults }: JestReport, name: string | undefined): boolean {
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  const asked = results.filter(
    ({ fullName, status }) =>
      (name === undefined || fullName === name) && status !== 'skipped' && status !== 'pending',
  );
  const failed = name === undefined && testResults.some(({ status }) => status === 'failed');
  return !failed && asked.length > 0 && asked.every(({ status }) => status === 'passed');
}

/** What the first failure of a report said: of a test, or of a file that failed outside of its tests. */
export const saidIn = ({ testResults }: JestReport): string =>
  testResults.flatMap(({ status: ended, message, assertionResults }) => {
    const said = assertionResults.flatMap(({ failureMessages }) => failureMessages ?? []);
    return said.length === 0 && ended === 'failed' ? [message || ofHook] : said;
  })[0] ?? '';
