// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDebounced } from '../../../src/hooks/site/useDebounced.ts';
import { renderHook } from '../support/hooks.tsx';
import { Swr } from '../support/Swr.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));

it.each([
  ['300 ms unless said otherwise', undefined, 300],
  ['as long as it is told', 1000, 1000],
])('[S9.1] what is typed counts once it stood still for %s', async (_, waitMs, rest) => {
  let text = 'a';
  const hook = await renderHook(() => useDebounced(text, waitMs), Swr);
  expect(hook.current).toBe('a');
  text = 'ab';
  await hook.render();
  await pass(rest - 1);
  expect(hook.current).toBe('a');
  text = 'abc';
  await hook.render();
  await pass(rest - 1);
  expect(hook.current).toBe('a');
  await pass(1);
  expect(hook.current).toBe('abc');
});
