import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { CloseJobDialog } from '../../components/jobs/posting/CloseJobDialog.tsx';
import { PostedJobsPanel } from '../../components/jobs/posting/PostedJobsPanel.tsx';
import { ReopenJobDialog } from '../../components/jobs/posting/ReopenJobDialog.tsx';
import { PageColumns } from '../../components/layout/PageColumns.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { useNow } from '../../components/ui/Clock.tsx';
import type { Job } from '../../domain/jobs.ts';
import { places as knownPlaces } from '../../domain/places.ts';
import { tabOfStatus } from '../../domain/postedJobs.ts';
import { useJobActions } from '../../hooks/jobs/posting/useJobActions.ts';
import { useJobEditor } from '../../hooks/jobs/posting/useJobEditor.ts';
import { useJobLinks } from '../../hooks/jobs/search/useJobLinks.ts';
import { useJobPlaces } from '../../hooks/jobs/useJobPlaces.ts';
import { useJobToClose } from '../../hooks/jobs/posting/useJobToClose.ts';
import { usePostedJobs } from '../../hooks/jobs/posting/usePostedJobs.ts';
import { useDebounced } from '../../hooks/site/useDebounced.ts';
import { useTitle } from '../../hooks/site/useTitle.ts';

// The editor is many times what the list is; most visits only look.
const JobEditorDialog = lazy(async () => ({
  default: (await import('../../components/jobs/posting/JobEditorDialog.tsx')).JobEditorDialog,
}));

const none: readonly Job[] = [];

/** The jobs that HR has posted or begun, and the editor over them (product S26, S27). */
export default function PostedJobsPage() {
  useTitle('My Job Posts');
  const places = useJobPlaces();
  const { tab, sort } = places;
  const [search, setSearch] = useState('');
  const jobs = usePostedJobs({ tab, sort, searchText: useDebounced(search.trim()) });
  const hrefOf = useJobLinks(jobs.state.status === 'ready' ? jobs.state.items : none);
  const toClose = useJobToClose(places.closed, { find: jobs.find, onGone: () => places.onDone() });
  const { events, deleted, closing, reopening } = useJobActions(jobs, places, toClose);
  const editor = useJobEditor(places.edited, {
    now: useNow(),
    onClose: () => places.onDone(),
    onSaved(job) {
      places.onDone(tabOfStatus(job.status));
      void jobs.refresh();
    },
  });
  // Once opened it stays: closing takes its time.
  const [wanted, setWanted] = useState(false);
  if (places.edited !== undefined && !wanted) setWanted(true);
  return (
    <PageColumns wide>
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap={3} mb={4}>
        <chakra.h1 textStyle="h1">My Job Posts</chakra.h1>
        <Button onClick={places.onNew} data-shortcut="n">
          New job
        </Button>
      </chakra.div>
      <PostedJobsPanel
        tab={tab}
        onTab={places.onTab}
        totals={jobs.totals}
        search={search}
        onSearch={({ text }) => setSearch(text)}
        sort={sort}
        onSort={places.onSort}
        onNew={places.onNew}
        due={jobs.due}
        state={jobs.state}
        events={events}
        deleted={deleted}
        hrefOf={(jobId) => hrefOf({ jobId })}
        applicantsOf={knownPlaces.applicantsOf}
      />
      <CloseJobDialog {...closing} />
      <ReopenJobDialog {...reopening} />
      <Suspense fallback={null}>{wanted && <JobEditorDialog {...editor} />}</Suspense>
    </PageColumns>
  );
}
