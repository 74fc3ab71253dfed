import { readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hashLines, hashOf, isHash } from '../src/store/hash.ts';
import { pathOfHash } from '../src/store/hashed.ts';
import { elementsIn, Store } from '../src/store/store.ts';
import { VisualError, type Baseline, type Ruling } from '../src/types.ts';
import { elementsOf } from './support/elementsOf.ts';
import { ana, draw, lookOf, Project, temporaryFolder } from './support/project.ts';

const baselineOf = (story: string, ...names: string[]): Baseline => {
  const drawn = names.map((name) => draw(name));
  return {
    story,
    shots: Object.fromEntries(drawn.map(({ shot }, index) => [`mode-${index}`, shot])),
    trees: Object.fromEntries(drawn.map(({ shot, tree }) => [shot.tree, tree])),
    texts: Object.fromEntries(drawn.map(({ shot, text }) => [shot.text, text])),
    elements: elementsOf(drawn),
  };
};
const shots = { wide: { from: null, to: lookOf(draw('Save')) } };
const ruling: Ruling = {
  verdict: 'approved',
  by: ana,
  role: 'design',
  note: 'First',
  at: '2026-01-15T09:00:00.000Z',
  head: null,
  env: 'e7',
  stories: { 'ui--a': shots, 'ui--b': shots },
};
const { stories: _, ...reason } = ruling;
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

describe('hashes', () => {
  it('are 24 digits of SHA-256, and tell no line from an empty one', () => {
    expect(hashOf('')).toBe('e3b0c44298fc1c149afbf4c8');
    expect(hashLines([])).not.toBe(hashLines(['']));
    expect(isHash(hashOf('x'))).toBe(true);
    expect(isHash('../../etc/passwd')).toBe(false);
    expect(isHash(`${hashOf('x')}\n`)).toBe(false);
  });
});

