import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { makeScene, type Scene } from '@rolecast/visual-review/tests/support/reviewScene.ts';
import type { StoryInfo } from '@rolecast/visual-review/types.ts';

export const storybook = join(import.meta.dirname, '../../../storybook-static');
export const panel = '&addonPanel=rolecast/visual/panel';

interface Bench {
  folder: string;
  scene: Scene;
  stories: string[];
}

/** Stories of the real Storybook, so that the panel can show them. */
function someStories(): Record<string, StoryInfo> {
  const index = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, { id: string; type: string; title: string; name: string; importPath: string }>;
  };
  const found = Object.values(index.entries).filter(
    ({ id, type }) => type === 'story' && /^components-ui-(?:badge|button|iconbutton)--/.test(id),
  );
  return Object.fromEntries(
    found.slice(0, 18).map(({ id, title, name, importPath }) => [id, { title, name, file: importPath }]),
  );
}

export const test = base.extend<{ bench: Bench; complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        // The browser reports refused requests by itself; a test that wants one says so.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          complaints.push(message.text());
      });
      await use(complaints);
      expect(complaints, 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
  // Playwright reads the fixtures that are needed from this pattern.
  // oxlint-disable-next-line no-empty-pattern
  bench: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'visual-e2e-'));
    execFileSync('git', ['init', '-q', '-b', 'main'], { cwd: folder });
    const stories = someStories();
    await use({ folder, scene: await makeScene(folder, stories), stories: Object.keys(stories) });
    rmSync(folder, { recursive: true, force: true });
  },
});

export async function openReview(page: Page, url: string, story: string): Promise<Locator> {
  await page.goto(`${url}/?path=/story/${story}${panel}`);
  const review = page.getByRole('dialog', { name: 'Visual review' });
  await page.getByRole('button', { name: 'Large view' }).click();
  await expect(review.getByRole('article', { name: 'Selected shot' })).toBeVisible();
  return review;
}

export async function introduce(page: Page, name = 'Ana Ruiz'): Promise<void> {
  const who = page.getByRole('dialog', { name: 'Who is deciding?' });
  await who.getByRole('button', { name: 'Continue' }).click();
  await expect(who.getByText('Type your name')).toBeVisible();
  await expect(who.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await who.getByRole('textbox', { name: 'Name' }).fill(name);
  await who
    .getByRole('textbox', { name: 'Email' })
    .fill(`${name.split(' ')[0]}@rolecast.example`.toLowerCase());
  await who.getByRole('radio', { name: 'Product' }).check();
  await who.getByRole('button', { name: 'Continue' }).click();
}

/** Fills in the note that a decision needs, after trying to go without. */
export async function note(page: Page, title: string, text: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  const send = dialog.getByRole('button').last();
  await send.click();
  await expect(dialog.getByText('Say why')).toBeVisible();
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await dialog.getByRole('textbox').fill(text);
  await send.click();
}

export const selected = (review: Locator) => review.locator('.vr-grid [aria-current=true]');

/** Opens a shot by its cell in the grid. */
export async function select(review: Locator, key: string): Promise<void> {
  await review.locator(`.vr-grid [data-shot="${key}"]`).click();
  await expect(selected(review)).toHaveAttribute('data-shot', key);
}
