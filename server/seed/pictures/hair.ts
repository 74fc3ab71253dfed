import { circle, line, path, times } from './svg.ts';

export const hairstyles = [
  'short',
  'crop',
  'bob',
  'long',
  'bun',
  'curls',
  'afro',
  'braids',
  'wave',
  'bald',
  'scarf',
  'turban',
  'cap',
] as const;
export type Hairstyle = (typeof hairstyles)[number];

/** What lies behind the head, and what lies over it; the head is centred at 200, 170 and 66 by 80. */
export const hairOf: Record<Hairstyle, (fill: string, cloth: string) => [behind: string, over: string]> = {
  short: (fill) => [
    '',
    path(
      'M132 172 C122 96 160 74 204 76 C252 78 276 108 268 172 C262 150 256 136 246 126 C214 136 172 132 152 122 C142 134 136 152 132 172 Z',
      fill,
    ),
  ],
  crop: (fill) => [
    '',
    path(
      'M134 160 C128 102 160 80 200 80 C240 80 272 102 266 160 C262 140 256 126 246 116 C220 106 180 106 154 116 C144 126 138 140 134 160 Z',
      fill,
    ),
  ],
  bob: (fill) => [
    path(
      'M118 250 C108 120 140 72 200 72 C260 72 292 120 282 250 Q250 262 240 240 H160 Q150 262 118 250 Z',
      fill,
    ),
    path(
      'M134 166 C132 108 160 84 200 84 C240 84 268 108 266 166 C250 150 236 128 230 108 C210 132 160 140 134 166 Z',
      fill,
    ),
  ],
  long: (fill) => [
    path('M112 330 C104 180 104 70 200 70 C296 70 296 180 288 330 Q200 350 112 330 Z', fill),
    path(
      'M134 170 C130 110 158 84 200 84 C242 84 270 110 266 170 C256 130 226 112 200 104 C174 112 144 130 134 170 Z',
      fill,
    ),
  ],
  bun: (fill) => [
    circle(200, 68, 34, fill),
    path(
      'M134 164 C130 104 160 82 200 82 C240 82 270 104 266 164 C256 134 230 114 200 114 C170 114 144 134 134 164 Z',
      fill,
    ),
  ],
  curls: (fill) => [
    times(9, (i) => circle(128 + i * 18, 118 + Math.abs(i - 4) * 14, 30, fill)).join('') +
      circle(124, 200, 30, fill) +
      circle(276, 200, 30, fill),
    path(
      'M132 168 C128 110 160 84 200 84 C240 84 272 110 268 168 C256 134 232 126 200 126 C168 126 144 134 132 168 Z',
      fill,
    ) + times(6, (i) => circle(146 + i * 22, 104 - (i % 2) * 8, 24, fill)).join(''),
  ],
  afro: (fill) => [
    circle(200, 138, 104, fill),
    path(
      'M132 172 C126 112 160 78 200 78 C240 78 274 112 268 172 C262 140 244 120 200 120 C156 120 138 140 132 172 Z',
      fill,
    ),
  ],
  braids: (fill) => [
    times(6, (i) => circle(122, 150 + i * 28, 17, fill) + circle(278, 150 + i * 28, 17, fill)).join('') +
      circle(200, 130, 74, fill),
    path(
      'M134 164 C132 106 160 84 198 84 V116 C168 118 146 134 134 164 Z M266 164 C268 106 240 84 202 84 V116 C232 118 254 134 266 164 Z',
      fill,
    ),
  ],
  wave: (fill) => [
    path(
      'M124 220 C112 120 140 70 206 70 C268 70 290 120 278 226 C270 244 252 236 254 210 H146 C148 236 130 240 124 220 Z',
      fill,
    ),
    path(
      'M134 166 C128 104 168 76 214 84 C252 90 272 120 266 166 C258 140 240 124 214 120 C186 118 150 124 134 166 Z',
      fill,
    ),
  ],
  bald: () => ['', ''],
  scarf: (_fill, cloth) => [
    path('M104 360 C96 180 112 66 200 66 C288 66 304 180 296 360 Z', cloth),
    path('M130 226 Q200 300 270 226 L284 330 Q200 360 116 330 Z', cloth) +
      path(
        'M120 190 C116 96 156 70 200 70 C244 70 284 96 280 190 C276 246 244 268 200 268 C156 268 124 246 120 190 Z M140 180 C140 232 168 252 200 252 C232 252 260 232 260 180 C260 132 232 108 200 108 C168 108 140 132 140 180 Z',
        cloth,
      ),
  ],
  turban: (_fill, cloth) => [
    '',
    path(
      'M122 140 C116 66 158 40 200 40 C242 40 284 66 278 140 C240 116 220 112 200 112 C180 112 160 116 122 140 Z',
      cloth,
    ) +
      line(
        'M134 120 C160 84 190 66 232 52 M162 108 C190 86 220 72 258 74 M200 104 C228 94 250 92 272 104',
        '#FFFFFF33',
        5,
      ),
  ],
  cap: (fill, cloth) => [
    path('M134 180 C130 150 134 130 140 120 H260 C266 130 270 150 266 180 Z', fill),
    path('M128 130 C124 70 164 56 200 56 C236 56 276 70 272 130 Z', cloth) +
      path('M128 122 H300 Q316 138 296 142 H128 Z', cloth),
  ],
};
