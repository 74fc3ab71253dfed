import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { readViolations } from '../capture/axe.ts';
import { readElements } from '../capture/elements.ts';
import type { Drawn } from '../capture/stage.ts';
import { compareShots } from '../compare/compare.ts';
import { diffLines } from '../compare/lines.ts';
import { comparePixels, decode } from '../compare/pixels.ts';
import { hashLines, hashOf } from '../store/hash.ts';
import { judge } from '../store/judge.ts';
import { elementsIn, type Store } from '../store/store.ts';
import type { Baseline, Element, ModeName, Shot, ShotResult } from '../types.ts';
import type { Findings } from './findings.ts';

export interface Known {
  story: string;
  mode: ModeName;
  baseline: Baseline | undefined;
}

const sameLines = (shot: Shot, drawn: Drawn) =>
  shot.tree === hashLines(drawn.tree) && shot.text === hashLines(drawn.text);

/** Whether a shot is its baseline by the first look: the same file and the same words, so nothing else is asked. */
export const isBaseline = ({ baseline, mode }: Known, drawn: Drawn) => {
  const shot = baseline?.shots[mode];
  return shot !== undefined && shot.png === hashOf(drawn.png) && sameLines(shot, drawn);
};

/** What differs between two drawings of one shot; undefined when at most noise does. */
export async function disagreement(a: Drawn, b: Drawn, name: string): Promise<string | undefined> {
  for (const part of ['text', 'tree'] as const) {
    const line = diffLines(a[part], b[part]).find(({ sign }) => sign !== ' ');
    if (line) return `the line ${JSON.stringify(line.text.trim())} is there only sometimes`;
  }
  if (a.png.equals(b.png)) return undefined;
  const [before, after] = await Promise.all([decode(a.png, name), decode(b.png, name)]);
  const { kinds, boxes } = comparePixels(before, after);
  if (kinds.length === 0) return undefined;
  if (a.height !== b.height) return `it is ${a.height} or ${b.height} px high`;
  return `it is not the same at ${boxes
    .slice(0, 3)
    .map(([x, y, width, height]) => `${x}, ${y} (${width} x ${height})`)
    .join('; ')}`;
}

/** A picture as the store keeps it. */
export const toWebp = (png: Buffer): Promise<Buffer> =>
  sharp(png).webp({ lossless: true, effort: 4 }).toBuffer();

/** Unequal pixels that are noise against the baseline; undefined when there is more to it than noise. */
export async function noiseOf(
  store: Store,
  { story, mode, baseline }: Known,
  drawn: Drawn,
): Promise<number | undefined> {
  const shot = baseline?.shots[mode];
  if (!shot || !sameLines(shot, drawn) || shot.width !== drawn.width || shot.height !== drawn.height)
    return undefined;
  const name = `of ${story}, ${mode}`;
  const [before, after] = await Promise.all([decode(store.image(shot.img), name), decode(drawn.png, name)]);
  const { kinds, unequal } = comparePixels(before, after);
  return kinds.length === 0 ? unequal : undefined;
}

/**
 * Judges what was drawn twice and is not the baseline: reads violations and elements from the page, which still shows it,
 * keeps the picture in the report, and compares.
 */
export async function judgeDrawn(
  store: Store,
  findings: Findings,
  known: Known,
  drawn: Drawn,
  page: Page,
): Promise<ShotResult> {
  const { story, mode, baseline } = known;
  const [elements, webp] = await Promise.all([page.evaluate(readElements), toWebp(drawn.png)]);
  const axe = await readViolations(page);
  const to: Shot = {
    img: findings.keep('images', webp),
    tree: hashLines(drawn.tree),
    text: hashLines(drawn.text),
    axe,
    png: hashOf(drawn.png),
    width: drawn.width,
    height: drawn.height,
    elements: findings.keep('elements', brotliCompressSync(JSON.stringify(elements))),
  };
  findings.trees[to.tree] = drawn.tree;
  findings.texts[to.text] = drawn.text;
  const from = baseline?.shots[mode];
  const { state, problem } = judge(mode, from, to, store.decisions(story));
  const result: ShotResult = {
    story,
    mode,
    state,
    to,
    ...(problem ? { problem } : {}),
    ...(from ? { from } : {}),
  };
  if (!from) return result;
  const compared = await compareShots({
    from: { shot: from, tree: baseline.trees[from.tree] ?? [], text: baseline.texts[from.text] ?? [] },
    to: { shot: to, tree: drawn.tree, text: drawn.text },
    name: `${story}, ${mode}`,
    read: {
      image: (side) => (side === 'from' ? store.image(from.img) : webp),
      elements: (side): readonly Element[] =>
        side === 'from' ? elementsIn(baseline, from.elements) : elements,
    },
  });
  if (compared.same)
    return {
      story,
      mode,
      state: state === 'rejected' ? state : 'tolerated',
      from,
      noise: compared.noise,
      ...(problem ? { problem } : {}),
    };
  if (compared.overlay) findings.keep('images', compared.overlay);
  return { ...result, diff: compared.difference };
}
