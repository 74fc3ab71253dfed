import { lazy, Suspense } from 'react';
import { MemberReportDialog } from '../../components/feed/posts/MemberReportDialog.tsx';
import { ApplicantBoardPanel } from '../../components/jobs/hiring/ApplicantBoardPanel.tsx';
import { ApplicantFilters } from '../../components/jobs/hiring/ApplicantFilters.tsx';
import { ApplicantList } from '../../components/jobs/hiring/ApplicantList.tsx';
import { CandidateDrawer } from '../../components/jobs/hiring/CandidateDrawer.tsx';
import { MoveDialog } from '../../components/jobs/hiring/MoveDialog.tsx';
import { PipelineHeader } from '../../components/jobs/hiring/PipelineHeader.tsx';
import { PipelineReportDialog } from '../../components/jobs/hiring/PipelineReportDialog.tsx';
import { SelectionBar } from '../../components/jobs/hiring/SelectionBar.tsx';
import { StatusTabs } from '../../components/jobs/hiring/StatusTabs.tsx';
import { PageColumns } from '../../components/layout/PageColumns.tsx';
import { StatusMessage } from '../../components/layout/StatusMessage.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { useNow } from '../../components/ui/Clock.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { Notice } from '../../components/ui/Notice.tsx';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden.tsx';
import { noFilters, nobodyText } from '../../domain/requestFilters.ts';
import { useCandidateDrawer } from '../../hooks/jobs/hiring/useCandidateDrawer.ts';
import { useJobRequests } from '../../hooks/jobs/hiring/useJobRequests.ts';
import { useTitle } from '../../hooks/site/useTitle.ts';

// Nobody needs them before a candidate is opened.
const CandidatePanel = lazy(async () => ({
  default: (await import('../../components/jobs/hiring/CandidatePanel.tsx')).CandidatePanel,
}));
const Snapshot = lazy(async () => ({
  default: (await import('../../components/profile/sections/VisitedSectionsPanel.tsx')).VisitedSectionsPanel,
}));

const onlyHr = {
  drawing: 'people',
  title: 'Job Requests',
  text: 'Only HR members receive applications.',
} as const;

/** Who applied for the jobs of an HR member, and what becomes of it (product S30). */
export default function JobRequestsPage() {
  useTitle('Job Requests');
  const now = useNow();
  const page = useJobRequests(now);
  const { drawer, panel, askOf, info, report } = useCandidateDrawer(page, now);
  const { query, change, filtered } = page;
  if (!page.isHr) return <StatusMessage {...onlyHr} actions={<Button href="/">Go Home</Button>} />;
  const empty = filtered ? (
    <EmptyState drawing="search" action={<Button onClick={() => change(noFilters)}>Clear filters</Button>}>
      No application matches these filters.
    </EmptyState>
  ) : (
    <EmptyState drawing="people">{nobodyText(query)}</EmptyState>
  );
  return (
    <PageColumns wide>
      <PipelineHeader {...page.header} />
      <ApplicantFilters query={query} jobs={page.jobs} views={page.wide} onChange={change} />
      {page.locked && <Notice>{page.locked}</Notice>}
      <VisuallyHidden role="status">{page.moves.said}</VisuallyHidden>
      {query.view === 'board' ? (
        <ApplicantBoardPanel {...page.board} />
      ) : (
        <StatusTabs {...page} status={query.status} onStatus={({ status }) => change({ status })}>
          <ApplicantList {...page.list} empty={empty} />
        </StatusTabs>
      )}
      <SelectionBar {...page.selectionBar} />
      <CandidateDrawer {...drawer}>
        {/* With a key: what is typed for one candidate is never sent to another. */}
        <Suspense key={query.applicant} fallback={null}>
          {panel && <CandidatePanel {...panel} snapshot={info && <Snapshot info={info} askOf={askOf} />} />}
        </Suspense>
      </CandidateDrawer>
      <MoveDialog {...page.moves.dialog} />
      <PipelineReportDialog {...page.report} />
      <MemberReportDialog {...report} />
    </PageColumns>
  );
}
