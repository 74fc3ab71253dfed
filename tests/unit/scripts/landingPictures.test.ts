import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { productPictures } from '../../../src/components/site/productPictures.ts';

const root = join(import.meta.dirname, '../../..');
/** Of one picture; a visitor gets two. */
const mostKiB = 90;

const files = productPictures.flatMap(({ wide, phone }) =>
  [wide, phone].flatMap(({ light, dark, width, height }) =>
    [light, dark].map((file) => ({ file, width, height })),
  ),
);

test('the landing page has pictures of the product in both themes and for both widths', () => {
  expect(new Set(files.map(({ file }) => file)).size).toBe(8);
});

test.each(files)('$file is small, and as large as the page says', async ({ file, width, height }) => {
  const path = join(root, file);
  expect(statSync(path).size / 1024).toBeLessThanOrEqual(mostKiB);
  const picture = await sharp(path).metadata();
  expect([picture.width, picture.height]).toEqual([width * 2, height * 2]);
});
