import type { Page } from '@playwright/test';
import { newMember, type Member } from './support/api.ts';
import { expect, test } from './support/app.ts';

/** More would be felt on a slow line, where each waits for its turn. */
const most = 25;
/** Nothing was asked for this long, and nothing is under way but the stream, which has no end. */
const quietMs = 3000;

/** Opens an address in a browser that has nothing yet but the member's session; resolves to all that it asks the server for. */
async function requestsOf(page: Page, { session, role }: Member, path: string, origin: string) {
  await page.addInitScript(
    (user) => localStorage.setItem('user', user),
    JSON.stringify({ ...session, role }),
  );
  const asked: string[] = [];
  const open = new Set<object>();
  let last = performance.now();
  page.on('request', (request) => {
    last = performance.now();
    asked.push(`${request.resourceType()} ${request.url().replace(origin, '')}`);
    if (!request.url().endsWith('/stream')) open.add(request);
  });
  const end = (request: object) => {
    last = performance.now();
    open.delete(request);
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  await page.goto(path);
  const isQuiet = () => open.size === 0 && performance.now() - last > quietMs;
  await expect.poll(isQuiet, { timeout: 40_000 }).toBe(true);
  return asked;
}

for (const { name, path } of [
  { name: 'the own profile', path: () => '/profile' },
  { name: "another member's profile", path: ({ session }: Member) => `/user-profile?u=${session.id}` },
])
  test(`${name} opens in a new browser with at most ${most} requests`, async ({ page, app }) => {
    const [reader, other] = [await newMember(app), await newMember(app, { role: 2, name: 'Kiln Clay' })];
    const asked = await requestsOf(page, reader, path(other), app.url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      path(other) === '/profile' ? reader.name : other.name,
    );
    // What is counted is the whole visit, down to what comes last.
    expect(asked).toContainEqual(expect.stringMatching(/\/stream$/));
    expect(asked).toContainEqual(expect.stringMatching(/getNotificationList$/));
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(most);
  });
