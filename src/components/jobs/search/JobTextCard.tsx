import { MarkdownText } from '../../ui/MarkdownText.tsx';
import { JobSectionCard } from './JobSectionCard.tsx';

/** Whoever opened a job came to read it: only what is very long is folded. */
const lines = 40;

export interface JobTextCardProps {
  title: string;
  /** Markdown subset, as HR typed it. */
  text: string;
}

/** A text of a job: its description, what is to be done, what is asked for. */
export function JobTextCard({ title, text }: JobTextCardProps) {
  return (
    <JobSectionCard title={title}>
      <MarkdownText text={text} lines={lines} />
    </JobSectionCard>
  );
}
