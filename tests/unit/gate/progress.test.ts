import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Progress } from '../../../scripts/gate/progress.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'progress-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const at = (commit: string | null) => new Progress({ file: join(folder, 'report/prove.json'), commit });

it('what has passed for a commit is known to the next run of it', () => {
  const first = at('a1');
  expect(first.has('types')).toBe(false);
  first.note('types');
  first.note('apiWhole');
  const next = at('a1');
  expect(['types', 'apiWhole', 'e2eWhole'].map((step) => next.has(step))).toEqual([true, true, false]);
});

it('another commit, and changes that are not committed, begin over', () => {
  at('a1').note('types');
  expect(at('b2').has('types')).toBe(false);
  expect(at(null).has('types')).toBe(false);
  at(null).note('lint');
  expect(at('a1').has('lint')).toBe(false);
  at('b2').note('lint');
  expect(at('b2').has('types')).toBe(false);
  expect(at('a1').has('types')).toBe(false);
});

it('is forgotten when asked', () => {
  const progress = at('a1');
  progress.note('types');
  progress.forget();
  expect(progress.has('types')).toBe(false);
  expect(at('a1').has('types')).toBe(false);
});
