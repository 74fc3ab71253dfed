import { lazy, Suspense, useState } from 'react';
import type { ReportDialogProps } from './ReportDialog.tsx';

const ReportDialog = lazy(async () => ({ default: (await import('./ReportDialog.tsx')).ReportDialog }));

/** Reports a member, where no posts bring the dialog along; its code is fetched once it is needed. */
export function MemberReportDialog(props: ReportDialogProps) {
  const [opened, setOpened] = useState(false);
  if (props.target && !opened) setOpened(true);
  return <Suspense fallback={null}>{opened && <ReportDialog {...props} />}</Suspense>;
}
