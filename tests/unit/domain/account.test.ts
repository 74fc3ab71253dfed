import { describe, expect, test } from 'vitest';
import {
  ageError,
  authModeOf,
  isCodePurpose,
  nationalNumber,
  passwordChangeErrors,
  roleFromPath,
} from '../../../src/domain/account.ts';
import {
  deletionErrors,
  forgotPasswordErrors,
  forgotPasswordPath,
  loginErrors,
  newPhoneErrors,
  otpErrors,
  signupPath,
} from '../../../src/domain/accountForms.ts';
import { memberRoles } from '../../../src/domain/roles.ts';

const credentials = {
  role: 1,
  countryCode: 'DE',
  phone: '1512345678',
  password: 'a long pass phrase',
} as const;

describe('addresses', () => {
  test('verify knows four purposes', () => {
    expect(['register', 'login', 'forgot', 'delete'].every(isCodePurpose)).toBe(true);
    expect(['', 'Register', 'logout', undefined, 'toString'].some(isCodePurpose)).toBe(false);
  });

  test('three of them have an auth mode; deletion has an operation of its own [S3.6]', () => {
    expect(authModeOf).toEqual({ register: 1, login: 2, forgot: 3 });
  });

  test.each([
    ['1', 1],
    ['4', 4],
    ['user', 1],
    ['job-seeker', 1],
    ['JOB_SEEKER', 1],
    ['HR', 2],
    ['hr', 2],
    ['brand', 3],
    ['Business', 4],
    ['0', undefined],
    ['5', undefined],
    ['admin', undefined],
    ['1.5', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('forgot-password/%s is about role %s', (userType, role) => {
    expect(roleFromPath(userType)).toBe(role);
  });

  test('the addresses that we write name the role that we read', () => {
    for (const role of memberRoles) {
      expect(roleFromPath(forgotPasswordPath(role).split('/')[2])).toBe(role);
      expect(roleFromPath(new URLSearchParams(signupPath(role).split('?')[1]).get('role') ?? '')).toBe(role);
    }
    expect(roleFromPath(forgotPasswordPath().split('/')[2])).toBeUndefined();
    expect(signupPath()).toBe('/signup');
  });
});

describe('phone number', () => {
  test.each([
    ['DE', '+49', '1512345678'],
    ['DE', '+49', '0151 234 5678'],
    ['DE', '+49', '+49 151 2345678'],
    ['DE', '+49', '+49 (0)151/234-5678'],
    ['DE', '+49', '0049 151 2345678'],
    ['DE', '+49', ' (0151) 234.56.78 '],
  ])('%s %s: %j is the same number', (code, dialCode, typed) => {
    expect(nationalNumber(typed, { code, dialCode })).toBe('1512345678');
  });

  test('the zero in front stays where it belongs to the number', () => {
    expect(nationalNumber('06 1234 5678', { code: 'IT', dialCode: '+39' })).toBe('0612345678');
    expect(nationalNumber('+229 01 97 12 34 56', { code: 'BJ', dialCode: '+229' })).toBe('0197123456');
  });

  test('before the countries have arrived only what is certain is taken away', () => {
    expect(nationalNumber('0151 2345678', { code: 'DE' })).toBe('1512345678');
  });
});

describe('login', () => {
  test('each empty field has its sentence', () => {
    expect(loginErrors({})).toEqual({
      role: 'Please choose who you are.',
      countryCode: 'Please choose a country.',
      phone: 'Please enter your phone number.',
      password: 'Please enter your password.',
    });
    expect(loginErrors(credentials)).toEqual({});
    expect(forgotPasswordErrors({ ...credentials, phone: '12' })).toEqual({
      phone: 'A phone number has 6 to 14 digits.',
    });
    expect(newPhoneErrors({ countryCode: 'DE', phone: '' })).toEqual({
      phone: 'Please enter your phone number.',
    });
  });
});

describe('one-time code', () => {
  test("empty: 'Please enter the OTP.' [S5.1]", () => {
    expect(otpErrors({ otp: '' })).toEqual({ otp: 'Please enter the OTP.' });
    expect(otpErrors({ otp: '  ' })).toEqual({ otp: 'Please enter the OTP.' });
  });

  test.each(['12345', '1234567', '12345a', '١٢٣٤٥٦'])('%s is no code', (otp) => {
    expect(otpErrors({ otp })).toEqual({ otp: 'The code has 6 digits.' });
  });

  test('six digits pass', () => {
    expect(otpErrors({ otp: '012345' })).toEqual({});
  });
});

describe('change of password', () => {
  const right = {
    currentPassword: 'the one of today',
    newPassword: 'the one of tomorrow',
    confirm: 'the one of tomorrow',
  };

  test('asks for the current one only where there is a session', () => {
    expect(passwordChangeErrors(right)).toEqual({});
    expect(Object.keys(passwordChangeErrors({ ...right, currentPassword: '' }))).toEqual(['currentPassword']);
    const { currentPassword: _, ...recovery } = right;
    expect(passwordChangeErrors(recovery)).toEqual({});
  });

  test.each([
    [{ newPassword: '', confirm: '' }, ['newPassword', 'confirm']],
    [{ newPassword: 'short', confirm: 'short' }, ['newPassword']],
    [{ newPassword: 'x'.repeat(129), confirm: 'x'.repeat(129) }, ['newPassword']],
    [{ confirm: 'something else' }, ['confirm']],
    [{ newPassword: right.currentPassword, confirm: right.currentPassword }, ['newPassword']],
  ])('%j is wrong in %j', (changes, fields) => {
    expect(Object.keys(passwordChangeErrors({ ...right, ...changes }))).toEqual(fields);
  });
});

describe('deletion', () => {
  const right = { otp: '123456', reason: '', confirm: 'DELETE' };

  test('wants the code and the word', () => {
    expect(deletionErrors(right)).toEqual({});
    expect(deletionErrors({ ...right, confirm: ' DELETE ' })).toEqual({});
    expect(Object.keys(deletionErrors({ otp: '', reason: '', confirm: 'delete' }))).toEqual([
      'otp',
      'confirm',
    ]);
    expect(deletionErrors({ ...right, reason: 'x'.repeat(501) })).toEqual({
      reason: 'A reason has at most 500 characters.',
    });
  });
});

test.each([
  ['2010-01-15', undefined],
  ['2010-01-16', 'You must be at least 16 years old.'],
  ['1998-04-23', undefined],
  ['2026-01-15', 'You must be at least 16 years old.'],
  ['not a date', undefined],
])('born on %s, on 15 January 2026: %s', (dateOfBirth, error) => {
  expect(ageError(dateOfBirth, new Date(2026, 0, 15, 9))).toBe(error);
});
