import { toMatchImageSnapshot } from 'jest-image-snapshot';

/**
 * What the recipes of @storybook/test-runner show for pictures: a whole-page shot after each visit.
 * @type {import('@storybook/test-runner').TestRunnerConfig}
 */
export default {
  setup() {
    expect.extend({ toMatchImageSnapshot });
  },
  async prepare({ page }) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(new URL('iframe.html', process.env.TARGET_URL).href, { waitUntil: 'load' });
  },
  async postVisit(page, { id }) {
    const image = await page.screenshot({ fullPage: true, animations: 'disabled' });
    // oxlint-disable-next-line vitest/no-standalone-expect -- it is run after each visit, as part of its test
    expect(image).toMatchImageSnapshot({
      customSnapshotsDir: process.env.BENCH_SNAPSHOTS,
      customSnapshotIdentifier: id,
    });
  },
};
