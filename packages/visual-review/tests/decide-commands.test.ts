import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { run as apply } from '../src/commands/apply.ts';
import { run as approve } from '../src/commands/approve.ts';
import { run as prune } from '../src/commands/prune.ts';
import { run as reject } from '../src/commands/reject.ts';
import { run as status } from '../src/commands/status.ts';
import { run as verify } from '../src/commands/verify.ts';
import { configOf } from './support/config.ts';
import { ana, ben, draw, Project, request, type Drawn } from './support/project.ts';

const [a, b] = [draw('A'), draw('B')];
const cause = (key: string) => ({
  diff: {
    kinds: ['pixels' as const],
    pixels: 9,
    unequal: 9,
    regions: [],
    cause: { key, label: `button "${key}"` },
    tree: [],
    text: [],
    axe: [],
    overlay: null,
  },
});

const config = configOf('/nowhere');
const printed: string[] = [];
beforeEach(() => {
  printed.length = 0;
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line) => void printed.push(String(line)));
  return () => vi.restoreAllMocks();
});

function project() {
  const p = new Project();
  const places = ['--store', p.store.root, '--report', p.reportFolder];
  const decided = [...places, '--by', ana, '--role', 'design'];
  const baselineOf = (story: string) => p.store.baseline(story)?.shots;
  return { p, places, decided, baselineOf };
}

const fresh: Record<string, Drawn> = {
  'ui--a wide': a,
  'ui--a phone': b,
  'ui--b wide': a,
  'pages--c wide': b,
};

describe('approve and reject', () => {
  it('approve a story, one mode of it, a glob of them, or all', async () => {
    const { p, decided, baselineOf } = project();
    p.report(fresh);
    expect(await approve(config, ['ui--a', '--mode', 'phone', ...decided])).toBe(0);
    expect(Object.keys(baselineOf('ui--a') ?? {})).toEqual(['phone']);
    expect(await approve(config, ['ui--*', '--note', 'New buttons', ...decided])).toBe(0);
    expect(p.store.stories()).toEqual(['ui--a', 'ui--b']);
    expect(await approve(config, ['--all', '--note', 'First', ...decided])).toBe(0);
    expect(p.store.stories()).toEqual(['pages--c', 'ui--a', 'ui--b']);
    expect(p.store.decisions('ui--a').map(({ note, by }) => [note, by])).toEqual([
      ['', ana],
      ['New buttons', ana],
    ]);
    expect(await approve(config, ['--all', '--note', 'Again', ...decided])).toBe(1);
    expect(printed.at(-1)).toMatch(/^Nothing of that is left to be approved/);
  });

  it('approve and remove by cause, and say the cause', async () => {
    const { p, decided, baselineOf } = project();
    p.say('approved', fresh);
    p.report(
      { 'ui--a wide': b, 'ui--b wide': b, 'pages--c wide': a },
      { 'ui--a wide': cause('save'), 'ui--b wide': cause('save'), 'pages--c wide': cause('other') },
    );
    expect(await approve(config, ['--cause', 'save', '--note', 'Rounder', ...decided])).toBe(0);
    expect([baselineOf('ui--a')?.wide, baselineOf('ui--b')?.wide]).toEqual([b.shot, b.shot]);
    expect(baselineOf('pages--c')?.wide).toEqual(b.shot);
    expect(p.store.decisions('ui--b').at(-1)?.cause).toBe('save');
    p.report({ 'ui--a wide': null, 'ui--a phone': null });
    expect(await approve(config, ['ui--a', ...decided])).toBe(0);
    expect(p.store.decisions('ui--a').at(-1)?.verdict).toBe('removed');
    expect(p.store.stories()).toEqual(['pages--c', 'ui--b']);
  });

  it('lift a rejection only for a story that is named', async () => {
    const { p, decided, baselineOf } = project();
    p.report({ 'ui--a wide': a });
    await expect(reject(config, ['ui--a', ...decided])).rejects.toThrow('A rejection needs a note');
    expect(await reject(config, ['ui--a', '--note', 'Too dark', ...decided])).toBe(0);
    expect(await approve(config, ['--all', '--note', 'x', ...decided])).toBe(1);
    expect(await approve(config, ['ui--*', '--note', 'x', ...decided])).toBe(1);
    expect(baselineOf('ui--a')).toBeUndefined();
    expect(await approve(config, ['ui--a', ...decided])).toBe(0);
    expect(baselineOf('ui--a')?.wide).toEqual(a.shot);
    expect(await reject(config, ['ui--a', '--note', 'After all', ...decided])).toBe(0);
    expect(await verify(config, ['--store', p.store.root])).toBe(1);
  });

  it('say what is missing', async () => {
    const { p, places, decided } = project();
    await expect(approve(config, ['ui--a', ...decided])).rejects.toThrow(/There is no .*report\.json: run/);
    p.report(fresh);
    await expect(approve(config, ['ui--zz', ...decided])).rejects.toThrow(
      'The report has no shot of ui--zz.',
    );
    await expect(approve(config, ['--all', '--mode', 'tv', ...decided])).rejects.toThrow(
      'no shot in mode tv',
    );
    await expect(approve(config, ['--all', ...decided])).rejects.toThrow(
      /more than one story needs a --note/,
    );
    expect(await approve(config, decided)).toBe(2);
    expect(await approve(config, ['ui--a', ...places, '--by', ana])).toBe(2);
    expect(await approve(config, ['ui--a', ...places, '--by', ana, '--role', 'king'])).toBe(2);
    expect(printed.at(-1)).toMatch(/^Usage: npm run visual -- approve/);
    expect(p.store.stories()).toEqual([]);
  });

  it('take the name from git', async () => {
    const { p, places } = project();
    p.init();
    p.git('config', 'user.name', 'Ben Okoro');
    p.git('config', 'user.email', 'ben@rolecast.example');
    p.report(fresh);
    expect(await approve(config, ['ui--b', ...places, '--role', 'product'])).toBe(0);
    expect(p.store.decisions('ui--b')[0]).toMatchObject({ by: ben, role: 'product', head: null });
    p.commit('first', ben);
    p.report(fresh);
    expect(await approve(config, ['pages--c', ...places, '--role', 'product'])).toBe(0);
    expect(p.store.decisions('pages--c')[0]?.head).toBe(p.git('rev-parse', 'HEAD'));
  });
});

