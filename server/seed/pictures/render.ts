import sharp from 'sharp';
import type { Random } from '../random.ts';
import { mark, type MarkName } from './marks.ts';
import { palettes, type PaletteName } from './palettes.ts';
import { portrait, type Looks } from './portrait.ts';
import { scenes, type SceneName } from './scenes.ts';
import { HEIGHT, WIDTH } from './svg.ts';

export interface Picture {
  bytes: Buffer;
  width: number;
  height: number;
}

const AVATAR = 320;
const FRAME = 854;

async function toWebp(
  parts: string,
  view: { x: number; width: number; height: number },
  width: number,
): Promise<Picture> {
  const height = Math.round((width * view.height) / view.width);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view.x} 0 ${view.width} ${view.height}">${parts}</svg>`;
  return { bytes: await sharp(Buffer.from(svg)).webp({ quality: 84, effort: 2 }).toBuffer(), width, height };
}

export const shapes = { landscape: WIDTH, square: HEIGHT, portrait: HEIGHT * 0.8 } as const;

/** A scene as WebP; a narrower shape cuts the sides off. */
export function renderScene(
  random: Random,
  {
    scene,
    palette,
    words = [],
    shape = 'landscape',
  }: { scene: SceneName; palette: PaletteName; words?: string[]; shape?: keyof typeof shapes },
): Promise<Picture> {
  const visible = shapes[shape];
  const parts = scenes[scene][0](random, palettes[palette], words);
  return toWebp(
    parts,
    { x: (WIDTH - visible) / 2, width: visible, height: HEIGHT },
    shape === 'landscape' ? WIDTH : HEIGHT,
  );
}

/** A scene as wide as a screen, as events show it; its foreground is cut off. */
export const renderCover = (
  random: Random,
  { scene, palette }: { scene: SceneName; palette: PaletteName },
): Promise<Picture> =>
  toWebp(
    scenes[scene][0](random, palettes[palette], ['OPEN']),
    { x: 0, width: WIDTH, height: (WIDTH * 9) / 16 },
    WIDTH,
  );

/** A picture of a film: nearly a cover, in a size that a small film has. */
export const renderFrame = (
  random: Random,
  { scene, palette }: { scene: SceneName; palette: PaletteName },
): Promise<Picture> =>
  toWebp(
    scenes[scene][0](random, palettes[palette], ['LIVE']),
    { x: 0, width: WIDTH, height: (WIDTH * 9) / 16 },
    FRAME,
  );

const square = { x: 0, width: 400, height: 400 };

export const renderPortrait = (random: Random, looks: Looks): Promise<Picture> =>
  toWebp(portrait(random, looks), square, AVATAR);

export const renderMark = (name: MarkName, dress: number): Promise<Picture> =>
  toWebp(mark(name, dress), square, AVATAR);
