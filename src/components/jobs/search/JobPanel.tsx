import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Job } from '../../../domain/jobs.ts';
import { jobApplyStrip } from '../../../theme/recipes/job.ts';
import { Notice } from '../../ui/Notice.tsx';
import { JobApplyBar, type JobWays } from './JobApplyBar.tsx';
import { JobChangesCard } from './JobChangesCard.tsx';
import { JobFactsCard } from './JobFactsCard.tsx';
import { JobHeader, type JobHeaderProps } from './JobHeader.tsx';
import { JobMenu, type JobMenuProps } from './JobMenu.tsx';
import { JobSkillsCard } from './JobSkillsCard.tsx';
import { JobTextCard } from './JobTextCard.tsx';

export interface JobPanelProps extends Omit<JobHeaderProps, 'menu' | 'apply'>, JobMenuProps {
  job: Job;
  ways: JobWays;
  onApply: () => void;
}

/** No honest job costs money: said on every one, before anybody applies (product S28). */
const safety: ReactNode = (
  <Notice title="Never pay to apply.">
    Nobody who hires you asks for money, bank details or a deposit. Report a job that does.
  </Notice>
);

/** One job, whole (product S28). */
export function JobPanel({ job, ways, onApply, onCopyLink, onReport, ...head }: JobPanelProps) {
  const { description, responsibilities, requirements, skills, changes = [], viewer } = job;
  const apply = <JobApplyBar job={job} ways={ways} onApply={onApply} />;
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap={3}
      // What takes the focus must not end up below the strip (WCAG 2.4.11).
      css={{ '&& :is(a, button)': { scrollMarginBlockEnd: { base: '9rem', md: 0 } } }}
    >
      <JobHeader
        {...head}
        job={job}
        apply={apply}
        menu={<JobMenu onCopyLink={onCopyLink} onReport={viewer.isOwner ? undefined : onReport} />}
      />
      {changes.length > 0 && <JobChangesCard changes={changes} />}
      {skills.length > 0 && (
        <JobSkillsCard
          skills={skills}
          matched={viewer.matchedSkills}
          addHref={viewer.needsSkills ? '/profile?tab=skills' : undefined}
        />
      )}
      {description && <JobTextCard title="About the job" text={description} />}
      {responsibilities && <JobTextCard title="What you do" text={responsibilities} />}
      {requirements && <JobTextCard title="What you bring" text={requirements} />}
      <JobFactsCard job={job} />
      {!viewer.isOwner && safety}
      <chakra.div css={jobApplyStrip}>{apply}</chakra.div>
    </chakra.div>
  );
}
