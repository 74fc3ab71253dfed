import { chakra } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { hasMarkdown } from '../../lib/hasMarkdown.ts';
import { Chips } from '../ui/Chips.tsx';
import { ExpandableText } from '../ui/ExpandableText.tsx';
import { EventSectionCard } from './EventSectionCard.tsx';

// Many write plain text, which needs no reader of marks.
const RichText = lazy(async () => ({ default: (await import('../ui/RichText.tsx')).RichText }));

/** Whoever opened an event came to read it: only what is very long is folded. */
const lines = 30;

export interface EventTextCardProps {
  /** Markdown subset, as the organiser typed it. */
  text: string;
  /** Its kind and its tags. */
  words: readonly string[];
}

/** What an event is about. */
export function EventTextCard({ text, words }: EventTextCardProps) {
  const plain = <ExpandableText text={text} lines={lines} />;
  return (
    <EventSectionCard title="About the event">
      {hasMarkdown(text) ? (
        // It takes the room of the text, and no mark flashes up.
        <Suspense fallback={<chakra.div visibility="hidden">{plain}</chakra.div>}>
          <RichText text={text} lines={lines} />
        </Suspense>
      ) : (
        plain
      )}
      {words.length > 0 && (
        <chakra.div mt={text ? 4 : 0}>
          <Chips label="Kind and tags" items={words.map((word) => ({ id: word, text: word }))} />
        </chakra.div>
      )}
    </EventSectionCard>
  );
}
