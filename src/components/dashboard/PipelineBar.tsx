import { chakra } from '@chakra-ui/react';
import { applicationLabels, type ApplicationSummary, type Dashboard } from '../../domain/dashboard.ts';
import { requestStatusLabels } from '../../domain/jobs.ts';
import { Badge } from '../ui/Badge.tsx';
import { Count } from '../ui/Count.tsx';
import { Link } from '../ui/Link.tsx';

export interface PipelineBarProps {
  job: Dashboard['pipeline'][number];
  /** Of the job's applicants. */
  href?: string;
}

// HR reads the words of its own pipeline, not those that an applicant does.
const states = applicationLabels.map(({ key, label }) => ({
  key,
  label: key === 'rejected' ? requestStatusLabels[3] : label,
}));

type State = (typeof applicationLabels)[number]['key'];
const colours: Record<State, string> = {
  notAccepted: 'info.solid',
  hold: 'warning.solid',
  accepted: 'success.solid',
  rejected: 'border.control',
};

const totalOf = (applications: ApplicationSummary) =>
  applicationLabels.reduce((sum, { key }) => sum + applications[key], 0);

/** How far the applications for one job are: a bar for the eye, and the same in words. */
export function PipelineBar({ job, href }: PipelineBarProps) {
  const { vacancyName, newApplicants, applications } = job;
  const filled = states.filter(({ key }) => applications[key] > 0);
  return (
    <chakra.div minWidth={0}>
      <chakra.div display="flex" justifyContent="space-between" gap={2} mb={1.5}>
        <chakra.p fontWeight="semibold" truncate title={vacancyName}>
          {href ? (
            <Link href={href} variant="plain">
              <bdi>{vacancyName}</bdi>
            </Link>
          ) : (
            <bdi>{vacancyName}</bdi>
          )}
        </chakra.p>
        {newApplicants > 0 && (
          <chakra.span flex="none">
            <Badge tone="accent">
              <Count value={newApplicants} /> new
            </Badge>
          </chakra.span>
        )}
      </chakra.div>
      <chakra.div
        aria-hidden
        display="flex"
        gap={0.5}
        height={2}
        mb={1.5}
        borderRadius="full"
        overflow="hidden"
        bg="bg.fill"
      >
        {filled.map(({ key }) => (
          <chakra.span
            key={key}
            bg={colours[key]}
            style={{ width: `${(applications[key] / totalOf(applications)) * 100}%` }}
          />
        ))}
      </chakra.div>
      {filled.length > 0 ? (
        <chakra.ul display="flex" flexWrap="wrap" columnGap={3} listStyleType="none" textStyle="caption">
          {filled.map(({ key, label }) => (
            <chakra.li key={key} display="flex" alignItems="center" gap={1} color="fg.muted">
              <chakra.i aria-hidden boxSize={2} borderRadius="full" bg={colours[key]} />
              <Count value={applications[key]} noun={[label.toLowerCase(), label.toLowerCase()]} />
            </chakra.li>
          ))}
          {applications.overdue > 0 && (
            <chakra.li color="danger.fg" fontWeight="semibold">
              <Count value={applications.overdue} noun={['overdue', 'overdue']} />
            </chakra.li>
          )}
        </chakra.ul>
      ) : (
        <chakra.p textStyle="caption" color="fg.muted">
          Nobody has applied yet.
        </chakra.p>
      )}
    </chakra.div>
  );
}
