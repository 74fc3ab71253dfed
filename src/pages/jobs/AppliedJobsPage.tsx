import { chakra } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { AppliedJobList } from '../../components/jobs/apply/AppliedJobList.tsx';
import { AppliedWaitingCard } from '../../components/jobs/apply/AppliedWaitingCard.tsx';
import { WithdrawDialog } from '../../components/jobs/apply/WithdrawDialog.tsx';
import { PageColumns } from '../../components/layout/PageColumns.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { Tabs } from '../../components/ui/Tabs.tsx';
import { appliedForHr, appliedTabOf, noneApplied, type AppliedTab } from '../../domain/applied.ts';
import { Role } from '../../domain/roles.ts';
import { useSession } from '../../hooks/account/useSession.ts';
import { useAppliedActions } from '../../hooks/jobs/apply/useAppliedActions.ts';
import { useAppliedList } from '../../hooks/jobs/apply/useAppliedList.ts';
import { useWaitingApplications } from '../../hooks/jobs/apply/useWaitingApplications.ts';
import { useTitle } from '../../hooks/site/useTitle.ts';
import { feedColumn } from '../../theme/recipes/feed-card.ts';

function Waiting() {
  const waiting = useWaitingApplications();
  if (waiting.length === 0) return null;
  return (
    <chakra.section aria-label="Not sent yet" css={feedColumn} mb={3}>
      {waiting.map(({ job, error, onCancel }) => (
        <AppliedWaitingCard key={job.jobId} {...job} error={error} onCancel={onCancel} />
      ))}
    </chakra.section>
  );
}

/** Where the member's applications stand (product S31). */
export default function AppliedJobsPage() {
  useTitle('Job Applied');
  const [params, setParams] = useSearchParams();
  const { role } = useSession();
  const tab = appliedTabOf(params.get('tab')).value;
  const { state, tabs, any } = useAppliedList(tab);
  const { events, dialog, busyId, exporting, onExport } = useAppliedActions();
  const choose = (value: AppliedTab) =>
    setParams(value === 'active' ? {} : { tab: value }, { replace: true });
  const empty =
    role === Role.HR ? (
      <EmptyState drawing="posts">{appliedForHr}</EmptyState>
    ) : (
      <EmptyState drawing="posts" action={tab === 'active' && <Button href="/?tab=jobs">Find jobs</Button>}>
        {noneApplied[tab]}
      </EmptyState>
    );
  return (
    <PageColumns>
      <chakra.div
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap={3}
        mb={4}
        minHeight={11}
      >
        <chakra.h1 textStyle="h1">Job Applied</chakra.h1>
        {any && (
          <Button variant="outline" iconStart={<Download aria-hidden />} busy={exporting} onClick={onExport}>
            Export CSV
          </Button>
        )}
      </chakra.div>
      <Waiting />
      {/* The counts come later: the words do not move for one digit. */}
      <chakra.div css={{ '& [role=tab]:not(:has(span))': { pe: 'calc({spacing.3} + 1ch)' } }}>
        <Tabs label="Applications" tabs={tabs} value={tab} onChange={choose}>
          <AppliedJobList state={state} empty={empty} busyId={busyId} {...events} />
        </Tabs>
      </chakra.div>
      <WithdrawDialog {...dialog} />
    </PageColumns>
  );
}
