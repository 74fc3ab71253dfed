import { afterEach, beforeEach } from 'vitest';

const complaints: string[] = [];
let log = console.error;

/** A story that logs an error fails, as it does in the other runner; a request that nobody mocked is one. */
beforeEach(() => {
  complaints.length = 0;
  log = console.error;
  console.error = (...words: unknown[]) => {
    complaints.push(words.map(String).join(' '));
    log(...words);
  };
});

/** A report of the accessibility addon, which Storybook hangs on the test. */
interface Report {
  type: string;
  result: { violations?: unknown };
}

/** The addon also says of every rule that it passed or did not apply: 40 KB a story, in a report of 2,400 of them. */
function keepViolations(meta: { reports?: Report[] }) {
  for (const report of meta.reports ?? [])
    if (report.type === 'a11y') report.result = { violations: report.result.violations };
}

afterEach(({ task }) => {
  keepViolations(task.meta as { reports?: Report[] }); // The addon does not declare what it hangs there.
  console.error = log;
  if (complaints.length) throw new Error(`console.error: ${complaints.join('\n')}`);
});
