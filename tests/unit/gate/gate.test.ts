import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { runAlone } from '../../../scripts/gate/alone.ts';
import type { Failure, Outcome } from '../../../scripts/gate/failure.ts';
import { Gate } from '../../../scripts/gate/gate.ts';

let folder: string;
let said: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gate-'));
  said = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(...line.split('\n')));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const failure = (check: string): Failure => ({
  check,
  message: `${check} went wrong`,
  before: ['earlier'],
  files: [],
  alone: { runner: 'vitest', project: 'unit', file: check },
});
const outcome = (part: Partial<Outcome>): Outcome => ({ passed: 10, failures: [], broken: [], ...part });
const step = (part: Partial<Outcome>, name = 'unit') => ({ name, run: () => Promise.resolve(outcome(part)) });
/** Alone, each check passes as its name says: `a 101` fails the second time. */
const gate = () =>
  new Gate({
    folder,
    alone: ((alone) =>
      Promise.resolve(
        [...(('file' in alone && alone.file.split(' ')[1]) || '')].map((one) => ({
          passed: one === '1',
          message: one === '1' ? '' : 'again',
        })),
      )) satisfies typeof runAlone,
  });
const written = () => JSON.parse(readFileSync(join(folder, 'gate.json'), 'utf8')) as Record<string, unknown>;

it('what passes at once is passed, and the last line says it', async () => {
  const run = gate();
  await run.run(step({}));
  await run.settle();
  expect(run.close()).toBe(0);
  expect(said.slice(-2)).toEqual(['0 unsteady', '10 passed, 0 failed']);
  expect(written()).toMatchObject({ passed: 10, failed: 0, unsteady: 0 });
});

it('what fails once alone is unsteady, named with its class and its evidence, and counts as neither', async () => {
  const run = gate();
  await run.run(step({ failures: [failure('chance 101'), failure('timing 110'), failure('order 111')] }));
  await run.settle();
  expect(run.close()).toBe(0);
  expect(said.slice(-2)).toEqual(['3 unsteady', '10 passed, 0 failed']);
  expect(said.filter((line) => line.startsWith('unsteady ('))).toEqual([
    'unsteady (chance): chance 101',
    'unsteady (timing): timing 110',
    'unsteady (order): order 111',
  ]);
  const [first] = written().unsteadyChecks as { evidence: string }[];
  const place = join(process.cwd(), first?.evidence ?? '');
  expect(readFileSync(join(place, 'first/message.md'), 'utf8')).toContain('chance 101 went wrong');
  expect(readFileSync(join(place, 'verdict.md'), 'utf8')).toContain('again');
});

it('only a row of which everything passed at the first try is clean', async () => {
  const run = gate();
  expect(run.isClean(await run.run(step({})))).toBe(true);
  expect(run.isClean(await run.run(step({ failures: [failure('one 111')] })))).toBe(false);
  expect(run.isClean(await run.run(step({ broken: ['tsc ended with 2'] })))).toBe(false);
});

it('what fails twice of three alone is broken', async () => {
  const run = gate();
  await run.run(step({ failures: [failure('two 100')] }));
  await run.settle();
  expect(run.close()).toBe(1);
  expect(said.at(-1)).toBe('10 passed, 1 failed');
  expect(said).toContain('two 100');
});

it('a step that crashes or says no is broken at once, and the others go on', async () => {
  const run = gate();
  await run.run({ name: 'api', run: () => Promise.reject(new Error('no database')) });
  await run.run(step({ broken: ['tsc ended with 2'] }));
  await run.settle();
  expect(run.close()).toBe(1);
  expect(said.at(-1)).toBe('10 passed, 2 failed');
  expect(said.join('\n')).toContain('no database');
});

it('more than 40 first failures end the run, and none of them is tried again', async () => {
  const run = gate();
  const many = Array.from({ length: 41 }, (_, at) => failure(`many${at} 111`));
  await run.run(step({ failures: many }));
  expect(run.isLost).toBe(true);
  await run.settle();
  expect(run.close()).toBe(1);
  expect(said.slice(-2)).toEqual(['0 unsteady', '10 passed, 41 failed']);
});

it('more than twelve unsteady checks are a failure', async () => {
  const run = gate();
  await run.run(step({ failures: Array.from({ length: 13 }, (_, at) => failure(`many${at} 111`)) }));
  await run.settle();
  expect(run.close()).toBe(1);
  expect(said.slice(-2)).toEqual(['13 unsteady', '10 passed, 1 failed']);
});

it('forgets what an earlier run wrote', () => {
  writeFileSync(join(folder, 'gate.json'), '{}');
  gate();
  expect(() => written()).toThrow('ENOENT');
});
