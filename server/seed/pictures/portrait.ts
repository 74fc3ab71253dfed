import type { Random } from '../random.ts';
import { hairOf, hairstyles, type Hairstyle } from './hair.ts';
import { circle, ellipse, group, line, path, rect } from './svg.ts';

/** Behind a person, and on what they wear; the eight hues of initials in the product. */
const grounds = ['#D5E6DB', '#F1D9DC', '#DEDCF2', '#DAE8F0', '#E0E7CF', '#EBDACA', '#E4DAEC', '#F3E6C4'];
const clothes = [
  '#1F5C45',
  '#8A2C40',
  '#423A86',
  '#1F5270',
  '#48561B',
  '#7A4A1C',
  '#5E3480',
  '#0B6B57',
  '#C98B1E',
  '#B4532A',
  '#2B3A42',
];
const skins = ['#F2CDB0', '#E3B08B', '#C98F66', '#A76C45', '#7C4B2D', '#573320'];
const hairs = ['#1E1713', '#2E211A', '#4A2F1D', '#7A4A24', '#B9832F', '#8A8A86', '#C9C5BD', '#8C3B1E'];

export interface Looks {
  hair?: Hairstyle;
  /** 0 light to 5 dark. */
  skin?: number;
  glasses?: boolean;
  beard?: boolean;
  /** Index of the hair's colour, black to white to red. */
  colour?: number;
}

/** Whose hair is not seen, so that it cannot colour the brows. */
const covered = new Set<Hairstyle>(['scarf', 'turban', 'bald', 'cap']);
const bareEars = new Set<Hairstyle>(['short', 'crop', 'bun', 'afro', 'braids', 'bald', 'turban', 'curls']);
const earrings = circle(134, 206, 6, '#F2C14E') + circle(266, 206, 6, '#F2C14E');
const spectacles =
  '<g fill="none" stroke="#22201E" stroke-width="6"><circle cx="170" cy="178" r="25"/><circle cx="230" cy="178" r="25"/><path d="M195 176 Q200 170 205 176"/></g>';

/** A person to the shoulders on 400 by 400, drawn with flat shapes; nobody in particular. */
export function portrait(random: Random, looks: Looks = {}): string {
  const tone = looks.skin ?? random.whole(0, skins.length - 1);
  const skin = skins[tone] ?? '#C98F66';
  const natural = tone > 2 ? [0, 0, 1, 2] : [0, 1, 2, 3, 4, 7];
  const hair = hairs[looks.colour ?? random.pick(natural)] ?? '#1E1713';
  const cloth = random.pick(clothes);
  const style = looks.hair ?? random.pick(hairstyles);
  const [behind, over] = hairOf[style](hair, random.pick(clothes.filter((colour) => colour !== cloth)));
  const collar = random.pick([
    path('M160 286 L200 336 L240 286 L256 296 L214 366 H186 L144 296 Z', '#FFFFFFCC'),
    ellipse(200, 288, 46, 24, skin),
    path('M156 280 Q200 318 244 280 L252 306 Q200 346 148 306 Z', '#00000022'),
    path('M160 284 L200 350 L240 284 Z', skin),
  ]);
  const beard = looks.beard
    ? path(
        'M136 186 C138 254 164 272 200 272 C236 272 262 254 264 186 C256 214 236 222 222 212 C208 204 192 204 178 212 C164 222 144 214 136 186 Z',
        hair,
      )
    : '';
  const mouth = line('M180 222 Q200 240 220 222', looks.beard ? '#FFFFFFB0' : '#3A1C14', 6);
  return [
    rect(0, 0, 400, 400, random.pick(grounds)),
    '<g transform="translate(-50 -24) scale(1.25)">',
    behind,
    path('M60 420 C60 320 128 292 200 292 C272 292 340 320 340 420 Z', cloth),
    path('M168 220 H232 V288 Q200 324 168 288 Z', skin),
    path('M168 246 Q200 282 232 246 V262 Q200 296 168 262 Z', '#00000020'),
    collar,
    ellipse(134, 182, 12, 18, skin),
    ellipse(266, 182, 12, 18, skin),
    path(
      'M134 168 C134 112 162 90 200 90 C238 90 266 112 266 168 C266 226 238 262 200 262 C162 262 134 226 134 168 Z',
      skin,
    ),
    beard,
    circle(172, 180, 6.5, '#22160F'),
    circle(228, 180, 6.5, '#22160F'),
    line('M158 158 Q170 150 184 156 M216 156 Q230 150 242 158', covered.has(style) ? '#3A261A' : hair, 5),
    line('M200 184 Q192 202 200 206', '#00000030', 5),
    mouth,
    looks.glasses ? spectacles : '',
    over,
    random.chance(0.3) && bareEars.has(style) && !looks.beard ? earrings : '',
    '</g>',
  ].join('');
}

/** The same person without their ground, for pictures of several. */
export const figure = (random: Random, looks: Looks, transform: string) =>
  group(transform, portrait(random, looks).replace(/^<rect[^>]*>/, ''));
