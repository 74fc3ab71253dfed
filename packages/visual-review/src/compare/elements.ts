import type { Box, Element, Region } from '../types.ts';
import { changesOf, type CauseType, type Change, type Fact } from './changes.ts';
import { matchElements } from './match.ts';

/** Something that somebody did, as far as the elements tell. */
export interface Cause {
  /** Equal keys are one cause, whatever the element's label and the story. */
  key: string;
  /** `border-radius 8px → 9px on button`. */
  label: string;
  type: CauseType;
  /** Of the elements, in document order. */
  kinds: readonly string[];
}

const mostRegions = 40;
/** Shadows and outlines are drawn outside of their element, by as many CSS pixels at most. */
const outside = 24;
const drawnOutside = /^(?:box-shadow|text-shadow|outline|filter|transform|opacity)/;

const areaOf = ([, , width, height]: Box) => width * height;

const meet = ([x, y, width, height]: Box, [otherX, otherY, otherWidth, otherHeight]: Box, reach = 0) =>
  x < otherX + otherWidth + reach &&
  otherX < x + width + reach &&
  y < otherY + otherHeight + reach &&
  otherY < y + height + reach;

const holds = ([x, y, width, height]: Box, [innerX, innerY, innerWidth, innerHeight]: Box) =>
  x <= innerX && y <= innerY && x + width >= innerX + innerWidth && y + height >= innerY + innerHeight;

function common([x, y, width, height]: Box, [otherX, otherY, otherWidth, otherHeight]: Box): Box {
  const [left, top] = [Math.max(x, otherX), Math.max(y, otherY)];
  const right = Math.min(x + width, otherX + otherWidth);
  return [left, top, right - left, Math.min(y + height, otherY + otherHeight) - top];
}

function spanning([x, y, width, height]: Box, [otherX, otherY, otherWidth, otherHeight]: Box): Box {
  const [left, top] = [Math.min(x, otherX), Math.min(y, otherY)];
  const right = Math.max(x + width, otherX + otherWidth);
  return [left, top, right - left, Math.max(y + height, otherY + otherHeight) - top];
}

/** The first of the smallest ones. */
function smallest<T>(items: readonly T[], areaOfItem: (item: T) => number): T | undefined {
  return items.reduce<T | undefined>(
    (best, item) => (best === undefined || areaOfItem(item) < areaOfItem(best) ? item : best),
    undefined,
  );
}

/** `button "Save"`; without a label, in which labelled element it is. */
function nameOf(element: Element, elements: readonly Element[]): string {
  const { kind, label, box } = element;
  if (label !== '') return `${kind} "${label}"`;
  const around = elements.filter((other) => other !== element && other.label !== '' && holds(other.box, box));
  const nearest = smallest(around, (other) => areaOf(other.box));
  return nearest ? `${kind} in ${nearest.kind} "${nearest.label}"` : kind;
}

const areaOfChange = ({ boxes }: Change) => Math.min(...boxes.map(areaOf));

const inside = (inner: Change, outer: Change) =>
  inner !== outer &&
  inner.boxes.some((box) => outer.boxes.some((around) => holds(around, box))) &&
  areaOfChange(inner) <= areaOfChange(outer);

/** Without labels that only repeat what changed inside, and without what is in something added or removed. */
function ownContent(changes: readonly Change[]): Change[] {
  const own = changes.filter(({ content }) => content.length > 0);
  const has = ({ content }: Change, ...types: CauseType[]) =>
    content.some(({ type }) => types.includes(type));
  return own.flatMap((change): Change[] => {
    const repeats =
      has(change, 'label') &&
      own.some(
        (other) => has(other, 'label', 'added', 'removed') && inside(other, change) && !inside(change, other),
      );
    const type = change.content[0]?.type ?? 'style';
    const within =
      (type === 'added' || type === 'removed') &&
      own.some((other) => has(other, type) && inside(change, other) && !inside(other, change));
    const content = within ? [] : change.content.filter(({ type }) => !(repeats && type === 'label'));
    return content.length > 0 ? [{ ...change, content }] : [];
  });
}

/** What changed about the elements under one box of differing pixels. */
function touching(box: Box, changes: readonly Change[], container: Element | undefined): Change[] {
  const calm = container && !changes.some(({ element }) => element === container) ? container : undefined;
  return changes.filter((change) => {
    if (change.content.length > 0) {
      const reach = change.content.some(({ what }) => drawnOutside.test(what)) ? outside : 0;
      if (change.boxes.some((own) => meet(own, box, reach))) return true;
    }
    if (!change.resized && !change.moved) return false;
    // What lies in an element that stayed as it is has nothing to do with the ones around it.
    if (calm && areaOf(calm.box) < areaOfChange(change)) return false;
    return change.boxes.some((own) => meet(own, box));
  });
}

const factOf = ({ resized, moved }: Change): Fact | undefined => resized ?? moved;

function wordsOf(change: Change): string {
  const words = change.content.map(({ what }) => what);
  if (words.length > 3) return `${words.slice(0, 3).join(', ')} and ${words.length - 3} more`;
  if (words.length > 0) return words.join(', ');
  return [change.resized?.what, change.moved?.what].filter((what) => what !== undefined).join(', ');
}

