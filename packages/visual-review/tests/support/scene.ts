import sharp from 'sharp';
import type { Raw } from '../../src/compare/pixels.ts';
import { hashLines, hashOf } from '../../src/store/hash.ts';
import type { Element } from '../../src/types.ts';
import type { ShotWithLines } from '../../src/compare/compare.ts';

/** Everything that a test may want to be otherwise about a page with a heading, a card and two buttons. */
const plain = {
  width: 400,
  height: 300,
  radius: 8,
  fill: 'rgb(0, 112, 240)',
  card: 'rgb(248, 249, 250)',
  save: 'Save',
  /** CSS pixels, of what is written on the first button. */
  textX: 0,
  textY: 0,
  /** Of everything below the heading. */
  down: 0,
  hairline: 0,
  buttonHeight: 36,
  /** The page shows a picture that the elements cannot tell from another. */
  drawing: 'rgb(20, 160, 80)',
  notice: false,
  axe: [] as readonly string[],
  label: 'Close',
};

export type Scene = typeof plain;

/** Curved strokes, antialiased as letters are; fonts would differ between machines. */
const word = (text: string, x: number, y: number, fill: string) =>
  [...text]
    .map((letter, index) => {
      const [left, size] = [x + index * 9, 4 + (letter.charCodeAt(0) % 5)];
      return `<path d="M${left} ${y} q${size / 2} -${size * 2} ${size} 0 t${size / 2} -${size / 2} l-2 6 z" fill="${fill}"/>`;
    })
    .join('');

/** The page as SVG, which sharp draws the same every time, and its elements. */
export function draw(changes: Partial<Scene> = {}) {
  const scene: Scene = { ...plain, ...changes };
  const top = 40 + scene.down;
  const button = { y: top + 120, height: scene.buttonHeight };
  const [x, y] = [50 + scene.textX, button.y + 22 + scene.textY];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${scene.width}" height="${scene.height}">
    <rect width="100%" height="100%" fill="white"/>
    ${word('Settings', 20, 28, 'rgb(30, 30, 30)')}
    <rect x="16" y="${top}" width="368" height="220" rx="12" fill="${scene.card}"/>
    <path d="M24 ${top + 100.5 + scene.hairline} h352" stroke="rgb(225, 228, 232)" stroke-width="1"/>
    <circle cx="340" cy="${top + 50}" r="20" fill="${scene.drawing}"/>
    <rect x="40" y="${button.y}" width="90" height="${button.height}" rx="${scene.radius}" fill="${scene.fill}"/>
    ${word(scene.save, x, y, 'white')}
    <rect x="150" y="${button.y}" width="110" height="${button.height}" rx="${scene.radius}" fill="none" stroke="rgb(90, 90, 90)"/>
    ${word(scene.label || 'Close', 160, button.y + 22, 'rgb(60, 60, 60)')}
    ${scene.notice ? `<rect x="20" y="${top + 180}" width="200" height="24" fill="rgb(255, 240, 200)"/>` : ''}
  </svg>`;
  const box = { 'border-radius': `${scene.radius}px` };
  const elements: Element[] = [
    { kind: 'heading', label: 'Settings', box: [20, 8, 80, 28], style: {} },
    { kind: 'article', label: '', box: [16, top, 368, 220], style: { 'background-color': scene.card } },
    { kind: 'separator', label: '', box: [24, top + 100 + scene.hairline, 352, 1], style: {} },
    { kind: 'img', label: '', box: [320, top + 30, 40, 40], style: {} },
    {
      kind: 'button',
      label: scene.save,
      box: [40, button.y, 90, button.height],
      style: { ...box, 'background-color': scene.fill },
    },
    { kind: 'span', label: '', box: [x, y - 14, 40, 16], style: {} },
    { kind: 'button', label: scene.label, box: [150, button.y, 110, button.height], style: box },
  ];
  if (scene.notice)
    elements.push({ kind: 'status', label: 'Saved', box: [20, top + 180, 200, 24], style: {} });
  const tree = [
    '- heading "Settings" [level=1]',
    '- article:',
    '  - img',
    `  - button "${scene.save}"`,
    scene.label ? `  - button "${scene.label}"` : '  - button',
    ...(scene.notice ? ['- status: Saved'] : []),
  ];
  const text = ['Settings', scene.save, scene.label || 'Close', ...(scene.notice ? ['Saved'] : [])];
  return { svg, elements, tree, text, axe: scene.axe, width: scene.width, height: scene.height };
}

export async function rasterize(svg: string): Promise<Raw> {
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export const raw = (changes: Partial<Scene> = {}) => rasterize(draw(changes).svg);

/** The picture with some pixels' red made lighter or darker by `step`, so that it stays within 0 and 255. */
export function speckled(picture: Raw, indices: readonly number[], step: number): Raw {
  const data = Uint8Array.from(picture.data);
  for (const index of indices) {
    const value = data[index * 4] ?? 0;
    data[index * 4] = value + step > 255 ? value - step : value + step;
  }
  return { ...picture, data };
}

/** A shot as the capture gives it, with its PNG and its elements. */
export async function shoot(changes: Partial<Scene> = {}) {
  const { svg, elements, tree, text, axe, width, height } = draw(changes);
  const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
  const webp = await sharp(png).webp({ lossless: true, effort: 0 }).toBuffer();
  const side: ShotWithLines = {
    shot: {
      img: hashOf(webp),
      png: hashOf(png),
      tree: hashLines(tree),
      text: hashLines(text),
      axe,
      width,
      height,
      elements: hashOf(JSON.stringify(elements)),
    },
    tree,
    text,
  };
  return { side, png, webp, elements };
}
