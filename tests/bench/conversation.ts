import { chromium, type Page } from 'playwright-core';
import { sql } from 'kysely';
import { findBrowser } from '../../scripts/browser.ts';
import { readConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/db/open.ts';
import { addMember, type TestMember } from '../api/support/members.ts';
import { newMember } from '../e2e/support/api.ts';
import { ServerProcess } from '../e2e/support/server.ts';
import { idOf } from './community.ts';
import { mainThread } from './mainThread.ts';
import { median, type Measure } from './measure.ts';

const MESSAGES = 10_000;
const FEW = 50;
const ROUNDS = 7;
/** Older messages that are read while it is measured. */
const READ = 50;
const STEPS = 100;
const STEP_PX = 700;
const MOST_NODES = 3000;
const TYPED = 'We are at gate seven.';

interface Pair {
  reader: TestMember;
  friend: TestMember;
}

/** Two who have written to each other for half a year. */
async function fill(dataDir: string, count: number): Promise<Pair> {
  const config = readConfig({ DATA_DIR: dataDir });
  const { db, close } = await openDatabase(config);
  const now = new Date();
  const pair = {
    reader: await addMember(db, now, config, { userName: 'Nia Berg' }),
    friend: await addMember(db, now, config, { userName: 'Tomas Rey' }),
  };
  const [reader, friend] = [pair.reader.userId, pair.friend.userId];
  await sql`
    insert into connections (member_id, other_id, status, direction, requested_at, connected_at)
    values (${reader}::uuid, ${friend}::uuid, 1, 'out', now(), now()),
      (${friend}::uuid, ${reader}::uuid, 1, 'in', now(), now())`.execute(db);
  const ids = Array.from({ length: count }, (_, n) => idOf(n + 1));
  // One every 25 minutes, some of one member after each other.
  await sql`
    with made as (
      select id, place, place % 7 < 4 as theirs,
        'Message ' || place || repeat(' and a line of text that wraps,', (place % 6)::int) as text,
        now() - (${count}::int + 1 - place) * interval '25 minutes' as at
      from unnest(${ids}::uuid[]) with ordinality as one (id, place))
    insert into messages (id, sender_id, receiver_id, client_id, type, text, folded, created_at, read_at)
    select id, case when theirs then ${friend}::uuid else ${reader}::uuid end,
      case when theirs then ${reader}::uuid else ${friend}::uuid end, gen_random_uuid(), 0, text, lower(text), at, at
    from made`.execute(db);
  await sql`
    insert into chats (member_id, other_id, last_message_id)
    values (${reader}::uuid, ${friend}::uuid, ${idOf(count)}::uuid), (${friend}::uuid, ${reader}::uuid, ${idOf(count)}::uuid)`.execute(
    db,
  );
  await sql`analyze`.execute(db);
  await close();
  return pair;
}

const region = (page: Page) => page.getByRole('region', { name: 'Messages with Tomas Rey' });
const sum = (tasks: readonly number[]) => tasks.reduce((total, task) => total + task, 0);

/** Milliseconds of computing from the press on a conversation until its last message is there. */
async function open(page: Page, home: string, count: number): Promise<number> {
  // The last thing that a page asks for by itself.
  const stream = page.waitForResponse((response) => response.url().endsWith('/stream'));
  await page.goto(`${home}/chats`);
  const link = page.getByRole('link', { name: 'Tomas Rey' });
  await link.waitFor();
  await stream;
  const { tasks } = await mainThread(page, async () => {
    await link.click();
    await region(page)
      .getByText(new RegExp(`^Message ${count}\\b`))
      .waitFor();
  });
  return sum(tasks);
}

/** Scrolls up until so many are loaded. */
async function readOn(page: Page, total: number, count: number): Promise<void> {
  const deadline = Date.now() + 20 * 60_000;
  for (let loaded = 0; loaded < count;) {
    if (Date.now() > deadline) throw new Error(`only ${loaded} messages after 20 minutes`);
    loaded = await region(page).evaluate((element, all) => {
      element.scrollTop = 0;
      const first = /^Message (\d+)/.exec(element.querySelector('[data-message] p')?.textContent ?? '')?.[1];
      return first === undefined ? 0 : all + 1 - Number(first);
    }, total);
  }
}

/** Turns the wheel as a reader does, to the end or up again; not so far up that older messages are asked for. */
async function scroll(page: Page, direction: 1 | -1): Promise<void> {
  for (let step = 0; step < STEPS; step++) {
    const above = await region(page).evaluate(({ scrollTop }) => scrollTop);
    if (direction < 0 && above < 2 * STEP_PX) return;
    await page.mouse.wheel(0, direction * STEP_PX);
    await page.waitForTimeout(50);
  }
}

/** What reading and writing cost with so many messages in the conversation. */
async function measure(page: Page, total: number, count: number): Promise<Measure[]> {
  await readOn(page, total, count - READ);
  const read = await mainThread(page, () => readOn(page, total, count));
  const scrolled = await mainThread(page, async () => {
    await scroll(page, 1);
    await scroll(page, -1);
  });
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const field = page.getByRole('textbox', { name: 'Message to Tomas Rey' });
  await field.focus();
  const typed = await mainThread(page, () => page.keyboard.type(TYPED, { delay: 100 }));
  await field.fill('');
  const longest = (name: string, tasks: readonly number[]): Measure => ({
    name: `longest task while ${name}, ${count} messages`,
    value: Math.max(0, ...tasks),
    unit: 'ms',
    bound: { max: 50 },
  });
  return [
    { name: `elements in the page, ${count} messages`, value: nodes, unit: '', bound: { max: MOST_NODES } },
    longest('older ones are read', read.tasks),
    longest('scrolling', scrolled.tasks),
    longest('writing', typed.tasks),
  ];
}

/**
 * The built application with a conversation of ten thousand messages, in the lockfile's Chromium against the real server: opened, then
 * read up to its beginning. Times are what the page's main thread computed, so that they do not tell what else the machine does.
 */
export async function conversation(messages = MESSAGES): Promise<Measure[]> {
  let pair: Pair | undefined;
  const server = await ServerProcess.start({
    // Who reads on without a pause asks more often than anybody would.
    env: { CALLS_PER_MINUTE: '100000' },
    async prepare(dataDir) {
      pair = await fill(dataDir, messages);
    },
  });
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args });
  try {
    if (!pair) throw new Error('nobody has written');
    const { session } = await newMember(server);
    const { userId: id, userName, role, token: accessToken } = pair.reader;
    const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, locale: 'en-US' });
    await context.addInitScript(
      (user) => localStorage.setItem('user', user),
      JSON.stringify({ ...session, id, userName, role, accessToken }),
    );
    const page = await context.newPage();
    const opened: number[] = [];
    for (let round = 0; round < ROUNDS; round++) opened.push(await open(page, server.url, messages));
    await region(page).hover();
    return [
      {
        name: `a conversation of ${messages} messages opens, median`,
        value: median(opened),
        unit: 'ms',
        bound: { max: 100 },
      },
      ...(await measure(page, messages, FEW + READ)),
      ...(await measure(page, messages, messages)),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
