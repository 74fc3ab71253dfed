import sharp from 'sharp';
import type { MediaStorage } from './storage.ts';
import { pictureTurns } from './turns.ts';

/** Widths in pixels that pictures are given out in, beside their own. 192 is an avatar on a sharp screen. */
export const variantWidths = [192, 320, 640, 1280] as const;

export const variantKey = (key: string, width: number): string => `variant/${key}.${width}`;

/** Widths of a post's picture, ascending; the last is its own. Undefined when there is none below it. */
export function widthsOf(width: number): number[] | undefined {
  const smaller = variantWidths.filter((one) => one > 192 && one < width);
  return smaller.length > 0 ? [...smaller, width] : undefined;
}

export interface Variants {
  /** Key of the smaller picture, made when it is not there yet; undefined when too many are being made. */
  make: (key: string, width: number) => Promise<string | undefined>;
  remove: (key: string) => Promise<void>;
}

/** Smaller pictures, made at the first request and kept beside the whole ones. */
export function pictureVariants(storage: MediaStorage): Variants {
  const making = new Map<string, Promise<string>>();

  const create = (key: string, width: number, target: string) =>
    pictureTurns.take(async () => {
      const bytes = await sharp(await storage.bytes(key), { animated: true })
        .resize({ width, withoutEnlargement: true })
        .webp({ quality: 80 })
        .toBuffer();
      await storage.replace(target, bytes);
      return target;
    });
  return {
    async make(key, width) {
      const target = variantKey(key, width);
      if ((await storage.size(target)) !== undefined) return target;
      const known = making.get(target);
      if (known) return known;
      // Who comes then gets the whole one.
      if (pictureTurns.full()) return undefined;
      const made = create(key, width, target).finally(() => making.delete(target));
      making.set(target, made);
      return made;
    },
    async remove(key) {
      for (const width of variantWidths) await storage.remove(variantKey(key, width));
    },
  };
}

/** Width that a request asks for: undefined for the whole picture, false when it is none that is given out. */
export function askedWidth(query: Record<string, unknown>): number | undefined | false {
  if (query.w === undefined) return undefined;
  const width = variantWidths.find((one) => String(one) === query.w);
  return width ?? false;
}