describe('the store', () => {
  it('gives back what was put', () => {
    const store = new Store(temporaryFolder());
    const { image, shot } = draw('Save');
    expect([store.putImage(image), store.image(shot.img)]).toEqual([shot.img, image]);
    expect(store.allImages()).toEqual([shot.img]);
    expect([store.hasImage(shot.img), store.hasImage(hashOf('other'))]).toEqual([true, false]);
    const baseline = baselineOf('ui--a', 'Save', 'Cancel');
    store.writeBaseline(baseline);
    expect(store.baseline('ui--a')).toEqual(baseline);
    expect(elementsIn(baseline, shot.elements)).toEqual([
      { kind: 'button', label: 'Save', box: [0, 0, 80, 40], style: {} },
    ]);
    expect(() => elementsIn(baseline, hashOf('other'))).toThrow(/ui--a does not hold elements under/);
    expect(store.baseline('ui--b')).toBeUndefined();
    expect(store.stories()).toEqual(['ui--a']);
    const file = store.addRuling(ruling);
    expect(file).toMatch(/^decisions\/2026-01-15T09-00-00-000Z-[0-9a-f]{8}\.json$/);
    for (const story of ['ui--a', 'ui--b'])
      expect(store.decisions(story)).toEqual([{ story, shots, ...reason, file }]);
    expect(store.decisions('ui--c')).toEqual([]);
  });

  it('writes equal baselines as equal text, one shot to a line, and removes an empty one', () => {
    const store = new Store(temporaryFolder());
    const baseline = baselineOf('ui--a', 'Save', 'Cancel', 'Close');
    const { story, shots, trees, texts, elements } = baseline;
    const turned = <T>(values: Record<string, T>) => Object.fromEntries(Object.entries(values).toReversed());
    const path = join(store.root, 'baselines/ui--a.json');
    store.writeBaseline(baseline);
    const text = readFileSync(path, 'utf8');
    const lines = { texts: turned(texts), trees: turned(trees) };
    store.writeBaseline({ elements: turned(elements), ...lines, shots: turned(shots), story });
    expect(readFileSync(path, 'utf8')).toBe(text);
    expect(text.split('\n').filter((line) => line.startsWith('"mode-'))).toHaveLength(3);
    expect(text).toContain('\n"  - button \\"Save\\""\n');
    expect(text.endsWith('}\n')).toBe(true);
    store.writeBaseline({ story, shots: {}, trees: {}, texts: {}, elements: {} });
    expect(store.stories()).toEqual([]);
  });

  it('lets git merge changes of neighbouring shots of one story', () => {
    const project = new Project();
    project.init();
    const merged = (first: string, second: string) => baselineOf('ui--a', first, second, 'Third');
    project.store.writeBaseline(merged('One', 'Two'));
    project.commit('base');
    project.git('checkout', '-q', '-b', 'branch');
    project.store.writeBaseline(merged('One, changed', 'Two'));
    project.commit('first shot');
    project.git('checkout', '-q', 'main');
    const shots = { ...merged('One', 'Two').shots, 'mode-1': { ...draw('Two').shot, img: hashOf('new') } };
    project.store.writeBaseline({ ...merged('One', 'Two'), shots });
    project.commit('second shot');
    project.git('-c', 'user.name=A', '-c', 'user.email=a@b.example', 'merge', '-q', '--no-edit', 'branch');
    const result = project.store.baseline('ui--a')?.shots;
    expect(result?.['mode-0']).toEqual(draw('One, changed').shot);
    expect(result?.['mode-1']?.img).toBe(hashOf('new'));
  });

  it('refuses ids and hashes that lead out of it', () => {
    const store = new Store(join(temporaryFolder(), 'store'));
    for (const id of ['../outside', 'a/b', 'A', '', '.', 'a\0']) {
      expect(() => store.baseline(id), id).toThrow(/is not a story id/);
      expect(() => store.decisions(id), id).toThrow(/is not a story id/);
      expect(() => store.writeBaseline({ ...baselineOf('a', 'x'), story: id }), id).toThrow(VisualError);
      expect(() => store.addRuling({ ...ruling, stories: { [id]: shots } }), id).toThrow(VisualError);
    }
    for (const hash of ['../../../../etc/passwd', `${hashOf('x')}/..`, '']) {
      expect(() => store.image(hash), hash).toThrow(/is not a hash/);
    }
    const leading = { wide: { from: null, to: { ...lookOf(draw('Save')), img: '../../../secret' } } };
    expect(() => store.addRuling({ ...ruling, stories: { 'ui--a': leading } })).toThrow(
      'The decision is not a sound decision: /stories/ui--a/wide/to/img must be a hash of 24 hexadecimal digits.',
    );
    expect(() => filesIn(store.root)).toThrow('ENOENT');
  });

  it('says which picture is missing or corrupt, and mends a corrupt one', () => {
    const store = new Store(temporaryFolder());
    const { image, shot } = draw('Save');
    expect(() => store.image(shot.img)).toThrow(/images\/\w\w\/\w{24}\.webp is missing/);
    store.putImage(image);
    writeFileSync(pathOfHash(store.root, 'images', shot.img), image.subarray(1));
    expect(() => store.image(shot.img)).toThrow(/\.webp is corrupt/);
    store.putImage(image);
    expect(store.image(shot.img)).toEqual(image);
  });

  it.each([
    ['no JSON', '{"story":', /ui--a\.json is not JSON: /],
    [
      'conflict markers',
      '{\n<<<<<<< HEAD\n"a": 1\n=======\n"a": 2\n>>>>>>> branch\n}',
      /conflict markers of a merge/,
    ],
    ['a missing field', '{"story":"ui--a","shots":{},"trees":{}}', /must have required property 'texts'/],
    ['no shots', '{"story":"ui--a","shots":{},"trees":{},"texts":{}}', /\/shots must NOT have fewer than 1/],
    ['an own field', '{"story":"ui--a","shots":{},"trees":{},"texts":{},"x":1}', /it must not have 'x'/],
  ])('says what is wrong with a baseline that has %s', (_, text, message) => {
    const store = new Store(temporaryFolder());
    store.writeBaseline(baselineOf('ui--a', 'Save'));
    writeFileSync(join(store.root, 'baselines/ui--a.json'), text);
    expect(() => store.baseline('ui--a')).toThrow(VisualError);
    expect(() => store.baseline('ui--a')).toThrow(message);
  });

  it('refuses a baseline whose lines or elements are others, and one of another story', () => {
    const store = new Store(temporaryFolder());
    store.writeBaseline(baselineOf('ui--a', 'Save'));
    const path = join(store.root, 'baselines/ui--a.json');
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace('"Save"\n', '"Send"\n'));
    expect(() => store.baseline('ui--a')).toThrow(/edited or badly merged: the lines under/);
    writeFileSync(path, text.replace(/"texts": \{[^}]*\}/, '"texts": {}'));
    expect(() => store.baseline('ui--a')).toThrow(/the lines of mode-0 are not in it/);
    writeFileSync(path, text.replace(/"elements": \{[^}]*\}/, '"elements": {}'));
    expect(() => store.baseline('ui--a')).toThrow(/the elements of mode-0 are not in it/);
    const { elements } = draw('Save');
    writeFileSync(path, text.replace(elements.toString('base64'), draw('Send').elements.toString('base64')));
    expect(() => store.baseline('ui--a')).toThrow(/edited or badly merged: the elements under/);
    writeFileSync(join(store.root, 'baselines/ui--b.json'), text);
    expect(() => store.baseline('ui--b')).toThrow(/is about another story, ui--a/);
  });

  it.each([
    [
      'of one story',
      (p: Project) => p.writeOldDecision({ ...reason, story: 'ui--a', shots }),
      'reviews/ui--a',
    ],
    ['of many', (p: Project) => p.store.addRuling(ruling), 'decisions'],
  ])('refuses an edited decision %s by name, and forgives line breaks of Windows', (_, write, folder) => {
    const p = new Project();
    const { store } = p;
    const path = join(store.root, write(p));
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replaceAll('\n', '\r\n'));
    expect(store.decisions('ui--a')).toHaveLength(1);
    writeFileSync(path, text.replace('First', 'Fine'));
    expect(() => store.decisions('ui--a')).toThrow(
      /2026-01-15T09-00-00-000Z-\w{8}\.json was edited or renamed/,
    );
    writeFileSync(path, text);
    expect(store.decisions('ui--a')).toHaveLength(1);
    renameSync(path, join(store.root, folder, '2027-01-15T09-00-00-000Z-00000000.json'));
    expect(() => store.decisions('ui--a')).toThrow(
      /2027-01-15T09-00-00-000Z-00000000\.json was edited or renamed/,
    );
  });

  it.each([
    ['a time', { at: 'yesterday' }, /\/at must be a time such as/],
    ['a verdict', { verdict: 'maybe' }, /\/verdict must be one of approved, rejected, removed/],
    ['a person', { by: 'Ana' }, /\/by must be `Name <address>`/],
    ['a mode', { stories: { 'ui--a': { '../x': { from: null, to: null } } } }, /must be a mode name/],
    ['stories', { stories: {} }, /\/stories must NOT have fewer than 1/],
    ['shots', { stories: { 'ui--a': {} } }, /\/stories\/ui--a must NOT have fewer than 1/],
  ])('refuses a decision whose %s is none', (_, part, message) => {
    const store = new Store(temporaryFolder());
    // What a hand wrote has no type.
    expect(() => store.addRuling({ ...ruling, ...part } as Ruling)).toThrow(message);
  });
});

