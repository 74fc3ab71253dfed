import { lazy, Suspense, useState } from 'react';
import type { DeleteRecommendationDialogProps } from './DeleteRecommendationDialog.tsx';
import type { RecommendDialogProps } from './RecommendDialog.tsx';
import { RelationDialog, type RelationDialogProps } from './RelationDialog.tsx';

// Most visits need none of these.
const RecommendDialog = lazy(async () => ({
  default: (await import('./RecommendDialog.tsx')).RecommendDialog,
}));
const DeleteRecommendationDialog = lazy(async () => ({
  default: (await import('./DeleteRecommendationDialog.tsx')).DeleteRecommendationDialog,
}));

export interface PeopleDialogProps {
  relation: RelationDialogProps;
  recommend: RecommendDialogProps;
  deletion: DeleteRecommendationDialogProps;
}

/** From the first opening on, so that a dialog can leave as it came. */
function useOpened(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened || open;
}

/** Whichever dialog about people a page has opened. */
export function PeopleDialog({ relation, recommend, deletion }: PeopleDialogProps) {
  const writing = useOpened(recommend.request !== undefined);
  const deleting = useOpened(deletion.recommendation !== undefined);
  return (
    <>
      <RelationDialog {...relation} />
      <Suspense fallback={null}>{writing && <RecommendDialog {...recommend} />}</Suspense>
      <Suspense fallback={null}>{deleting && <DeleteRecommendationDialog {...deletion} />}</Suspense>
    </>
  );
}
