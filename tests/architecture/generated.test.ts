import { join } from 'node:path';
import { expect, it } from 'vitest';
import { specHash } from '../../scripts/contract/specHash.ts';
import { wrongPaths } from './rules/contract.ts';
import { readText } from './rules/tree.ts';

const endpoints = readText('tests/architecture/endpoints.txt')
  .split('\n')
  .filter((line) => line.startsWith('/'));

it('openapi/generated is what the contract says now (else: npm run gen)', () => {
  expect(readText('openapi/generated/spec.sha256').trim()).toBe(specHash(join(import.meta.dirname, '../..')));
});

it("the contract has the specification's 99 paths, and says why it has more", () => {
  expect(endpoints).toHaveLength(99);
  expect(
    wrongPaths(readText('openapi/openapi.yaml'), endpoints, (file) => readText(`openapi/${file}`)),
  ).toEqual([]);
});

it('a missing path and an unexplained one are named', () => {
  const contents = "paths:\n  /api/a: { $ref: 'x.yaml#/a' }\n  /api/c: { $ref: 'x.yaml#/c' }\n";
  const file = 'a: { post: { operationId: a, x-extension: why } }\nc: { post: { operationId: c } }\n';
  expect(wrongPaths(contents, ['/api/a', '/api/b'], () => file)).toEqual([
    '/api/b: not in openapi.yaml',
    '/api/a: the specification lists it; it is no extension',
    '/api/c: an extension says why in x-extension',
  ]);
});
