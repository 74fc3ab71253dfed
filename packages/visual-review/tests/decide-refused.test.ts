import { rmSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decide } from '../src/store/decide.ts';
import { hashOf } from '../src/store/hash.ts';
import { pathOfHash } from '../src/store/hashed.ts';
import { Store } from '../src/store/store.ts';
import { VisualError } from '../src/types.ts';
import { filesIn } from './support/files.ts';
import { ana, ben, draw, Project, request } from './support/project.ts';
import { everybody } from './support/rules.ts';

const [a, b, c] = [draw('A'), draw('B'), draw('C')];
const wide = 'ui--a wide';

describe('a request is refused, before anything is written, when', () => {
  const sound = request('approved', { 'ui--b wide': b });
  it.each([
    [
      'the story is unknown',
      request('approved', { 'ui--x wide': a }),
      /Neither the report nor the baselines have a shot ui--x wide/,
    ],
    [
      'a property of every object is its story',
      request('approved', { 'constructor wide': a }),
      /have a shot constructor wide/,
    ],
    ['the mode is unknown', request('approved', { 'ui--a phone': a }), /have a shot ui--a phone/],
    [
      'the picture is no longer there',
      request('approved', { [wide]: c }),
      /ui--a wide was decided by Ana Ruiz about a picture that is no longer there; run `npm run visual -- run` again/,
    ],
    ['the story leads out of the store', request('approved', { '../a wide': a }), /must be a story id/],
    ['it rejects without a note', request('rejected', { [wide]: a }, ana, ' '), /A rejection needs a note/],
    [
      'it approves many without a note',
      request('approved', { [wide]: a, 'ui--b wide': b }, ana, ''),
      /A decision about 2 stories needs a note/,
    ],
    ['it is by nobody', request('approved', { [wide]: a }, 'Ana'), /by must be `Name <address>`/],
    [
      'it approves what is no more',
      request('approved', { 'ui--gone wide': null }),
      /its verdict is 'removed'/,
    ],
    ['it removes what is still there', request('removed', { [wide]: null }), /is still there/],
    ['it removes a look', request('removed', { [wide]: a }), /cannot be removed together with a look/],
    [
      'it rejects what another one approves',
      request('rejected', { 'ui--b wide': b }, ben, 'No'),
      /decided in two ways at once, 'approved' by Ana Ruiz and 'rejected' by Ben Okoro/,
    ],
    [
      'its story is broken',
      request('approved', { 'ui--broken wide': c }),
      /is broken, so it has no look to decide about: it threw/,
    ],
  ])('%s', (_, bad, message) => {
    const p = new Project();
    p.say('approved', { 'ui--gone wide': a });
    const before = filesIn(p.store.root);
    const report = p.report(
      { [wide]: a, 'ui--b wide': b, 'ui--gone wide': null, 'ui--broken wide': null },
      { 'ui--broken wide': { state: 'broken', problem: 'it threw' } },
    );
    expect(() => p.decide(report, [sound, bad])).toThrow(VisualError);
    expect(() => p.decide(report, [sound, bad])).toThrow(message);
    expect(filesIn(p.store.root)).toEqual(before);
  });

  it('the rules refuse it', () => {
    const p = new Project();
    const report = p.report({ [wide]: a });
    const rules = { ...everybody, approvers: [{ stories: /^Title\//, roles: ['product' as const] }] };
    expect(() => p.decide(report, [request('approved', { [wide]: a })], rules)).toThrow(
      "Ana Ruiz decides as 'design', but Title/ui--a is for product to approve.",
    );
    const strict = { ...everybody, ownChange: 'refused' as const };
    expect(() =>
      p.decide(report, [request('approved', { [wide]: a })], strict, ['ana@rolecast.example']),
    ).toThrow(/Ana Ruiz approves a change of their own/);
    expect(
      p.decide(report, [request('approved', { [wide]: a }, ben)], strict, ['ana@rolecast.example']).decisions,
    ).toHaveLength(1);
  });

  it('the report lacks a picture, has a corrupt one, or other lines', () => {
    const p = new Project();
    const report = p.report({ [wide]: a });
    const path = pathOfHash(p.reportFolder, 'images', a.shot.img);
    writeFileSync(path, 'rotten');
    expect(() => p.decide(report, [request('approved', { [wide]: a })])).toThrow(/is corrupt/);
    rmSync(path);
    expect(() => p.decide(report, [request('approved', { [wide]: a })])).toThrow(/is missing/);
    const lines = { ...p.report({ [wide]: a }), texts: { [a.shot.text]: ['Other words'] } };
    expect(() => p.decide(lines, [request('approved', { [wide]: a })])).toThrow(/The report lacks lines/);
    expect(filesIn(p.store.root)).toEqual([]);
  });

  it('the disk is full', () => {
    const p = new Project();
    p.say('approved', { [wide]: a });
    const before = filesIn(p.store.root);
    let writes = 0;
    const store = new Store(p.store.root, (path, content) => {
      if (++writes === 3) throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
      writeFileSync(path, content);
    });
    const report = p.report({ [wide]: b });
    const options = { now: new Date(), head: null, env: 'e7', rules: everybody };
    expect(() =>
      decide(store, p.reportFolder, report, [request('approved', { [wide]: b })], options),
    ).toThrow(/the disk is full\); nothing was changed/);
    expect(filesIn(p.store.root)).toEqual(before);
    expect(hashOf(p.store.image(a.shot.img))).toBe(a.shot.img);
  });
});