describe('apply', () => {
  it('writes downloaded decisions, and says so when they are there already', async () => {
    const { p, places, baselineOf } = project();
    p.report(fresh);
    const file = join(p.folder, 'decisions.json');
    const decisions = [
      request('approved', { 'ui--a wide': a }),
      request('rejected', { 'ui--b wide': a }, ben, 'No'),
    ];
    writeFileSync(file, JSON.stringify({ version: 1, decisions }));
    expect(await apply(config, [file, ...places])).toBe(0);
    expect(baselineOf('ui--a')?.wide).toEqual(a.shot);
    expect(p.store.decisions('ui--b')[0]).toMatchObject({ verdict: 'rejected', by: ben });
    printed.length = 0;
    expect(await apply(config, [file, ...places])).toBe(0);
    expect(printed).toEqual([
      'ui--a wide: Ana Ruiz has already approved this.',
      'ui--b wide: Ben Okoro has already rejected this.',
      'Nothing was written.',
    ]);
  });

  it.each([
    ['is no JSON', 'x', /is not JSON/],
    [
      'has another shape',
      '{"version":1,"decisions":[{"verdict":"approved"}]}',
      /is not a sound file of decisions: \/decisions\/0 must have/,
    ],
    ['is of another version', '{"version":2,"decisions":[]}', /\/version must be equal to constant/],
    ['is too big', ' '.repeat(10 * 2 ** 20 + 1), /has more than 10 MB/],
    [
      'leads out of the store',
      JSON.stringify({ version: 1, decisions: [request('approved', { '../x wide': a })] }),
      /\/story must be a story id/,
    ],
    [
      'is about another picture',
      JSON.stringify({ version: 1, decisions: [request('approved', { 'ui--a wide': b })] }),
      /about a picture that is no longer there/,
    ],
  ])('refuses a file that %s', async (_, text, message) => {
    const { p, places } = project();
    p.report(fresh);
    const file = join(p.folder, 'decisions.json');
    writeFileSync(file, text);
    await expect(apply(config, [file, ...places])).rejects.toThrow(message);
    expect(p.store.rulingNames()).toEqual([]);
  });

  it('says that there is no such file, or none was named', async () => {
    await expect(apply(config, ['/no/such/file.json'])).rejects.toThrow(/file\.json cannot be read/);
    expect(await apply(config, [])).toBe(2);
  });
});

describe('status, verify and prune', () => {
  it('count, name what is open, and say whose word counts', async () => {
    const { p, places } = project();
    p.say('approved', { 'ui--a wide': a });
    p.say('approved', { 'ui--a wide': b, 'ui--b wide': a });
    p.say('rejected', { 'ui--b wide': a }, ben, 'Too dark');
    p.report(
      { 'ui--a wide': b, 'ui--b wide': a, 'ui--c wide': a, 'ui--d wide': null },
      { 'ui--d wide': { state: 'broken', problem: 'it threw' } },
    );
    expect(await status(config, places)).toBe(0);
    expect(printed).toEqual([
      `rejected ui--b wide: rejected by ${ben} (design) on 2026-01-15: Too dark`,
      'new      ui--c wide',
      'broken   ui--d wide: it threw',
      expect.stringMatching(
        /^ui--b wide: Ana Ruiz .* \(design\) approved it on .*, Ben Okoro .* rejected it on .*; what Ben Okoro .* said counts$/,
      ),
      expect.stringMatching(/^\n4 shots of the run of .*: 1 same, 1 rejected, 1 new, 1 broken$/),
    ]);
  });

  it('end with what passed and what failed', async () => {
    const { p } = project();
    p.say('approved', fresh);
    const index = join(p.folder, 'index.json');
    const entry = (title: string) => ({ type: 'story', title });
    const entries = { 'ui--a': entry('Ui/A'), 'ui--b': entry('Ui/B'), 'pages--c': entry('Pages/C') };
    writeFileSync(index, JSON.stringify({ v: 5, entries }));
    const args = ['--store', p.store.root, '--index', index];
    expect(await verify(config, args)).toBe(0);
    expect(printed.at(-1)).toBe('4 passed, 0 failed');
    p.store.putImage(Buffer.from('nobody knows it'));
    const { 'ui--a': _, ...others } = entries;
    writeFileSync(index, JSON.stringify({ v: 5, entries: others }));
    expect(await verify(config, args)).toBe(1);
    expect(printed.at(-1)).toBe('2 passed, 2 failed');
    expect(await prune(config, ['--store', p.store.root])).toBe(0);
    expect(printed.at(-1)).toBe('Files that nothing named, removed: 1; pictures of older decisions: 0.');
    expect(await prune(config, ['--keep', 'some'])).toBe(2);
    expect(readFileSync(join(p.store.root, 'baselines/ui--a.json'), 'utf8')).toContain('"story": "ui--a"');
  });
});
