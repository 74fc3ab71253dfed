/** A check that failed at its first try. */
export interface Failure {
  /** Names it in the whole run: `tests/api/feed/posts.test.ts › a post is kept`. */
  check: string;
  message: string;
  /** What ran before it on the same page or in the same process, at most five, oldest first. */
  before: readonly string[];
  /** Pictures, traces and logs that its runner kept of it: absolute paths. */
  files: readonly string[];
  /** How it is run alone. */
  alone: Alone;
}

/** Where to find a check again: what its runner needs to run nothing else. */
export type Alone =
  /** `name` as the report has it; absent for a file that failed as a whole. */
  | { runner: 'vitest'; project: string; file: string; name?: string }
  | { runner: 'playwright'; file: string; line: number; project: string }
  | { runner: 'testRunner'; story: string }
  | { runner: 'visual'; story: string; mode: string };

/** What a step has to say for itself. */
export interface Outcome {
  passed: number;
  failures: readonly Failure[];
  /** What no further try can answer: a tool that said no, a runner that crashed, hung or wrote no report. */
  broken: readonly string[];
}

/** Whether nothing failed, not even at its first try. */
export const isClean = ({ failures, broken }: Outcome): boolean => !failures.length && !broken.length;

/** The first lines of a message, without colours: enough to know what to look for. */
export function brief(message = ''): string {
  // oxlint-disable-next-line no-control-regex -- that is how colours are written
  const lines = message.replaceAll(/\u001B\[[\d;]*m/g, '').split('\n');
  return lines
    .slice(0, 12)
    .map((line) => `    ${line.slice(0, 300)}`)
    .join('\n');
}
