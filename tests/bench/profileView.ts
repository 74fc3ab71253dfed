import { chromium, type Page } from 'playwright-core';
import { sql } from 'kysely';
import { findBrowser } from '../../scripts/browser.ts';
import { readConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/db/open.ts';
import { addMember, type TestMember } from '../api/support/members.ts';
import { newMember } from '../e2e/support/api.ts';
import { ServerProcess } from '../e2e/support/server.ts';
import { mainThread } from './mainThread.ts';
import { median, type Measure } from './measure.ts';

const ITEMS = 40;
const ROUNDS = 7;

/** A job seeker with so many positions; resolves to them. */
async function fill(dataDir: string): Promise<TestMember> {
  const config = readConfig({ DATA_DIR: dataDir });
  const { db, close } = await openDatabase(config);
  const now = new Date();
  const member = await addMember(db, now, config, { userName: 'Ines Bauer' });
  await sql`
    insert into profile_items (id, member_id, kind, position, data, identity, created_at, updated_at)
    select gen_random_uuid(), ${member.userId}::uuid, 2, place,
      jsonb_build_object('jobTitle', 'Position ' || place, 'companyName', 'Company ' || place, 'startDate', '2019-01',
        'endDate', '2020-01', 'skills', '[]'::jsonb, 'description', repeat('what was done there ', 20)),
      place::text, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
    from generate_series(0, ${ITEMS - 1}::int) as place`.execute(db);
  await close();
  return member;
}

const sum = (tasks: readonly number[]) => tasks.reduce((total, task) => total + task, 0);

/** Milliseconds of computing from the press on a link until the profile stands, with its code, and until all its positions do. */
async function visit(page: Page, home: string, userId: string): Promise<[first: number, all: number]> {
  // The last thing that a page asks for by itself.
  const stream = page.waitForResponse((response) => response.url().endsWith('/stream'));
  await page.goto(home);
  await page.getByRole('button', { name: /^Share something/ }).waitFor();
  await stream;
  const opened = await mainThread(page, async () => {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/user-profile?u=${userId}`);
    await page.getByRole('heading', { name: 'Ines Bauer' }).waitFor();
    await page.getByText('Position 0', { exact: true }).waitFor();
  });
  const listed = await mainThread(page, async () => {
    await page.getByRole('button', { name: `Show all ${ITEMS}` }).click();
    await page.getByText(`Position ${ITEMS - 1}`, { exact: true }).waitFor();
  });
  return [sum(opened.tasks), sum(listed.tasks)];
}

/** Milliseconds of computing from the wish for a résumé to its file. */
async function download(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'More actions' }).first().click();
  const entry = page.getByRole('menuitem', { name: 'Download résumé' });
  await entry.waitFor();
  const { tasks } = await mainThread(page, async () => {
    await entry.click();
    const dialog = page.getByRole('dialog', { name: 'Download résumé' });
    await dialog.getByRole('img', { name: /Page 1/ }).waitFor();
    const arrived = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download PDF' }).click();
    await arrived;
  });
  return sum(tasks);
}

/** A profile of 40 items in the built application, against the real server, and its résumé. */
export async function profileView(): Promise<Measure[]> {
  let owner: TestMember | undefined;
  const server = await ServerProcess.start({
    async prepare(dataDir) {
      owner = await fill(dataDir);
    },
  });
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args });
  try {
    if (!owner) throw new Error('nobody has a profile');
    const signedIn = async (user: object) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, locale: 'en-US' });
      await context.addInitScript((text) => localStorage.setItem('user', text), JSON.stringify(user));
      return context.newPage();
    };
    const { session, role } = await newMember(server);
    const reader = await signedIn({ ...session, role });
    const visits: [number, number][] = [];
    for (let round = 0; round < ROUNDS; round++) visits.push(await visit(reader, server.url, owner.userId));
    const { userId: id, userName, token: accessToken } = owner;
    const own = await signedIn({ ...session, id, userName, role: 1, accessToken });
    await own.goto(`${server.url}/profile`);
    return [
      {
        name: `a profile of ${ITEMS} items opens, median`,
        value: median(visits.map(([first]) => first)),
        unit: 'ms',
        bound: { max: 100 },
      },
      {
        name: `all ${ITEMS} items are listed, median`,
        value: median(visits.map(([, all]) => all)),
        unit: 'ms',
        bound: { max: 100 },
      },
      {
        name: `PDF of ${ITEMS} items, with its preview`,
        value: await download(own),
        unit: 'ms',
        bound: { max: 2000 },
      },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
