import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formPlaceText } from '../../../domain/jobFacts.ts';
import { toJobValues } from '../../../domain/jobForm.ts';
import { daysLeftText, jobStatusLabels, type Job } from '../../../domain/jobs.ts';
import { closedText, jobToday, reviewedPercent } from '../../../domain/postedJobs.ts';
import { workplaceTypeLabels } from '../../../domain/profile.ts';
import { postedJobRecipe } from '../../../theme/recipes/posted-job.ts';
import { Badge, type BadgeProps } from '../../ui/Badge.tsx';
import { useNow } from '../../ui/Clock.tsx';
import { Count } from '../../ui/Count.tsx';
import { Link } from '../../ui/Link.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';

const Frame = chakra('article', postedJobRecipe);

export interface PostedJobItemProps {
  job: Job;
  /** Of the job as candidates see it. */
  href?: string | undefined;
  /** Of its applicants. */
  applicantsHref?: string | undefined;
  onEdit: (event: { job: Job }) => void;
  /** A menu. */
  actions?: ReactNode;
}

const tones: Record<Job['status'], NonNullable<BadgeProps['tone']>> = {
  0: 'neutral',
  1: 'success',
  2: 'warning',
  3: 'info',
};

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div data-part="fact">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Title({ job, href, onEdit }: Pick<PostedJobItemProps, 'job' | 'href' | 'onEdit'>) {
  const name = <bdi>{job.vacancyName}</bdi>;
  if (job.status === 0)
    return (
      <button type="button" data-part="open" onClick={() => onEdit({ job })}>
        {name}
      </button>
    );
  return href ? (
    <Link href={href} variant="plain">
      {name}
    </Link>
  ) : (
    name
  );
}

function Applicants({ job: { counts }, href }: { job: Job; href: string | undefined }) {
  const { applicants, unseen = 0 } = counts;
  const total = <Count value={applicants} />;
  return (
    <>
      {href && applicants > 0 ? (
        <Link
          href={href}
          variant="standalone"
          aria-label={`${applicants} ${applicants === 1 ? 'applicant' : 'applicants'}`}
        >
          {total}
        </Link>
      ) : (
        total
      )}
      {unseen > 0 && (
        <>
          {' '}
          <Badge tone="accent">
            <Count value={unseen} /> new
          </Badge>
        </>
      )}
    </>
  );
}

/** A job of HR's own: a row where there is room, a card on phones (product S26). */
export function PostedJobItem({ job, href, applicantsHref, onEdit, actions }: PostedJobItemProps) {
  const { status, counts } = job;
  const { unanswered = 0 } = counts;
  const now = useNow();
  const place = formPlaceText(toJobValues(job)) ?? 'No place yet';
  const reviewed = reviewedPercent(counts);
  const left = daysLeftText(job.applyBy, jobToday(job, now));
  return (
    <Frame aria-label={job.vacancyName}>
      <div data-part="head">
        <h2>
          <Title job={job} href={href} onEdit={onEdit} />
        </h2>
        <p>
          {status !== 1 && (
            <>
              <Badge tone={tones[status]}>{jobStatusLabels[status]}</Badge>{' '}
            </>
          )}
          {place} · {workplaceTypeLabels[job.workplaceType]}
        </p>
      </div>
      {status === 0 ? (
        <p data-part="note">
          Saved <RelativeTime at={job.updatedAt} />
        </p>
      ) : (
        <dl>
          <Fact label="Applicants">
            <Applicants job={job} href={applicantsHref} />
          </Fact>
          <Fact label="Reviewed">
            {reviewed === undefined ? '–' : `${reviewed} %`}
            {unanswered > 0 && (
              <chakra.span color="fg.muted" textStyle="small">
                {' · '}
                <Count value={unanswered} noun={['unanswered', 'unanswered']} />
              </chakra.span>
            )}
          </Fact>
          <Fact label={status === 1 ? 'Last day' : 'Closed'}>
            {status === 1 ? (left ?? 'Past its last day') : closedText(job)}
          </Fact>
          <Fact label="Views">
            <Count value={counts.views ?? 0} />
          </Fact>
        </dl>
      )}
      <div data-part="actions">{actions}</div>
    </Frame>
  );
}
