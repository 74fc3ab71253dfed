import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pathOfHash } from '../src/store/hashed.ts';
import { check } from './support/check.ts';
import { ben, draw, Project } from './support/project.ts';

const [a, b, c] = [draw('A'), draw('B'), draw('C')];
const wide = 'ui--a wide';
const baseline = 'tests/visual/baselines/ui--a.json';

describe('verify without git', () => {
  it('passes a sound store and says what it could not check', async () => {
    const p = new Project();
    p.say('approved', { [wide]: a, 'ui--a phone': b, 'ui--b wide': a });
    expect(await check(p)).toEqual({
      problems: [],
      kinds: [],
      skipped: [expect.stringMatching(/^This is no git repository: whether anything was lost/)],
      passed: 3,
      failed: 0,
    });
  });

  it('does not pass an empty one', async () => {
    const { problems, failed } = await check(new Project());
    expect([problems, failed]).toEqual([[expect.stringMatching(/has no baselines at all/)], 1]);
  });

  it('finds baselines that nobody approved, that somebody rejected, or that went back', async () => {
    const p = new Project();
    p.say('approved', { [wide]: a });
    const old = readFileSync(join(p.folder, baseline));
    p.say('approved', { [wide]: b });
    const current = readFileSync(join(p.folder, baseline));
    p.write(baseline, old);
    expect((await check(p)).problems).toContainEqual(
      expect.stringMatching(/baseline of ui--a wide went back: the newest decision, decisions\//),
    );
    p.write(baseline, current);
    expect((await check(p)).failed).toBe(0);
    p.say('rejected', { [wide]: b }, ben, 'Too dark');
    expect((await check(p)).problems).toEqual([
      `The baseline of ui--a wide is rejected by ${ben} (design) on 2026-01-15: Too dark.`,
    ]);
    rmSync(join(p.folder, 'tests/visual/decisions'), { recursive: true });
    expect((await check(p)).problems).toContain('The baseline of ui--a wide was approved by nobody.');
  });

  it('finds a baseline that is gone though it was approved', async () => {
    const p = new Project();
    p.say('approved', { [wide]: a, 'ui--b wide': b });
    rmSync(join(p.folder, baseline));
    expect((await check(p)).kinds).toContain('lost');
  });

  it('finds pictures that are missing, corrupt, named by nothing, or no pictures', async () => {
    const p = new Project();
    p.say('approved', { [wide]: a });
    p.say('approved', { [wide]: b });
    const pathOf = (hash: string) => pathOfHash(p.store.root, 'images', hash);
    rmSync(pathOf(a.shot.img));
    writeFileSync(pathOf(b.shot.img), 'rotten');
    p.store.putImage(c.image);
    writeFileSync(join(p.store.root, 'images/notes.txt'), 'x');
    const { problems } = await check(p);
    expect(problems).toHaveLength(4);
    for (const wanted of [
      new RegExp(`${a.shot.img}\\.webp is missing, though decisions/.* names it`),
      new RegExp(`${b.shot.img}\\.webp is corrupt`),
      new RegExp(`${c.shot.img}\\.webp is named by nothing`),
      /images\/notes\.txt does not belong there/,
    ])
      expect(problems).toContainEqual(expect.stringMatching(wanted));
  });

  it('says of each broken file what is wrong, goes on, and suspects nothing that it may name', async () => {
    const p = new Project();
    p.say('approved', { [wide]: a, 'ui--b wide': b, 'ui--c wide': c });
    p.write(baseline, '<<<<<<< HEAD\n');
    p.write('tests/visual/reviews/ui--b/2026-01-15T09-00-00-000Z-00000000.json', '{}');
    const { problems, passed } = await check(p);
    expect(problems).toHaveLength(2);
    expect(problems[0]).toMatch(/ui--a\.json has the conflict markers of a merge/);
    expect(problems[1]).toMatch(
      /00000000\.json is not a sound decision of a story: it must have required property/,
    );
    expect(passed).toBe(1);
  });

  it('passes decisions in files of their stories', async () => {
    const p = new Project();
    p.say('approved', { [wide]: a, 'ui--b wide': b });
    p.splitDecisions();
    p.say('rejected', { [wide]: a }, ben, 'Too dark');
    p.say('approved', { [wide]: a }, ben);
    expect(p.store.decisions('ui--a').map(({ file }) => file.split('/')[0])).toEqual([
      'reviews',
      'decisions',
      'decisions',
    ]);
    expect(await check(p)).toMatchObject({ problems: [], passed: 2 });
  });

  it.each([
    ['edited', (text: string) => text.replace('As agreed', 'As wanted'), /edited or renamed by hand/],
    ['badly merged', (text: string) => `<<<<<<< HEAD\n${text}`, /conflict markers of a merge/],
    ['cut off', (text: string) => text.slice(0, -9), /is not JSON/],
    ['of another shape', (text: string) => text.replace('"note"', '"notes"'), /is not a sound decision/],
  ])(
    'says of a decision about many stories that it was %s, and passes none of them',
    async (_, damage, says) => {
      const p = new Project();
      p.say('approved', { [wide]: a, 'ui--b wide': b });
      p.say('approved', { 'ui--c wide': c });
      const [name] = p.store.rulingNames();
      const path = join(p.store.root, 'decisions', name ?? '');
      writeFileSync(path, damage(readFileSync(path, 'utf8')));
      expect(await check(p)).toMatchObject({ problems: [expect.stringMatching(says)], passed: 1, failed: 1 });
    },
  );

  it('says of a decision with a name of its own, or about a shot that it does not fit, that it is none', async () => {
    const p = new Project();
    p.say('approved', { [wide]: a });
    const [name = ''] = p.store.rulingNames();
    renameSync(join(p.store.root, 'decisions', name), join(p.store.root, 'decisions/mine.json'));
    expect((await check(p)).problems).toEqual([expect.stringMatching(/mine\.json was edited or renamed/)]);
    renameSync(join(p.store.root, 'decisions/mine.json'), join(p.store.root, 'decisions', name));
    const [{ file: _, story, shots, ...rest } = expect.fail('no decision')] = p.store.decisions('ui--a');
    p.store.addRuling({ ...rest, verdict: 'removed', stories: { [story]: shots } });
    expect((await check(p)).problems).toEqual([
      expect.stringMatching(/says 'removed' about a shot that it does not fit, wide/),
    ]);
  });

  it('finds stories that Storybook has not, a store that is too big, a decision of the future', async () => {
    const p = new Project();
    p.say('approved', { [wide]: a });
    expect((await check(p, { index: { 'ui--b': 'Ui/B' } })).problems).toEqual([
      expect.stringMatching(/^ui--a has a baseline, but Storybook's index has no such story/),
    ]);
    expect((await check(p, { index: { 'ui--a': 'Ui/A' } })).failed).toBe(0);
    const bytes = a.image.length + a.elements.length;
    expect((await check(p, { budget: bytes })).failed).toBe(0);
    expect((await check(p, { budget: bytes - 1 })).problems).toEqual([
      `Pictures and elements take ${bytes} bytes a shot on average; the budget is ${bytes - 1}.`,
    ]);
    const [decision] = p.store.decisions('ui--a');
    if (!decision) throw new Error('no decision');
    const { file: _, ...rest } = decision;
    p.writeOldDecision({ ...rest, at: '2027-01-15T09:00:00.000Z' });
    expect((await check(p)).problems).toEqual([expect.stringMatching(/is dated in the future/)]);
  });

  it('says the first ten of many and how many more', async () => {
    const p = new Project();
    for (let index = 0; index < 50; index++) p.store.putImage(Buffer.from(`${index}`));
    p.say('approved', { [wide]: a });
    const { problems, failed } = await check(p);
    expect(failed).toBe(50);
    expect(problems).toHaveLength(11);
    expect(problems[10]).toBe('... and 40 more like the last one.');
  });
});
