import type { Random } from '../../random.ts';
import type { Palette } from '../palettes.ts';
import { at, background, circle, ellipse, faint, group, line, path, rect, times, WIDTH } from '../svg.ts';

/** A set table, seen from above. */
export function table(random: Random, p: Palette): string {
  const food = [
    () =>
      times(9, (i) => group(at(0, 0, 1, i * 40), ellipse(0, -58, 20, 44, i % 2 ? p.mid : p.near))).join('') +
      circle(0, 0, 26, p.sun),
    () =>
      circle(0, 0, 84, p.sun) +
      times(14, () =>
        circle(
          random.between(-52, 52),
          random.between(-52, 52),
          random.between(6, 14),
          random.pick([p.near, p.light, p.mid]),
        ),
      ).join(''),
    () =>
      times(4, (i) =>
        path(`M-84 ${-56 + i * 34} q42 -26 84 0 t84 0 v16 q-42 26 -84 0 t-84 0 Z`, i % 2 ? p.sun : p.mid),
      ).join(''),
    () =>
      times(6, (i) =>
        group(
          at(0, 0, 1, i * 60),
          path('M0 -16 L34 -80 A86 86 0 0 0 -34 -80 Z', i % 2 ? p.sun : p.near),
          circle(0, -56, 8, p.light),
        ),
      ).join(''),
  ];
  const plate = (x: number, y: number, s: number) =>
    group(
      at(x, y, s),
      circle(0, 0, 150, p.light),
      circle(0, 0, 112, p.sky),
      random.pick(food)(),
      rect(-206, -90, 12, 190, p.ink, 6),
      path('M-216 -90 h32 v-44 h-7 v30 h-6 v-30 h-6 v30 h-6 v-30 h-7 Z', p.ink),
      rect(194, -40, 12, 140, p.ink, 6),
      path('M190 -36 Q184 -130 212 -134 V-36 Z', p.ink),
    );
  const glass = (x: number, y: number) =>
    circle(x, y, 44, p.light) + circle(x, y, 32, random.pick([p.sun, p.mid]));
  const cloth = times(
    9,
    (i) => faint(0.35, rect(i * 150, 0, 60, 800, p.mid)) + faint(0.35, rect(0, i * 150, WIDTH, 60, p.mid)),
  );
  return [
    background(p.far),
    random.chance(0.6) ? cloth.join('') : '',
    plate(300, 270, 1),
    plate(860, 520, 1.1),
    plate(880, 130, 0.7),
    plate(260, 690, 0.75),
    glass(570, 170),
    glass(560, 640),
    glass(1120, 330),
    circle(590, 400, 60, p.near),
    circle(590, 400, 44, p.sun),
  ].join('');
}

/** A stove, pots with steam and pans on hooks. */
export function kitchen(random: Random, p: Palette): string {
  const tiles = times(5, (row) =>
    times(11, (column) =>
      rect(8 + column * 109, 210 + row * 76, 101, 68, (row + column) % 2 ? p.sky : p.light),
    ).join(''),
  );
  const pan = (x: number) =>
    group(
      at(x, 96),
      line('M0 -40 V20', p.ink, 10),
      rect(-8, 6, 16, 90, p.ink, 6),
      circle(0, 140, random.between(50, 64), p.near),
      circle(0, 140, 38, p.mid),
    );
  const pot = (x: number, w: number, h: number, fill: string) =>
    group(
      at(x, 600),
      ...times(3, (i) => line(`M${-w * 0.4 + i * w * 0.4} ${-h - 36} q-20 -30 0 -58 t0 -58`, p.light, 9)),
      rect(-w, -h, w * 2, h, fill, 18),
      rect(-w - 34, -h + 22, 34, 18, p.ink, 8),
      rect(w, -h + 22, 34, 18, p.ink, 8),
      rect(-w - 8, -h - 20, w * 2 + 16, 24, p.ink, 12),
      circle(0, -h - 32, 14, p.ink),
    );
  return [
    background(p.far),
    ...tiles,
    rect(0, 48, WIDTH, 14, p.ink),
    ...times(4, (i) => pan(160 + i * 140)),
    pot(340, 120, random.between(130, 170), p.sun),
    pot(720, 150, random.between(160, 210), p.near),
    pot(1020, 84, 110, p.mid),
    rect(0, 600, WIDTH, 26, p.ink),
    rect(0, 626, WIDTH, 174, p.mid),
    ...times(5, (i) => circle(300 + i * 150, 700, 26, p.light) + rect(296 + i * 150, 676, 8, 24, p.ink)),
  ].join('');
}
