import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { withoutKeys } from '../../../build/iconKeys.ts';

const icons = join(
  dirname(createRequire(import.meta.url).resolve('lucide-react/package.json')),
  'dist/esm/icons',
);
const names = readdirSync(icons).filter((name) => name.endsWith('.mjs'));
const keyOf = /, key: "[^"]*"/;

it('takes the key from every line of every icon, and nothing else', () => {
  let lines = 0;
  for (const name of names) {
    const code = readFileSync(join(icons, name), 'utf8');
    const pieces = code.split(keyOf);
    lines += pieces.length - 1;
    expect(withoutKeys(code), name).toBe(pieces.join(''));
  }
  expect(lines).toBeGreaterThan(4000);
  expect(
    withoutKeys(
      '["path", { d: "m5 12 7-7 7 7", key: "hav0vg" }], ["path", { d: "M12 19V5", key: "x0mq9r" }]',
    ),
  ).toBe('["path", { d: "m5 12 7-7 7 7" }], ["path", { d: "M12 19V5" }]');
});
