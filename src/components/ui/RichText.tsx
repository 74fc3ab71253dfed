import { chakra } from '@chakra-ui/react';
import { useMemo, type ReactNode } from 'react';
import { readMarkdown, type RichNode } from '../../lib/markdown.ts';
import type { MentionPlace } from '../../lib/mentionPlaces.ts';
import { linkRecipe } from '../../theme/recipes/link.ts';
import { ExpandableText } from './ExpandableText.tsx';
import { LinkedText } from './LinkedText.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const Anchor = chakra('a', linkRecipe);

export interface RichTextProps {
  /** Markdown subset, as a member typed it. */
  text: string;
  /** Who is named in it, and where. */
  mentions?: readonly MentionPlace[] | undefined;
  /** Shown until the reader asks for more. @default 8 */
  lines?: number;
}

const look = {
  '& > * + *': { marginBlockStart: 3 },
  '& p': { whiteSpace: 'pre-line' },
  '& :is(ul, ol)': { paddingInlineStart: 5 },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& :is(li, blockquote) > * + *': { marginBlockStart: 1.5 },
  '& li + li': { marginBlockStart: 1 },
  '& li::marker': { color: 'fg.muted' },
  '& blockquote': {
    paddingInlineStart: 3,
    borderInlineStartWidth: '2px',
    borderColor: 'border.strong',
    color: 'fg.muted',
  },
} as const;

const boxes = {
  paragraph: 'p',
  quote: 'blockquote',
  bullets: 'ul',
  item: 'li',
  strong: 'strong',
  emphasis: 'em',
} as const;

/** A link in a link is none: inside of one, addresses, tags and names are text. */
function draw(node: RichNode, key: number, linked = false): ReactNode {
  if (node.kind === 'text')
    return linked ? node.text : <LinkedText key={key} text={node.text} mentions={node.mentions} />;
  const { children } = node;
  const drawn = children.map((child, place) => draw(child, place, linked || node.kind === 'link'));
  if (node.kind === 'link')
    return (
      <Anchor key={key} href={node.href} target="_blank" rel="noopener nofollow ugc">
        {drawn}
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </Anchor>
    );
  if (node.kind === 'numbers')
    return (
      <ol key={key} start={node.start}>
        {drawn}
      </ol>
    );
  const Box = boxes[node.kind];
  return (
    <Box key={key} dir={node.kind === 'paragraph' ? 'auto' : undefined}>
      {drawn}
    </Box>
  );
}

/** Text of a member with bold, italic, links, lists and quotes (product 2.5). Load it lazily: it brings a reader along. */
export function RichText({ text, mentions, lines = 8 }: RichTextProps) {
  const nodes = useMemo(() => readMarkdown(text, mentions), [text, mentions]);
  return (
    <ExpandableText text={text} lines={lines}>
      <chakra.div css={look}>{nodes.map((node, place) => draw(node, place))}</chakra.div>
    </ExpandableText>
  );
}
