import type { Browser, BrowserContext, CDPSession, Page, Request } from 'playwright-core';
import type { Mode } from '../types.ts';
import { freeze, moment } from './freeze.ts';
import { readViolations } from './axe.ts';
import { rulesOfColours } from './colours.ts';
import { complaints, deafen, hearing, idle, listenSoon, resized, turn } from './calls.ts';
import { play, rest, type AtRest, type PageGlobals, type Played } from './inPage.ts';
import { nudged, within, type Patience } from './patience.ts';

/** What was drawn of one story in one mode. */
export interface Drawn {
  png: Buffer;
  /** CSS pixels. */
  width: number;
  height: number;
  /** Lines of the accessibility tree, as Playwright writes it, and of the visible text. */
  tree: readonly string[];
  text: readonly string[];
}

export interface DrawOptions {
  /** A page is drawn whole; a part down to its last element. */
  whole: boolean;
  ready?: string | undefined;
}

/** A page of its own size on which stories are shown one after another: loading it anew for each would take twice as long. */
export interface Stage {
  page: Page;
  /** Shows a story and waits for the end of its play function. */
  play(id: string): Promise<Played>;
  /** Draws what is shown in a theme; a text says why it never came to rest. */
  draw(mode: Mode, options: DrawOptions): Promise<Drawn | string>;
  /**
   * What is wrong with what was drawn in a theme: what axe finds by all rules, and by those about colours in the other theme, in
   * which the page then stands, and what was logged as an error since the last call.
   */
  check(drawn: Pick<Mode, 'theme'>): Promise<string[]>;
  /** Gives the page another size; what is shown stays and hears of it. */
  resize(size: Pick<Mode, 'width' | 'height'>): Promise<void>;
  /** Resolves once the page has begun what it leaves for when it is idle: that would else meet the mocks of the next story. */
  idle(): Promise<void>;
  /** Errors that were logged since the last call, or since a story was played. */
  complaints(): Promise<string[]>;
  /** Addresses off this host that were asked for since the last call. */
  strangers(): string[];
  /** Uncaught errors since the last call. */
  errors(): string[];
  close(): Promise<void>;
}

interface Loading {
  /** Waits for scripts and styles that are being loaded; false when there are none. */
  wait(): Promise<boolean>;
}
const loadings = new WeakMap<Page, Loading>();

function loadingOf(page: Page): Loading {
  const known = loadings.get(page);
  if (known) return known;
  const open = new Map<Request, Promise<unknown>>();
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType()))
      open.set(
        request,
        request
          .response()
          .catch(() => null)
          .then((response) => response?.finished())
          .catch(() => null)
          .finally(() => open.delete(request)),
      );
  });
  const loading = {
    async wait() {
      if (!open.size) return false;
      await Promise.all(open.values());
      return true;
    },
  };
  loadings.set(page, loading);
  return loading;
}

/** Draws the page as it stands, also what lies below the window, and without the page noticing. */
async function picture(
  page: Page,
  session: CDPSession,
  { width, height }: Pick<AtRest, 'width' | 'height'>,
  patience: Patience,
): Promise<Buffer> {
  await page.evaluate(deafen);
  // Sometimes the browser waits for a frame that has been drawn already; asking again can
  // make it draw another one.
  const { data } = await nudged(patience.picture, () =>
    session.send('Page.captureScreenshot', {
      format: 'png',
      // Playwright's own way encodes as small as it can; nobody keeps these files.
      optimizeForSpeed: true,
      // Also where it fits: with the window, everything is drawn anew, and not as far as it has changed.
      captureBeyondViewport: true,
      clip: { x: 0, y: 0, width, height, scale: 1 },
    }),
  );
  await page.evaluate(listenSoon);
  return Buffer.from(data, 'base64');
}

