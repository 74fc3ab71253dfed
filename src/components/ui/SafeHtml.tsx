import { chakra } from '@chakra-ui/react';
import { createElement, useMemo, type ReactNode } from 'react';
import { sanitizeHtml, type SafeNode } from '../../lib/sanitizeHtml.ts';
import { linkRecipe } from '../../theme/recipes/link.ts';
import { Link } from './Link.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const Outside = chakra('a', linkRecipe);

export interface SafeHtmlProps {
  /** As the server sent it, unchecked. */
  html: string;
}

const leavesTheSite = (href: string) => /^(https?:|\/\/)/i.test(href);

function draw(node: SafeNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, href, children } = node;
  // Void elements take no children at all.
  if (tag === 'br' || tag === 'hr') return createElement(tag, { key });
  if (href === undefined) return createElement(tag, { key }, children.map(draw));
  if (leavesTheSite(href))
    return (
      <Outside key={key} href={href} target="_blank" rel="noopener nofollow">
        {children.map(draw)}
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </Outside>
    );
  return (
    <Link key={key} href={href}>
      {children.map(draw)}
    </Link>
  );
}

/** Running text that the server sends as HTML: what is not text, list, heading or link is left out. */
export function SafeHtml({ html }: SafeHtmlProps) {
  const nodes = useMemo(() => sanitizeHtml(html), [html]);
  return (
    <chakra.div
      css={{
        '& > * + *': { marginBlockStart: 3 },
        '& > * + :is(h2, h3, h4)': { marginBlockStart: 6 },
        '& h2': { textStyle: 'h3' },
        '& :is(h3, h4)': { textStyle: 'title' },
        '& :is(ul, ol)': { paddingInlineStart: 5 },
        '& ul': { listStyle: 'disc' },
        '& ol': { listStyle: 'decimal' },
        '& li + li': { marginBlockStart: 1.5 },
        '& li::marker': { color: 'fg.muted' },
        '& blockquote': {
          paddingInlineStart: 4,
          borderInlineStartWidth: '2px',
          borderColor: 'border.strong',
          color: 'fg.muted',
        },
        '& hr': { borderColor: 'border.subtle', marginBlock: 6 },
      }}
    >
      {nodes.map(draw)}
    </chakra.div>
  );
}
