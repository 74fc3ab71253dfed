import { describe, expect, it } from 'vitest';
import { passwordProblem } from '../../../server/auth/passwords.ts';
import { passwordHint } from '../../../src/domain/passwordHint.ts';

const weak = ['12345678', '87654321', 'aaaaaaaa', 'abcabcabc', 'Password1', 'qwertyuiop', 'iloveyou2'];

describe('passwordHint', () => {
  it('counts what is missing', () => {
    expect(passwordHint('')).toBeUndefined();
    expect(passwordHint('abc')).toBe('Too short: 5 more characters.');
    expect(passwordHint('a1b2c3d')).toBe('Too short: 1 more character.');
  });

  it.each(weak)('says that %s is weak, which the server refuses', (password) => {
    expect(passwordHint(password)).toMatch(/^Weak: /);
    expect(passwordProblem(password, '')).toBeDefined();
  });

  it('has nothing to say of a good one', () => {
    expect(passwordHint('three unrelated words 7')).toBeUndefined();
  });
});
