import { diff } from '@blazediff/core';
import sharp from 'sharp';
import { VisualError, type Box, type DifferenceKind, type Region } from '../types.ts';
import { sizeWords } from './changes.ts';
import { PixelGrid, type Cluster } from './boxes.ts';

/** A decoded picture: RGBA, 4 bytes a pixel, row by row. */
export interface Raw {
  data: Uint8Array;
  width: number;
  height: number;
}

export interface PixelDifference {
  /** `layout` with `pixels` or `tint` when the common part differs too. Empty: the same to a reviewer. */
  kinds: readonly Extract<DifferenceKind, 'layout' | 'pixels' | 'tint'>[];
  /** Pixels that count as different. 0 when they are the same but for noise. */
  pixels: number;
  /** All pixels that are not equal; what only one of the pictures has counts. */
  unequal: number;
  /** Where in the part that both pictures have; at most 40. */
  boxes: readonly Box[];
  /** What only one of the pictures has, below or to the right; empty when they are of one size. */
  rest: readonly Region[];
}

/** Steps of 255 by which two browsers of the same build were seen to differ. */
const noiseDelta = 2;
/** As blazediff has it: of the largest difference that an eye can see. */
const threshold = 0.1;
/** A picture of 1280 pixels width may be 31,250 high; decoded, it takes 160 MB. */
const mostPixels = 40_000_000;

/** Unequal pixels that may be noise, in a picture of so many. */
export const noiseBound = (pixels: number) => Math.max(20, Math.floor(pixels / 10_000));

/**
 * Decodes PNG or WebP; `name` is what a message calls it.
 * @throws VisualError when it is damaged, empty or larger than 40 million pixels.
 */
export async function decode(bytes: Uint8Array, name: string): Promise<Raw> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'truncated' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new VisualError(`The picture ${name} cannot be read: ${why}.`, { cause: error });
  }
}

/** The upper left part of a picture, 4 bytes aligned as reading whole pixels needs it. */
function part({ data, width }: Raw, columns: number, rows: number): Uint8Array {
  if (columns === width) {
    const bytes = data.subarray(0, columns * rows * 4);
    return bytes.byteOffset % 4 === 0 ? bytes : Uint8Array.from(bytes);
  }
  const bytes = new Uint8Array(columns * rows * 4);
  for (let row = 0; row < rows; row++)
    bytes.set(data.subarray(row * width * 4, (row * width + columns) * 4), row * columns * 4);
  return bytes;
}

/** The most that a channel of two pixels differs, 0 to 255. */
export const deltaOf = (a: number, b: number) =>
  Math.max(
    Math.abs((a & 255) - (b & 255)),
    Math.abs(((a >>> 8) & 255) - ((b >>> 8) & 255)),
    Math.abs(((a >>> 16) & 255) - ((b >>> 16) & 255)),
    Math.abs((a >>> 24) - (b >>> 24)),
  );

export const pixelsOf = (data: Uint8Array) =>
  new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4);

/** Clusters without those that are noise by themselves, unless all of these together are too many for noise. */
function withoutNoise(clusters: readonly Cluster[], bound: number): Cluster[] {
  const faint = clusters.filter(({ delta, count }) => delta <= noiseDelta && count <= bound);
  const sum = faint.reduce((total, { count }) => total + count, 0);
  return sum > bound ? [...clusters] : clusters.filter((cluster) => !faint.includes(cluster));
}

/** Two pictures of one size; both are 4 bytes aligned. */
function compareEqualSize(a: Uint8Array, b: Uint8Array, width: number, height: number): PixelDifference {
  const [bytesA, bytesB] = [a, b].map((data) => Buffer.from(data.buffer, data.byteOffset, data.byteLength));
  const [pixelsA, pixelsB] = [pixelsOf(a), pixelsOf(b)];
  const grid = new PixelGrid(width);
  let [unequal, strongest] = [0, 0];
  for (let y = 0; y < height; y++) {
    const [start, end] = [y * width, (y + 1) * width];
    // Most rows are equal, and comparing bytes is much faster than looking at pixels.
    if (bytesB && bytesA?.compare(bytesB, start * 4, end * 4, start * 4, end * 4) === 0) continue;
    for (let index = start; index < end; index++) {
      const [pixelA, pixelB] = [pixelsA[index] ?? 0, pixelsB[index] ?? 0];
      if (pixelA === pixelB) continue;
      const delta = deltaOf(pixelA, pixelB);
      if (delta > strongest) strongest = delta;
      unequal++;
      grid.add(index - start, y, delta);
    }
  }
  const bound = noiseBound(width * height);
  if (unequal === 0 || (strongest <= noiseDelta && unequal <= bound))
    return { kinds: [], pixels: 0, unequal, boxes: [], rest: [] };
  const boxes = withoutNoise(grid.clusters(), bound).map(({ box }) => box);
  // A smaller radius or a hairline that moves changes antialiased pixels only, and outside the noise rule nothing in a
  // pinned browser draws them differently by itself: they are forgiven in the count, never in the verdict.
  const pixels =
    diff(a, b, undefined, width, height, { threshold }) ||
    diff(a, b, undefined, width, height, { threshold, includeAA: true });
  return pixels > 0
    ? { kinds: ['pixels'], pixels, unequal, boxes, rest: [] }
    : { kinds: ['tint'], pixels: unequal, unequal, boxes, rest: [] };
}

/**
 * Compares two decoded pictures. The same are those that are equal, or differ by at most 2 of 255 in any channel of at
 * most 20 pixels or 0.01 % of them. Of different sizes the common part is compared, and the rest differs.
 */
export function comparePixels(a: Raw, b: Raw): PixelDifference {
  const [width, height] = [Math.min(a.width, b.width), Math.min(a.height, b.height)];
  const [fullWidth, fullHeight] = [Math.max(a.width, b.width), Math.max(a.height, b.height)];
  const common = compareEqualSize(part(a, width, height), part(b, width, height), width, height);
  if (width === fullWidth && height === fullHeight) return common;
  const alone = fullWidth * fullHeight - width * height;
  const rest: Region[] = [];
  const [wider, taller] = [sizeWords(b.width - a.width, 0), sizeWords(0, b.height - a.height)];
  if (wider) rest.push({ box: [width, 0, fullWidth - width, height], element: 'page', what: wider });
  if (taller) rest.push({ box: [0, height, fullWidth, fullHeight - height], element: 'page', what: taller });
  return {
    kinds: ['layout', ...common.kinds],
    pixels: common.pixels + alone,
    unequal: common.unequal + alone,
    boxes: common.boxes,
    rest,
  };
}
