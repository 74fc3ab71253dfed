import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { counted, single } from '../../../scripts/gate/step.ts';
import { root } from '../../../scripts/process.ts';

const folder = 'gate-test';
const file = `${folder}/planted.json`;
const place = join(root, 'report', file);
beforeAll(() => mkdirSync(join(root, 'report', folder), { recursive: true }));
afterAll(() => rmSync(join(root, 'report', folder), { recursive: true }));

/** A runner that writes `text` and ends with `code`. */
const runner = (code: number | 'hung', text?: string) => () => {
  if (text !== undefined) writeFileSync(place, text);
  return Promise.resolve(code);
};
const read = (json: unknown) => ({ passed: Number(json), failures: [] });

it.each([
  ['hangs', runner('hung', '3'), 'did not end'],
  ['writes no report', runner(0), 'no usable report'],
  ['writes half a report', runner(0, '{'), 'no usable report'],
  ['finds nothing', runner(0, '0'), 'found nothing'],
  ['fails without a reason', runner(1, '3'), 'ended with 1'],
])('a runner that %s is broken', async (_, run, problem) => {
  const { broken } = await counted({ file, run, read });
  expect(broken.join()).toContain(problem);
});

it('a runner that ends well has passed what its report says', async () => {
  expect(await counted({ file, run: runner(0, '3'), read })).toEqual({ passed: 3, failures: [], broken: [] });
});

it('a tool is one check', async () => {
  expect(await single('tsc', Promise.resolve(0))).toMatchObject({ passed: 1, broken: [] });
  expect(await single('tsc', Promise.resolve(2))).toMatchObject({
    passed: 0,
    broken: [expect.stringContaining('tsc ended with 2')],
  });
});
