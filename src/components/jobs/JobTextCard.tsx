import { chakra } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { hasMarkdown } from '../../lib/hasMarkdown.ts';
import { ExpandableText } from '../ui/ExpandableText.tsx';
import { JobSectionCard } from './JobSectionCard.tsx';

// Many write plain text, which needs no reader of marks.
const RichText = lazy(async () => ({ default: (await import('../ui/RichText.tsx')).RichText }));

/** Whoever opened a job came to read it: only what is very long is folded. */
const lines = 40;

export interface JobTextCardProps {
  title: string;
  /** Markdown subset, as HR typed it. */
  text: string;
}

/** A text of a job: its description, what is to be done, what is asked for. */
export function JobTextCard({ title, text }: JobTextCardProps) {
  const plain = <ExpandableText text={text} lines={lines} />;
  return (
    <JobSectionCard title={title}>
      {hasMarkdown(text) ? (
        // It takes the room of the text, and no mark flashes up.
        <Suspense fallback={<chakra.div visibility="hidden">{plain}</chakra.div>}>
          <RichText text={text} lines={lines} />
        </Suspense>
      ) : (
        plain
      )}
    </JobSectionCard>
  );
}
