import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser } from 'playwright-core';
import { findBrowser } from '../../scripts/browser.ts';
import { call, newMember, type Member } from '../e2e/support/api.ts';
import { ServerProcess } from '../e2e/support/server.ts';
import { median, type Measure } from './measure.ts';

const screens = [
  { name: '/login', path: '/login' },
  { name: '/signup', path: '/signup' },
  { name: 'dashboard', path: '/', signedIn: true },
] as const;
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
  const box = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
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
  await page.goto(url, { waitUntil: 'networkidle' });
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

/** The screens in a real browser against the real server: layout shift, and what was really loaded before the heading. */
export async function layoutShift(): Promise<Measure[]> {
  const server = await ServerProcess.start();
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args });
  const measures: Measure[] = [];
  try {
    const member = await newMember(server);
    for (let post = 1; post <= 12; post++)
      await call(
        server,
        'managePost',
        {
          userId: member.session.id,
          action: 0,
          feedType: 10,
          text: `Post ${post}. ${'A line of a post that wraps. '.repeat(post)}`,
          media: [],
          visibility: 0,
          commentPolicy: 0,
          clientId: randomUUID(),
        },
        member.session,
      );
    for (const screen of screens) {
      const visits: Visit[] = [];
      for (const width of widths)
        visits.push(
          await visit(browser, server.url + screen.path, width, 'signedIn' in screen ? member : undefined),
        );
      measures.push(
        {
          name: `layout shift of ${screen.name}, worst of both widths`,
          value: Math.max(...visits.map(({ shift }) => shift)),
          unit: '',
          bound: { max: 0 },
        },
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
