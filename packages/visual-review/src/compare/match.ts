import type { Element } from '../types.ts';
import { align } from './lines.ts';

/** An element before and after; null where it is not there. */
export type Pair = { from: Element; to: Element } | { from: Element; to: null } | { from: null; to: Element };

const styleOf = ({ style }: Element) =>
  Object.keys(style)
    .sort()
    .map((property) => `${property}:${style[property]}`)
    .join(';');

/** From what is surely one element to what may be; each is looked for between the pairs that the one before found. */
const likenesses: readonly ((element: Element) => string)[] = [
  (element) => [element.kind, element.label, element.box[2], element.box[3], styleOf(element)].join('\u0000'),
  ({ kind, label }) => `${kind}\u0000${label}`,
  ({ kind }) => kind,
];

type Indices = readonly number[];

function pairsWithin(from: Indices, to: Indices, keys: readonly (readonly [Indices, Indices])[]) {
  const [level, ...rest] = keys;
  if (!level || from.length === 0 || to.length === 0) return [];
  const [fromKeys, toKeys] = level;
  const anchors = align(
    from.map((index) => fromKeys[index]),
    to.map((index) => toKeys[index]),
  );
  const pairs: [number, number][] = [];
  let [i, j] = [0, 0];
  for (const [nextI, nextJ] of [...anchors, [from.length, to.length] as const]) {
    pairs.push(...pairsWithin(from.slice(i, nextI), to.slice(j, nextJ), rest));
    const [a, b] = [from[nextI], to[nextJ]];
    if (a !== undefined && b !== undefined) pairs.push([a, b]);
    [i, j] = [nextI + 1, nextJ + 1];
  }
  return pairs;
}

/** Numbers for texts, which are quicker to compare. */
function numbered(from: readonly Element[], to: readonly Element[], key: (element: Element) => string) {
  const numbers = new Map<string, number>();
  const number = (element: Element) => {
    const text = key(element);
    const known = numbers.get(text) ?? numbers.size;
    numbers.set(text, known);
    return known;
  };
  return [from.map(number), to.map(number)] as const;
}

/**
 * Tells which element is which, in a shot and in a later one of it: those of equal kind, label, style and size in their
 * order first, then of equal kind and label, then of equal kind between them; at last of equal kind and label anywhere.
 */
export function matchElements(from: readonly Element[], to: readonly Element[]): Pair[] {
  const keys = likenesses.map((key) => numbered(from, to, key));
  const pairs = new Map(pairsWithin([...from.keys()], [...to.keys()], keys));
  const taken = new Set(pairs.values());
  const [fromNames, toNames] = keys[1] ?? [[], []];
  const free = new Map<number | undefined, number[]>();
  for (const j of to.keys()) if (!taken.has(j)) free.set(toNames[j], [...(free.get(toNames[j]) ?? []), j]);
  for (const i of from.keys()) {
    const j = pairs.has(i) ? undefined : free.get(fromNames[i])?.shift();
    if (j === undefined) continue;
    pairs.set(i, j);
    taken.add(j);
  }
  return [
    ...from.map((element, i): Pair => {
      const other = to[pairs.get(i) ?? -1];
      return other ? { from: element, to: other } : { from: element, to: null };
    }),
    ...to.filter((_, j) => !taken.has(j)).map((element): Pair => ({ from: null, to: element })),
  ];
}
