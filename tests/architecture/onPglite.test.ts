import { expect, it } from 'vitest';
import { notImplemented } from '#openapi/contract.ts';
import { operations } from '#openapi/generated/operations.ts';
import { handlers } from '../../server/handlers.ts';
import { isOnPglite, onPglite } from '../api/onPglite.ts';
import { wrongOnPglite } from './rules/onPglite.ts';
import { readTree, tree } from './rules/tree.ts';

const served = new Map(
  Object.entries(operations)
    .filter(([name]) => handlers[name as keyof typeof operations] !== notImplemented)
    .map(([name, { tag }]) => [name, tag]),
);

it('every tag with API tests has one that runs on PGlite, and every file that is listed is there', () => {
  expect(wrongOnPglite(readTree(), served, onPglite)).toEqual([]);
});

it('a file that is gone and a tag that is left out are named', () => {
  const files = tree({
    'tests/api/account/login.test.ts': "api.ok('login')",
    'tests/api/jobs/jobs.test.ts': "api.ok('addJob')",
    'tests/api/feed/likes.test.ts': "api.ok('likeFeed')",
  });
  const some = new Map([
    ['login', 'account'],
    ['addJob', 'jobs'],
    ['likeFeed', 'feed'],
    ['sendMessage', 'chat'],
  ]);
  const listed = {
    account: ['account/login.test.ts'],
    jobs: ['jobs/gone.test.ts'],
    feed: ['account/login.test.ts'],
  };
  expect(wrongOnPglite(files, some, listed)).toEqual([
    'jobs/gone.test.ts: there is no such API test',
    'jobs: no test that asks for its operations runs on PGlite',
    'feed: no test that asks for its operations runs on PGlite',
  ]);
});

it('a file is found by its path on every system', () => {
  expect(isOnPglite('/project/tests/api/server/database.test.ts')).toBe(true);
  expect(isOnPglite(String.raw`C:\project\tests\api\server\database.test.ts`)).toBe(true);
  expect(isOnPglite('/project/tests/api/feed/likes.test.ts')).toBe(false);
});
