import { describe, expect, test } from 'vitest';
import { ApiError, genericMessage, networkError, toApiError } from '../../../src/api/errors.ts';

describe('errors of the API', () => {
  test('a Problem keeps its message, code and fields', () => {
    const problem = {
      message: 'Please check the marked fields.',
      code: 'VALIDATION',
      errors: { phone: 'A phone number has 6 to 14 digits.' },
      requestId: 'r-1',
    };
    const error = toApiError(422, problem);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 422, code: 'VALIDATION', message: problem.message, problem });
    expect(error.fields).toEqual(problem.errors);
  });

  test.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['HTML of a proxy', '<h1>502 Bad Gateway</h1>'],
    ['JSON of somebody else', { error: 'nope' }],
    ['null', null],
  ])("%s gives the generic message 'Something went wrong' [S8.1]", (_, body) => {
    const error = toApiError(502, body);
    expect(error).toMatchObject({ status: 502, code: 'UNREADABLE', message: 'Something went wrong' });
    expect(error.fields).toEqual({});
    expect(genericMessage).toBe('Something went wrong');
  });

  test('no answer at all is said as such', () => {
    expect(networkError()).toMatchObject({
      status: 0,
      code: 'NETWORK',
      message: expect.stringContaining('offline'),
    });
  });
});
