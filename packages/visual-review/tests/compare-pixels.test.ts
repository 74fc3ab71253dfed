import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PixelGrid } from '../src/compare/boxes.ts';
import { drawOverlay } from '../src/compare/overlay.ts';
import { comparePixels, decode, noiseBound, type Raw } from '../src/compare/pixels.ts';
import { VisualError } from '../src/types.ts';
import { raw, rasterize, speckled, type Scene } from './support/scene.ts';

const solid = (width: number, height: number, value = 200): Raw => ({
  data: new Uint8Array(width * height * 4).fill(value),
  width,
  height,
});

const indices = (count: number, from = 0, step = 1) =>
  Array.from({ length: count }, (_, index) => from + index * step);

const meets = (
  boxes: readonly (readonly number[])[],
  [x = 0, y = 0, width = 0, height = 0]: readonly number[],
) =>
  boxes.some(
    ([left = 0, top = 0, w = 0, h = 0]) =>
      left < x + width && x < left + w && top < y + height && y < top + h,
  );

describe('noise', () => {
  it('is nothing in equal pictures', async () => {
    expect(comparePixels(await raw(), await raw())).toEqual({
      kinds: [],
      pixels: 0,
      unequal: 0,
      boxes: [],
      rest: [],
    });
  });

  it.each([
    [7, 1],
    [20, 2],
  ])('of %i pixels by %i of 255 passes and is counted', async (count, step) => {
    const picture = await raw();
    const noisy = speckled(picture, indices(count, 1000, 53), step);
    expect(comparePixels(picture, noisy)).toMatchObject({ kinds: [], pixels: 0, unequal: count, boxes: [] });
  });

  it.each([
    ['more pixels', 21, 1],
    ['a stronger difference', 1, 3],
  ])('ends with %s', async (_, count, step) => {
    const picture = await raw();
    const other = speckled(picture, indices(count, 1000, 53), step);
    expect(comparePixels(picture, other)).toMatchObject({ kinds: ['tint'], unequal: count });
  });

  it('may be 0.01 % of a large picture', () => {
    const picture = solid(1280, 4000);
    expect(noiseBound(1280 * 4000)).toBe(512);
    expect(comparePixels(picture, speckled(picture, indices(512, 0, 9000), 2)).kinds).toEqual([]);
    expect(comparePixels(picture, speckled(picture, indices(513, 0, 9000), 2)).kinds).toEqual(['tint']);
  });

  it('has no box beside a real difference', async () => {
    const noisy = speckled(await raw({ drawing: 'rgb(200, 0, 0)' }), indices(7, 400 * 290, 3), 1);
    const { kinds, boxes } = comparePixels(await raw(), noisy);
    expect(kinds).toEqual(['pixels']);
    expect(boxes).toEqual([[320, 70, 40, 40]]);
  });
});

describe('a planted change', () => {
  const planted: [what: string, changes: Partial<Scene>, kind: string, place: readonly number[]][] = [
    ['a radius of 9 instead of 8', { radius: 9 }, 'pixels', [40, 160, 90, 36]],
    ['a text 1 px to the right', { textX: 1 }, 'pixels', [50, 165, 60, 25]],
    ['a text 1 px down', { textY: 1 }, 'pixels', [50, 165, 60, 25]],
    ['a pale hairline 1 px down', { hairline: 1 }, 'tint', [24, 139, 352, 4]],
    ['a button colour moved by 3 steps', { fill: 'rgb(3, 115, 237)' }, 'tint', [40, 160, 90, 36]],
    ['a card colour moved by 1 step', { card: 'rgb(248, 249, 251)' }, 'tint', [16, 40, 368, 220]],
    ['a card colour moved by 2 steps', { card: 'rgb(246, 249, 250)' }, 'tint', [16, 40, 368, 220]],
    ['a button 1 px taller', { buttonHeight: 37 }, 'pixels', [40, 190, 220, 10]],
    ['a pale notice', { notice: true }, 'tint', [20, 220, 200, 24]],
  ];
  it.each(planted)('%s is caught', async (_, changes, kind, place) => {
    const { kinds, boxes, pixels, unequal } = comparePixels(await raw(), await raw(changes));
    expect(kinds).toEqual([kind]);
    expect(pixels).toBeGreaterThan(0);
    expect(unequal).toBeGreaterThanOrEqual(pixels);
    expect(meets(boxes, place)).toBe(true);
  });

  it('that only touches antialiased pixels is caught', async () => {
    const circle = (r: number) =>
      rasterize(
        `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><rect width="100" height="100" fill="white"/><rect x="10" y="10" width="80" height="80" rx="${r}" fill="black"/></svg>`,
      );
    for (const [a, b] of [
      [8, 9],
      [4, 5],
      [2, 2.5],
    ] as const)
      expect(comparePixels(await circle(a), await circle(b)).kinds).toEqual(['pixels']);
  });

  it('of the transparency is caught', () => {
    const picture = solid(100, 100);
    const other = {
      ...picture,
      data: picture.data.map((value, index) => (index % 4 === 3 ? value - 30 : value)),
    };
    expect(comparePixels(picture, other).kinds).not.toEqual([]);
  });

  it('of the size is layout, and what both have is compared too', async () => {
    const longer = comparePixels(await raw(), await raw({ height: 340 }));
    expect(longer).toMatchObject({ kinds: ['layout'], boxes: [], pixels: 40 * 400, unequal: 40 * 400 });
    expect(longer.rest).toEqual([{ box: [0, 300, 400, 40], element: 'page', what: '40 px taller' }]);
    const shorter = comparePixels(await raw(), await raw({ height: 290, radius: 9 }));
    expect(shorter.kinds).toEqual(['layout', 'pixels']);
    expect(shorter.rest).toEqual([{ box: [0, 290, 400, 10], element: 'page', what: '10 px shorter' }]);
    expect(meets(shorter.boxes, [40, 160, 90, 36])).toBe(true);
    const narrower = comparePixels(await raw({ width: 400 }), await raw({ width: 390, height: 310 }));
    expect(narrower.kinds).toEqual(['layout']);
    expect(narrower.rest.map(({ what }) => what)).toEqual(['10 px narrower', '10 px taller']);
  });
});

