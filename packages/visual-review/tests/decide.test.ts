import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decide } from '../src/store/decide.ts';
import { pathOfHash } from '../src/store/hashed.ts';
import { restate } from '../src/store/report.ts';
import { elementsOf } from './support/elementsOf.ts';
import { ana, ben, draw, lookOf, Project, request } from './support/project.ts';
import { everybody } from './support/rules.ts';

const [a, b, c] = [draw('A'), draw('B'), draw('C', ['label .field'])];
const wide = 'ui--a wide';

describe('deciding', () => {
  it('writes pictures, a decision and the baseline, and drops what no shot uses any more', () => {
    const p = new Project();
    const { decisions } = p.say('approved', { [wide]: a, 'ui--a phone': c });
    expect(decisions).toHaveLength(1);
    expect(decisions[0]?.file).toMatch(/^decisions\//);
    expect(decisions[0]).toMatchObject({
      story: 'ui--a',
      verdict: 'approved',
      by: ana,
      role: 'design',
      env: 'e7',
    });
    expect(p.store.baseline('ui--a')).toEqual({
      story: 'ui--a',
      shots: { wide: a.shot, phone: c.shot },
      trees: { [a.shot.tree]: a.tree, [c.shot.tree]: c.tree },
      texts: { [a.shot.text]: a.text, [c.shot.text]: c.text },
      elements: elementsOf([a, c]),
    });
    p.say('approved', { [wide]: b });
    expect(p.store.baseline('ui--a')).toEqual({
      story: 'ui--a',
      shots: { wide: b.shot, phone: c.shot },
      trees: { [b.shot.tree]: b.tree, [c.shot.tree]: c.tree },
      texts: { [b.shot.text]: b.text, [c.shot.text]: c.text },
      elements: elementsOf([b, c]),
    });
    expect(p.store.decisions('ui--a')[1]?.shots).toEqual({ wide: { from: lookOf(a), to: lookOf(b) } });
    // The earlier picture is history; its elements serve nothing.
    expect(p.store.hasImage(a.shot.img)).toBe(true);
  });

  it('writes one file for each request, however many stories it names', () => {
    const p = new Project();
    p.say('approved', { 'ui--gone wide': c });
    const report = p.report({ [wide]: a, 'ui--b wide': b, 'ui--b phone': a, 'ui--gone wide': null });
    const { decisions } = p.decide(report, [
      request('approved', { [wide]: a, 'ui--b wide': b, 'ui--b phone': a }),
      request('removed', { 'ui--gone wide': null }),
    ]);
    expect(decisions.map(({ story, shots }) => [story, Object.keys(shots)])).toEqual([
      ['ui--a', ['wide']],
      ['ui--b', ['wide', 'phone']],
      ['ui--gone', ['wide']],
    ]);
    const files = decisions.map(({ file }) => file);
    expect([files[1], new Set(files).size]).toEqual([files[0], 2]);
    expect(p.store.rulingNames()).toHaveLength(3);
    expect(p.store.reviewed()).toEqual([]);
    expect(p.store.decisions('ui--b')).toEqual([expect.objectContaining({ story: 'ui--b', file: files[0] })]);
    expect(p.store.stories()).toEqual(['ui--a', 'ui--b']);
  });

  it('takes a property of every object for a name like any other', () => {
    const p = new Project();
    expect(p.say('approved', { 'constructor constructor': a }).decisions[0]?.shots).toEqual({
      constructor: { from: null, to: lookOf(a) },
    });
    expect(p.store.baseline('constructor')?.shots).toEqual({ constructor: a.shot });
  });

  it('keeps the baseline on a rejection, and the rejected picture for the history', () => {
    const p = new Project();
    p.say('approved', { [wide]: a });
    p.say('rejected', { [wide]: b }, ben, 'Too dark');
    expect(p.store.baseline('ui--a')?.shots.wide).toEqual(a.shot);
    expect(p.store.image(b.shot.img)).toEqual(b.image);
    expect(p.store.baseline('ui--a')?.elements).toEqual(elementsOf([a]));
    expect(restate(p.store, p.report({ [wide]: b }))[0]?.result).toMatchObject({
      state: 'rejected',
      problem: expect.stringContaining('Too dark'),
    });
    p.say('approved', { [wide]: b });
    expect(restate(p.store, p.report({ [wide]: b }))[0]?.result.state).toBe('same');
  });

  it('rejects a baseline and lifts that again', () => {
    const p = new Project();
    p.say('approved', { [wide]: a });
    const same = () => p.report({ [wide]: a }, { [wide]: { state: 'same', to: undefined } as object });
    p.decide(same(), [request('rejected', { [wide]: a }, ben, 'Wrong logo')]);
    expect(restate(p.store, same())[0]?.result.state).toBe('rejected');
    p.decide(same(), [request('approved', { [wide]: a })]);
    expect(restate(p.store, same())[0]?.result.state).toBe('same');
  });

  it('removes a shot, and with the last one the file', () => {
    const p = new Project();
    p.say('approved', { [wide]: a, 'ui--a phone': a });
    p.say('removed', { [wide]: null });
    expect(Object.keys(p.store.baseline('ui--a')?.shots ?? {})).toEqual(['phone']);
    p.say('rejected', { 'ui--a phone': null }, ben, 'We need it on phones');
    const [gone] = restate(
      p.store,
      p.report({ 'ui--a phone': null }, { 'ui--a phone': { state: 'rejected' } }),
    );
    expect([gone?.result.state, gone?.look]).toEqual(['rejected', null]);
    p.say('removed', { 'ui--a phone': null });
    expect(p.store.baseline('ui--a')).toBeUndefined();
  });

  it('says so when somebody says the same again, and writes nothing', () => {
    const p = new Project();
    p.say('approved', { [wide]: a });
    const again = p.say('approved', { [wide]: a }, 'Ana R. <ANA@rolecast.example>');
    expect(again).toEqual({ decisions: [], said: ['ui--a wide: Ana R. has already approved this.'] });
    expect(p.say('approved', { [wide]: a }, ben).decisions).toHaveLength(1);
    p.say('rejected', { [wide]: b }, ben, 'Too dark');
    expect(p.say('rejected', { [wide]: b }, ben, 'Too dark').decisions).toHaveLength(0);
    expect(p.say('rejected', { [wide]: b }, ben, 'And too small').decisions).toHaveLength(1);
  });

  it('writes the baseline again that a cut-off write or a merge has lost', () => {
    const p = new Project();
    p.say('approved', { [wide]: a });
    rmSync(join(p.store.root, 'baselines/ui--a.json'));
    p.say('approved', { [wide]: a });
    expect(p.store.baseline('ui--a')?.shots.wide).toEqual(a.shot);
    writeFileSync(pathOfHash(p.store.root, 'images', a.shot.img), 'rotten');
    p.say('approved', { [wide]: a }, ben);
    expect(p.store.image(a.shot.img)).toEqual(a.image);
  });

  it('is later than what a clock that is ahead has written', () => {
    const p = new Project();
    const report = p.report({ [wide]: a });
    const options = { now: new Date('2026-01-16T00:00:00Z'), head: null, env: 'e7', rules: everybody };
    decide(p.store, p.reportFolder, report, [request('rejected', { [wide]: a }, ben, 'No')], options);
    p.say('approved', { [wide]: a });
    expect(p.store.decisions('ui--a').map(({ at }) => at)).toEqual([
      '2026-01-16T00:00:00.000Z',
      '2026-01-16T00:00:00.001Z',
    ]);
    expect(restate(p.store, p.report({ [wide]: a }))[0]?.result.state).toBe('same');
  });
});
