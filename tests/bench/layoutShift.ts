import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser } from 'playwright-core';
import { findBrowser } from '../../scripts/browser.ts';
import { demoSecrets } from '../../server/config.ts';
import { encodeLink } from '../../src/lib/linkToken.ts';
import { call, newMember, type Member } from '../e2e/support/api.ts';
import { ServerProcess } from '../e2e/support/server.ts';
import { median, type Measure } from './measure.ts';

interface Screen {
  name: string;
  /** `discussed`: the address of a post with comments, as the feed links to it. */
  path: string | ((discussed: string) => string);
  signedIn?: true;
  /** Its first screen is the first of a visit: what it loads is told too. */
  entry?: true;
}

const screens: readonly Screen[] = [
  { name: 'landing', path: '/', entry: true },
  { name: '/login', path: '/login', entry: true },
  { name: '/signup', path: '/signup', entry: true },
  { name: 'dashboard', path: '/', signedIn: true, entry: true },
  { name: 'dashboard, following', path: '/?tab=following', signedIn: true },
  { name: 'dashboard, saved', path: '/?tab=saved', signedIn: true },
  { name: 'a post with comments', path: (discussed) => discussed, signedIn: true },
  { name: 'my posts', path: '/posts', signedIn: true },
  { name: 'my posts, saved', path: '/posts?tab=saved', signedIn: true },
  { name: 'about', path: '/about-us' },
  { name: 'about, signed in', path: '/about-us', signedIn: true },
  { name: 'contact', path: '/contact-us' },
  { name: 'contact, signed in', path: '/contact-us', signedIn: true },
  { name: 'change password', path: '/change-password', signedIn: true },
  { name: 'not found', path: '/nowhere', signedIn: true },
];
const widths = [1280, 390];
/** As on a phone of five years ago: what loads late is seen to load late. */
const SLOWER = 4;

interface Visit {
  /** Sum of all layout shifts, those after input included. */
  shift: number;
  /** JavaScript that was asked for before the page's heading was there, in KiB of gzip. */
  scriptKiB: number;
  /** Until the heading was there. */
  headingMs: number;
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

declare global {
  var layoutShift: number;
  /** What moved, for the person who has to mend it. */
  var moved: string[];
  var headingAt: number | undefined;
}

/** Runs in the page before anything of it. */
function observe() {
  globalThis.layoutShift = 0;
  globalThis.moved = [];
  // The browser of the tests has no Arial, whose measures the stand-in of our font takes: its change is not counted.
  let fontAt = Number.NEGATIVE_INFINITY;
  document.fonts.addEventListener('loadingdone', () => (fontAt = performance.now()));
  const box = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.startTime > fontAt - 100 && entry.startTime < fontAt + 500) continue;
      globalThis.layoutShift += entry.value;
      for (const { node, previousRect, currentRect } of entry.sources) {
        const what = node instanceof Element ? node.outerHTML.slice(0, 100) : node?.textContent;
        globalThis.moved.push(`${box(previousRect)} to ${box(currentRect)}: ${what}`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const observer = new MutationObserver(() => {
    if (!document.querySelector('h1')) return;
    globalThis.headingAt = performance.now();
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

async function visit(
  browser: Browser,
  url: string,
  width: number,
  member: Member | undefined,
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width, height: width < 500 ? 844 : 860 },
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  await context.addInitScript(observe);
  if (member)
    await context.addInitScript(
      (user) => localStorage.setItem('user', user),
      JSON.stringify({ ...member.session, role: member.role }),
    );
  const page = await context.newPage();
  const scripts = new Map<string, Buffer>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      void response.body().then(
        (body) => scripts.set(response.url(), body),
        () => undefined,
      );
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(url, { waitUntil: 'load' });
  await page.locator('h1').first().waitFor();
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
  await page.waitForTimeout(1000);
  const { shift, moved, headingMs, early } = await page.evaluate(() => ({
    shift: globalThis.layoutShift,
    moved: globalThis.moved,
    headingMs: globalThis.headingAt ?? Number.NaN,
    early: performance
      .getEntriesByType('resource')
      .filter((entry) => entry.startTime < (globalThis.headingAt ?? 0))
      .map((entry) => entry.name),
  }));
  await context.close();
  for (const line of moved) console.error(`${url} at ${width}: moved from ${line}`);
  const bytes = early.reduce(
    (sum, name) => sum + (scripts.has(name) ? gzipSync(scripts.get(name) ?? '', { level: 9 }).length : 0),
    0,
  );
  return { shift, headingMs, scriptKiB: bytes / 1024 };
}

/** Twelve posts and comments on one of them; answers the address of that one. */
async function write(server: ServerProcess, { session }: Member): Promise<string> {
  const common = { userId: session.id, feedType: 10 as const, action: 0 as const };
  let feedId = '';
  for (let post = 1; post <= 12; post++) {
    const text = `Post ${post}. ${'A line of a post that wraps. '.repeat(post)}`;
    const fields = { text, media: [], visibility: 0 as const, commentPolicy: 0 as const };
    const answer = await call(
      server,
      'managePost',
      { ...common, ...fields, clientId: randomUUID() },
      session,
    );
    feedId = answer.response.feedId;
    await call(server, 'saveFeed', { userId: session.id, feedId, feedType: 10, action: 1 }, session);
  }
  for (let comment = 1; comment <= 12; comment++)
    await call(
      server,
      'manageComment',
      { ...common, feedId, text: 'A comment that wraps. '.repeat(comment), clientId: randomUUID() },
      session,
    );
  const link = await encodeLink({ feedId, feedType: 10 }, demoSecrets.LINK_SECRET);
  return `/posts/post-details/${link}`;
}

/** The screens in a real browser against the real server: layout shift, and what was really loaded before the heading. */
export async function layoutShift(): Promise<Measure[]> {
  const server = await ServerProcess.start();
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args });
  const measures: Measure[] = [];
  try {
    const member = await newMember(server);
    const discussed = await write(server, member);
    for (const screen of screens) {
      const visits: Visit[] = [];
      const path = typeof screen.path === 'string' ? screen.path : screen.path(discussed);
      for (const width of widths)
        visits.push(await visit(browser, server.url + path, width, screen.signedIn && member));
      measures.push({
        name: `layout shift of ${screen.name}, worst of both widths`,
        value: Math.max(...visits.map(({ shift }) => shift)),
        unit: '',
        bound: { max: 0 },
      });
      if (!screen.entry) continue;
      measures.push(
        {
          name: `JavaScript before the heading of ${screen.name}, gzip`,
          value: Math.max(...visits.map(({ scriptKiB }) => scriptKiB)),
          unit: 'KiB',
        },
        {
          name: `heading of ${screen.name} at ${SLOWER}x slower CPU`,
          value: median(visits.map(({ headingMs }) => headingMs)),
          unit: 'ms',
        },
      );
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  return measures;
}
