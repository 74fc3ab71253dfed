import { chakra } from '@chakra-ui/react';
import { Clock3 } from 'lucide-react';
import { applicationLabels, overdueAfterDays, type ApplicationSummary } from '../../domain/dashboard.ts';
import { dashboardRows } from '../../theme/recipes/dashboard.ts';
import { Badge } from '../ui/Badge.tsx';
import { Count } from '../ui/Count.tsx';
import { Link } from '../ui/Link.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { DashboardPanel } from './DashboardPanel.tsx';
import type { PartState } from './partState.ts';

export interface ApplicationsCardProps {
  applications: ApplicationSummary;
  /** Of the list of them. */
  href?: string | undefined;
  state?: PartState;
}

/** Where a job seeker's applications stand: four states, and how many wait too long for an answer (product D6, D7). */
export function ApplicationsCard({ applications, href, state }: ApplicationsCardProps) {
  const { overdue } = applications;
  // Four zeros would say no more than a sentence.
  const applied = applicationLabels.some(({ key }) => applications[key] > 0);
  return (
    <DashboardPanel
      title="Applications"
      titleEnd={
        href &&
        applied && (
          <Link href={href} variant="standalone">
            See all
          </Link>
        )
      }
      state={state}
      loading={<Skeleton lines={4} height="1.75rem" />}
    >
      {applied ? (
        <>
          <chakra.dl css={dashboardRows} gap={1.5}>
            {applicationLabels.map(({ key, label }) => (
              <chakra.div key={key} display="flex" justifyContent="space-between" gap={3}>
                <dt>{label}</dt>
                <chakra.dd fontWeight="semibold">
                  <Count value={applications[key]} />
                </chakra.dd>
              </chakra.div>
            ))}
          </chakra.dl>
          {overdue > 0 && (
            <chakra.p mt={3} title={`No answer for more than ${overdueAfterDays} days`}>
              <Badge tone="warning" icon={<Clock3 aria-hidden size={12} />}>
                <Count value={overdue} noun={['answer is overdue', 'answers are overdue']} />
              </Badge>
            </chakra.p>
          )}
        </>
      ) : (
        <chakra.p color="fg.muted">
          You have not applied yet. What you apply for is counted here, and every application gets an answer.
        </chakra.p>
      )}
    </DashboardPanel>
  );
}
