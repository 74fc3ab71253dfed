import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { passedIn, proving } from '../../../scripts/gate/endToEnd.ts';
import type { Failure } from '../../../scripts/gate/failure.ts';
import { proofs } from '../../../scripts/gate/proofs.ts';
import { root } from '../../../scripts/process.ts';

const failure = (file: string): Failure => ({
  check: file,
  message: '',
  before: [],
  files: [],
  alone: { runner: 'playwright', file, line: 1, project: 'wide' },
});
const outcome = (...files: string[]) => ({ passed: 9, failures: files.map(failure), broken: [] });

it('what may be left out is there, and its own file is an input of its proof', () => {
  for (const [name, files] of Object.entries(proving))
    for (const file of files) {
      expect(existsSync(join(root, file)), file).toBe(true);
      expect(proofs[name as keyof typeof proving].inputs.join(), file).toContain('e2e.ts');
    }
});

it('a proof holds when none of its tests failed, whatever else did', () => {
  expect(passedIn(outcome(), 41)).toEqual(['visualReview', 'prerender', 'update']);
  expect(passedIn(outcome('tests/e2e/jobs.e2e.ts', 'tests/e2e/visual.e2e.ts'), 41)).toEqual([
    'prerender',
    'update',
  ]);
});

it('a run that did not come to its end proves nothing', () => {
  expect(passedIn({ ...outcome(), broken: ['the runner did not end'] }, 41)).toEqual([]);
  expect(passedIn(outcome('tests/e2e/jobs.e2e.ts'), 1)).toEqual([]);
});
