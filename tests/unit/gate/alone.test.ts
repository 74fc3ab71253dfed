import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runAlone, runOf } from '../../../scripts/gate/alone.ts';
import { verdictOf } from '../../../scripts/gate/verdict.ts';
import { root } from '../../../scripts/process.ts';

let folder: string;
/** In two parts, or it would be taken for a proof of that requirement. */
const never = `passes never [${'S1.'}1]`;
/** A project of its own for Vitest: its tests fail as often as their names say. */
let planted: string;
beforeAll(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  folder = mkdtempSync(join(tmpdir(), 'alone-'));
  planted = mkdtempSync(join(root, 'tests/unit/gate/planted-'));
  const counter = join(folder, 'count');
  writeFileSync(
    join(planted, 'planted.test.ts'),
    `import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
const count = (existsSync('${counter}') ? Number(readFileSync('${counter}', 'utf8')) : 0) + 1;
writeFileSync('${counter}', String(count));
describe('planted (one)', () => {
  it('fails the second time', () => expect(count).not.toBe(2));
  it('${never}', () => expect(count).toBe(0));
  it('passes each time', () => expect(count).toBeGreaterThan(0));
});`,
  );
});
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
  rmSync(planted, { recursive: true });
});

const test = (name: string) => ({
  runner: 'vitest' as const,
  project: 'unit',
  file: relative(root, join(planted, 'planted.test.ts')),
  name,
});

// Vitest is started three times, the last time with a quarter of a processor.
it('a check that fails one time in three alone is unsteady', { timeout: 120_000 }, async () => {
  const attempts = await runAlone(test('planted (one) fails the second time'), join(folder, 'a'));
  expect(attempts.map(({ passed }) => passed)).toEqual([true, false, true]);
  expect(attempts[1]?.message).toContain('expected 2 not to be 2');
  expect(verdictOf(attempts)).toEqual({ verdict: 'unsteady', class: 'chance' });
  expect(readFileSync(join(folder, 'a/2/report.json'), 'utf8')).toContain('numFailedTests');
});

it('one that fails again twice is not asked a third time', { timeout: 120_000 }, async () => {
  const attempts = await runAlone(test(`planted (one) ${never}`), join(folder, 'b'));
  expect(attempts.map(({ passed }) => passed)).toEqual([false, false]);
  expect(existsSync(join(folder, 'b/3'))).toBe(false);
});

it('one that passes twice and is slow is not slowed down as well', { timeout: 120_000 }, async () => {
  const attempts = await runAlone(test('planted (one) passes each time'), join(folder, 'd'), { slowFrom: 0 });
  expect(attempts.map(({ passed }) => passed)).toEqual([true, true]);
  expect(verdictOf(attempts)).toEqual({ verdict: 'unsteady', class: 'order' });
});

it('a runner that leaves no report has failed, and its log is named', { timeout: 120_000 }, async () => {
  const attempts = await runAlone({ ...test('any'), project: 'no such project' }, join(folder, 'c'));
  expect(attempts[0]).toMatchObject({ passed: false, message: expect.stringContaining('log.txt') });
});

it('a story holds alone when its play says so, whatever becomes of its pictures', () => {
  const { judge } = runOf({ runner: 'visual', story: 'a--b', mode: 'holds' }, '/f');
  const shots = [{ story: 'a--b', mode: 'light-wide', state: 'changed' }];
  expect(judge({ shots, plays: [{ story: 'a--b' }] })).toEqual({ passed: true, message: '' });
  expect(judge({ shots, plays: [{ story: 'a--b', problem: 'no' }] })).toEqual({
    passed: false,
    message: 'no',
  });
  expect(judge({ shots, plays: [] }).passed).toBe(false);
});

it('each runner is asked for one check and nothing else', () => {
  const args = (alone: Parameters<typeof runOf>[0]) => runOf(alone, '/f').args.join(' ');
  expect(args({ runner: 'playwright', file: 'tests/e2e/a.e2e.ts', line: 7, project: 'phone' })).toContain(
    'test tests/e2e/a.e2e.ts:7 --project=phone --workers=1',
  );
  expect(args({ runner: 'visual', story: 'flows-a--b', mode: 'dark-wide' })).toContain(
    'visual run flows-a--b --fresh --workers 1 --report /f/visual',
  );
  expect(args({ runner: 'visual', story: 'flows-a--b', mode: 'dark-wide' })).not.toContain('--check');
  expect(args({ runner: 'visual', story: 'flows-a--b', mode: 'holds' })).toContain('--fresh --check');
  expect(args({ runner: 'vitest', project: 'api', file: 'tests/api/a.test.ts' })).not.toContain('-t');
});
