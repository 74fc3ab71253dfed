import { fromMarkdown } from 'mdast-util-from-markdown';

type Root = ReturnType<typeof fromMarkdown>;
type Nodes = Root | Root['children'][number];

/** Plain data, drawn as elements and never as markup: nothing in it can become code. */
export type RichNode =
  | { kind: 'text'; text: string }
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

/** All text in it, in order; without recursion, as it may be nested a thousand times. */
function textIn(node: Nodes): RichNode[] {
  const waiting: Nodes[] = [node];
  let text = '';
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.type === 'text') text += next.value;
    else if ('children' in next) waiting.push(...next.children.toReversed());
  }
  return text ? [{ kind: 'text', text }] : [];
}

function toRich(node: Nodes, depth: number): RichNode[] {
  if (node.type === 'text') return [{ kind: 'text', text: node.value }];
  if (node.type === 'break') return [{ kind: 'text', text: '\n' }];
  if (!('children' in node)) return [];
  if (depth > deepest) return textIn(node);
  const children = node.children.flatMap((child) => toRich(child, depth + 1));
  if (node.type === 'list')
    return [
      node.ordered ? { kind: 'numbers', start: node.start ?? 1, children } : { kind: 'bullets', children },
    ];
  if (node.type === 'link') {
    const href = safeHref(node.url);
    return href === undefined ? children : [{ kind: 'link', href, children }];
  }
  const kind = kinds[node.type];
  return kind ? [{ kind, children }] : children;
}

/**
 * Reads the Markdown subset of rich text: paragraphs, bold, italic, links, lists, quotes (product 2.5). HTML, headings,
 * code and pictures are text like any other; a link that does more than lead somewhere is its words alone.
 */
export const readMarkdown = (text: string): RichNode[] =>
  toRich(fromMarkdown(text, { extensions: [{ disable: { null: literal } }] }), 0);
