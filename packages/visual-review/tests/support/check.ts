import { openHistory } from '../../src/store/git.ts';
import type { Rules } from '../../src/store/rules.ts';
import { sentences, verify } from '../../src/store/verify.ts';
import { draw, Project } from './project.ts';
import { everybody } from './rules.ts';

export interface CheckOptions {
  index?: Record<string, string>;
  rules?: Rules;
  budget?: number;
  base?: string;
}

/** `verify` on the day after; problems as sentences, and their kinds. */
export async function check(
  p: Project,
  { index, rules = everybody, budget = 6000, base }: CheckOptions = {},
) {
  const { problems, ...rest } = await verify({
    store: p.store,
    index: index && new Map(Object.entries(index)),
    history: await openHistory(p.store.root),
    base,
    rules,
    budget,
    now: new Date('2026-01-16T00:00:00Z'),
  });
  return { ...rest, problems: sentences(problems), kinds: problems.map(({ kind }) => kind) };
}

/** A repository whose main branch has one approved shot. */
export function repository(): Project {
  const p = new Project();
  p.init();
  p.say('approved', { 'ui--a wide': draw('A') });
  p.commit('first baseline');
  return p;
}
