import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { exportReview } from '@rolecast/visual-review/commands/export.ts';
import { serveFolder } from '@rolecast/visual-review/serve.ts';
import { startReviewServer } from '@rolecast/visual-review/server/reviewServer.ts';
import { Store } from '@rolecast/visual-review/store/store.ts';
import { radiusCause } from '@rolecast/visual-review/tests/support/reviewScene.ts';
import type { DecisionFile } from '@rolecast/visual-review/types.ts';
import { accessible } from './support/axe.ts';
import { introduce, note, openReview, panel, select, selected, storybook, test } from './support/review.ts';

// The mocks of Storybook are one.
test.use({ serviceWorkers: 'allow' });

test('a reviewer approves one cause in one go, rejects another shot, and git has both', async ({
  page,
  bench,
}) => {
  const { folder, scene, stories } = bench;
  const server = await startReviewServer({ storybook, ...scene, port: 0 });
  const store = new Store(scene.store);
  try {
    const review = await openReview(page, server.url, stories[0] ?? '');
    await expect(page.getByRole('tab', { name: /^Visual/ })).toContainText('24');
    // The workbench has the product's name, and words where folders are called otherwise.
    await expect(page.getByText('Rolecast', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'UI', exact: true })).toBeVisible();
    const cause = review.getByRole('region', { name: radiusCause.label });
    await expect(cause.getByText('18 shots in 9 stories')).toBeVisible();
    await expect(review.getByRole('button', { name: 'Needs review 24' })).toBeVisible();

    await expect(selected(review)).toHaveAttribute('data-shot', `${stories[0]} light-wide`);
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await expect(selected(review)).toHaveAttribute('data-shot', `${stories[1]} light-wide`);
    await expect(page).toHaveURL(new RegExp(`path=/story/${stories[1]}`));
    await page.keyboard.press('k');
    await expect(selected(review)).toHaveAttribute('data-shot', `${stories[0]} dark-wide`);

    await page.keyboard.press('s');
    const slider = review.getByRole('slider', { name: /Line between/ });
    await slider.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuenow', '51');
    await page.keyboard.press('5');
    await expect(review.getByRole('img', { name: 'The differing pixels' })).toBeVisible();
    await page.keyboard.press('1');

    await review.getByRole('button', { name: 'Approve all 18 with the same cause' }).click();
    await note(page, 'Approve 18 shots', 'New radius from design review 14');
    await introduce(page);
    await expect(review.getByRole('status')).toContainText('6 left to review');
    await expect(selected(review)).toHaveAttribute('data-shot', `${stories[9]} light-wide`);
    await expect(cause).toBeHidden();
    for (const story of stories.slice(0, 9)) {
      const [decision, ...others] = store.decisions(story);
      expect(others).toEqual([]);
      expect(decision).toMatchObject({
        verdict: 'approved',
        by: 'Ana Ruiz <ana@rolecast.example>',
        role: 'product',
        note: 'New radius from design review 14',
        cause: radiusCause.key,
      });
      expect(store.baseline(story)?.shots['dark-wide']?.img).toBe(decision?.shots['dark-wide']?.to?.img);
      expect(store.hasImage(decision?.shots['light-wide']?.to?.img ?? '')).toBe(true);
    }

    await page.keyboard.press('r');
    await note(page, 'Reject', 'Evening belongs into the time');
    await expect(review.getByRole('button', { name: 'Rejected 1' })).toBeVisible();
    expect(store.decisions(stories[9] ?? '')).toMatchObject([{ verdict: 'rejected' }]);

    await openReview(page, server.url, stories[0] ?? '');
    await review.getByRole('button', { name: 'Rejected 1' }).click();
    await select(review, `${stories[9]} light-wide`);
    const shot = review.getByRole('article', { name: 'Selected shot' });
    await expect(shot.getByText(/rejected by Ana Ruiz .*Evening belongs into the time/)).toBeVisible();
    await shot.getByRole('tab', { name: /History/ }).click();
    await expect(shot.getByRole('tabpanel')).toContainText('Ana Ruiz (product) rejected');

    await review.getByRole('button', { name: /^Commit \d+ files/ }).click();
    await note(page, 'Commit the decisions', 'Review the rounder buttons');
    await expect(review.getByRole('status')).toContainText('Committed as');
    const log = execFileSync('git', ['log', '-1', '--format=%an %s%n%b'], { cwd: folder, encoding: 'utf8' });
    expect(log).toContain('Ana Ruiz Review the rounder buttons');
    expect(log).toContain('Visual-Approved-by: Ana Ruiz <ana@rolecast.example>');
  } finally {
    await server.close();
  }
});

