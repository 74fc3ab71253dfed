import type { Random } from '../../random.ts';
import type { Palette } from '../palettes.ts';
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
  ridge,
  times,
  WIDTH,
} from '../svg.ts';

const birds = (random: Random, ink: string) =>
  times(random.whole(2, 5), () => {
    const [x, y, s] = [random.between(120, 1080), random.between(80, 260), random.between(10, 22)];
    return line(
      `M${x - s} ${y - s * 0.4} Q${x - s * 0.4} ${y - s * 0.7} ${x} ${y} Q${x + s * 0.4} ${y - s * 0.7} ${x + s} ${y - s * 0.4}`,
      ink,
      4,
    );
  }).join('');

const pine = (x: number, y: number, size: number, fill: string) =>
  path(`M${x} ${y - size} L${x + size * 0.3} ${y} H${x - size * 0.3} Z`, fill);

/** Hills behind hills and a sun, now and then with trees, a road or birds. */
export function hills(random: Random, p: Palette): string {
  const sun = circle(random.between(240, 960), random.between(150, 300), random.between(70, 130), p.sun);
  const far = ridge(random, 430, 70);
  const mid = ridge(random, 540, 80, 3);
  const near = ridge(random, 670, 70, 3);
  const forest = random.chance(0.6)
    ? times(random.whole(9, 22), () => {
        const x = random.between(40, 1160);
        return pine(x, mid.heightAt(x) + 6, random.between(46, 92), p.near);
      }).join('')
    : '';
  const start = random.between(300, 900);
  const road = random.chance(0.5)
    ? path(
        `M${start - 70} ${HEIGHT} C${start - 40} 740 ${start + 190} 730 ${start + 130} ${near.heightAt(start + 130) + 4} C${start + 230} 740 ${start + 70} 750 ${start + 90} ${HEIGHT} Z`,
        p.light,
      )
    : '';
  return [
    background(p.sky),
    sun,
    random.chance(0.6) ? birds(random, p.near) : '',
    path(far.d, p.far),
    path(mid.d, p.mid),
    forest,
    path(near.d, p.near),
    road,
  ].join('');
}

const boat = (x: number, y: number, size: number, p: Palette) =>
  group(
    at(x, y, size),
    path('M-60 0 H60 Q44 34 20 34 H-26 Q-50 34 -60 0 Z', p.ink),
    path('M-4 -12 V-130 L-62 -12 Z', p.light),
    path('M8 -12 V-104 L52 -12 Z', p.sun),
  );

/** Water to the horizon, the sun and its stripes on the waves. */
export function sea(random: Random, p: Palette): string {
  const horizon = random.between(360, 440);
  const x = random.between(360, 840);
  const size = random.between(90, 140);
  const stripes = times(6, (i) => {
    const w = size * 2 * (1 - i * 0.13) + random.between(-20, 20);
    return rect(x - w / 2, horizon + 26 + i * 42, w, 14, p.sun, 7);
  }).join('');
  const waves = times(16, () => {
    const [wx, wy] = [random.between(0, WIDTH), random.between(horizon + 60, 780)];
    const w = random.between(40, 110) * (0.5 + (wy - horizon) / 500);
    return line(`M${wx} ${wy} q${w / 4} -12 ${w / 2} 0 t${w / 2} 0`, p.far, 5);
  }).join('');
  const light = random.chance(0.5)
    ? path('M0 800 V520 Q120 500 210 590 T330 800 Z', p.ink) +
      path('M92 520 L104 250 H156 L168 520 Z', p.light) +
      rect(97, 330, 66, 60, p.sun) +
      rect(100, 214, 60, 40, p.near) +
      path('M92 214 L130 170 L168 214 Z', p.ink)
    : '';
  return [
    background(p.sky),
    circle(x, horizon, size, p.sun),
    rect(0, horizon, WIDTH, HEIGHT - horizon, p.mid),
    rect(0, horizon + 190, WIDTH, HEIGHT, p.near),
    stripes,
    waves,
    times(random.whole(1, 3), (i) =>
      boat(random.between(420, 1100), horizon + 70 + i * 120, 0.7 + i * 0.5, p),
    ).join(''),
    light,
  ].join('');
}

