import { expect, it } from 'vitest';
import { contractDocument } from '../../../server/contract/document.ts';
import { validatorsOf } from '../../../server/contract/validate.ts';

it('an operation is compiled once, for every server of the process', () => {
  const login = contractDocument.paths['/api/user/login']?.post;
  if (!login) throw new Error('the contract has no login');
  const { body } = validatorsOf(login);
  expect(validatorsOf(login).body).toBe(body);
  expect(body?.({})).toMatchObject({ password: expect.any(String) });
});
