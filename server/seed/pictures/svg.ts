import type { Random } from '../random.ts';

/** Pictures are drawn on this ground and then cut to the shape that is asked for. */
export const WIDTH = 1200;
export const HEIGHT = 800;

const n = (value: number) => String(Math.round(value * 10) / 10);

export const rect = (x: number, y: number, w: number, h: number, fill: string, radius = 0) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${radius ? ` rx="${n(radius)}"` : ''}/>`;

export const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`;

export const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;

export const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const group = (transform: string, ...parts: string[]) =>
  `<g transform="${transform}">${parts.join('')}</g>`;

export const faint = (opacity: number, ...parts: string[]) => `<g opacity="${opacity}">${parts.join('')}</g>`;

export const at = (x: number, y: number, scale = 1, turn = 0) =>
  `translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}${scale === 1 ? '' : ` scale(${scale})`}`;

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** The upper edge of a hill across the picture: a smooth line through random heights around `level`. */
export function ridge(
  random: Random,
  level: number,
  swing: number,
  points = 4,
): { d: string; heightAt: (x: number) => number } {
  const xs = times(points + 1, (i) => (i * WIDTH) / points);
  const ys = xs.map(() => level + random.between(-swing, swing));
  let d = `M0 ${n(ys[0] ?? level)}`;
  for (let i = 1; i < xs.length; i++) {
    const [x0, y0, x1, y1] = [xs[i - 1] ?? 0, ys[i - 1] ?? 0, xs[i] ?? 0, ys[i] ?? 0];
    const half = (x1 - x0) / 2;
    d += ` C${n(x0 + half)} ${n(y0)} ${n(x1 - half)} ${n(y1)} ${n(x1)} ${n(y1)}`;
  }
  const heightAt = (x: number) => {
    const i = Math.min(points - 1, Math.max(0, Math.floor((x / WIDTH) * points)));
    const t = (x - (xs[i] ?? 0)) / (WIDTH / points);
    const eased = t * t * (3 - 2 * t);
    return (ys[i] ?? level) + ((ys[i + 1] ?? level) - (ys[i] ?? level)) * eased;
  };
  return { d: `${d} V${HEIGHT} H0 Z`, heightAt };
}

export const background = (fill: string) => rect(0, 0, WIDTH, HEIGHT, fill);

/** A whole document around drawn parts. */
export const document = (width: number, height: number, ...parts: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
