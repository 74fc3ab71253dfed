import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditSample, hashSources, missingEdges } from '../src/affected/audit.ts';
import { fingerprints, followed } from '../src/affected/fingerprint.ts';
import {
  addGreen,
  affectedStories,
  approvalsIn,
  readGreen,
  writeGreen,
  type Green,
  type PlannedShot,
} from '../src/affected/green.ts';
import { sources } from './support/config.ts';
import { button, card, imports, page, statsOf, Workbench } from './support/workbench.ts';

let bench: Workbench;
let root: string;
const write = (path: string, text: string) => bench.write(path, text);
beforeEach(() => {
  bench = new Workbench();
  root = bench.root;
});
afterEach(() => bench.remove());

const light = { name: 'light-wide', theme: 'light', width: 1280, height: 860 } as const;
const dark = { ...light, name: 'dark-wide', theme: 'dark' } as const;
const shot = (story: string, file: string, mode: PlannedShot['mode'] = light): PlannedShot => ({
  story,
  file,
  mode,
});
const shots = [shot('button', button), shot('button', button, dark), shot('card', card), shot('page', page)];

describe('what was green', () => {
  const none: Green = { version: 1, shots: {}, files: {} };
  const options = () => ({
    fingerprints: fingerprints({ stats: statsOf(imports), root, sources, envId: 'env' }),
    approvals: approvalsIn(join(root, 'store')),
  });
  const greenNow = (green = none) =>
    addGreen(green, shots, { ...options(), all: shots, files: hashSources(root, sources) });
  const affected = (green: Green, of = shots) => affectedStories(of, green, options()).affected;

  it('is skipped, and what changed is not', () => {
    expect(affected(none)).toEqual(shots);
    const green = greenNow();
    expect(affected(green)).toEqual([]);
    write('src/Button.tsx', 'edited');
    expect(affected(green).map(({ story }) => story)).toEqual(['button', 'button', 'page']);
    expect(affectedStories(shots, green, options()).skipped).toEqual([shots[2]]);
  });

  it('is taken again when its mode changes, when it is new, and when its baseline or a decision does', () => {
    const green = greenNow();
    expect(affected(green, [shot('card', card, { ...light, width: 1281 })])).toHaveLength(1);
    expect(affected(green, [shot('card-another', card)])).toHaveLength(1);
    write('store/baselines/card.json', '{}');
    expect(affected(green)).toEqual([shots[2]]);
    write('store/reviews/button/1.json', '{}');
    expect(affected(green).map(({ story }) => story)).toEqual(['button', 'button', 'card']);
    write('store/decisions/2.json', '{\n"stories": {\n"page": {\n"wide": {}\n}\n}\n}\n');
    expect(affected(green)).toEqual(shots);
    const later = greenNow();
    write('store/decisions/3.json', '{\n"stories": {\n"card": {\n"wide": {}\n}\n}\n}\n');
    expect(affected(later)).toEqual([shots[2]]);
  });

  it('stays known when a branch is left and entered again, and is forgotten with its story', () => {
    const first = greenNow();
    write('src/Button.tsx', 'edited');
    const second = greenNow(first);
    write('src/Button.tsx', "export const from = 'src/Button.tsx';");
    expect(affected(second)).toEqual([]);
    const left = addGreen(second, [], { ...options(), all: [shot('card', card)], files: {} });
    expect(Object.keys(left.shots)).toEqual(['card light-wide']);
  });

  it('is written and read; a damaged file is an empty one', () => {
    const path = join(root, 'cache/green.json');
    writeGreen(path, greenNow());
    expect(readGreen(path)).toEqual(greenNow());
    for (const text of [
      '{"version":1',
      '{"version":2,"shots":{},"files":{}}',
      '{"version":1,"shots":{"a":1},"files":{}}',
    ]) {
      writeFileSync(path, text);
      expect(readGreen(path)).toEqual(none);
    }
    expect(readGreen(join(root, 'gone.json'))).toEqual(none);
  });

  it('names the missing edge', () => {
    const green = greenNow();
    write('mocks/fixtures/person.ts', 'export const person = 1;');
    write('src/Card.tsx', 'edited');
    const reached = followed(statsOf(imports), card);
    expect(reached).toContain('src/Card.tsx');
    expect(missingEdges(green, hashSources(root, sources), reached)).toBe(
      'it changed, though nothing that it is known to reach did; it may depend on mocks/fixtures/person.ts',
    );
    expect(missingEdges(greenNow(), hashSources(root, sources), reached)).toContain('no source did');
  });
});

describe('the audit', () => {
  const many = Array.from({ length: 200 }, (_, n) => shot(`story-${n}`, card));

  it('takes 5 % of what was skipped, and at least one', () => {
    expect(auditSample(many, 'c0ffee')).toHaveLength(10);
    expect(auditSample(many.slice(0, 3), 'c0ffee')).toHaveLength(1);
    expect(auditSample([], 'c0ffee')).toEqual([]);
  });

  it('takes the same for one commit and others for another', () => {
    const ids = (seed: string) => auditSample(many, seed).map(({ story }) => story);
    expect(ids('a')).toEqual(ids('a'));
    expect(ids('a')).not.toEqual(ids('b'));
    const seen = new Set(Array.from({ length: 200 }, (_, n) => ids(`commit ${n}`)).flat());
    expect(seen.size).toBe(200);
  });
});
