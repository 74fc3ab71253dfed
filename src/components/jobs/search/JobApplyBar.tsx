import { chakra } from '@chakra-ui/react';
import { CircleCheck, Pencil, Users, XCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { applicantStatus, isOver, whyNotTexts, type Job } from '../../../domain/jobs.ts';
import { dayIn } from '../../../lib/dayIn.ts';
import { Button } from '../../ui/Button.tsx';
import { useNow } from '../../ui/Clock.tsx';
import { Link } from '../../ui/Link.tsx';

/** Where the owner of a job goes from it, and an applicant to the application. One without an address is not offered. */
export interface JobWays {
  editHref?: string | undefined;
  applicantsHref?: string | undefined;
  closeHref?: string | undefined;
  applicationsHref?: string | undefined;
}

export interface JobApplyBarProps {
  job: Job;
  ways: JobWays;
  onApply: () => void;
}

function Applied({ job, href }: { job: Job; href: string | undefined }) {
  const { requestStatus, answeredByClosing = false } = job.viewer;
  return (
    <chakra.p
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap={3}
      minHeight={{ base: 11, md: 10 }}
    >
      <chakra.span
        display="inline-flex"
        alignItems="center"
        gap={1.5}
        color="success.fg"
        fontWeight="semibold"
      >
        <CircleCheck aria-hidden size={18} />
        Applied
        {requestStatus !== undefined && ` · ${applicantStatus({ requestStatus, answeredByClosing })}`}
      </chakra.span>
      {href && (
        <Link href={href} variant="standalone">
          My applications
        </Link>
      )}
    </chakra.p>
  );
}

function Own({ job, ways }: { job: Job; ways: JobWays }) {
  const { editHref, applicantsHref } = ways;
  const closeHref = job.status === 1 ? ways.closeHref : undefined;
  if (!editHref && !applicantsHref && !closeHref) return null;
  return (
    <chakra.div display="flex" flexWrap="wrap" gap={2}>
      {applicantsHref && (
        <Button href={applicantsHref} iconStart={<Users aria-hidden />}>
          Applicants ({job.counts.applicants})
        </Button>
      )}
      {editHref && (
        <Button href={editHref} variant="outline" iconStart={<Pencil aria-hidden />}>
          Edit
        </Button>
      )}
      {closeHref && (
        <Button href={closeHref} variant="outline" iconStart={<XCircle aria-hidden />}>
          Close
        </Button>
      )}
    </chakra.div>
  );
}

const Reason = ({ children }: { children: ReactNode }) => (
  <chakra.p color="fg.muted" minHeight={{ base: 11, md: 10 }} display="flex" alignItems="center">
    {children}
  </chakra.p>
);

/** What the reader can do about a job: apply, see how the application stands, or learn why not (product S28, 6). */
export function JobApplyBar({ job, ways, onApply }: JobApplyBarProps) {
  const { viewer, timezone } = job;
  const today = dayIn(useNow(), timezone);
  if (viewer.isOwner) return <Own job={job} ways={ways} />;
  if (viewer.hasApplied) return <Applied job={job} href={ways.applicationsHref} />;
  if (isOver(job, today)) return <Reason>{whyNotTexts[3]}</Reason>;
  if (!viewer.canApply) return <Reason>{whyNotTexts[viewer.whyNot ?? 5]}</Reason>;
  return (
    <chakra.div display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'max-content' }}>
      <Button size="lg" onClick={onApply} aria-haspopup="dialog">
        Apply
      </Button>
    </chakra.div>
  );
}
