import { chakra } from '@chakra-ui/react';
import { jobHints } from '../../domain/jobHints.ts';
import { JobHintsPanel, type JobHintsPanelProps } from './JobHintsPanel.tsx';
import { JobPreviewCard, type JobPreviewCardProps } from './JobPreviewCard.tsx';

export type JobAsidePanelProps = JobPreviewCardProps & Omit<JobHintsPanelProps, 'hints'>;

/** Beside the form of a job: how it will look, and what would make it better. */
export function JobAsidePanel({ values, companyImage, ...hints }: JobAsidePanelProps) {
  return (
    <chakra.aside
      aria-label="Preview and hints"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap={4}
      minWidth={0}
    >
      <chakra.h3 textStyle="label" color="fg.muted">
        What candidates will see
      </chakra.h3>
      <JobPreviewCard values={values} companyImage={companyImage} />
      <JobHintsPanel hints={jobHints(values)} {...hints} />
    </chakra.aside>
  );
}
