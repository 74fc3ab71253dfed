import { hashOf } from '../store/hash.ts';
import type { Difference, DifferenceKind, Element, Shot } from '../types.ts';
import { causeOf } from './cause.ts';
import { explain } from './elements.ts';
import { diffLines } from './lines.ts';
import { drawOverlay } from './overlay.ts';
import { comparePixels, decode } from './pixels.ts';

export type Side = 'from' | 'to';

/** A shot with the lines behind its `tree` and `text`. */
export interface ShotWithLines {
  shot: Shot;
  tree: readonly string[];
  text: readonly string[];
}

export interface Comparison {
  from: ShotWithLines;
  to: ShotWithLines;
  /** Called only for what has to be looked into. Their errors are passed on. */
  read: {
    /** PNG or WebP. */
    image: (side: Side) => Promise<Uint8Array> | Uint8Array;
    elements: (side: Side) => Promise<readonly Element[]> | readonly Element[];
  };
  /** What messages call the shot: `ui-button--default, dark-wide`. */
  name: string;
}

export type Compared =
  | { same: true; /** Unequal pixels that the noise rule let pass. */ noise: number }
  | {
      same: false;
      difference: Difference;
      /** The WebP file that `difference.overlay` names. */ overlay?: Buffer;
    };

const nothing = { kinds: [], pixels: 0, unequal: 0, regions: [], causes: [], overlay: undefined } as const;

/** The pictures' part of a difference; equal files are not read. */
async function comparePictures({ from, to, read, name }: Comparison) {
  if (from.shot.png === to.shot.png || from.shot.img === to.shot.img) return nothing;
  const [before, after] = await Promise.all([
    Promise.resolve(read.image('from')).then((bytes) => decode(bytes, `of the baseline of ${name}`)),
    Promise.resolve(read.image('to')).then((bytes) => decode(bytes, `of ${name}`)),
  ]);
  const { kinds, pixels, unequal, boxes, rest } = comparePixels(before, after);
  if (kinds.length === 0) return { ...nothing, unequal };
  const [fromElements, toElements, overlay] = await Promise.all([
    read.elements('from'),
    read.elements('to'),
    drawOverlay(before, after),
  ]);
  return { kinds, pixels, unequal, ...explain(fromElements, toElements, boxes, rest), overlay };
}

/**
 * Compares a shot with its baseline: pictures with the noise rule, accessibility tree and visible text line by line, and
 * violations that the baseline has not. A violation that is no more is no difference.
 * @throws VisualError when a picture cannot be decoded, and what `read` throws.
 */
export async function compareShots(comparison: Comparison): Promise<Compared> {
  const { from, to } = comparison;
  const picture = await comparePictures(comparison);
  const known = new Set(from.shot.axe);
  const axe = to.shot.axe.filter((violation) => !known.has(violation));
  const kinds: DifferenceKind[] = [...picture.kinds];
  if (from.shot.text !== to.shot.text) kinds.push('text');
  if (from.shot.tree !== to.shot.tree) kinds.push('tree');
  if (axe.length > 0) kinds.push('axe');
  if (kinds.length === 0) return { same: true, noise: picture.unequal };
  const tree = kinds.includes('tree') ? diffLines(from.tree, to.tree) : [];
  const text = kinds.includes('text') ? diffLines(from.text, to.text) : [];
  const { pixels, unequal, regions, causes, overlay } = picture;
  const grown = [to.shot.width - from.shot.width, to.shot.height - from.shot.height] as const;
  const difference: Difference = {
    kinds,
    pixels,
    unequal,
    regions,
    cause: causeOf({ causes, tree, text, axe, grown }),
    tree,
    text,
    axe,
    overlay: overlay ? hashOf(overlay) : null,
  };
  return { same: false, difference, ...(overlay ? { overlay } : {}) };
}
