import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

afterEach(async ({ task }) => {
  const file = task.file.name.replaceAll(/[^A-Za-z]+/g, '-');
  // oxlint-disable-next-line vitest/no-standalone-expect -- it is run after each story, as part of it
  await expect(page.elementLocator(document.body)).toMatchScreenshot(
    `${file}-${task.name.replaceAll(' ', '-')}`,
  );
});