/** Draws what a page shows; the test runner's hook does it with a page of its own. */
export async function draw(
  page: Page,
  session: CDPSession,
  mode: Mode,
  { whole, ready }: DrawOptions,
  patience: Patience,
): Promise<Drawn | string> {
  const loading = loadingOf(page);
  let still: AtRest | string;
  // A part that is loaded on demand draws itself after all else has come to rest.
  let quietFrames = 3;
  do {
    const resting = page.evaluate(rest, {
      theme: mode.theme,
      patience: patience.rest,
      whole,
      ready,
      quietFrames,
    });
    // What has just arrived must be compiled and run before it draws.
    quietFrames = 20;
    still = await within(patience.rest + patience.browser, 'the story came to rest', resting);
    if (typeof still === 'string') return `it never came to rest: ${still}`;
  } while (await within(patience.browser, 'parts were loaded', loading.wait()));
  const [png, tree] = await within(
    patience.browser,
    'the picture was drawn',
    Promise.all([picture(page, session, still, patience), page.locator('body').ariaSnapshot()]),
  );
  return { png, ...still, tree: tree.split('\n').filter(Boolean) };
}

async function check(page: Page, { theme }: Pick<Mode, 'theme'>): Promise<string[]> {
  const other = theme === 'dark' ? 'light' : 'dark';
  const found = await readViolations(page);
  await page.evaluate(turn, { theme: other } as const);
  const colours = await readViolations(page, rulesOfColours);
  const said = await page.evaluate(complaints);
  return [
    ...found.map((violation) => `axe in the ${theme} theme: ${violation}`),
    ...colours.map((violation) => `axe in the ${other} theme: ${violation}`),
    ...said.map((words) => `console.error: ${words}`),
  ];
}

/** Opens a stage for stories of one size. `url` is the built Storybook's. */
export async function openStage(
  browser: Browser,
  url: string,
  size: Pick<Mode, 'width' | 'height'>,
  patience: Patience,
): Promise<Stage> {
  const context: BrowserContext = await browser.newContext({
    viewport: { width: size.width, height: size.height },
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'UTC',
    // Storybook waits 100 ms after each story for animations, except where it knows that it is tested.
    userAgent: `Chromium/${browser.version()} (StorybookTestRunner)`,
  });
  const { origin } = new URL(url);
  const strangers: string[] = [];
  const errors: string[] = [];
  context.on('request', (request) => {
    const address = new URL(request.url());
    if (address.origin !== origin && /^(https?|wss?):$/.test(address.protocol)) strangers.push(request.url());
  });
  await context.addInitScript(freeze, moment);
  const page = await context.newPage();
  loadingOf(page);
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(new URL('iframe.html?viewMode=story', url).href, { waitUntil: 'load' });
  await page.evaluate(async () => {
    // What others put on the page has no published types.
    const page = globalThis as unknown as PageGlobals;
    await page.__STORYBOOK_PREVIEW__.ready();
    const channel = page.__STORYBOOK_ADDONS_CHANNEL__;
    // No workbench listens around this page, for which each event would be written out whole: a key that a story's action hears, 30 ms.
    channel.transports.splice(0);
    // The review asks axe itself, and only about what has changed.
    channel.emit('updateGlobals', { globals: { a11y: { manual: true } } });
  });
  const session = await context.newCDPSession(page);
  return {
    page,
    play: (id) =>
      within(
        patience.play + patience.browser,
        'the story was played',
        page.evaluate(play, { id, patience: patience.play }),
      ),
    draw: (mode, options) => draw(page, session, mode, options, patience),
    check: (drawn) => within(2 * patience.browser, 'the story was checked', check(page, drawn)),
    async resize({ width, height }) {
      await within(patience.browser, 'the page heard again', page.evaluate(hearing));
      await page.setViewportSize({ width, height });
      await within(patience.browser, 'the page has another size', page.evaluate(resized, { width, height }));
    },
    idle: () => within(patience.browser, 'the story was idle', page.evaluate(idle)),
    complaints: () => page.evaluate(complaints),
    strangers: () => strangers.splice(0),
    errors: () => errors.splice(0),
    // What does not close now is closed with the browser.
    close: () => within(patience.browser, 'a page was closed', context.close()).catch(() => undefined),
  };
}
