import { ApplyClosedBanner } from '../components/jobs/apply/ApplyClosedBanner.tsx';
import { ApplyDialog } from '../components/jobs/apply/ApplyDialog.tsx';
import { ResumePreviewPanel } from '../components/profile/resume/ResumePreviewPanel.tsx';
import { useNow } from '../components/ui/Clock.tsx';
import { places } from '../domain/places.ts';
import { Role } from '../domain/roles.ts';
import type { ApplyInput } from '../hooks/jobs/apply/useApplyDraft.ts';
import { useApply } from '../hooks/jobs/apply/useApply.ts';
import { useApplyPages } from '../hooks/jobs/apply/useApplySend.ts';
import { useSimilarJobs } from '../hooks/jobs/search/useSimilarJobs.ts';

export type ApplyHostProps = Omit<ApplyInput, 'now'>;

/**
 * The dialog in which a member applies for a job. Whoever opens it loads it with the first press, keeps it until
 * `onClose`, and hears of the application by `onApplied`.
 */
export default function ApplyHost(props: ApplyHostProps) {
  const { dialog, stageOf, info, closed, dayIsOver } = useApply({ ...props, now: useNow() });
  const { pages, paper, onPreview } = useApplyPages(info);
  const similar = useSimilarJobs(props.job.jobId, closed);
  const stage = stageOf({
    paper,
    onPreview,
    preview: pages && <ResumePreviewPanel preview={pages} paper={paper} />,
    closed: <ApplyClosedBanner dayIsOver={dayIsOver} similar={similar} />,
    profileHref: places.profileOf?.(Role.JOB_SEEKER) ?? '/',
  });
  return <ApplyDialog {...dialog} stage={stage} applicationsHref={places.applications ?? '/'} />;
}
