import type { Random } from '../../random.ts';
import type { Palette } from '../palettes.ts';
import {
  at,
  background,
  circle,
  ellipse,
  faint,
  group,
  line,
  path,
  rect,
  ridge,
  times,
  WIDTH,
} from '../svg.ts';

/** A stage with lamps, an instrument and the heads of those who listen. */
export function stage(random: Random, p: Palette): string {
  const cone = (x: number, lean: number, fill: string) =>
    faint(0.32, path(`M${x} 60 L${x + lean - 120} 620 H${x + lean + 120} Z`, fill)) +
    group(at(x, 52, 1, -lean / 12), rect(-26, -30, 52, 56, p.ink, 8));
  const microphone =
    line('M600 610 V330', p.light, 9) +
    circle(600, 312, 26, p.light) +
    path('M540 622 L600 596 L660 622 Z', p.light);
  const drums = group(
    at(760, 600),
    circle(0, -66, 84, p.sun),
    circle(0, -66, 62, p.light),
    rect(-150, -60, 84, 70, p.mid, 8),
    ellipse(-108, -60, 46, 12, p.light),
    line('M110 10 L150 -190', p.light, 6),
    ellipse(150, -192, 84, 12, p.sun),
    line('M-170 10 L-200 -150', p.light, 6),
    ellipse(-200, -152, 70, 10, p.sun),
  );
  const piano = group(
    at(800, 604),
    path('M-160 -150 H120 Q190 -150 190 -90 V-60 H-160 Z', p.ink),
    rect(-160, -64, 350, 22, p.light),
    ...times(11, (i) => rect(-140 + i * 30, -64, 12, 13, p.ink)),
    rect(-140, -42, 18, 52, p.ink),
    rect(150, -42, 18, 52, p.ink),
  );
  const heads = times(17, (i) => {
    const [x, y] = [i * 76 + random.between(-16, 16), 772 + random.between(-26, 16)];
    return circle(x, y, random.between(36, 46), p.ink) + ellipse(x, y + 96, 66, 70, p.ink);
  });
  return [
    background(p.near),
    rect(0, 0, WIDTH, 30, p.ink),
    cone(280, random.between(80, 240), p.sun),
    cone(600, random.between(-90, 90), p.light),
    cone(920, -random.between(80, 240), p.sun),
    path('M0 0 H150 Q110 300 170 620 H0 Z', p.mid),
    path('M1200 0 H1050 Q1090 300 1030 620 H1200 Z', p.mid),
    ...times(3, (i) =>
      line(
        `M${36 + i * 44} 0 Q${16 + i * 40} 300 ${44 + i * 42} 620 M${1164 - i * 44} 0 Q${1184 - i * 40} 300 ${1156 - i * 42} 620`,
        p.near,
        5,
      ),
    ),
    rect(0, 606, WIDTH, 20, p.far),
    rect(0, 626, WIDTH, 174, p.ink),
    faint(0.7, rect(0, 626, WIDTH, 174, p.near)),
    random.pick([drums, piano]),
    microphone,
    ...heads,
  ].join('');
}

/** Stalls with striped roofs and crates. */
export function market(random: Random, p: Palette): string {
  const stall = (x: number, w: number, stripe: string) => {
    const stripes = 8;
    const s = w / stripes;
    return group(
      at(x, 0),
      rect(10, 250, 12, 400, p.ink),
      rect(w - 22, 250, 12, 400, p.ink),
      ...times(stripes, (i) =>
        path(
          `M${i * s} 210 H${(i + 1) * s} V300 A${s / 2} ${s / 2} 0 0 1 ${i * s} 300 Z`,
          i % 2 ? p.light : stripe,
        ),
      ),
      path(`M20 150 H${w - 20} L${w} 212 H0 Z`, stripe),
      ...times(2, (row) =>
        times(3, (column) => {
          const [cx, cy, cw] = [26 + column * ((w - 52) / 3), 470 + row * 96, (w - 52) / 3 - 8];
          const fruit = random.pick([p.sun, p.near, p.mid, p.light]);
          return (
            times(7, (i) =>
              circle(cx + 16 + (i % 4) * ((cw - 26) / 3.2), cy - 4 - (i > 3 ? 22 : 0), 17, fruit),
            ).join('') +
            rect(cx, cy, cw, 62, p.mid, 4) +
            line(`M${cx + 6} ${cy + 31} h${cw - 12}`, p.ink, 4)
          );
        }).join(''),
      ),
    );
  };
  const flags = times(15, (i) =>
    path(
      `M${i * 84} ${60 + Math.sin((i / 14) * Math.PI) * 44} h56 l-28 46 Z`,
      [p.sun, p.near, p.mid][i % 3] ?? p.sun,
    ),
  );
  return [
    background(p.sky),
    line('M0 58 Q600 150 1200 58', p.ink, 4),
    ...flags,
    stall(60, 330, p.near),
    stall(440, 340, p.sun),
    stall(830, 320, p.mid),
    rect(0, 650, WIDTH, 150, p.far),
    ...times(16, () =>
      rect(random.between(0, 1180), random.between(670, 780), random.between(30, 70), 8, p.sky, 4),
    ),
  ].join('');
}

