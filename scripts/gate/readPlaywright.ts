import { join } from 'node:path';
import type { Failure } from './failure.ts';

interface Result {
  status: string;
  workerIndex?: number;
  /** ISO 8601. */
  startTime?: string;
  errors?: { message?: string }[];
  attachments?: { path?: string }[];
}
interface Spec {
  title: string;
  file: string;
  line: number;
  tests: { projectName: string; status: string; results: Result[] }[];
}
interface Suite {
  suites?: Suite[];
  specs?: Spec[];
}
export interface PlaywrightReport extends Suite {
  errors?: { message?: string }[];
}

const specsOf = ({ suites = [], specs = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)];

interface Ran {
  spec: Spec;
  project: string;
  status: string;
  result: Result | undefined;
}

const ranIn = (report: PlaywrightReport): Ran[] =>
  specsOf(report)
    .flatMap((spec) =>
      spec.tests.map(({ projectName, status, results }) => ({
        spec,
        project: projectName,
        status,
        result: results.at(-1),
      })),
    )
    .toSorted((a, b) => (a.result?.startTime ?? '').localeCompare(b.result?.startTime ?? ''));

const nameOf = ({ spec, project }: Ran) =>
  `${spec.file} › ${spec.title}${project === 'phone' ? ' (phone)' : ''}`;

/** Playwright's JSON report. `flaky` (it passed only when it was repeated) is a failure too. */
export function readPlaywright(
  root: string,
  report: PlaywrightReport,
): { passed: number; failures: Failure[] } {
  const ran = ranIn(report);
  const failures = ran
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map((one): Failure => ({
      check: nameOf(one),
      message: one.result?.errors?.[0]?.message ?? '',
      before: ran
        .slice(0, ran.indexOf(one))
        .filter(({ result }) => result && result.workerIndex === one.result?.workerIndex)
        .slice(-5)
        .map(nameOf),
      files: (one.result?.attachments ?? []).flatMap(({ path }) => (path ? [join(root, path)] : [])),
      alone: { runner: 'playwright', file: one.spec.file, line: one.spec.line, project: one.project },
    }));
  return { passed: ran.filter(({ status }) => status === 'expected').length, failures };
}
