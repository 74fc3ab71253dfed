import { expect, it } from 'vitest';
import { draw, Project } from './support/project.ts';

it('decisions in a file of their story are read beside those that name many, oldest first', () => {
  const p = new Project();
  p.say('approved', { 'ui--a wide': draw('A'), 'ui--b wide': draw('B') });
  const [{ file: _, ...first } = expect.fail('no decision')] = p.store.decisions('ui--a');
  const old = { ...first, note: 'Old', at: '2026-01-14T09:00:00.000Z' };
  p.writeOldDecision({ ...first, note: 'Late', at: '2026-01-16T09:00:00.000Z' });
  const file = p.writeOldDecision(old);
  expect(p.store.decisions('ui--a').map(({ note }) => note)).toEqual(['Old', 'As agreed', 'Late']);
  expect(p.store.decisions('ui--a')[0]).toEqual({ ...old, file });
  expect(p.store.decisions('ui--b').map(({ note }) => note)).toEqual(['As agreed']);
});
