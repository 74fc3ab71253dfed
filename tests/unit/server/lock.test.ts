import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DirectoryInUse, lockDirectory } from '../../../server/db/lock.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rolecast-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const data = () => join(folder, 'pglite');
const file = () => `${data()}.lock`;

describe('lock of a data directory', () => {
  test('is held by one, with a sentence for the other, and given back', () => {
    const release = lockDirectory(data());
    expect(() => lockDirectory(data())).toThrow(DirectoryInUse);
    expect(() => lockDirectory(data())).toThrow(`in use by process ${process.pid}. Stop that process first`);
    release();
    expect(existsSync(file())).toBe(false);
    expect(() => lockDirectory(data())()).not.toThrow();
  });

  test('is taken over from a dead process', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await new Promise((resolve) => child.once('exit', resolve));
    writeFileSync(file(), `${child.pid} 1\n`);
    expect(() => lockDirectory(data())()).not.toThrow();
  });

  test.runIf(process.platform === 'linux')('is taken over when another process got the number since', () => {
    lockDirectory(data());
    const [pid, start] = readFileSync(file(), 'utf8').trim().split(' ');
    expect(Number(start)).toBeGreaterThan(0);
    writeFileSync(file(), `${pid} ${Number(start) - 1}\n`);
    expect(() => lockDirectory(data())()).not.toThrow();
  });

  test.each(['', 'garbage', '-1 x'])('an unreadable lock (%j) is taken over', (text) => {
    writeFileSync(file(), text);
    expect(() => lockDirectory(data())()).not.toThrow();
  });
});
