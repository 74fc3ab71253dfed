import type { Random } from '../../random.ts';
import { word, wordCells } from '../letters.ts';
import type { Palette } from '../palettes.ts';
import { hairstyles } from '../hair.ts';
import { figure } from '../portrait.ts';
import {
  at,
  background,
  circle,
  ellipse,
  faint,
  group,
  HEIGHT,
  line,
  path,
  rect,
  times,
  WIDTH,
} from '../svg.ts';

/** A sheet with a chart on a desk, a pencil and a cup from above. */
export function chart(random: Random, p: Palette): string {
  const heights = times(7, (i) => 70 + i * random.between(18, 34) + random.between(0, 60));
  const bars = heights
    .map((h, i) => rect(96 + i * 70, 400 - h, 44, h, i === 6 ? p.sun : i % 2 ? p.mid : p.near, 4))
    .join('');
  const curve =
    line(
      `M96 ${360 - random.between(0, 60)} ${times(6, (i) => `S${130 + i * 80} ${340 - i * random.between(30, 46)} ${170 + i * 80} ${330 - i * 44}`).join(' ')}`,
      p.near,
      12,
    ) + times(6, (i) => circle(170 + i * 80, 330 - i * 44, 13, p.sun)).join('');
  const cake = group(
    at(320, 230),
    circle(0, 0, 150, p.mid),
    path('M0 0 V-150 A150 150 0 0 1 130 75 Z', p.sun),
    path('M0 0 L130 75 A150 150 0 0 1 -40 145 Z', p.near),
    circle(0, 0, 66, p.light),
  );
  const sheet = group(
    at(random.between(250, 330), random.between(60, 100), 1, random.between(-6, 6)),
    faint(0.14, rect(14, 18, 640, 620, p.ink, 6)),
    rect(0, 0, 640, 620, p.light, 6),
    rect(70, 54, 250, 22, p.ink, 6),
    rect(70, 92, 160, 12, p.far, 6),
    group(at(0, 60), random.pick([bars, curve, cake]), rect(76, 410, 500, 6, p.ink)),
    ...times(3, (i) => rect(76, 500 + i * 28, random.between(280, 500), 12, p.far, 6)),
  );
  const pencil = group(
    at(random.between(980, 1060), random.between(420, 520), 1, random.between(18, 34)),
    rect(-16, -260, 32, 380, p.sun),
    path('M-16 120 H16 L0 176 Z', p.light),
    path('M-5 158 H5 L0 176 Z', p.ink),
    rect(-16, -286, 32, 34, p.near),
  );
  const cup =
    circle(130, 170, 120, p.light) +
    circle(130, 170, 92, p.far) +
    circle(130, 170, 78, p.ink) +
    line('M222 250 q46 46 80 12', p.light, 24);
  return [
    background(p.far),
    rect(0, 0, WIDTH, HEIGHT, p.sky),
    ...times(8, (i) =>
      line(
        `M0 ${60 + i * 100} Q600 ${40 + i * 100 + random.between(-26, 26)} 1200 ${60 + i * 100}`,
        p.far,
        3,
      ),
    ),
    cup,
    sheet,
    pencil,
  ].join('');
}

/** Cloth or tiles: one square in four turns. */
export function pattern(random: Random, p: Palette): string {
  const motifs = [
    (a: string, b: string) =>
      path('M0 0 H100 A100 100 0 0 1 0 100 Z', a) + path('M0 0 H50 A50 50 0 0 1 0 50 Z', b),
    (a: string, b: string) => path('M0 0 L100 0 L0 100 Z', a) + circle(68, 68, 16, b),
    (a: string, b: string) => circle(50, 50, 46, a) + circle(50, 50, 26, b),
    (a: string, b: string) =>
      path('M50 0 C80 30 80 70 50 100 C20 70 20 30 50 0 Z', a) + circle(50, 50, 10, b),
    (a: string, b: string) => times(4, (i) => rect(i * 26, 0, 13, 100, i % 2 ? a : b)).join(''),
  ];
  const chosen = random.some(motifs, 2);
  const colours = random.some([p.near, p.mid, p.sun, p.far, p.ink], 4);
  const tiles = times(96, (i) => {
    const [column, row] = [i % 12, Math.floor(i / 12)];
    const odd = (column + row) % 2;
    const turn = ((column * 3 + row * 5) % 4) * 90;
    const ground = odd ? p.light : p.sky;
    return group(
      at(column * 100, row * 100),
      rect(0, 0, 100.5, 100.5, ground),
      group(
        `rotate(${turn} 50 50)`,
        chosen[odd]?.(colours[odd * 2] ?? p.near, colours[odd * 2 + 1] ?? p.sun) ?? '',
      ),
    );
  });
  return tiles.join('');
}

