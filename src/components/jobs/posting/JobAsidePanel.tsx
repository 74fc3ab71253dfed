import { chakra } from '@chakra-ui/react';
import { previewOf } from '../../../domain/jobFacts.ts';
import type { JobValues } from '../../../domain/jobForm.ts';
import { jobHints } from '../../../domain/jobHints.ts';
import { JobCard } from '../search/JobCard.tsx';
import { JobHintsPanel, type JobHintsPanelProps } from './JobHintsPanel.tsx';

export interface JobAsidePanelProps extends Omit<JobHintsPanelProps, 'hints'> {
  values: JobValues;
  /** Of the company, when it is known. */
  companyImage?: string | undefined;
}

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
      <JobCard job={previewOf(values, companyImage)} />
      <JobHintsPanel hints={jobHints(values)} {...hints} />
    </chakra.aside>
  );
}
