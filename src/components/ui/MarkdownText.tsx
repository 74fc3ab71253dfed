import { chakra } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { hasMarkdown } from '../../lib/hasMarkdown.ts';
import type { MentionPlace } from '../../lib/mentionPlaces.ts';
import { ExpandableText } from './ExpandableText.tsx';

// Many write plain text, which needs no reader of marks.
const RichText = lazy(() => import('./RichText.tsx').then((m) => ({ default: m.RichText })));

export interface MarkdownTextProps {
  /** Markdown subset, as a member typed it. */
  text: string;
  /** Who is named in it, and where. */
  mentions?: readonly MentionPlace[] | undefined;
  /** Shown until the reader asks for more. */
  lines: number;
}

/** Text of a member that may have marks (product 2.5): what reads them is loaded only where there are some. */
export function MarkdownText(props: MarkdownTextProps) {
  const plain = <ExpandableText {...props} />;
  if (!hasMarkdown(props.text)) return plain;
  return (
    // It takes the room of the text, and no mark flashes up.
    <Suspense
      fallback={
        <chakra.div data-standin="" visibility="hidden">
          {plain}
        </chakra.div>
      }
    >
      <RichText {...props} />
    </Suspense>
  );
}
