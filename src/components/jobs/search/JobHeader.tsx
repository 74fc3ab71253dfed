import { chakra } from '@chakra-ui/react';
import { Banknote, BriefcaseBusiness, Bookmark, MapPin, Share2 } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { memberHref } from '../../../domain/feedLinks.ts';
import { cardOf, jobPlaceText, noPayText, payText, type Job } from '../../../domain/jobs.ts';
import { employmentTypeLabels, workplaceTypeLabels } from '../../../domain/profile.ts';
import { jobHeaderLook } from '../../../theme/recipes/job.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Link } from '../../ui/Link.tsx';
import { Count } from '../../ui/Count.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { JobSignsBar } from './JobSignsBar.tsx';

export interface JobHeaderProps {
  job: Job;
  saved: boolean;
  /** Absent on an own job. */
  onSave?: ((event: { saved: boolean }) => void) | undefined;
  onShare?: (() => void) | undefined;
  /** A menu, at the end of the title. */
  menu?: ReactNode;
  /** What the reader can do about it; on phones that hangs at the lower edge instead. */
  apply: ReactNode;
}

/** The head of a job's page: what, where, for whom and for how much (product S28). */
export function JobHeader({ job, saved, onSave, onShare, menu, apply }: JobHeaderProps) {
  const name = useId();
  const { jobId, vacancyName, companyName, companyId, companyImage, postedAt } = job;
  const pay = payText(job);
  return (
    <Card as="article" aria-labelledby={name}>
      <chakra.div css={jobHeaderLook} data-feed-id={jobId}>
        <div data-part="top">
          <Avatar id={companyName} name={companyName} src={companyImage} shape="company" size="lg" />
          <chakra.div flex={1} minWidth={0}>
            <chakra.h1 id={name} textStyle="h2" overflowWrap="anywhere" dir="auto">
              {vacancyName}
            </chakra.h1>
            <chakra.p overflowWrap="anywhere">
              {companyId ? (
                <Link href={memberHref(companyId)} variant="plain">
                  <bdi>{companyName}</bdi>
                </Link>
              ) : (
                <bdi>{companyName}</bdi>
              )}
            </chakra.p>
            {postedAt && (
              <chakra.p color="fg.muted" textStyle="small">
                <RelativeTime at={postedAt} />
                {' · '}
                <Count value={job.counts.applicants} noun={['applicant', 'applicants']} />
              </chakra.p>
            )}
          </chakra.div>
          {menu}
        </div>
        <ul data-part="facts">
          <li data-pay={pay ? '' : undefined}>
            <Banknote aria-hidden />
            <span dir="auto">{pay ?? noPayText(job.salaryHiddenReason)}</span>
          </li>
          <li>
            <MapPin aria-hidden />
            <bdi>{jobPlaceText(job)}</bdi>
          </li>
          <li>
            <BriefcaseBusiness aria-hidden />
            {workplaceTypeLabels[job.workplaceType]} · {employmentTypeLabels[job.employmentType]}
          </li>
        </ul>
        <JobSignsBar job={cardOf(job)} timezone={job.timezone} />
        <div data-part="acts">
          <chakra.div hideBelow="md" flex={1} minWidth={0}>
            {apply}
          </chakra.div>
          {onSave && (
            <Button
              variant="outline"
              iconStart={<Bookmark aria-hidden />}
              aria-pressed={saved}
              data-shortcut="s"
              onClick={() => onSave({ saved: !saved })}
            >
              Save
            </Button>
          )}
          {onShare && (
            <Button
              variant="outline"
              iconStart={<Share2 aria-hidden />}
              aria-haspopup="dialog"
              onClick={onShare}
            >
              Share
            </Button>
          )}
        </div>
      </chakra.div>
    </Card>
  );
}