test('two reviewers: the second one is told what the first one said', async ({ page, bench, browser }) => {
  const { scene, stories } = bench;
  const server = await startReviewServer({ storybook, ...scene, port: 0 });
  try {
    const review = await openReview(page, server.url, stories[0] ?? '');
    await page.keyboard.press('a');
    await introduce(page);
    await expect(review.getByRole('button', { name: 'Needs review 23' })).toBeVisible();
    const other = await browser.newPage();
    const second = await openReview(other, server.url, stories[1] ?? '');
    await other.keyboard.press('r');
    await note(other, 'Reject', 'Too round');
    await introduce(other, 'Ben Okoro');
    await expect(second.getByRole('button', { name: 'Rejected 1' })).toBeVisible();

    // Back in a window that has not been looked at since.
    await select(review, `${stories[1]} light-wide`);
    await page.keyboard.press('a');
    await expect(review.getByRole('alert')).toContainText('Ben Okoro has rejected');
    await expect(review.getByRole('button', { name: 'Rejected 1' })).toBeVisible();
    await other.close();
  } finally {
    await server.close();
  }
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the panel has no accessibility violations in the ${colorScheme} theme`, async ({ page, bench }) => {
    const { scene, stories } = bench;
    await page.emulateMedia({ colorScheme });
    const server = await startReviewServer({ storybook, ...scene, port: 0 });
    try {
      const review = await openReview(page, server.url, stories[9] ?? '');
      await accessible(page, 'the panel', '.vr');
      await review.getByRole('button', { name: /^All/ }).click();
      for (const key of ['2', '3', '4', '5']) {
        await page.keyboard.press(key);
        await accessible(page, `view ${key}`, '.vr');
      }
      for (const tab of ['Text', 'Accessibility tree', 'Violations', 'History']) {
        await review.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
        await accessible(page, tab, '.vr');
      }
      for (const [key, title] of [
        ['?', 'Keys'],
        ['r', 'Reject'],
        ['a', 'Who is deciding?'],
      ] as const) {
        await page.keyboard.press(key);
        const dialog = page.getByRole('dialog', { name: title, exact: true });
        await expect(dialog).toBeVisible();
        await accessible(page, title, '.vr');
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      }
      await expect(review).toBeVisible();
    } finally {
      await server.close();
    }
  });

test('in a copy on any web server decisions are collected and downloaded', async ({ page, bench }) => {
  const { folder, scene, stories } = bench;
  const copy = join(folder, 'copy');
  cpSync(storybook, copy, { recursive: true });
  rmSync(join(copy, 'visual'), { recursive: true, force: true });
  const site = await serveFolder(copy);
  try {
    await page.goto(`${site.url}/?path=/story/${stories[0]}${panel}`);
    await expect(page.getByText('This copy of Storybook has no review in it.')).toBeVisible();
    exportReview({ ...scene, roles: scene.rules.roles, storybook: copy });
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Large view' }).click();
    const review = page.getByRole('dialog', { name: 'Visual review' });
    await expect(review.getByRole('img', { name: 'As it is now' })).toBeVisible();
    await page.keyboard.press('a');
    await introduce(page);
    await page.keyboard.press('r');
    await note(page, 'Reject', 'Not in the dark theme');
    await openReview(page, site.url, stories[0] ?? '');
    await expect(review.getByText('2 decisions')).toBeVisible();
    await expect(review.getByRole('button', { name: 'Needs review 22' })).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      review.getByRole('link', { name: 'Download decisions' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('decisions.json');
    const file = JSON.parse(readFileSync(await download.path(), 'utf8')) as DecisionFile;
    expect(file).toMatchObject({
      version: 1,
      decisions: [
        { verdict: 'approved', shots: [{ story: stories[0], mode: 'light-wide' }] },
        {
          verdict: 'rejected',
          shots: [{ story: stories[0], mode: 'dark-wide' }],
          note: 'Not in the dark theme',
        },
      ],
    });
    expect(existsSync(join(scene.store, 'decisions'))).toBe(false);
  } finally {
    await site.close();
  }
});
