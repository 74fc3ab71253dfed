import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildForChromatic, runChromatic } from '../src/chromatic.ts';
import { chromaticModes } from '../src/chromaticModes.ts';
import { VisualError } from '../src/types.ts';
import { modes } from './support/config.ts';

/** Stands in for Chromatic's program: writes down how it was called, and tells its token as a bad one would. */
const standIn = `
const { writeFileSync } = require('node:fs');
const { CHROMATIC_PROJECT_TOKEN: token, PLANTED_CODE: code } = process.env;
writeFileSync('called.json', JSON.stringify({ args: process.argv.slice(2), token }));
console.log('token: ' + token);
console.error('refused ' + token + ' ' + token);
process.exit(Number(code ?? 0));
`;

let folder: string;
let lines: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chromatic-'));
  lines = [];
  mkdirSync(join(folder, 'storybook-static'));
  writeFileSync(join(folder, 'storybook-static/preview-stats.json'), '{"modules":[]}');
  writeFileSync(join(folder, 'stand-in.cjs'), standIn);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

const run = (token: string | undefined, bin = join(folder, 'stand-in.cjs')) =>
  runChromatic({ storybook: 'storybook-static', token, bin, cwd: folder, log: (line) => lines.push(line) });
const called = () =>
  JSON.parse(readFileSync(join(folder, 'called.json'), 'utf8')) as { args: string[]; token: string };

it.each([undefined, '', '  '])('starts nothing without a token (%j), and says so', async (token) => {
  expect(await run(token)).toBe(0);
  expect(existsSync(join(folder, 'called.json'))).toBe(false);
  expect(lines).toEqual(['CHROMATIC_PROJECT_TOKEN is not set: nothing is sent to Chromatic.']);
});

it('gives the token by the environment alone', async () => {
  expect(await run('chpt_planted')).toBe(0);
  expect(called()).toEqual({
    args: ['--storybook-build-dir', 'storybook-static', '--only-changed', '--exit-zero-on-changes'],
    token: 'chpt_planted',
  });
});

it('strikes the token out of what the program says', async () => {
  await run('chpt_planted');
  expect(lines.toSorted()).toEqual(['refused *** ***', 'token: ***']);
});

it('passes the exit code on', async () => {
  vi.stubEnv('PLANTED_CODE', '3');
  expect(await run('chpt_planted')).toBe(3);
});

it('needs the statistics of the build, and a program', async () => {
  await expect(run('chpt_planted', join(folder, 'gone.cjs'))).rejects.toThrow('CHROMATIC_BIN names no file');
  rmSync(join(folder, 'storybook-static/preview-stats.json'));
  await expect(run('chpt_planted')).rejects.toThrow(VisualError);
  expect(existsSync(join(folder, 'called.json'))).toBe(false);
});

it('marks the build only with a token', () => {
  const without: NodeJS.ProcessEnv = { CHROMATIC_PROJECT_TOKEN: ' ' };
  buildForChromatic(without);
  expect(without.VITE_CHROMATIC).toBeUndefined();
  const environment: NodeJS.ProcessEnv = { CHROMATIC_PROJECT_TOKEN: 'chpt_planted' };
  buildForChromatic(environment);
  expect(environment.VITE_CHROMATIC).toBe('on');
});

it('has our modes under the same names', () => {
  expect(Object.keys(chromaticModes(modes))).toEqual(modes.map(({ name }) => name));
  expect(chromaticModes(modes)['dark-phone']).toEqual({ theme: 'dark', viewport: { width: 390 } });
});
