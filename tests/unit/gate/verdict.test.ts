import { expect, it } from 'vitest';
import { verdictOf } from '../../../scripts/gate/verdict.ts';

const verdict = (...passed: boolean[]) =>
  verdictOf(passed.map((one) => ({ passed: one, message: one ? '' : 'no' })));

it('a check that fails again twice of three is broken', () => {
  expect(verdict(false, false)).toEqual({ verdict: 'broken' });
  expect(verdict(false, true, false)).toEqual({ verdict: 'broken' });
  expect(verdict(true, false, false)).toEqual({ verdict: 'broken' });
  expect(verdict()).toEqual({ verdict: 'broken' });
});

it('one that passes twice of three is unsteady, and which failed names the class', () => {
  expect(verdict(true, true, true)).toEqual({ verdict: 'unsteady', class: 'order' });
  expect(verdict(true, true, false)).toEqual({ verdict: 'unsteady', class: 'timing' });
  expect(verdict(true, false, true)).toEqual({ verdict: 'unsteady', class: 'chance' });
  expect(verdict(false, true, true)).toEqual({ verdict: 'unsteady', class: 'chance' });
});
