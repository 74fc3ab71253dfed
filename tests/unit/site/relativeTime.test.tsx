// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ClockProvider, useNow } from '../../../src/components/ui/Clock.tsx';
import { RelativeTime } from '../../../src/components/ui/RelativeTime.tsx';
import { doing } from '../support/hooks.tsx';

const start = new Date('2026-01-15T09:00:00.000Z');
const now = () => new Date();
let root: Root;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await doing(() => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
});

const pass = (seconds: number) => doing(() => vi.advanceTimersByTime(seconds * 1000));
const show = (page: ReactNode) => doing(() => root.render(<ClockProvider now={now}>{page}</ClockProvider>));
const shown = () => [...document.querySelectorAll('time')].map((time) => time.textContent);

it('what happened a moment ago gets older before the reader’s eyes', async () => {
  await show(<RelativeTime at={start} />);
  expect(shown()).toEqual(['1 second ago']);
  await pass(5);
  expect(shown()).toEqual(['5 seconds ago']);
  await pass(20);
  expect(shown()).toEqual(['25 seconds ago']);
  await pass(65);
  expect(shown()).toEqual(['1 minute ago']);
});

it('all of them share one timer, and what goes by minutes is left alone', async () => {
  const drawn = vi.fn<() => void>();
  function Board() {
    useNow();
    drawn();
    return null;
  }
  await show(
    <>
      <RelativeTime at={start} />
      <RelativeTime at={new Date(start.getTime() - 3_600_000)} />
      <Board />
    </>,
  );
  expect(vi.getTimerCount()).toBe(1);
  const before = drawn.mock.calls.length;
  await pass(25);
  expect(shown()).toEqual(['25 seconds ago', '1 hour ago']);
  expect(drawn).toHaveBeenCalledTimes(before);
  await pass(5);
  expect(drawn.mock.calls.length).toBeGreaterThan(before);
  await doing(() => root.unmount());
  expect(vi.getTimerCount()).toBe(0);
});

it('rests while the page is hidden, and is right again when it is seen', async () => {
  await show(<RelativeTime at={start} />);
  const hide = (hidden: boolean) =>
    doing(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  await hide(true);
  await pass(40);
  expect(shown()).toEqual(['1 second ago']);
  await hide(false);
  expect(shown()).toEqual(['40 seconds ago']);
  Reflect.deleteProperty(document, 'hidden');
});
