import type { Page } from '@playwright/test';
import { operations } from '#openapi/generated/operations.ts';
import { newMember } from './support/api.ts';
import { expect, test } from './support/app.ts';
import { accessible } from './support/axe.ts';
import { signIn } from './support/session.ts';

const header = (page: Page) => page.getByRole('search');
const types = (page: Page) => header(page).getByRole('combobox', { name: 'Search type' });
const field = (page: Page) => header(page).getByRole('combobox', { name: 'Search', exact: true });
const found = (page: Page) => header(page).getByRole('listbox').getByRole('option');

/** The texts that this page asks the server for, from now on. */
function asked(page: Page): string[] {
  const texts: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === operations.search.path)
      texts.push((request.postDataJSON() as { searchText: string }).searchText);
  });
  return texts;
}

/** A word that no other test looks for. */
const newWord = () => `Q${Array.from(String(Date.now()), (digit) => 'abcdefghij'[Number(digit)]).join('')}`;

test('[S4.9, S5.2] the type comes first, and a text is asked for once, a second after the last key', async ({
  page,
  app,
}) => {
  const word = newWord();
  await newMember(app, { name: `Kenji ${word}` });
  await signIn(page, await newMember(app));
  const texts = asked(page);
  await expect(field(page)).toBeDisabled();
  await types(page).selectOption('User');
  await expect(field(page)).toBeEnabled();

  await field(page).pressSequentially('   ');
  // Longer than a text has to rest.
  await page.waitForTimeout(1300);
  expect(texts, 'blank').toEqual([]);
  await expect(header(page).getByRole('listbox')).toBeHidden();
  await field(page).clear();

  await field(page).pressSequentially(word, { delay: 40 });
  const typedAt = Date.now();
  await expect(found(page).first()).toContainText(`Kenji ${word}`);
  expect(Date.now() - typedAt).toBeGreaterThan(900);
  expect(texts).toEqual([word]);
  await accessible(page, 'what was found');

  await types(page).selectOption('Hr Agency');
  await expect(field(page)).toHaveValue('');
  await expect(header(page).getByRole('listbox')).toBeHidden();
  await field(page).fill(word);
  await expect(header(page).getByText('No results found.').last()).toBeVisible();
  expect(texts).toEqual([word, word]);
  await field(page).clear();
  await expect(header(page).getByText('No results found.')).toHaveCount(0);
});

test('by keyboard alone from the slash to the profile of a result', async ({ page, app }) => {
  const word = newWord();
  for (const name of ['Ada', 'Ben']) await newMember(app, { name: `${name} ${word}` });
  await signIn(page, await newMember(app));
  await expect(types(page)).toBeVisible();
  await page.keyboard.press('/');
  await expect(types(page)).toBeFocused();
  await page.keyboard.press('U');
  await page.keyboard.press('Tab');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(word);
  await expect(found(page)).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = found(page).nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  const name = /Ada|Ben/.exec(await second.innerText())?.[0] ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} ${word}`);
  await expect(page).toHaveURL(/\/user-profile\?u=/);
});

test('from one profile to the next: it begins at its top, and its name has the focus', async ({
  page,
  app,
}) => {
  const word = newWord();
  const [ada] = await Promise.all(['Ada', 'Ben'].map((name) => newMember(app, { name: `${name} ${word}` })));
  await signIn(page, await newMember(app));
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto(`/user-profile?u=${ada?.session.id}`);
  const name = page.getByRole('heading', { level: 1 });
  await expect(name).toHaveText(`Ada ${word}`);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await types(page).selectOption('User');
  await field(page).fill(`Ben ${word}`);
  await found(page).filter({ hasText: 'Ben' }).click();
  await expect(name).toHaveText(`Ben ${word}`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(name).toBeFocused();
  await page.goBack();
  await expect(name).toHaveText(`Ada ${word}`);
  await expect(name).toBeFocused();
});

test('a name is found without its accents, and with a typing error', async ({ page, app }) => {
  const word = newWord();
  const name = `Žofie Nováč${word}`;
  await newMember(app, { name });
  await signIn(page, await newMember(app));
  await types(page).selectOption('User');
  for (const text of [
    `zofie novac${word}`,
    `NOVAC${word.slice(0, 6)}`,
    `novac${word.slice(0, -3)}${word.slice(-2)}`,
  ]) {
    await field(page).fill(text);
    await field(page).press('Enter');
    await expect(found(page).first(), text).toContainText(name);
    await field(page).clear();
  }
});

for (const { role, of, options } of [
  { role: 1, of: 'a job seeker', options: ['User', 'Hr Agency', 'Brand', 'Business', 'Event', 'Job'] },
  { role: 2, of: 'an agency', options: ['Hr Agency', 'Brand', 'Business', 'Event'] },
  { role: 3, of: 'a brand', options: ['Brand', 'Business', 'Event'] },
  { role: 4, of: 'a business', options: ['Business', 'Event'] },
] as const)
  test(`[S6.1, S6.2] ${of} searches what its role may`, async ({ page, app }) => {
    await signIn(page, await newMember(app, { role, name: role === 1 ? 'Amara Diallo' : 'Kade Works' }));
    await expect(types(page).getByRole('option')).toHaveText(['Type', ...options]);
  });

test('[S8.2] a server that is down is an Error and a toast, and the search works once it is back', async ({
  page,
  app,
}) => {
  const word = newWord();
  await newMember(app, { name: `Kenji ${word}` });
  // What says so cannot be got from a server that is down.
  const toaster = page.waitForResponse(/\/assets\/later-/);
  await signIn(page, await newMember(app));
  await types(page).selectOption('User');
  await toaster;
  await app.kill();
  await field(page).fill(word);
  await expect(header(page).getByText('Error', { exact: true }).last()).toBeVisible();
  await expect(page.getByText('Something went wrong').first()).toBeVisible();
  await app.restart();
  await found(page).filter({ hasText: 'Try again' }).click();
  await expect(found(page).first()).toContainText(`Kenji ${word}`);
});

test(
  'on a phone the search fills the screen and leads to a profile',
  { tag: '@phone' },
  async ({ page, app }) => {
    const word = newWord();
    await newMember(app, { name: `Kenji ${word}` });
    await signIn(page, await newMember(app));
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Search' });
    await expect(sheet.getByRole('combobox', { name: 'Search', exact: true })).toBeDisabled();
    await sheet.getByRole('combobox', { name: 'Search type' }).selectOption('User');
    await sheet.getByRole('combobox', { name: 'Search', exact: true }).fill(word);
    const result = sheet.getByRole('option').filter({ hasText: word });
    await expect(result).toBeVisible();
    await accessible(page, 'the search of a phone');
    await result.tap();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Kenji ${word}`);
  },
);
