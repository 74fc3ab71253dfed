import { chakra } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { hasMarkdown } from '../../lib/hasMarkdown.ts';
import { ExpandableText } from './ExpandableText.tsx';

// Many write plain text, which needs no reader of marks.
const RichText = lazy(async () => ({ default: (await import('./RichText.tsx')).RichText }));

export interface MarkdownTextProps {
  /** Markdown subset, as a member typed it. */
  text: string;
  /** Shown until the reader asks for more. @default 8 */
  lines?: number;
}

/** Text of a member that may have marks (product 2.5): what reads them is loaded only where there are some. */
export function MarkdownText({ text, lines = 8 }: MarkdownTextProps) {
  const plain = <ExpandableText text={text} lines={lines} />;
  if (!hasMarkdown(text)) return plain;
  return (
    // It takes the room of the text, and no mark flashes up.
    <Suspense
      fallback={
        <chakra.div data-standin="" visibility="hidden">
          {plain}
        </chakra.div>
      }
    >
      <RichText text={text} lines={lines} />
    </Suspense>
  );
}
