import { describe, expect, test } from 'vitest';
import { memberRoles } from '../../../src/domain/roles.ts';
import {
  detailsErrors,
  detailsRules,
  emptyDetails,
  registerRules,
  secretErrors,
  secretRules,
  signupInputs,
  stepOfField,
  tidyDetails,
  toSignupRequest,
  type SignupDetails,
} from '../../../src/domain/signup.ts';

const today = new Date(2026, 0, 15);
const countries = [{ code: 'DE', dialCode: '+49' }];
const secrets = { password: 'a long pass phrase', acceptTerms: true };
const everything: SignupDetails = {
  firstName: 'Amara',
  lastName: 'Diallo',
  dateOfBirth: '1998-04-23',
  companyName: 'Nordwind',
  industry: 'RECRUITMENT',
  website: 'https://nordwind.example',
  registrationNumber: 'HRB 1234',
  contactPerson: 'Jürgen Weiß',
  'companyLocation.address': '12 Elbchaussee',
  'companyLocation.city': 'Hamburg',
  'companyLocation.country': 'DE',
  countryCode: 'DE',
  phone: '1512345678',
  email: 'amara@example.org',
};

describe('sign-up', () => {
  test('asks each role for what product S03 lists', () => {
    const fields = memberRoles.map((role) => signupInputs[role].map(({ name }) => name).join(' '));
    expect(fields).toEqual([
      'firstName lastName dateOfBirth phone email',
      'companyName companyLocation.city companyLocation.country contactPerson industry website phone email',
      'companyName industry website contactPerson phone email',
      'companyName companyLocation.address companyLocation.city companyLocation.country registrationNumber contactPerson phone email',
    ]);
  });

  test.each(memberRoles)('role %i is asked for everything that the contract requires', (role) => {
    const asked = { ...detailsRules(role), ...secretRules, role: {} };
    const required = Object.entries(registerRules[role]).flatMap(([name, rule]) =>
      rule.required ? [name] : [],
    );
    expect(required.filter((name) => !(name in asked))).toEqual([]);
  });

  test.each(memberRoles)('role %i: empty, each required field says what it wants', (role) => {
    const errors = detailsErrors(role, emptyDetails(''), today);
    const required = Object.entries(detailsRules(role)).flatMap(([name, rule]) =>
      rule.required ? [name] : [],
    );
    expect(Object.keys(errors).sort()).toEqual(required.sort());
    for (const message of Object.values(errors)) expect(message).toMatch(/^Please (choose|enter) .+\.$/);
  });

  test.each(memberRoles)('role %i: complete, nothing is wrong', (role) => {
    expect(detailsErrors(role, everything, today)).toEqual({});
  });

  test('a job seeker is at least 16', () => {
    const young = { ...everything, dateOfBirth: '2010-01-16' };
    expect(detailsErrors(1, young, today)).toEqual({ dateOfBirth: 'You must be at least 16 years old.' });
    expect(detailsErrors(2, young, today)).toEqual({});
  });

  test('terms must be accepted and a password chosen', () => {
    expect(Object.keys(secretErrors({ password: '', acceptTerms: false }))).toEqual([
      'password',
      'acceptTerms',
    ]);
    expect(secretErrors({ password: 'short', acceptTerms: true })).toEqual({
      password: 'A password has 8 to 128 characters.',
    });
    expect(secretErrors(secrets)).toEqual({});
  });

  test('what was typed is tidied', () => {
    const typed = {
      ...everything,
      firstName: '  Amara ',
      phone: '+49 151 2345678',
      email: ' amara@example.org ',
    };
    expect(tidyDetails(typed, countries)).toEqual(everything);
  });

  test.each([
    ['role', 'role'],
    ['phone', 'details'],
    ['companyLocation.city', 'details'],
    ['password', 'password'],
    ['acceptTerms', 'password'],
    ['imageKey', 'password'],
  ])('a refused %s leads to the step %s', (field, step) => {
    expect(stepOfField(field)).toBe(step);
  });
});

describe('what is sent', () => {
  test('a job seeker, without what is empty', () => {
    expect(toSignupRequest({ role: 1, details: { ...everything, email: '' }, secrets })).toEqual({
      role: 1,
      firstName: 'Amara',
      lastName: 'Diallo',
      dateOfBirth: '1998-04-23',
      countryCode: 'DE',
      phone: '1512345678',
      ...secrets,
    });
  });

  test('a business with its address and picture; nothing that another role was asked for', () => {
    expect(toSignupRequest({ role: 4, details: everything, secrets, imageKey: 'profile/logo' })).toEqual({
      role: 4,
      companyName: 'Nordwind',
      companyLocation: { address: '12 Elbchaussee', city: 'Hamburg', country: 'DE' },
      registrationNumber: 'HRB 1234',
      contactPerson: 'Jürgen Weiß',
      countryCode: 'DE',
      phone: '1512345678',
      email: 'amara@example.org',
      imageKey: 'profile/logo',
      ...secrets,
    });
  });

  test('a brand is not asked where it is', () => {
    expect(toSignupRequest({ role: 3, details: everything, secrets })).not.toHaveProperty('companyLocation');
  });
});
