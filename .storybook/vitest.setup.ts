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

afterEach(() => {
  console.error = log;
  if (complaints.length) throw new Error(`console.error: ${complaints.join('\n')}`);
});
