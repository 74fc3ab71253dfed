import { chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../scripts/browser.ts';
import { readConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/db/open.ts';
import { newMember } from '../e2e/support/api.ts';
import { ServerProcess } from '../e2e/support/server.ts';
import { makeCommunity } from './community.ts';
import { mainThread } from './mainThread.ts';
import { median, type Measure } from './measure.ts';

const POSTS = 10_000;
/** Every fifth is for connections, and the reader has none. */
const WRITTEN = POSTS * 1.25;
const LIKES = 15;
const STEPS = 150;
const STEP_PX = 700;
const MOST_NODES = 3000;

interface Round {
  posts: number;
  nodes: number;
  /** Milliseconds of computing of each task while the wheel was turned. */
  tasks: number[];
  /** Milliseconds of computing from each click to what it painted. */
  likes: number[];
}

const nodesOf = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

/** Turns the wheel as a reader does. */
async function scroll(page: Page, direction: 1 | -1): Promise<void> {
  for (let step = 0; step < STEPS; step++) {
    await page.mouse.wheel(0, direction * STEP_PX);
    await page.waitForTimeout(50);
  }
}

/** Likes what stands on the screen, and takes it back. */
async function like(page: Page): Promise<void> {
  const button = page.locator('article').getByRole('button', { name: 'Like', exact: true });
  const onScreen = await button.evaluateAll((all) =>
    all.findIndex((one) => one.getBoundingClientRect().top > 150 && one.getBoundingClientRect().top < 700),
  );
  if (onScreen < 0) throw new Error('no post is on the screen');
  for (let i = 0; i < LIKES; i++) {
    await button.nth(onScreen).click();
    await page.waitForTimeout(300);
  }
}

/** Opens the feed and reads on until so many posts are in the list. */
async function readOn(page: Page, posts: number): Promise<void> {
  const last = page.locator('article').last();
  const deadline = Date.now() + 15 * 60_000;
  for (let at = 0; at < posts;) {
    if (Date.now() > deadline) throw new Error(`only ${at} posts after 15 minutes`);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    at = Number((await last.getAttribute('aria-posinset').catch(() => undefined)) ?? at);
  }
}

async function measure(page: Page, posts: number): Promise<Round> {
  await readOn(page, posts);
  const scrolled = await mainThread(page, async () => {
    await scroll(page, -1);
    await scroll(page, 1);
  });
  const nodes = await nodesOf(page);
  await page.mouse.wheel(0, -10 * STEP_PX);
  await page.waitForTimeout(1000);
  const liked = await mainThread(page, () => like(page));
  return { posts, nodes, tasks: scrolled.tasks, likes: liked.clicks };
}

const measuresOf = ({ posts, nodes, tasks, likes }: Round): Measure[] => [
  { name: `elements in the page, ${posts} posts`, value: nodes, unit: '', bound: { max: MOST_NODES } },
  {
    name: `longest task while scrolling, ${posts} posts`,
    value: Math.max(0, ...tasks),
    unit: 'ms',
    bound: { max: 50 },
  },
  {
    name: `like to paint, median, ${posts} posts`,
    value: median(likes),
    unit: 'ms',
    bound: { max: 50 },
  },
  { name: `like to paint, slowest, ${posts} posts`, value: Math.max(...likes), unit: 'ms' },
];

/**
 * The built application with a feed of ten thousand posts that were all read, in the lockfile's Chromium against the real
 * server. Times are what the page's main thread computed, so that they do not tell what else the machine does.
 */
export async function feedScroll(posts = POSTS): Promise<Measure[]> {
  const server = await ServerProcess.start({
    async prepare(dataDir) {
      const config = readConfig({ DATA_DIR: dataDir });
      const { db, close } = await openDatabase(config);
      await makeCommunity(db, config, WRITTEN);
      await close();
    },
  });
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args });
  try {
    const member = await newMember(server);
    const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, locale: 'en-US' });
    await context.addInitScript(
      (user) => localStorage.setItem('user', user),
      JSON.stringify({ ...member.session, role: member.role }),
    );
    const page = await context.newPage();
    await page.goto(server.url);
    await page.locator('article').first().waitFor();
    await page.mouse.move(600, 500);
    return [...measuresOf(await measure(page, 50)), ...measuresOf(await measure(page, posts))];
  } finally {
    await browser.close();
    await server.stop();
  }
}
