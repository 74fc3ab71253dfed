import sharp from 'sharp';
import { pixelsOf, type Raw } from './pixels.ts';

/** Bytes of red, green, blue and alpha: a pink that no screen of ours has. */
const strong = pixelsOf(Uint8Array.from([255, 0, 110, 255]))[0] ?? 0;
/** How much of the new picture is left, of 255. */
const kept = 70;

/** A grey with this much of the picture's lightness, on white. */
function faded(pixel: number): number {
  const lightness = ((pixel & 255) * 77 + ((pixel >>> 8) & 255) * 150 + ((pixel >>> 16) & 255) * 29) >> 8;
  const grey = 255 - Math.round(((255 - lightness) * kept) / 255);
  return (grey | (grey << 8) | (grey << 16) | (255 << 24)) >>> 0;
}

const aligned = (data: Uint8Array) => pixelsOf(data.byteOffset % 4 === 0 ? data : Uint8Array.from(data));

/**
 * A lossless WebP as large as the larger of two pictures: pixels that are not equal in pink, the new picture faded under
 * them. What only one of them has is every second pixel pink, so that it can still be seen.
 */
export async function drawOverlay(from: Raw, to: Raw): Promise<Buffer> {
  const [width, height] = [Math.max(from.width, to.width), Math.max(from.height, to.height)];
  const [before, after] = [aligned(from.data), aligned(to.data)];
  const shades = new Map<number, number>();
  const shade = (pixel: number) => {
    const known = shades.get(pixel);
    if (known !== undefined) return known;
    const grey = faded(pixel);
    if (shades.size < 4096) shades.set(pixel, grey);
    return grey;
  };
  const drawn = new Uint32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const inFrom = x < from.width && y < from.height;
      const inTo = x < to.width && y < to.height;
      const old = inFrom ? (before[y * from.width + x] ?? 0) : 0xffffffff;
      const current = inTo ? (after[y * to.width + x] ?? 0) : old;
      const differs = inFrom && inTo ? old !== current : (x + y) % 2 === 0;
      drawn[y * width + x] = differs ? strong : shade(current);
    }
  return sharp(Buffer.from(drawn.buffer), { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ lossless: true, effort: 0 })
    .toBuffer();
}
