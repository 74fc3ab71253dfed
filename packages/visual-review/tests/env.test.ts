import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { environmentOf, readEnvironment, requireSame, writeEnvironment } from '../src/env.ts';

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'visual-env-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
const here = environmentOf({ browser: 'Chromium 153', fonts: 'aa', flags: 'bb' });

it('the environment of the baselines is kept, and the same one passes', () => {
  const folder = makeFolder();
  expect(readEnvironment(folder)).toBeUndefined();
  writeEnvironment(folder, here);
  const kept = readEnvironment(folder);
  expect(kept).toEqual(here);
  expect(() => requireSame(here, here)).not.toThrow();
});

it('another browser or other fonts are refused in one sentence that says what differs', () => {
  const other = environmentOf({ browser: 'Chromium 160', fonts: 'aa', flags: 'bb' });
  expect(other.id).not.toBe(here.id);
  expect(() => requireSame(here, other)).toThrow(
    /browser Chromium 160 instead of Chromium 153\): use the browser of the lockfile/,
  );
  expect(() =>
    requireSame(here, environmentOf({ browser: 'Chromium 153', fonts: 'cc', flags: 'bb' })),
  ).toThrow(/fonts cc/);
});

it('a damaged env.json is named', () => {
  const folder = makeFolder();
  writeFileSync(join(folder, 'env.json'), '{"id":');
  expect(() => readEnvironment(folder)).toThrow(/env\.json cannot be read/);
});