/** Facts with one key are one cause; which elements it is about is in its label. */
function gather(facts: readonly (readonly [Fact, Element])[]): Cause[] {
  const byKey = new Map<string, Cause & { what: string }>();
  for (const [{ key, type, what }, { kind }] of facts) {
    const known = byKey.get(key);
    const kinds = [...new Set([...(known?.kinds ?? []), kind])];
    const on = kinds.length > 3 ? `${kinds.slice(0, 3).join(', ')} and others` : kinds.join(', ');
    const words = known?.what ?? what;
    const label =
      type === 'label'
        ? words
        : type === 'style' || type === 'drawn'
          ? `${words} on ${on}`
          : `${on} ${words}`;
    byKey.set(key, { key, label, type, kinds, what: words });
  }
  return [...byKey.values()]
    .map(({ key, label, type, kinds }) => ({ key, label, type, kinds }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** What nothing else explains: sizes, when no content can have caused them, and moves, when no size can have. */
function geometry(touched: readonly Change[]): (readonly [Fact, Element])[] {
  const resized = touched.filter(
    (change) => change.resized && !touched.some((other) => other.resized && inside(other, change)),
  );
  const moved = touched.filter(
    (change) =>
      change.moved &&
      !touched.some(
        (other) => other.moved?.key === change.moved?.key && inside(change, other) && !inside(other, change),
      ),
  );
  return (resized.length > 0 ? resized : moved).flatMap((change) => {
    const fact = factOf(change);
    return fact ? [[fact, change.element] as const] : [];
  });
}

/** The smallest element that holds a box, as the page is now, else as it was. */
const containerOf = (box: Box, from: readonly Element[], to: readonly Element[]) => {
  const within = (elements: readonly Element[]) =>
    smallest(
      elements.filter((element) => holds(element.box, box)),
      (element) => areaOf(element.box),
    );
  return within(to) ?? within(from);
};

/** All changes, with only that content which is an element's own. */
function changesBetween(from: readonly Element[], to: readonly Element[]): Change[] {
  const all = changesOf(matchElements(from, to));
  const own = new Map(ownContent(all).map((change) => [change.element, change]));
  return all.map((change) => own.get(change.element) ?? { ...change, content: [], shifts: false });
}

/** Regions for what changed under a box besides the element it is named by. */
function alsoUnder(box: Box, under: readonly Change[], best: Change, name: (element: Element) => string) {
  return under.flatMap((change): Region[] => {
    const place = change.boxes.find((place) => meet(place, box));
    if (change === best || change.content.length === 0 || !place) return [];
    return [{ box: common(place, box), element: name(change.element), what: wordsOf(change) }];
  });
}

/**
 * Names the boxes of differing pixels by the elements under them, and tells what is behind: what changed about elements
 * themselves when anything did, else what was resized, else what moved. Elements are in document order; a box that
 * touches nothing that changed is `drawn differently`. `rest` is what only one of the pictures has: it is no cause by
 * itself. At most 40 regions. Nothing when there are no boxes.
 */
export function explain(
  from: readonly Element[],
  to: readonly Element[],
  boxes: readonly Box[],
  rest: readonly Region[] = [],
): { regions: Region[]; causes: Cause[] } {
  const changes = changesBetween(from, to);
  const current = new Set(to);
  const name = (element: Element) => nameOf(element, current.has(element) ? to : from);
  const regions: Region[] = [];
  const others: Region[] = [];
  const touched = new Set<Change>();
  const regionOf = new Map<Change, { box: Box }>();
  const facts: (readonly [Fact, Element])[] = [];
  for (const region of [...boxes, ...rest]) {
    const box = 'box' in region ? region.box : region;
    const container = containerOf(box, from, to);
    const under = touching(box, changes, container);
    for (const change of under) touched.add(change);
    const direct = under.filter(({ content }) => content.length > 0);
    const best = smallest(direct.length > 0 ? direct : under, areaOfChange);
    if (best) {
      // The four corners of a button are one region.
      const known = best.content.length > 0 ? regionOf.get(best) : undefined;
      const region = { box, element: name(best.element), what: wordsOf(best) };
      if (known) known.box = spanning(known.box, box);
      else regions.push(region);
      regionOf.set(best, known ?? region);
      others.push(...alsoUnder(box, direct, best, name));
    } else if ('box' in region) regions.push(region);
    else {
      const element = container ?? { kind: 'page', label: '', box, style: {} };
      // Capture cuts long labels: the end of this one may have changed.
      const type = element.label.endsWith('…') ? 'label' : 'drawn';
      const fact: Fact = { type, key: `drawn:${element.kind}`, what: 'drawn differently' };
      facts.push([fact, element]);
      regions.push({ box, element: name(element), what: fact.what });
    }
  }
  const named = new Set(regions.map(({ element, what }) => `${element}\n${what}`));
  const further = others.filter(({ element, what }) => {
    const key = `${element}\n${what}`;
    return !named.has(key) && named.add(key);
  });
  const hit = changes.filter((change) => touched.has(change));
  facts.push(...hit.flatMap(({ content, element }) => content.map((fact) => [fact, element] as const)));
  if (!hit.some(({ shifts }) => shifts)) facts.push(...geometry(hit));
  return { regions: [...regions, ...further].slice(0, mostRegions), causes: gather(facts) };
}
