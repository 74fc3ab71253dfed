import { describe, expect, it } from 'vitest';
import { profileTarget } from '../../../src/lib/profileTarget.ts';

describe('profileTarget', () => {
  it('reads the state of the route: userId and userType [S2.8]', () => {
    expect(profileTarget({ state: { userId: 'u6', userType: 3 }, search: '' })).toEqual({
      userId: 'u6',
      userType: 3,
    });
  });
  it('reads a link', () => {
    expect(profileTarget({ state: null, search: '?u=u6&tab=posts' })).toEqual({ userId: 'u6' });
  });
  it('believes the address before a state that somebody else left', () => {
    const state = { userId: 'u6', userType: 1 };
    expect(profileTarget({ state, search: '?u=u7' })).toEqual({ userId: 'u7' });
    expect(profileTarget({ state, search: '?u=u6' })).toEqual(state);
  });
  it.each([
    [null, ''],
    [undefined, '?tab=posts'],
    [{ userType: 2 }, ''],
    [{ userId: 7 }, '?u='],
    ['u6', '?tab=posts'],
    [{ userId: 'x'.repeat(65) }, ''],
  ])('leads to nobody with %o and %j', (state, search) => {
    expect(profileTarget({ state, search })).toBeUndefined();
  });
  it.each(['?u=../../admin', `?u=${'x'.repeat(65)}`, '?u=%3Cscript%3E'])(
    'leads to no member with %s',
    (search) => {
      expect(profileTarget({ state: null, search })).toEqual({ userId: '-' });
    },
  );
  it('leaves out a role that is none', () => {
    expect(profileTarget({ state: { userId: 'u6', userType: 5 }, search: '' })).toEqual({ userId: 'u6' });
  });
});