/** Words as large as they can be over bold shapes. Capitals and digits only, one word a line. */
export function poster(random: Random, p: Palette, words: readonly string[]): string {
  const cells = Math.max(...words.map(wordCells));
  const cell = Math.floor(Math.min(1040 / cells, 640 / (words.length * 6 - 1)));
  const top = Math.floor((HEIGHT - (words.length * 6 - 1) * cell) / 2);
  // On a dark sky dark letters could not be read.
  const dark = p.sky < '#8' || random.chance(0.5);
  const [ground, text] = dark ? [p.near, p.light] : [p.sky, p.near];
  const second = dark ? p.mid : p.far;
  const shapes = random.pick([
    () => circle(1000, 230, 300, second) + circle(1000, 230, 190, p.sun),
    () => path('M700 800 L1200 120 V800 Z', second) + circle(960, 190, 110, p.sun),
    () =>
      times(
        5,
        (i) =>
          `<circle cx="1060" cy="800" r="${150 + i * 110}" fill="none" stroke="${i === 1 ? p.sun : second}" stroke-width="44"/>`,
      ).join(''),
    () =>
      times(12, (i) =>
        group(at(930, 400, 1, i * 30), path('M0 -60 L46 -420 H-46 Z', i % 3 ? second : p.sun)),
      ).join('') + circle(930, 400, 80, p.sun),
    () =>
      rect(760, 0, 440, 800, second) +
      circle(760, 400, 210, p.sun) +
      path('M760 190 A210 210 0 0 1 760 610 Z', dark ? p.ink : p.mid),
  ])();
  return [
    background(ground),
    shapes,
    ...words.map((one, i) =>
      word(
        one,
        80,
        top + i * 6 * cell,
        cell,
        i === words.length - 1 && words.length > 1 ? (dark ? p.sun : p.ink) : text,
      ),
    ),
  ].join('');
}

/** Some people side by side, as after work or at a meeting. */
export function people(random: Random, p: Palette): string {
  const count = random.whole(3, 4);
  const windows = times(
    3,
    (i) =>
      rect(110 + i * 340, 70, 280, 330, p.light, 8) +
      rect(124 + i * 340, 84, 252, 302, p.far, 4) +
      circle(250 + i * 340, 250, random.between(40, 70), i === 1 ? p.sun : p.sky),
  );
  const styles = random.some(hairstyles, count);
  const persons = times(count, (i) => {
    const hair = styles[i] ?? 'short';
    const beard = ['short', 'crop', 'turban', 'bald', 'cap'].includes(hair) && random.chance(0.6);
    const width = 1180 / count;
    return figure(
      random,
      { hair, beard, skin: random.whole(0, 5), glasses: random.chance(0.25) },
      at(10 + i * width + (width - 400) / 2, 330 + random.between(-24, 24), 1.05),
    );
  });
  return [
    background(p.sky),
    ...windows,
    ...persons,
    rect(0, 716, WIDTH, 84, p.near),
    rect(0, 716, WIDTH, 18, p.mid),
    ...times(count, (i) => ellipse(190 + (i * 1180) / count, 730, 34, 9, p.light)),
  ].join('');
}

/** A window of a program or a conversation, floating. */
export function screen(random: Random, p: Palette): string {
  const bubble = (x: number, y: number, w: number, own: boolean) =>
    rect(x, y, w, 74, own ? p.near : p.light, 30) +
    rect(x + 28, y + 22, w * 0.6, 10, own ? p.light : p.mid, 5) +
    rect(x + 28, y + 42, w * 0.4, 10, own ? p.far : p.far, 5);
  const talk =
    bubble(240, 200, 380, false) +
    bubble(560, 300, 400, true) +
    bubble(240, 400, 300, false) +
    bubble(620, 500, 340, true);
  const code = times(13, (i) => {
    const indent = [0, 1, 2, 2, 1, 0, 1, 1, 2, 3, 2, 1, 0][i] ?? 0;
    return (
      rect(250 + indent * 46, 200 + i * 33, 26, 13, p.sun, 6) +
      rect(
        288 + indent * 46,
        200 + i * 33,
        random.between(80, 380),
        13,
        random.pick([p.near, p.mid, p.far]),
        6,
      )
    );
  }).join('');
  const board = times(
    3,
    (i) =>
      rect(236 + i * 248, 196, 232, 430, p.sky, 12) +
      rect(256 + i * 248, 214, 110, 14, p.ink, 7) +
      times(
        random.whole(1, 4),
        (k) =>
          rect(252 + i * 248, 248 + k * 92, 200, 78, p.light, 10) +
          rect(270 + i * 248, 266 + k * 92, random.between(60, 150), 12, p.near, 6) +
          circle(284 + i * 248, 302 + k * 92, 11, p.sun),
      ).join(''),
  ).join('');
  return [
    background(p.mid),
    circle(random.between(100, 300), 660, 240, p.near),
    circle(1040, 140, 180, p.sun),
    faint(0.2, rect(214, 124, 800, 580, p.ink, 22)),
    rect(200, 106, 800, 580, p.far, 22),
    rect(200, 166, 800, 500, random.chance(0.5) ? p.light : p.far),
    rect(200, 140, 800, 526, p.light, 0),
    path('M222 106 H978 A22 22 0 0 1 1000 128 V170 H200 V128 A22 22 0 0 1 222 106 Z', p.ink),
    ...times(3, (i) => circle(234 + i * 30, 138, 9, [p.sun, p.far, p.mid][i] ?? p.sun)),
    random.pick([faint(1, rect(200, 170, 800, 500, p.far), talk), code, board]),
    path('M200 666 H1000 A22 22 0 0 1 978 688 H222 A22 22 0 0 1 200 666 Z', p.light),
  ].join('');
}
