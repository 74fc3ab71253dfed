/** What server HTML may be made of. Anything else loses its tag and keeps its text. */
const blockTags = ['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote'] as const;
const inlineTags = ['a', 'strong', 'em', 'b', 'i', 'small', 'sub', 'sup', 'code'] as const;
const allowedTags = [...blockTags, ...inlineTags];
export type SafeTag = (typeof allowedTags)[number];

/** Plain data, drawn as elements and never as markup: nothing in it can become code. */
export type SafeNode = string | { tag: SafeTag; href?: string; children: SafeNode[] };

/** What they hold is no text for people, so it goes with them. */
const codeTags = [
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'frame',
  'object',
  'embed',
  'svg',
  'math',
];
const controlTags = ['head', 'title', 'textarea', 'select', 'button', 'audio', 'video', 'canvas'];
const droppedTags = new Set([...codeTags, ...controlTags]);
/** The page has its own h1. */
const renamedTags: Record<string, SafeTag> = { h1: 'h2', h5: 'h4', h6: 'h4' };
const allowedSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Also a path or a place on the same page; `undefined` for what does more than lead somewhere. */
function safeHref(href: string | null): string | undefined {
  const base = 'https://here.invalid';
  if (!href || !URL.canParse(href, base)) return undefined;
  return allowedSchemes.has(new URL(href, base).protocol) ? href.trim() : undefined;
}

function toSafe(node: Node): SafeNode[] {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ? [node.nodeValue] : [];
  if (!(node instanceof Element) || droppedTags.has(node.localName)) return [];
  const children = [...node.childNodes].flatMap(toSafe);
  const tag = renamedTags[node.localName] ?? allowedTags.find((allowed) => allowed === node.localName);
  if (!tag) return children;
  if (tag !== 'a') return [{ tag, children }];
  const href = safeHref(node.getAttribute('href'));
  return href === undefined ? children : [{ tag, href, children }];
}

/** Reads HTML of the server with the browser's own parser, in a document where nothing runs and nothing loads. */
export function sanitizeHtml(html: string): SafeNode[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.childNodes].flatMap(toSafe);
}
