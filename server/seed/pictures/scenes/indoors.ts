import type { Random } from '../../random.ts';
import type { Palette } from '../palettes.ts';
import { at, background, circle, ellipse, group, line, path, rect, ridge, times, WIDTH } from '../svg.ts';

/** Tools on the wall and a bench under them. */
export function workshop(random: Random, p: Palette): string {
  const dots = times(6, (row) =>
    times(24, (column) => circle(30 + column * 50, 60 + row * 74, 4, p.far)).join(''),
  ).join('');
  const tools = [
    // Saw, hammer, brush, square, pliers, screwdriver: hung at their top.
    () =>
      path('M-20 0 h40 v70 h-40 Z', p.near) +
      path('M-16 76 H16 L34 330 H-6 Z', p.ink) +
      times(9, (i) => path(`M${-15 + i * 1.2} ${96 + i * 25} l-12 10 l14 6 Z`, p.ink)).join(''),
    () => rect(-13, 40, 26, 250, p.sun, 10) + path('M-70 0 H44 Q74 0 74 30 V54 H-70 Z', p.ink),
    () =>
      rect(-16, 0, 32, 150, p.near, 14) +
      rect(-40, 150, 80, 40, p.ink) +
      path('M-38 190 H38 L30 290 Q0 306 -30 290 Z', p.sun),
    () =>
      path('M-60 0 H-24 V200 H90 V236 H-60 Z', p.mid) +
      times(6, (i) => rect(-60, 20 + i * 34, 16, 5, p.ink)).join(''),
    () =>
      line('M-24 0 Q-40 120 8 150 M24 0 Q40 120 -8 150', p.near, 22) +
      path('M-26 140 H26 L14 240 H-14 Z', p.ink),
    () => rect(-17, 0, 34, 120, p.sun, 14) + rect(-6, 118, 12, 130, p.ink),
  ];
  const hung = random
    .some(tools, 5)
    .map((tool, i) => group(at(190 + i * 205, 90 + random.between(-14, 14), 1.3), tool()));
  const curls = times(7, () => {
    const x = random.between(120, 1080);
    return line(`M${x} ${612} q14 -34 34 -10 t34 -6`, p.sun, 7);
  });
  const plank = group(
    at(random.between(380, 560), 560, 1, -4),
    rect(0, 0, 420, 46, p.far, 4),
    line('M20 16 H380 M60 30 H400', p.mid, 4),
  );
  return [
    background(p.sky),
    dots,
    ...hung,
    rect(0, 610, WIDTH, 46, p.mid),
    rect(0, 656, WIDTH, 144, p.near),
    rect(90, 656, 60, 144, p.ink),
    rect(1050, 656, 60, 144, p.ink),
    plank,
    ...curls,
  ].join('');
}

/** A desk at a window: a screen with lines, a lamp, a cup. */
export function desk(random: Random, p: Palette): string {
  const view = ridge(random, 330, 40, 4);
  const lines = times(9, (i) => {
    const indent = random.whole(0, 3) * 26;
    const w = random.between(60, 250 - indent);
    return rect(452 + indent, 372 + i * 22, w, 10, random.pick([p.far, p.sun, p.light, p.mid]), 5);
  });
  return [
    background(p.far),
    rect(150, 70, 560, 400, p.sky, 10),
    `<clipPath id="pane"><rect x="150" y="70" width="560" height="400" rx="10"/></clipPath><g clip-path="url(#pane)">`,
    circle(random.between(280, 600), 200, 60, p.sun),
    path(view.d, p.mid),
    '</g>',
    rect(422, 70, 14, 400, p.light),
    rect(150, 262, 560, 12, p.light),
    rect(0, 640, WIDTH, 160, p.near),
    rect(0, 640, WIDTH, 18, p.mid),
    rect(420, 340, 360, 240, p.ink, 16),
    ...lines,
    path('M380 640 L410 588 H790 L820 640 Z', p.light),
    rect(552, 600, 96, 12, p.far, 6),
    group(
      at(930, 640),
      line('M0 -8 L70 -170 L-30 -290', p.ink, 14),
      path('M-100 -250 L-20 -330 L30 -280 Q-10 -210 -100 -250 Z', p.sun),
      ellipse(0, -4, 66, 14, p.ink),
    ),
    group(
      at(260, 640),
      path('M-46 -92 H46 L38 0 H-38 Z', p.sun),
      line('M46 -74 q36 6 24 36 t-34 24', p.sun, 12),
      ...times(3, (i) => line(`M${-24 + i * 24} -108 q-12 -18 0 -34 t0 -30`, p.light, 5)),
    ),
    random.chance(0.6)
      ? group(
          at(1080, 640),
          path('M-44 -70 H44 L34 0 H-34 Z', p.mid),
          ...times(5, (i) =>
            group(
              at(0, -66, 1, -60 + i * 30),
              path('M0 0 C-26 -50 -18 -110 0 -140 C18 -110 26 -50 0 0 Z', p.near),
            ),
          ),
        )
      : '',
  ].join('');
}