/** The view from a train. */
export function train(random: Random, p: Palette): string {
  const far = ridge(random, 330, 60, 4);
  const near = ridge(random, 440, 50, 3);
  const trees = times(random.whole(4, 9), () => {
    const x = random.between(180, 1020);
    const y = near.heightAt(x);
    return rect(x - 5, y - 40, 10, 50, p.ink) + circle(x, y - 62, random.between(26, 40), p.near);
  });
  return [
    background(p.mid),
    '<clipPath id="glass"><rect x="110" y="80" width="980" height="470" rx="60"/></clipPath><g clip-path="url(#glass)">',
    background(p.sky),
    circle(random.between(300, 900), 220, 76, p.sun),
    path(far.d, p.far),
    path(near.d, p.mid),
    ...trees,
    faint(0.25, path('M300 0 H420 L180 800 H60 Z M470 0 H520 L280 800 H230 Z', p.light)),
    '</g>',
    `<rect x="110" y="80" width="980" height="470" rx="60" fill="none" stroke="${p.ink}" stroke-width="20"/>`,
    rect(0, 610, WIDTH, 24, p.ink),
    rect(0, 634, WIDTH, 166, p.near),
    group(at(330, 612), path('M-40 -80 H40 L32 0 H-32 Z', p.light), rect(-44, -94, 88, 20, p.sun, 6)),
    group(
      at(760, 612),
      path('M-170 0 L-140 -16 H140 L170 0 Z', p.light),
      path('M-130 -16 L-112 -170 H112 L130 -16 Z', p.ink),
      rect(-96, -156, 192, 124, p.far, 6),
      ...times(4, (i) => rect(-80, -140 + i * 26, random.between(60, 150), 10, p.light, 5)),
    ),
  ].join('');
}

/** A board with signs on it and rows of chairs. */
export function classroom(random: Random, p: Palette): string {
  const signs = [
    line('M250 330 q40 -140 120 -60 t120 -60', p.light, 8),
    circle(400, 250, 70, p.sun) + line('M400 250 h110', p.light, 6),
    line('M260 340 V180 M260 340 H520 M280 320 L350 270 L420 290 L510 200', p.light, 8),
    rect(280, 200, 110, 110, p.mid) + path('M450 310 L520 190 L590 310 Z', p.sun),
  ];
  const notes = times(7, (i) =>
    rect(720, 160 + i * 34, random.between(90, 260), 12, i === 0 ? p.sun : p.far, 6),
  );
  const chair = (x: number, y: number, s: number) =>
    group(
      at(x, y, s),
      rect(-60, -110, 120, 84, p.sun, 18),
      rect(-70, -14, 140, 26, p.ink, 12),
      rect(-58, 6, 14, 110, p.ink, 6),
      rect(44, 6, 14, 110, p.ink, 6),
    );
  return [
    background(p.sky),
    rect(150, 80, 900, 360, p.ink, 14),
    rect(168, 98, 864, 324, p.near, 6),
    random.pick(signs),
    ...notes,
    rect(150, 440, 900, 18, p.light),
    rect(0, 560, WIDTH, 240, p.far),
    ...times(6, (i) => chair(110 + i * 196, 600, 0.8)),
    ...times(5, (i) => chair(120 + i * 240, 730, 1.1)),
  ].join('');
}

/** A bicycle against a wall. */
export function bicycle(random: Random, p: Palette): string {
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="560" r="140" fill="none" stroke="${p.ink}" stroke-width="16"/>` +
    times(9, (i) => group(at(x, 560, 1, i * 20), rect(-2, -132, 4, 264, p.mid))).join('') +
    circle(x, 560, 18, p.ink);
  const bricks = times(26, () =>
    rect(
      Math.round(random.between(0, 17)) * 72,
      Math.round(random.between(0, 13)) * 42 + 10,
      60,
      28,
      p.far,
      4,
    ),
  );
  const basket =
    path('M846 290 H990 L966 400 H870 Z', p.sun) +
    line('M852 326 H984 M860 362 H976', p.ink, 4) +
    times(5, (i) =>
      group(
        at(876 + i * 22, 292, 1, -20 + i * 10),
        path('M0 0 C-22 -40 -14 -80 0 -104 C14 -80 22 -40 0 0 Z', p.near),
      ),
    ).join('');
  return [
    background(p.sky),
    ...bricks,
    rect(0, 690, WIDTH, 110, p.mid),
    wheel(360),
    wheel(840),
    line('M360 560 L500 350 H770 L600 560 L500 350 M600 560 H360 M600 560 L770 350', p.near, 18),
    line('M840 560 L762 300 L720 280 M762 300 L830 282', p.near, 18),
    line('M488 330 L478 304', p.ink, 16),
    rect(420, 286, 116, 24, p.ink, 12),
    circle(600, 560, 34, p.sun),
    circle(600, 560, 12, p.ink),
    random.chance(0.7) ? basket : '',
  ].join('');
}
