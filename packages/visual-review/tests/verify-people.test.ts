import { describe, expect, it } from 'vitest';
import type { Rules } from '../src/store/rules.ts';
import { check, repository } from './support/check.ts';
import { ana, ben, draw } from './support/project.ts';
import { everybody } from './support/rules.ts';

const b = draw('B');
const wide = 'ui--a wide';

describe('verify holds who decided', () => {
  it('compares names with the commit, its committer and its trailers', async () => {
    const p = repository();
    p.git('checkout', '-q', '-b', 'branch');
    p.say('approved', { [wide]: b }, ana);
    p.commit('as somebody else', ben);
    expect((await check(p)).problems).toEqual([
      expect.stringMatching(
        /says it is by Ana Ruiz <ana@rolecast.example>, but the commit that added it is by ben@rolecast.example and names/,
      ),
    ]);
    p.git(
      '-c',
      'user.name=Ben',
      '-c',
      'user.email=ben@rolecast.example',
      'commit',
      '-q',
      '--amend',
      '-m',
      `New look\n\nVisual-Approved-by: ${ana}`,
    );
    expect((await check(p)).problems).toEqual([]);
    p.git(
      '-c',
      'user.name=Ben',
      '-c',
      'user.email=ben@rolecast.example',
      'commit',
      '-q',
      '--amend',
      '-m',
      'New look',
    );
    expect((await check(p)).failed).toBe(1);
    p.git(
      '-c',
      'user.name=Ana',
      '-c',
      'user.email=Ana@Rolecast.example',
      'commit',
      '-q',
      '--amend',
      '--no-edit',
    );
    expect((await check(p)).problems).toEqual([]);
  });

  it('also compares a decision that only a merge brought', async () => {
    const p = repository();
    p.git('checkout', '-q', '-b', 'branch');
    p.write('README.md', 'branch');
    p.commit('work', ben);
    p.git('checkout', '-q', 'main');
    p.write('LICENSE', 'main');
    p.commit('work');
    p.git('checkout', '-q', 'branch');
    p.git('-c', 'user.name=B', '-c', 'user.email=ben@rolecast.example', 'merge', '-q', '--no-commit', 'main');
    p.say('approved', { [wide]: b }, ana);
    p.commit('merge with more in it', ben);
    expect((await check(p)).kinds).toEqual(['person']);
  });

  it('holds new decisions to the rules, by the title of the story', async () => {
    const p = repository();
    p.git('checkout', '-q', '-b', 'branch');
    p.write('src/button.ts', 'x');
    p.commit('a change', ana);
    p.say('approved', { [wide]: b }, ana);
    p.commit('approved by herself', ana);
    const index = { 'ui--a': 'Ui/A' };
    const product: Rules = { ...everybody, approvers: [{ stories: /^Ui\//, roles: ['product'] }] };
    expect((await check(p, { rules: product, index })).problems).toEqual([
      expect.stringMatching(
        /Ana Ruiz <ana@rolecast.example> decides as 'design', but Ui\/A is for product to approve/,
      ),
    ]);
    expect(await check(p, { rules: product })).toMatchObject({
      failed: 0,
      skipped: [expect.stringMatching(/no index/)],
    });
    const strict: Rules = { ...everybody, ownChange: 'refused' };
    expect((await check(p, { rules: strict, index })).problems).toEqual([
      expect.stringMatching(/a change of their own/),
    ]);
    expect((await check(p, { index })).problems).toEqual([]);
  });
});