const leafy = (random: Random, p: Palette) => {
  const green = random.pick([p.near, p.mid, p.ink]);
  return random.pick([
    () =>
      times(9, (i) =>
        group(
          at(0, 0, random.between(0.8, 1.15), -72 + i * 18),
          path('M0 0 C-30 -70 -22 -150 0 -200 C22 -150 30 -70 0 0 Z', green),
        ),
      ).join(''),
    () =>
      times(7, (i) => {
        const a = -60 + i * 20;
        return group(
          at(0, 0, 1, a),
          line('M0 0 V-150', green, 6),
          circle(0, -170, random.between(26, 40), green),
        );
      }).join(''),
    () =>
      line('M0 0 C-4 -80 10 -140 0 -220', green, 9) +
      times(5, (i) =>
        group(
          at(0, -50 - i * 36),
          path('M0 0 C30 -34 74 -34 96 -10 C66 14 26 18 0 0 Z', green),
          path('M0 0 C-30 -34 -74 -34 -96 -10 C-66 14 -26 18 0 0 Z', green),
        ),
      ).join(''),
    () => times(6, (i) => rect(-60 + i * 22, -random.between(90, 210), 16, 210, green, 8)).join(''),
  ])();
};

/** Pots with different leaves on a shelf before an arch. */
export function plants(random: Random, p: Palette): string {
  const pot = (x: number) => {
    const w = random.between(58, 82);
    const h = random.between(90, 130);
    const glaze = random.pick([p.sun, p.light, p.mid]);
    return group(
      at(x, 640),
      group(at(0, -h), leafy(random, p)),
      path(`M${-w} ${-h} H${w} L${w * 0.76} 0 H${-w * 0.76} Z`, glaze),
      rect(-w - 8, -h - 6, w * 2 + 16, 26, glaze, 6),
      random.chance(0.5) ? rect(-w * 0.86, -h * 0.5, w * 1.72, 12, p.ink) : '',
    );
  };
  return [
    background(p.sky),
    path('M330 640 V330 Q330 80 600 80 T870 330 V640 Z', p.far),
    circle(600, 330, 110, p.sun),
    ...times(5, (i) => pot(150 + i * 225 + random.between(-26, 26))),
    rect(0, 640, WIDTH, 30, p.near),
    rect(0, 670, WIDTH, 130, p.mid),
  ].join('');
}

/** Spines on shelves, some of them leaning. */
export function books(random: Random, p: Palette): string {
  const colours = [p.near, p.mid, p.sun, p.ink, p.light, p.far];
  const shelf = (y: number) => {
    const parts: string[] = [];
    for (let x = 70; x < 1110;) {
      const w = random.between(26, 58);
      const h = random.between(140, 206);
      const fill = random.pick(colours);
      const lean = random.chance(0.08) ? 9 : 0;
      if (random.chance(0.06)) {
        parts.push(
          group(
            at(x + 60, y),
            group(at(0, -70, 0.5), leafy(random, p)),
            path('M-40 -70 H40 L32 0 H-32 Z', p.sun),
          ),
        );
        x += 130;
        continue;
      }
      parts.push(
        group(
          at(x + (lean ? 34 : 0), y, 1, lean),
          rect(0, -h, w, h, fill, 3),
          rect(6, -h + 22, w - 12, 8, fill === p.light ? p.mid : p.light),
          rect(6, -40, w - 12, 8, fill === p.sun ? p.ink : p.sun),
        ),
      );
      x += w + 3 + (lean ? 46 : 0);
    }
    return parts.join('') + rect(40, y, 1120, 22, p.ink);
  };
  return [background(p.far), rect(40, 20, 1120, 780, p.sky), shelf(246), shelf(500), shelf(754)].join('');
}
