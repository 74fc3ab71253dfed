import { describe, expect, it } from 'vitest';
import { historyOf, judge, sameLook, standing } from '../src/store/judge.ts';
import { refusalOf, type Claim, type Rules } from '../src/store/rules.ts';
import type { Decision, Verdict } from '../src/types.ts';
import { ana, ben, draw, lookOf, type Drawn } from './support/project.ts';
import { everybody } from './support/rules.ts';

const [a, b, c] = [draw('A'), draw('B'), draw('C')];

/** Minutes after nine. */
const said = (minute: number, verdict: Verdict, to: Drawn | null, by = ana, mode = 'wide'): Decision => ({
  story: 'ui--a',
  verdict,
  shots: { [mode]: { from: null, to: to && lookOf(to) } },
  by,
  role: 'design',
  note: `Note ${minute}`,
  at: new Date(Date.parse('2026-01-15T09:00:00Z') + minute * 60_000).toISOString(),
  head: null,
  env: 'e7',
});

const state = (baseline: Drawn | undefined, candidate: Drawn | null, ...decisions: Decision[]) =>
  judge('wide', baseline?.shot, candidate && lookOf(candidate), decisions).state;

describe('judging a shot', () => {
  it('knows what nobody decided about', () => {
    expect(state(a, a)).toBe('same');
    expect(state(undefined, a)).toBe('new');
    expect(state(a, b)).toBe('changed');
    expect(state(a, null)).toBe('removed');
  });

  it('lets the newest decision about exactly this look count, in whatever order the files are', () => {
    expect(state(a, b, said(1, 'approved', b))).toBe('approved');
    expect(state(a, c, said(1, 'approved', b))).toBe('changed');
    expect(state(a, b, said(1, 'approved', b, ana, 'phone'))).toBe('changed');
    const decisions = [said(1, 'approved', b), said(2, 'rejected', b, ben), said(3, 'approved', b)];
    expect(state(a, b, ...decisions.slice(0, 2))).toBe('rejected');
    expect(state(a, b, ...decisions)).toBe('approved');
    expect(state(a, b, ...decisions.toReversed())).toBe('approved');
  });

  it('lets a rejection win at equal time, in either order', () => {
    const both = [said(1, 'rejected', b, ben), said(1, 'approved', b)];
    expect(state(a, b, ...both)).toBe('rejected');
    expect(state(a, b, ...both.toReversed())).toBe('rejected');
  });

  it('compares times as times, whatever digits they are written with', () => {
    const early = { ...said(0, 'approved', b), at: '2026-01-15T09:00:00Z' };
    const late = { ...said(0, 'rejected', b), at: '2026-01-15T09:00:00.500Z' };
    expect(state(a, b, late, early)).toBe('rejected');
  });

  it('rejects a baseline, says who and why, and takes it back by a newer approval', () => {
    const decisions = [said(1, 'approved', a), said(2, 'rejected', a, ben)];
    expect(judge('wide', a.shot, lookOf(a), decisions)).toMatchObject({
      state: 'rejected',
      problem: `rejected by ${ben} (design) on 2026-01-15: Note 2`,
    });
    expect(state(a, a, ...decisions, said(3, 'approved', a))).toBe('same');
  });

  it('does not let an approval of long ago pass what falls back to it', () => {
    const decisions = [said(1, 'approved', b), said(2, 'approved', c)];
    expect(state(c, b, ...decisions)).toBe('changed');
    expect(state(undefined, b, said(1, 'approved', b), said(2, 'removed', null))).toBe('new');
    expect(state(b, null, said(1, 'removed', null), said(2, 'approved', b))).toBe('removed');
    expect(state(b, null, said(1, 'approved', b), said(2, 'removed', null))).toBe('approved');
    expect(state(b, null, said(1, 'approved', b), said(2, 'rejected', null))).toBe('rejected');
  });

  it('sees all four parts of a look', () => {
    const look = lookOf(a);
    expect(sameLook(look, { ...look, axe: [] })).toBe(true);
    for (const other of [
      { img: b.shot.img },
      { tree: b.shot.tree },
      { text: b.shot.text },
      { axe: ['label x'] },
    ])
      expect(sameLook(look, { ...look, ...other })).toBe(false);
    expect(sameLook({ ...look, axe: ['label x'] }, { ...look, axe: ['label y'] })).toBe(false);
    expect(sameLook(null, null)).toBe(true);
    expect(sameLook(look, null)).toBe(false);
  });

  it('gives history newest first, and approvals that stand', () => {
    const decisions = [
      said(1, 'approved', a),
      said(3, 'rejected', b),
      said(2, 'approved', c),
      said(4, 'approved', b, ana, 'phone'),
    ];
    expect(historyOf(decisions, 'wide').map(({ verdict, to }) => [verdict, to])).toEqual([
      ['rejected', b.shot.img],
      ['approved', c.shot.img],
      ['approved', a.shot.img],
    ]);
    expect(standing(decisions, 'wide')).toEqual([decisions[2]]);
    expect(standing([], 'wide')).toEqual([]);
  });
});

describe('rules', () => {
  const rules: Rules = {
    roles: ['design', 'product'],
    approvers: [
      { stories: /^Pages\/Legal/, roles: ['product'] },
      { stories: /^Pages\//g, roles: ['design'] },
    ],
    ownChange: 'refused',
  };
  const claim: Claim = {
    title: 'Pages/Legal/Terms',
    verdict: 'approved',
    by: ana,
    role: 'product',
    authors: [],
  };

  it('let the first line that fits say who approves', () => {
    expect(refusalOf(rules, claim)).toBeUndefined();
    expect(refusalOf(rules, { ...claim, role: 'design' })).toMatch(/is for product to approve$/);
    // Twice, because a global expression remembers where it was.
    for (const _ of [1, 2])
      expect(refusalOf(rules, { ...claim, title: 'Pages/Feed' })).toMatch(/is for design to approve$/);
    expect(refusalOf(rules, { ...claim, title: 'Components/Ui/Button', role: 'design' })).toBeUndefined();
  });

  it('know the roles, let everybody reject, and refuse one’s own change whatever the case of the address', () => {
    expect(refusalOf(rules, { ...claim, role: 'engineering' })).toMatch(/no role here \(design, product\)/);
    expect(refusalOf(rules, { ...claim, role: 'design', verdict: 'rejected' })).toBeUndefined();
    const own = { ...claim, by: 'Ana Ruiz <ANA@rolecast.example>', authors: ['ana@rolecast.example'] };
    expect(refusalOf(rules, own)).toMatch(/a change of their own/);
    expect(refusalOf({ ...rules, ownChange: 'allowed' }, own)).toBeUndefined();
    expect(refusalOf(everybody, { ...claim, role: 'engineering' })).toBeUndefined();
  });
});