describe('boxes', () => {
  const boxesOf = (pixels: readonly (readonly [number, number])[], width = 1280) => {
    const grid = new PixelGrid(width);
    for (const [x, y] of pixels) grid.add(x, y, 100);
    return grid.clusters().map(({ box }) => box);
  };

  it('hold pixels that are at most 12 px apart', () => {
    expect(
      boxesOf([
        [0, 0],
        [12, 12],
      ]),
    ).toEqual([[0, 0, 13, 13]]);
    expect(
      boxesOf([
        [0, 0],
        [25, 0],
      ]),
    ).toHaveLength(2);
    // The last cell of a row and the first one of the next are not neighbours.
    expect(
      boxesOf([
        [1279, 0],
        [0, 13],
      ]),
    ).toHaveLength(2);
  });

  it('are 40 at most and hold every pixel', () => {
    const pixels = Array.from({ length: 9000 }, (_, n) => [(n % 42) * 30, Math.floor(n / 42) * 30] as const);
    for (const some of [pixels.slice(0, 41), pixels.slice(0, 300), pixels]) {
      const boxes = boxesOf(some);
      expect(boxes.length).toBeLessThanOrEqual(40);
      expect(boxes.length).toBeGreaterThan(0);
      expect(some.filter(([x, y]) => !meets(boxes, [x, y, 1, 1]))).toEqual([]);
    }
    expect(boxesOf(pixels.slice(0, 41))).toHaveLength(40);
  });
});

describe('decoding', () => {
  it('gives equal pixels for PNG and lossless WebP', async () => {
    const picture = sharp(
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="33" height="9"><circle cx="9" cy="4" r="4" fill="teal"/></svg>',
      ),
    ).flatten({ background: 'white' });
    const png = await decode(await picture.clone().png().toBuffer(), 'a');
    const webp = await decode(await picture.clone().webp({ lossless: true }).toBuffer(), 'b');
    expect(png).toMatchObject({ width: 33, height: 9 });
    expect(png.data).toHaveLength(33 * 9 * 4);
    expect(comparePixels(png, webp)).toMatchObject({ kinds: [], unequal: 0 });
  });

  it('of a damaged file names it', async () => {
    const whole = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', mean: 99, sigma: 40 },
      },
    })
      .png()
      .toBuffer();
    for (const bytes of [whole.subarray(0, whole.length / 2), Buffer.from('no picture'), Buffer.alloc(0)]) {
      const failed = decode(bytes, 'of ui-button--default, dark-wide');
      await expect(failed).rejects.toThrow(VisualError);
      await expect(failed).rejects.toThrow('The picture of ui-button--default, dark-wide cannot be read: ');
    }
  });

  it('refuses a picture that would not fit in memory', async () => {
    const huge = await sharp({ create: { width: 10_000, height: 4_001, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    await expect(decode(huge, 'huge')).rejects.toThrow(/^The picture huge cannot be read/);
  });
});

describe('the overlay', () => {
  it('shows differing pixels in one strong colour over the faded picture', async () => {
    const [from, to] = [await raw(), await raw({ radius: 9, height: 310 })];
    const bytes = await drawOverlay(from, to);
    const { data, width, height } = await decode(bytes, 'overlay');
    expect([width, height]).toEqual([400, 310]);
    const strong = (x: number, y: number) =>
      [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)].join() === '255,0,110';
    const unequal = Array.from({ length: 300 * 400 }, (_, n) => n).filter((n) =>
      [0, 1, 2].some((channel) => from.data[n * 4 + channel] !== to.data[n * 4 + channel]),
    );
    expect(unequal.length).toBeGreaterThan(4);
    expect(unequal.every((n) => strong(n % 400, Math.floor(n / 400)))).toBe(true);
    expect(strong(200, 180)).toBe(false);
    // What is new is chequered, so that it can be seen.
    expect([strong(0, 305), strong(1, 305)]).toEqual([false, true]);
    expect((await sharp(bytes).metadata()).format).toBe('webp');
  });
});
