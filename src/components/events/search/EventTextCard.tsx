import { chakra } from '@chakra-ui/react';
import { Chips } from '../../ui/Chips.tsx';
import { MarkdownText } from '../../ui/MarkdownText.tsx';
import { EventSectionCard } from './EventSectionCard.tsx';

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
  return (
    <EventSectionCard title="About the event">
      <MarkdownText text={text} lines={lines} />
      {words.length > 0 && (
        <chakra.div mt={text ? 4 : 0}>
          <Chips label="Kind and tags" items={words.map((word) => ({ id: word, text: word }))} />
        </chakra.div>
      )}
    </EventSectionCard>
  );
}
