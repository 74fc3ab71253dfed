import type { Navigator } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { holdHistory } from '../../../src/hooks/site/useLeaveQuestion.ts';

interface Entry {
  path: string;
  state: { idx: number } | null;
}

/**
 * The entries of a browser that has come from /dashboard to a room, and the router, which hears where it is after the
 * entry of the application and before whatever begins to listen later.
 */
function openBrowser() {
  const events = new EventTarget();
  const entries: Entry[] = [
    { path: '/', state: { idx: 0 } },
    { path: '/dashboard', state: { idx: 1 } },
    { path: '/live/room', state: { idx: 2 } },
  ];
  let at = 2;
  const heard: string[] = [];
  const here = () => entries[at]?.path ?? '';
  const tell = () =>
    events.dispatchEvent(Object.assign(new Event('popstate'), { state: entries[at]?.state ?? null }));
  const add = (entry: Entry) => {
    entries.splice(++at, Infinity, entry);
    vi.stubGlobal('location', new URL(here(), 'https://rolecast.example'));
  };
  const go = (steps: number) => {
    at += steps;
    vi.stubGlobal('location', new URL(here(), 'https://rolecast.example'));
    tell();
  };
  vi.stubGlobal('location', new URL(here(), 'https://rolecast.example'));
  vi.stubGlobal('history', {
    go,
    get state() {
      return entries[at]?.state;
    },
  });
  const page: Pick<Window, 'onpopstate'> = { onpopstate: () => {} };
  vi.stubGlobal('window', page);
  // Any of the window's handlers is called in the place that the first one has taken.
  events.addEventListener('popstate', (event) =>
    page.onpopstate?.call(window as never, event as PopStateEvent),
  );
  events.addEventListener('popstate', () => void heard.push(here()));
  // Of a router, this is all that is used.
  const router = {
    push(to: string) {
      add({ path: to, state: { idx: at + 1 } });
      heard.push(to);
    },
  } as unknown as Navigator;
  return {
    router,
    heard,
    here,
    go,
    /** As the page does whose notification was pressed. */
    openOver(path: string) {
      add({ path, state: null });
      tell();
    },
  };
}

describe('a page that is not left without a question', () => {
  let browser: ReturnType<typeof openBrowser>;
  let goOn: (() => void)[];
  let release: () => void;
  beforeEach(() => {
    browser = openBrowser();
    goOn = [];
    release = holdHistory(browser.router, '/live/room', (go) => void goOn.push(go));
  });

  it('stays where it is after Back, and goes there once it is let go', () => {
    browser.go(-1);
    expect(browser.here()).toBe('/live/room');
    expect(browser.heard).toEqual([]);
    expect(goOn).toHaveLength(1);
    goOn[0]?.();
    expect(browser.here()).toBe('/dashboard');
    expect(browser.heard).toEqual(['/dashboard']);
  });

  it('goes two entries back where two were asked for', () => {
    browser.go(-2);
    expect(browser.here()).toBe('/live/room');
    goOn[0]?.();
    expect(browser.here()).toBe('/');
  });

  it('asks each time', () => {
    browser.go(-1);
    browser.go(-1);
    expect(browser.here()).toBe('/live/room');
    expect(goOn).toHaveLength(2);
  });

  it('holds a link to another page, and follows it once it is let go', () => {
    browser.router.push('/events');
    expect(browser.heard).toEqual([]);
    goOn[0]?.();
    expect(browser.heard).toEqual(['/events']);
    expect(browser.here()).toBe('/events');
  });

  it('holds what a notification opens over it', () => {
    browser.openOver('/chats');
    expect(browser.here()).toBe('/live/room');
    goOn[0]?.();
    expect(browser.heard).toEqual(['/chats']);
  });

  it('says nothing to moves within the page', () => {
    browser.router.push('/live/room#comments');
    browser.go(-1);
    expect(browser.heard).toEqual(['/live/room#comments', '/live/room']);
    expect(goOn).toEqual([]);
  });

  it('lets everything pass once it is released', () => {
    release();
    browser.go(-1);
    browser.router.push('/events');
    expect(browser.heard).toEqual(['/dashboard', '/events']);
    expect(goOn).toEqual([]);
  });
});
