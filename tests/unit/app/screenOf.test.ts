import { describe, expect, it } from 'vitest';
import { screenOf } from '../../../src/app/screenOf.ts';

const at = (search: string, state: unknown = null) => screenOf({ pathname: '/user-profile', search, state });

describe('a screen', () => {
  it('is another one for another member, whether the address or the state names them', () => {
    expect(at('?u=u2')).not.toBe(at('?u=u3'));
    expect(at('', { userId: 'u2', userType: 1 })).not.toBe(at('', { userId: 'u3', userType: 1 }));
  });

  it('is the same one at another tab, and however its member is named', () => {
    expect(at('?u=u2&tab=posts')).toBe(at('?u=u2'));
    expect(at('?u=u2&tab=posts', { userId: 'u2', userType: 1 })).toBe(at('', { userId: 'u2', userType: 1 }));
  });
});
