import { fromMarkdown } from 'mdast-util-from-markdown';
import type { MentionPlace } from './mentionPlaces.ts';
import { placeholders, type Placeholders } from './mentionPlaceholders.ts';

type Root = ReturnType<typeof fromMarkdown>;
type Nodes = Root | Root['children'][number];

/** Plain data, drawn as elements and never as markup: nothing in it can become code. */
export type RichNode =
  /** `mentions`: who is named in it, and where. */
  | { kind: 'text'; text: string; mentions?: MentionPlace[] }
  | { kind: 'link'; href: string; children: RichNode[] }
  /** `start`: the number that the first item bears. */
  | { kind: 'numbers'; start: number; children: RichNode[] }
  | { kind: 'paragraph' | 'quote' | 'bullets' | 'item' | 'strong' | 'emphasis'; children: RichNode[] };

/** Everything of CommonMark that is not in the subset stands there as it was typed. */
const literal = [
  'autolink',
  'characterReference',
  'codeFenced',
  'codeIndented',
  'codeText',
  'definition',
  'hardBreakEscape',
  'headingAtx',
  'htmlFlow',
  'htmlText',
  'labelStartImage',
  'setextUnderline',
  'thematicBreak',
];

/** Quotes in quotes in quotes: what stands deeper is text alone, or it would fill the stack and the screen. */
const deepest = 8;
const allowedSchemes = new Set(['http:', 'https:', 'mailto:']);

const kinds: Partial<Record<Nodes['type'], 'paragraph' | 'quote' | 'item' | 'strong' | 'emphasis'>> = {
  paragraph: 'paragraph',
  blockquote: 'quote',
  listItem: 'item',
  strong: 'strong',
  emphasis: 'emphasis',
};

const safeHref = (href: string): string | undefined =>
  URL.canParse(href) && allowedSchemes.has(new URL(href).protocol) ? href : undefined;

type Restore = Placeholders['restore'];

function toText(value: string, restore: Restore): RichNode {
  const { text, mentions } = restore(value);
  return { kind: 'text', text, ...(mentions.length > 0 && { mentions }) };
}

/** All text in it, in order; without recursion, as it may be nested a thousand times. */
function textIn(node: Nodes, restore: Restore): RichNode[] {
  const waiting: Nodes[] = [node];
  let text = '';
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.type === 'text') text += next.value;
    else if ('children' in next) waiting.push(...next.children.toReversed());
  }
  return text ? [toText(text, restore)] : [];
}

function toRich(node: Nodes, depth: number, restore: Restore): RichNode[] {
  if (node.type === 'text') return [toText(node.value, restore)];
  if (node.type === 'break') return [{ kind: 'text', text: '\n' }];
  if (!('children' in node)) return [];
  if (depth > deepest) return textIn(node, restore);
  const children = node.children.flatMap((child) => toRich(child, depth + 1, restore));
  if (node.type === 'list')
    return [
      node.ordered ? { kind: 'numbers', start: node.start ?? 1, children } : { kind: 'bullets', children },
    ];
  if (node.type === 'link') {
    const href = safeHref(restore(node.url).text);
    return href === undefined ? children : [{ kind: 'link', href, children }];
  }
  const kind = kinds[node.type];
  return kind ? [{ kind, children }] : children;
}

/**
 * Reads the Markdown subset of rich text: paragraphs, bold, italic, links, lists, quotes (product 2.5). HTML, headings,
 * code and pictures are text like any other; a link that does more than lead somewhere is its words alone. Names at the
 * places of `mentions` are what they are: no part of them is a mark.
 */
export function readMarkdown(text: string, mentions?: readonly MentionPlace[]): RichNode[] {
  const { text: read, restore } = placeholders(text, mentions);
  return toRich(fromMarkdown(read, { extensions: [{ disable: { null: literal } }] }), 0, restore);
}
