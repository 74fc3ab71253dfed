import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { hashLines, hashOf } from '../../src/store/hash.ts';
import type { Shot } from '../../src/types.ts';

interface Look {
  dark: boolean;
  radius: number;
  label: string;
}

export interface DrawnCard {
  shot: Shot;
  image: Buffer;
  elements: Buffer;
  tree: string[];
  text: string[];
}

const size = { width: 480, height: 260 };
export const button = [40, 176, 128, 44] as const;

/** A card with a button, as a component of ours might look. */
function svgOf({ dark, radius, label }: Look): string {
  const [x, y, width, height] = button;
  const [canvas, surface, line, text, muted, accent, contrast] = dark
    ? ['#101413', '#171C1B', '#2A3230', '#ECF1EF', '#A3B0AB', '#35B597', '#06231C']
    : ['#F7F6F2', '#FFFFFF', '#E5E2D9', '#17211E', '#55615C', '#0B6B57', '#FFFFFF'];
  const words = (x: number, y: number, size: number, weight: number, fill: string, what: string) =>
    `<text x="${x}" y="${y}" font-family="sans-serif" font-size="${size}" font-weight="${weight}" fill="${fill}">${what}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
    <rect width="100%" height="100%" fill="${canvas}"/>
    <rect x="20.5" y="20.5" width="439" height="219" rx="14" fill="${surface}" stroke="${line}"/>
    ${words(40, 62, 20, 700, text ?? '', label)}
    ${words(40, 92, 14, 400, muted ?? '', 'Thursday 15 January, 19:00')}
    ${words(40, 116, 14, 400, muted ?? '', 'Kulturhaus, 120 seats left')}
    <rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${accent}"/>
    ${words(x + 22, y + 28, 15, 600, contrast ?? '', 'Get a ticket')}
  </svg>`;
}

async function draw(look: Look, axe: readonly string[] = []): Promise<DrawnCard> {
  const { data } = await sharp(Buffer.from(svgOf(look)))
    .webp({ lossless: true })
    .toBuffer({ resolveWithObject: true });
  const style = { 'border-radius': `${look.radius}px` };
  const elements = brotliCompressSync(
    JSON.stringify([{ kind: 'button', label: 'Get a ticket', box: button, style }]),
  );
  const tree = [
    `- heading "${look.label}" [level=3]`,
    '- text: Thursday 15 January',
    '- button "Get a ticket"',
  ];
  const text = [look.label, 'Thursday 15 January, 19:00', 'Kulturhaus, 120 seats left', 'Get a ticket'];
  const shot = {
    img: hashOf(data),
    tree: hashLines(tree),
    text: hashLines(text),
    axe,
    png: hashOf(`png ${hashOf(data)}`),
    ...size,
    elements: hashOf(elements),
  };
  return { shot, image: data, elements, tree, text };
}

async function mark({ image }: DrawnCard): Promise<Buffer> {
  const [x, y, width, height] = button;
  const corners = [
    [x, y],
    [x + width - 6, y],
    [x, y + height - 6],
    [x + width - 6, y + height - 6],
  ].map(([left, top]) => `<rect x="${left}" y="${top}" width="6" height="6" fill="#D6006C"/>`);
  const veil = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="100%" height="100%" fill="#fff" fill-opacity="0.75"/>${corners.join('')}</svg>`;
  return sharp(image)
    .composite([{ input: Buffer.from(veil) }])
    .webp({ lossless: true })
    .toBuffer();
}

// Many tests draw the same cards, and a card takes 40 ms.
const drawn = new Map<string, Promise<DrawnCard>>();
const marked = new Map<string, Promise<Buffer>>();

function once<T>(known: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const found = known.get(key) ?? make();
  known.set(key, found);
  return found;
}

export const drawCard = (look: Look, axe: readonly string[] = []): Promise<DrawnCard> =>
  once(drawn, JSON.stringify([look, axe]), () => draw(look, axe));

/** The corners of the button in red over a faded picture. */
export const overlayOf = (card: DrawnCard): Promise<Buffer> => once(marked, card.shot.img, () => mark(card));
