import { describe, expect, test } from 'vitest';
import { hashPassword, passwordProblem, verifyPassword } from '../../../server/auth/passwords.ts';

describe('passwords', () => {
  test('are stored as argon2id PHC strings with a salt of their own', async () => {
    const [one, two] = await Promise.all([
      hashPassword('a long pass phrase'),
      hashPassword('a long pass phrase'),
    ]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(one).not.toBe(two);
    expect(await verifyPassword('a long pass phrase', one)).toBe(true);
    expect(await verifyPassword('a long pass phrasE', one)).toBe(false);
  });

  test('are the same however the keyboard composes them', async () => {
    expect(await verifyPassword('cafe\u0301 au lait', await hashPassword('caf\u00e9 au lait'))).toBe(true);
  });

  test('a stranger takes as long as a member, and never fits', async () => {
    const phc = await hashPassword('a long pass phrase');
    const time = async (run: () => Promise<boolean>) => {
      const from = performance.now();
      for (let i = 0; i < 5; i++) expect(await run()).toBe(false);
      return performance.now() - from;
    };
    const [member, stranger] = [
      await time(() => verifyPassword('wrong', phc)),
      await time(() => verifyPassword('wrong', null)),
    ];
    expect(stranger / member).toBeGreaterThan(0.4);
    expect(await verifyPassword('', 'not a PHC string')).toBe(false);
  });

  test('are derived two at a time, in turn, and all of them', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, (_, i) => hashPassword(`pass phrase ${i}`)));
    expect(await verifyPassword('pass phrase 11', all[11] ?? '')).toBe(true);
  });

  test.each([
    'password',
    'Password1',
    'PASSWORD!',
    'qwertyuiop',
    '12345678',
    '87654321',
    'abcdefgh',
    'aaaaaaaa',
    'abababab',
    '11223344',
    '1512345678',
    '+49 1512 345678',
    '01512345678',
  ])('refuses %s', (password) => expect(passwordProblem(password, '1512345678')).toEqual(expect.any(String)));

  test.each([
    'correct horse battery',
    'ながいパスワード2026',
    'Ruderboot-7',
    '73920184',
    '        x',
    'call me at 1512345678',
  ])('takes %s', (password) => expect(passwordProblem(password, '1512345678')).toBeUndefined());
});
