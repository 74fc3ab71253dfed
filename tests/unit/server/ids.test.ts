import { expect, test } from 'vitest';
import { isKey, newId, newToken } from '../../../server/ids.ts';

test('ids are UUIDv7, unique, and sort in the order they were made, also within a millisecond', () => {
  const ids = Array.from({ length: 20_000 }, () => newId());
  expect(new Set(ids).size).toBe(ids.length);
  expect([...ids].sort()).toEqual(ids);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('an id begins with its time', () => {
  const time = Date.now() + 60_000;
  expect(Number.parseInt(newId(time).replaceAll('-', '').slice(0, 12), 16)).toBe(time);
});

test('a clock that goes back does not break the order', () => {
  const ids = [newId(Date.now() + 120_000), newId(Date.now()), newId(5)];
  expect([...ids].sort()).toEqual(ids);
});

test('only a UUID can be a key', () => {
  expect(isKey(newId())).toBe(true);
  for (const id of ['', 'u1', `${newId()}0`, newId().replaceAll('-', '')]) expect(isKey(id)).toBe(false);
});

test('tokens have 32 random bytes and fit into a header', () => {
  expect(newToken()).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(newToken()).not.toBe(newToken());
});
