import { chakra } from '@chakra-ui/react';
import { daysLeftText, isOver, noPayText, payText, type JobCard } from '../../domain/jobs.ts';
import { employmentTypeLabels, workplaceTypeLabels } from '../../domain/profile.ts';
import { dayIn } from '../../lib/dayIn.ts';
import { jobRowRecipe } from '../../theme/recipes/job.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { useNow } from '../ui/Clock.tsx';
import { useLinkComponent } from '../ui/LinkContext.tsx';

const Row = chakra('div', jobRowRecipe);

export interface JobItemProps {
  job: JobCard;
  /** Of its own page; without one it is read and not opened. */
  href?: string | undefined;
}

/** A job in a dense list: similar ones, the open ones of an agency. */
export function JobItem({ job, href }: JobItemProps) {
  const today = dayIn(useNow());
  const Link = useLinkComponent(href ?? '');
  const { vacancyName, companyName, companyImage, companyLocation } = job;
  const kinds = [workplaceTypeLabels[job.workplaceType], employmentTypeLabels[job.employmentType]];
  const left = isOver(job, today) ? 'No longer accepting' : daysLeftText(job.applyBy, today);
  return (
    <Row>
      <Avatar id={companyName} name={companyName} src={companyImage} shape="company" size="sm" />
      <div data-part="lines">
        <h3 data-part="title" title={vacancyName} dir="auto">
          {href === undefined ? vacancyName : <Link href={href}>{vacancyName}</Link>}
        </h3>
        <p data-part="line">
          <bdi>{companyName}</bdi> · <bdi>{companyLocation}</bdi>
        </p>
        <p data-part="pay" dir="auto">
          {payText(job) ?? noPayText(job.salaryHiddenReason)}
        </p>
        <p data-part="line">{[...kinds, left, job.hasApplied && 'Applied'].filter(Boolean).join(' · ')}</p>
      </div>
    </Row>
  );
}
