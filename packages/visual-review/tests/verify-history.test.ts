import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pathOfHash } from '../src/store/hashed.ts';
import type { Ruling } from '../src/types.ts';
import { check, repository } from './support/check.ts';
import { ana, ben, draw, Project } from './support/project.ts';

const [a, b] = [draw('A'), draw('B')];
const wide = 'ui--a wide';
const baseline = 'tests/visual/baselines/ui--a.json';

const merge = (p: Project, ...args: string[]) =>
  p.git('-c', 'user.name=A', '-c', 'user.email=a@b.example', 'merge', '-q', '--no-edit', ...args);

describe('verify with git', () => {
  it('is green before the first commit, on main, on a branch, and below the top of the repository', async () => {
    const p = new Project();
    p.init();
    p.say('approved', { [wide]: a });
    expect(await check(p)).toMatchObject({ problems: [], skipped: [], passed: 1 });
    p.commit('first');
    expect(await check(p)).toMatchObject({ problems: [], skipped: [], passed: 1 });
    p.git('checkout', '-q', '-b', 'branch');
    p.say('approved', { [wide]: b }, ben);
    expect(await check(p)).toMatchObject({ problems: [], skipped: [] });
    p.commit('change', ben);
    p.say('removed', { [wide]: null }, ben);
    p.say('approved', { 'ui--b wide': a }, ben);
    p.commit('removal', ben);
    expect(await check(p)).toMatchObject({ problems: [], skipped: [] });
  });

  it('stays green through squash and rebase', async () => {
    const p = repository();
    p.git('checkout', '-q', '-b', 'branch');
    p.say('approved', { [wide]: b }, ben);
    p.commit('Ben approves', ben);
    p.say('approved', { 'ui--b wide': b });
    p.commit('Ana approves', ana);
    p.git('checkout', '-q', 'main');
    p.write('README.md', 'x');
    p.commit('something else');
    p.git('checkout', '-q', 'branch');
    p.git('-c', 'user.name=Cleo', '-c', 'user.email=cleo@rolecast.example', 'rebase', '-q', 'main');
    expect(await check(p)).toMatchObject({ problems: [], skipped: [], passed: 2 });
    p.git('checkout', '-q', 'main');
    p.git('merge', '-q', '--squash', 'branch');
    p.commit('squashed', ana);
    expect(await check(p)).toMatchObject({
      problems: [],
      passed: 2,
      skipped: [expect.stringMatching(/^Decisions in a commit of somebody else, as after a squash: 1;/)],
    });
    p.write('README.md', 'y');
    p.commit('later');
    expect(await check(p)).toMatchObject({ problems: [], skipped: [], passed: 2 });
  });

  it('catches a merge that reverts 50 baselines, decisions and all', async () => {
    const p = repository();
    const shots = (drawn: typeof a) =>
      Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`ui--s${n} wide`, drawn]));
    p.say('approved', shots(a));
    p.commit('fifty');
    p.git('checkout', '-q', '-b', 'branch');
    p.write('README.md', 'branch');
    p.commit('other work');
    p.git('checkout', '-q', 'main');
    p.say('approved', shots(b));
    p.commit('fifty new looks');
    p.git('checkout', '-q', 'branch');
    // Somebody resolves a merge of main by their own side: all that main has gained is gone.
    merge(p, '-s', 'ours', 'main');
    const reverted = await check(p);
    expect(reverted.kinds.filter((kind) => kind === 'back')).toHaveLength(50);
    // It is one file that named all of them.
    expect(reverted.kinds.filter((kind) => kind === 'decision lost')).toHaveLength(1);
    expect(reverted.problems).toContainEqual(
      expect.stringMatching(/baseline of ui--s0 wide went back to an older look than it had in \w{8}/),
    );
    // The same, but with the decisions taken over: the baselines alone are old.
    p.git('checkout', '-q', 'main', '--', 'tests/visual/decisions', 'tests/visual/images');
    p.commit('decisions back');
    const old = await check(p);
    expect(old.kinds.filter((kind) => kind === 'back')).toHaveLength(50);
    expect(old.kinds).not.toContain('decision lost');
    // On main itself the parents of the merge tell.
    p.git('checkout', '-q', 'main');
    p.git('reset', '-q', '--hard', 'branch~1');
    expect((await check(p)).kinds.filter((kind) => kind === 'back')).toHaveLength(50);
  });

  it('catches a merge that takes the side of main and loses what the branch had decided', async () => {
    const p = repository();
    p.git('checkout', '-q', '-b', 'branch');
    p.say('approved', { [wide]: b });
    p.commit('new look');
    p.git('checkout', '-q', 'main');
    p.write('README.md', 'main');
    p.commit('other work');
    p.git('checkout', '-q', 'branch');
    merge(p, '-s', 'ours', 'main');
    p.git('rm', '-q', '-r', 'tests');
    p.git('checkout', '-q', 'main', '--', '.');
    p.git('-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '-q', '--amend', '--no-edit');
    expect((await check(p)).kinds.sort()).toEqual(['back', 'decision lost']);
  });

  it('lets decisions in files of their stories be gathered in one file, and nothing of them be changed', async () => {
    const p = new Project();
    p.init();
    p.say('approved', { [wide]: a, 'ui--b wide': b });
    const [name = ''] = p.store.rulingNames();
    const gathered = readFileSync(join(p.store.root, 'decisions', name), 'utf8');
    p.splitDecisions();
    p.commit('as they were written');
    rmSync(join(p.store.root, 'reviews'), { recursive: true });
    p.write(`tests/visual/decisions/${name}`, gathered);
    expect((await check(p)).kinds).toEqual([]);
    const { stories, ...reason } = JSON.parse(gathered) as Ruling;
    rmSync(join(p.store.root, 'decisions', name));
    p.store.addRuling({ ...reason, stories, note: 'Something else' });
    expect((await check(p)).kinds).toEqual(['decision lost', 'decision lost']);
  });

  it.each([
    ['in files of their stories', true],
    ['that name their stories', false],
  ])('catches baselines and decisions %s that vanish together, also in a commit', async (_, old) => {
    const p = repository();
    if (old) p.splitDecisions();
    const file = p.store.decisions('ui--a')[0]?.file ?? '';
    p.commit('as they were written');
    p.say('approved', { 'ui--b wide': b });
    p.commit('another');
    rmSync(join(p.folder, baseline));
    rmSync(join(p.store.root, file));
    expect((await check(p)).kinds.sort()).toEqual(['decision lost', 'lost', 'orphan']);
    p.git('checkout', '-q', '-b', 'branch');
    p.commit('lost');
    expect((await check(p)).problems).toContainEqual(
      expect.stringMatching(/ui--a wide was there in \w{8} and vanished/),
    );
    p.write('tests/visual/pruned.txt', `${file}\n`);
    expect((await check(p)).kinds).not.toContain('decision lost');
    // All of the store.
    rmSync(join(p.folder, 'tests'), { recursive: true });
    expect((await check(p)).kinds.filter((kind) => kind === 'lost')).toHaveLength(2);
  });

  it('checks what is left of a shallow clone and says what it did not', async () => {
    const p = repository();
    p.say('approved', { [wide]: b });
    p.commit('second');
    const clone = new Project(join(p.folder, 'report/clone'));
    mkdirSync(p.reportFolder, { recursive: true });
    p.git('clone', '-q', '--depth', '1', `file://${p.folder}`, clone.folder);
    expect(await check(clone)).toMatchObject({
      problems: [],
      skipped: [expect.stringMatching(/^This is a shallow clone/)],
    });
    writeFileSync(pathOfHash(clone.store.root, 'images', b.shot.img), 'rotten');
    expect((await check(clone)).kinds).toEqual(['corrupt']);
  });

  it('goes on without git when git does not answer', async () => {
    const p = repository();
    p.git('checkout', '-q', '-b', 'branch');
    p.commit('empty');
    expect(await check(p, { base: 'no-such-branch' })).toMatchObject({
      problems: [],
      skipped: [expect.stringMatching(/^git did not answer \(.*no-such-branch/)],
    });
  });

  it('checks a thousand shots in far less than the seconds it may take', async () => {
    const p = new Project();
    p.init();
    const modes = ['light-wide', 'dark-wide', 'light-phone', 'dark-phone'];
    const drawn = Array.from({ length: 250 }, (_, n) => [`ui--s${n}`, draw(`Story ${n}`)] as const);
    const shots = drawn.flatMap(([story, shot]) => modes.map((mode) => [`${story} ${mode}`, shot]));
    p.say('approved', Object.fromEntries(shots));
    p.commit('all');
    const start = performance.now();
    expect(await check(p)).toMatchObject({ problems: [], passed: 1000 });
    expect(performance.now() - start).toBeLessThan(3000);
  });
});
