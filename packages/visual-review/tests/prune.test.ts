import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { prune } from '../src/store/prune.ts';
import { check, repository } from './support/check.ts';
import { ben, draw, Project, request } from './support/project.ts';

const [a, b, c] = [draw('A'), draw('B'), draw('C')];
const wide = 'ui--a wide';
const baseline = 'tests/visual/baselines/ui--a.json';

describe('pruning', () => {
  it('takes what nothing names and pictures of old decisions, and verify stays green', async () => {
    const p = repository();
    for (const name of ['B', 'C', 'D', 'E']) p.say('approved', { [wide]: draw(name) });
    p.store.putImage(Buffer.from('nobody knows it'));
    p.write('tests/visual/images/ab/.x.webp.0123456789ab.tmp', 'half');
    expect((await check(p)).failed).toBe(2);
    expect(prune(p.store, 2)).toEqual({ unused: 2, old: 2 });
    expect([a, b, c, draw('D'), draw('E')].map(({ shot }) => p.store.hasImage(shot.img))).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
    expect(readFileSync(join(p.store.root, 'pruned.txt'), 'utf8').split('\n').sort()).toEqual(
      ['', ...[a, b].map(({ shot: { img } }) => `images/${img.slice(0, 2)}/${img}.webp`)].sort(),
    );
    expect((await check(p)).problems).toEqual([]);
    expect(p.store.decisions('ui--a')).toHaveLength(5);
    expect(prune(p.store, 2)).toEqual({ unused: 0, old: 0 });
    p.say('approved', { [wide]: a });
    expect(prune(p.store, 5).old).toBe(0);
    expect(readFileSync(join(p.store.root, 'pruned.txt'), 'utf8')).not.toContain(a.shot.img);
    expect((await check(p)).problems).toEqual([]);
  });

  it('takes nothing as long as a file cannot be read', () => {
    const p = new Project();
    p.say('approved', { [wide]: a });
    p.write(baseline, '{');
    expect(() => prune(p.store, 0)).toThrow(
      /^Nothing is removed before this is mended: .*ui--a\.json is not JSON/,
    );
    expect(p.store.hasImage(a.shot.img)).toBe(true);
  });

  it('keeps what a rejection names as long as it is recent', () => {
    const p = new Project();
    p.say('approved', { [wide]: a });
    p.decide(p.report({ [wide]: b }), [request('rejected', { [wide]: b }, ben, 'No')]);
    expect(prune(p.store, 1)).toEqual({ unused: 0, old: 0 });
    expect(prune(p.store, 0)).toEqual({ unused: 0, old: 1 });
    expect(p.store.hasImage(a.shot.img)).toBe(true);
  });
});
