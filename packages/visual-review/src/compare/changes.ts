import type { Box, Element } from '../types.ts';
import type { Pair } from './match.ts';

export type CauseType = 'style' | 'label' | 'added' | 'removed' | 'resized' | 'moved' | 'drawn';

/** Something that is not as it was. */
export interface Fact {
  type: CauseType;
  /** Equal keys are one cause; the element's label and the story are not in it. */
  key: string;
  /** `border-radius 8px → 9px`, `moved 4 px down`. */
  what: string;
}

/** What is not as it was about one element; at least one of content, resized and moved is there. */
export interface Change {
  /** As it is now, or was. */
  element: Element;
  /** Where it is, and was. */
  boxes: readonly Box[];
  /** Style, label, added or removed: what somebody did to it. */
  content: readonly Fact[];
  resized?: Fact;
  moved?: Fact;
  /** Whether `content` can move or resize it and others. */
  shifts: boolean;
}

/** Computed from the layout: they say nothing that the box does not. */
const computed =
  /^(?:(?:min-|max-)?(?:width|height)|(?:block|inline)-size|top|left|right|bottom|inset.*|(?:transform|perspective)-origin|grid-template-(?:columns|rows))$/;
/** They change how an element is drawn, and never where. */
const painted =
  /color|shadow|radius|^opacity$|^background|^fill|^stroke|^text-decoration|^outline|filter$|^visibility$|^mix-blend|^mask|^cursor$/;
const colour = /color$|^fill$|^stroke$/;
/** Less is rounding. */
const least = 0.05;

const shorten = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text;

/** `#0a70f0` for `rgb(10, 112, 240)`; anything else as it is. */
const readable = (value: string | undefined) =>
  shorten(
    (value ?? 'unset').replace(
      /^rgb\((\d+), (\d+), (\d+)\)$/,
      (_, ...parts: string[]) =>
        `#${parts
          .slice(0, 3)
          .map((part) => Number(part).toString(16).padStart(2, '0'))
          .join('')}`,
    ),
    60,
  );

export const quoted = (text: string) => `"${shorten(text, 60)}"`;

const pixels = (count: number) => `${Number(Math.abs(count).toFixed(2))} px`;

const together = (parts: readonly string[]) => parts.filter((part) => part !== '').join(' and ');

/** `4 px wider and 2 px shorter`; '' for no difference. */
export const sizeWords = (width: number, height: number) =>
  together([
    Math.abs(width) < least ? '' : `${pixels(width)} ${width > 0 ? 'wider' : 'narrower'}`,
    Math.abs(height) < least ? '' : `${pixels(height)} ${height > 0 ? 'taller' : 'shorter'}`,
  ]);

const moveWords = (dx: number, dy: number) =>
  together([
    Math.abs(dx) < least ? '' : `${pixels(dx)} ${dx > 0 ? 'right' : 'left'}`,
    Math.abs(dy) < least ? '' : `${pixels(dy)} ${dy > 0 ? 'down' : 'up'}`,
  ]);

function styleFacts(from: Element, to: Element): { facts: Fact[]; shifts: boolean } {
  const properties = [...new Set([...Object.keys(from.style), ...Object.keys(to.style)])]
    .filter((property) => from.style[property] !== to.style[property] && !computed.test(property))
    .sort();
  const facts = properties.map((property): Fact => {
    const [before, after] = [from.style[property], to.style[property]];
    // A token's colour is a border here and a text there: it is one cause.
    const name = colour.test(property) ? 'color' : property;
    return {
      type: 'style',
      key: `style:${name}:${before ?? 'unset'}→${after ?? 'unset'}`,
      what: `${property} ${readable(before)} → ${readable(after)}`,
    };
  });
  return { facts, shifts: properties.some((property) => !painted.test(property)) };
}

function changeOf({ from, to }: { from: Element; to: Element }): Change | undefined {
  const { facts, shifts } = styleFacts(from, to);
  const relabelled: Fact[] =
    from.label === to.label
      ? []
      : [
          {
            type: 'label',
            key: `text:${quoted(from.label)}→${quoted(to.label)}`,
            what: `text: ${quoted(from.label)} → ${quoted(to.label)}`,
          },
        ];
  const [dx, dy, width, height] = [0, 1, 2, 3].map((n) => (to.box[n] ?? 0) - (from.box[n] ?? 0));
  const size = sizeWords(width ?? 0, height ?? 0);
  const move = moveWords(dx ?? 0, dy ?? 0);
  const content = [...facts, ...relabelled];
  if (content.length === 0 && size === '' && move === '') return undefined;
  return {
    element: to,
    boxes: [from.box, to.box],
    content,
    shifts: shifts || relabelled.length > 0,
    ...(size === '' ? {} : { resized: { type: 'resized', key: `resized:${size}`, what: size } }),
    ...(move === '' ? {} : { moved: { type: 'moved', key: `moved:${move}`, what: `moved ${move}` } }),
  };
}

/** What is not as it was, one for each element that differs. */
export function changesOf(pairs: readonly Pair[]): Change[] {
  return pairs.flatMap((pair): Change[] => {
    if (pair.from && pair.to) {
      const change = changeOf(pair);
      return change ? [change] : [];
    }
    const element = pair.to ?? pair.from;
    const type = pair.to ? 'added' : 'removed';
    const content: Fact[] = [{ type, key: `${type}:${element.kind}`, what: type }];
    return [{ element, boxes: [element.box], content, shifts: true }];
  });
}