/** Wind wheels over fields in rows. */
export function fields(random: Random, p: Palette): string {
  const horizon = 430;
  const rows = times(15, (i) => {
    const x = -600 + i * 170;
    const fill = i % 2 ? p.mid : p.near;
    return path(
      `M${600 + (x - 600) * 0.16} ${horizon} L${x} 800 H${x + 170} L${600 + (x + 170 - 600) * 0.16} ${horizon} Z`,
      fill,
    );
  }).join('');
  const wheel = (x: number, y: number, size: number) =>
    group(
      at(x, y, size),
      path('M-7 0 L-3 -300 H3 L7 0 Z', p.light),
      ...times(3, (i) =>
        group(
          at(0, -300, 1, i * 120 + x),
          path('M0 0 C14 -30 10 -110 0 -170 C-6 -110 -8 -40 0 0 Z', p.light),
        ),
      ),
      circle(0, -300, 11, p.sun),
    );
  const far = ridge(random, horizon - 30, 26, 5);
  return [
    background(p.sky),
    circle(random.between(200, 1000), 190, 84, p.sun),
    faint(
      0.9,
      ellipse(random.between(200, 500), 160, 120, 26, p.light),
      ellipse(random.between(700, 1000), 230, 150, 30, p.light),
    ),
    path(far.d, p.far),
    rows,
    times(random.whole(3, 5), (i) =>
      wheel(150 + i * 230 + random.between(-40, 40), horizon + 16, random.between(0.7, 1.15)),
    ).join(''),
  ].join('');
}

/** A crane, containers and a ship. */
export function harbour(random: Random, p: Palette): string {
  const box = (x: number, y: number, fill: string) =>
    rect(x, y, 116, 56, fill) +
    times(5, (i) => rect(x + 12 + i * 21, y + 8, 8, 40, p.ink))
      .map((bar) => faint(0.18, bar))
      .join('');
  const colours = [p.sun, p.mid, p.near, p.far, p.light];
  const stack = times(4, (column) =>
    times(random.whole(1, 4), (row) => box(60 + column * 124, 590 - row * 60, random.pick(colours))).join(''),
  ).join('');
  const crane = (x: number, s: number) =>
    group(
      at(x, 650, s),
      rect(-70, -330, 20, 330, p.ink),
      rect(50, -330, 20, 330, p.ink),
      rect(-84, -350, 168, 26, p.ink),
      path('M-60 -350 L-6 -520 H14 L66 -350 Z', p.near),
      rect(-250, -440, 480, 20, p.ink),
      line('M4 -516 L-236 -436 M4 -516 L220 -436', p.ink, 7),
      line('M-190 -420 V-250', p.ink, 5),
      rect(-238, -250, 96, 44, p.sun),
    );
  return [
    background(p.sky),
    circle(random.between(520, 680), 220, 100, p.sun),
    path(ridge(random, 560, 24, 5).d, p.far),
    crane(random.between(680, 760), 1),
    crane(1050, 0.82),
    stack,
    rect(0, 646, WIDTH, 160, p.near),
    path('M560 646 H1160 L1100 720 H640 Z', p.ink),
    times(9, (i) =>
      line(`M${random.between(0, 1100)} ${700 + i * 10} h${random.between(40, 110)}`, p.mid, 5),
    ).join(''),
  ].join('');
}

/** A town at night or in the evening. */
export function city(random: Random, p: Palette): string {
  const tower = (x: number, w: number, top: number, wall: string, lamp: string, lit: number) => {
    const windows: string[] = [];
    for (let wy = top + 26; wy < 740; wy += 42)
      for (let wx = x + 16; wx < x + w - 26; wx += 34)
        if (random.chance(lit)) windows.push(rect(wx, wy, 16, 22, lamp));
    const roof = random.pick([
      '',
      path(`M${x} ${top} L${x + w / 2} ${top - 50} L${x + w} ${top} Z`, wall),
      rect(x + w / 2 - 4, top - 70, 8, 70, wall),
      rect(x + 18, top - 26, w - 36, 28, wall),
    ]);
    return roof + rect(x, top, w, 800 - top, wall) + windows.join('');
  };
  const row = (y: number, wall: string, lamp: string, lit: number) => {
    const parts: string[] = [];
    for (let x = -20; x < WIDTH;) {
      const w = random.whole(2, 5) * 34 + 26;
      parts.push(tower(x, w, y + random.between(-130, 110), wall, lamp, lit));
      x += w + random.whole(2, 14);
    }
    return parts.join('');
  };
  const moon = circle(930, 170, 70, p.light) + circle(962, 150, 62, p.sky);
  const stars = times(26, () =>
    circle(random.between(0, WIDTH), random.between(20, 330), random.between(1.5, 3.5), p.light),
  ).join('');
  return [background(p.sky), stars, moon, row(440, p.far, p.sun, 0.16), row(600, p.near, p.sun, 0.42)].join(
    '',
  );
}
