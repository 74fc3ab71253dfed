import { at, circle, group, line, path, rect, times } from './svg.ts';

/** Signs of organisations on 400 by 400, as bold as a sign over a shop. */
const marks = {
  compass: (a: string, b: string) =>
    circle(200, 200, 130, a) +
    path('M200 96 L232 200 H168 Z', b) +
    path('M200 304 L168 200 H232 Z', '#FFFFFF'),
  leaf: (a: string, b: string) =>
    path('M92 308 C70 150 170 84 314 92 C322 236 250 330 92 308 Z', a) +
    line('M110 292 Q190 220 262 148', b, 14),
  pot: (a: string, b: string) =>
    rect(106, 168, 188, 140, a, 34) +
    rect(76, 190, 34, 24, a, 10) +
    rect(290, 190, 34, 24, a, 10) +
    rect(94, 140, 212, 30, b, 15) +
    line('M160 112 q-16 -22 0 -42 M200 112 q-16 -22 0 -42 M240 112 q-16 -22 0 -42', b, 12),
  wave: (a: string, b: string) =>
    times(3, (i) => line(`M76 ${148 + i * 62} q62 -58 124 0 t124 0`, i === 1 ? b : a, 34)).join(''),
  gear: (a: string, b: string) =>
    times(8, (i) => group(at(200, 200, 1, i * 45), rect(-26, -146, 52, 70, a, 12))).join('') +
    circle(200, 200, 104, a) +
    circle(200, 200, 46, b),
  sunrise: (a: string, b: string) =>
    path('M80 248 A120 120 0 0 1 320 248 Z', a) +
    rect(66, 262, 268, 24, b, 12) +
    rect(104, 302, 192, 24, b, 12) +
    times(5, (i) => group(at(200, 248, 1, -60 + i * 30), rect(-9, -182, 18, 40, b, 9))).join(''),
  loaf: (a: string, b: string) =>
    path('M92 296 V190 C92 120 150 112 200 112 C250 112 308 120 308 190 V296 Z', a) +
    times(3, (i) => line(`M${144 + i * 56} 176 l28 44`, b, 16)).join(''),
  bolt: (a: string, b: string) =>
    circle(200, 200, 136, b) + path('M222 82 L128 222 H188 L172 318 L272 172 H208 Z', a),
  stack: (a: string, b: string) =>
    times(3, (i) =>
      path(
        `M200 ${206 - i * 56} L316 ${262 - i * 56} L200 ${318 - i * 56} L84 ${262 - i * 56} Z`,
        i === 2 ? b : a,
      ),
    )
      .toReversed()
      .map((part, i) => `<g opacity="${1 - i * 0.22}">${part}</g>`)
      .toReversed()
      .join(''),
  door: (a: string, b: string) =>
    path('M114 320 V176 A86 86 0 0 1 286 176 V320 Z', a) +
    path('M152 320 V184 A48 48 0 0 1 248 184 V320 Z', b) +
    circle(228, 256, 10, a),
  thread: (a: string, b: string) =>
    rect(116, 96, 168, 34, b, 10) +
    rect(116, 270, 168, 34, b, 10) +
    times(5, (i) => rect(128, 136 + i * 27, 144, 20, a, 10)).join('') +
    line('M272 246 Q340 270 318 330', a, 10),
  cross: (a: string, b: string) =>
    rect(160, 90, 80, 220, a, 18) + rect(90, 160, 220, 80, a, 18) + circle(200, 200, 30, b),
  column: (a: string, b: string) =>
    times(4, (i) => rect(100 + i * 54, 290 - i * 56, 40, 30 + i * 56, i === 3 ? b : a, 6)).join('') +
    rect(84, 326, 232, 20, a, 10),
  fish: (a: string, b: string) =>
    path('M78 200 C130 110 230 110 286 200 L334 150 V250 L286 200 C230 290 130 290 78 200 Z', a) +
    circle(148, 184, 14, b),
  arch: (a: string, b: string) =>
    [130, 92, 54]
      .map((r, i) => path(`M${200 - r} 300 V${200} A${r} ${r} 0 0 1 ${200 + r} 200 V300 Z`, i % 2 ? b : a))
      .join(''),
  key: (a: string, b: string) =>
    circle(142, 200, 66, a) +
    circle(142, 200, 28, b) +
    path('M200 184 H330 V246 H298 V216 H270 V246 H240 V216 H200 Z', a),
  cup: (a: string, b: string) =>
    path('M96 140 H280 V216 A70 70 0 0 1 210 286 H166 A70 70 0 0 1 96 216 Z', a) +
    line('M280 164 q52 0 44 44 t-52 36', a, 20) +
    rect(84, 308, 216, 20, b, 10) +
    line('M160 112 q-16 -22 0 -42 M216 112 q-16 -22 0 -42', b, 12),
  note: (a: string, b: string) =>
    circle(146, 280, 46, a) +
    circle(270, 254, 46, a) +
    path('M174 284 V112 L318 84 V256 H292 V146 L200 164 V284 Z', a) +
    circle(146, 280, 16, b),
} satisfies Record<string, (a: string, b: string) => string>;

export type MarkName = keyof typeof marks;
export const markNames = Object.keys(marks) as MarkName[];

/** Grounds and the two colours on them. */
const dresses: readonly [ground: string, first: string, second: string][] = [
  ['#0B6B57', '#F7F6F2', '#F2C14E'],
  ['#F3E6C4', '#0B6B57', '#D9532C'],
  ['#8A2C46', '#F0D9DC', '#F2C14E'],
  ['#1F5270', '#DAE8F0', '#F3A65A'],
  ['#DEDCF2', '#423A86', '#F28C6A'],
  ['#17211E', '#F2C14E', '#35B597'],
  ['#EBDACA', '#7A4A1C', '#D9532C'],
  ['#E0E7CF', '#48561B', '#F2A93B'],
];

/** The sign of an organisation; `dress` picks its colours. */
export function mark(name: MarkName, dress: number): string {
  const [ground, first, second] = dresses[dress % dresses.length] ??
    dresses[0] ?? ['#0B6B57', '#F7F6F2', '#F2C14E'];
  return rect(0, 0, 400, 400, ground) + marks[name](first, second);
}
