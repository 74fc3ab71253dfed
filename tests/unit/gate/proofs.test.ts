import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hashOfProof, noteProved, proofs, readProved } from '../../../scripts/gate/proofs.ts';

let folder: string;
let said: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'proofs-'));
  said = [];
  vi.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});

const lock = (packages: Record<string, { version: string; resolved?: string }>) =>
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
const hash = () => hashOfProof(proofs.apiOnBoth, folder);

it('the database layer and the packages under it decide what must be proved anew, and nothing else', () => {
  mkdirSync(join(folder, 'server/db'), { recursive: true });
  writeFileSync(join(folder, 'server/db/open.ts'), 'one');
  writeFileSync(join(folder, 'server/app.ts'), 'one');
  lock({ 'node_modules/pg': { version: '8.0.0' }, 'node_modules/swr': { version: '2.0.0' } });
  const before = hash();
  writeFileSync(join(folder, 'server/app.ts'), 'two');
  lock({
    'node_modules/swr': { version: '3.0.0' },
    'node_modules/pg': { version: '8.0.0', resolved: 'https://elsewhere.example/pg.tgz' },
  });
  expect(hash()).toBe(before);
  lock({ 'node_modules/pg': { version: '8.0.1' } });
  const newer = hash();
  expect(newer).not.toBe(before);
  writeFileSync(join(folder, 'server/db/open.ts'), 'two');
  expect(hash()).not.toBe(newer);
});

it('what has passed is kept beside the rest, and said once', () => {
  const file = join(folder, 'proved.json');
  expect(readProved(file)).toEqual({});
  noteProved('second', 'b', file);
  noteProved('first', 'a', file);
  noteProved('first', 'a', file);
  expect(readFileSync(file, 'utf8')).toBe('{\n  "first": "a",\n  "second": "b"\n}\n');
  expect(said).toHaveLength(2);
});

it('every input of a proof is there', () => {
  for (const [name, proof] of Object.entries(proofs))
    for (const input of proof.inputs)
      expect(hashOfProof({ ...proof, inputs: [input] }), `${name}: ${input}`).not.toBe(
        hashOfProof({ ...proof, inputs: [] }),
      );
});
