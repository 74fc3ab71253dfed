import { describe, expect, test } from 'vitest';
import { validate, type FieldRule } from '../../../src/lib/validate.ts';

const of = (rule: Partial<FieldRule>, value: unknown) =>
  validate(
    { field: { required: false, message: 'wrong', requiredMessage: 'missing', ...rule } },
    { field: value },
  ).field;

describe('validate', () => {
  test.each([undefined, null, '', '   ', false, []])('%j is empty', (value) => {
    expect(of({ required: true }, value)).toBe('missing');
    expect(of({}, value)).toBeUndefined();
  });

  test('without messages it has its own', () => {
    expect(validate({ a: { required: true }, b: { required: false, minLength: 3 } }, { b: 'x' })).toEqual({
      a: 'Please fill in this field.',
      b: 'Please check this field.',
    });
  });

  test.each<[Partial<FieldRule>, unknown, unknown]>([
    [{ minLength: 2 }, 'ab', 'a'],
    [{ maxLength: 2 }, '👩🏽', '👩🏽👩🏽'],
    [{ pattern: String.raw`^(?=.*\p{L})` }, '名', '42'],
    [{ enum: [1, 2] }, 2, 3],
    [{ const: true }, true, 'yes'],
    [{ minimum: 1000, maximum: 2100 }, 1998, 98],
    [{ minimum: 1000, maximum: 2100 }, 2100, 2101],
    [{ minItems: 2 }, ['a', 'b'], ['a']],
    [{ maxItems: 1 }, ['a'], ['a', 'b']],
    [{ format: 'email' }, 'amara@example.org', 'amara@example'],
    [{ format: 'email' }, 'a.b+c@mail.example.co.uk', 'amara example@x.org'],
    [{ format: 'uri' }, 'https://example.org', 'example.org'],
    [{ format: 'date' }, '2024-02-29', '2025-02-29'],
    [{ format: 'date' }, '1998-04-23', '23.04.1998'],
    [{ format: 'date-time' }, '2026-01-15T09:00:00Z', 'tomorrow'],
  ])('%j takes %j and refuses %j', (rule, right, wrong) => {
    expect(of(rule, right)).toBeUndefined();
    expect(of(rule, wrong)).toBe('wrong');
  });

  test('a format that it does not know refuses nothing', () => {
    expect(of({ format: 'hostname' }, 'anything')).toBeUndefined();
  });

  test('finds nested fields', () => {
    const rules = { 'companyLocation.city': { required: true, requiredMessage: 'Please enter a city.' } };
    expect(validate(rules, { companyLocation: { city: 'Lagos' } })).toEqual({});
    expect(validate(rules, { companyLocation: {} })).toEqual({
      'companyLocation.city': 'Please enter a city.',
    });
    expect(validate(rules, {})).toEqual({ 'companyLocation.city': 'Please enter a city.' });
  });
});
