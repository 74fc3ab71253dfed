import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contentHash } from '../../../scripts/contents.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'contents-'))));
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

const write = (file: string, text: string | Buffer) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const hash = (...inputs: string[]) => contentHash(inputs, { folder });

it('contents and paths decide, in a folder, in a pattern and by name', () => {
  write('db/a.ts', 'one\n');
  write('db/deep/b.ts', 'two\n');
  write('other.ts', 'not asked for');
  const before = hash('db');
  expect(hash('db/a.ts', 'db/deep/b.ts')).toBe(before);
  expect(hash('db/**/*.ts')).toBe(before);
  write('other.ts', 'changed');
  expect(hash('db')).toBe(before);
  write('db/deep/b.ts', 'three\n');
  const changed = hash('db');
  expect(changed).not.toBe(before);
  rmSync(join(folder, 'db/deep/b.ts'));
  write('db/deep/c.ts', 'three\n');
  expect(hash('db')).not.toBe(changed);
});

it('the order, a file named twice, line endings and the environment do not', () => {
  write('b.ts', 'two\nlines\n');
  write('a.ts', 'one\n');
  const before = hash('a.ts', 'b.ts');
  expect(hash('b.ts', 'a.ts', '*.ts')).toBe(before);
  write('b.ts', 'two\r\nlines\r\n');
  expect(hash('a.ts', 'b.ts')).toBe(before);
  vi.stubEnv('VITE_API_HOST', 'elsewhere');
  expect(hash('a.ts', 'b.ts')).toBe(before);
});

it('in what is no text every byte counts', () => {
  write('picture', Buffer.from([0, 13, 10, 200]));
  const before = hash('picture');
  write('picture', Buffer.from([0, 10, 200]));
  expect(hash('picture')).not.toBe(before);
});

it('other texts count too', () => {
  write('a.ts', 'one');
  expect(contentHash(['a.ts'], { folder, more: ['kysely 1'] })).not.toBe(
    contentHash(['a.ts'], { folder, more: ['kysely 2'] }),
  );
});