describe('writing', () => {
  const full = (allowed: number) => {
    let left = allowed;
    return (path: string, content: Uint8Array | string) => {
      if (left-- > 0) return writeFileSync(path, content);
      // As a disk does that fills up in the middle.
      writeFileSync(path, content.slice(0, 3));
      throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    };
  };

  it.each([0, 1, 2])('leaves everything as it was when the disk is full after %i files', (allowed) => {
    const root = temporaryFolder();
    const before = baselineOf('ui--a', 'Save');
    new Store(root).writeBaseline(before);
    const store = new Store(root, full(allowed));
    expect(() =>
      store.change((change) => {
        change.putImage(draw('Send').image);
        change.addRuling(ruling);
        change.writeBaseline(baselineOf('ui--a', 'Send'));
      }),
    ).toThrow(/could not be written \(the disk is full\); nothing was changed\.$/);
    expect(filesIn(root)).toHaveLength(1);
    expect(store.baseline('ui--a')).toEqual(before);
  });

  it('says that a folder may not be written to', () => {
    const root = temporaryFolder();
    writeFileSync(join(root, 'images'), 'a file where a folder should be');
    const store = new Store(root);
    expect(() => store.putImage(draw('Save').image)).toThrow(VisualError);
    rmSync(join(root, 'images'));
    const denied = () => {
      throw Object.assign(new Error('EACCES'), { code: 'EACCES' });
    };
    const put = () => new Store(root, denied).putImage(Buffer.from('any'));
    expect(put).toThrow(/writing there is not permitted/);
  });
});
