import type { Schemas } from '#openapi/contract.ts';
import { useNavigate } from 'react-router-dom';
import type { PostDialogProps } from '../../components/feed/posts/PostDialog.tsx';
import type { JobPanelProps } from '../../components/jobs/search/JobPanel.tsx';
import { cardOf } from '../../domain/jobs.ts';
import { places } from '../../domain/places.ts';
import { usePostTools } from '../feed/posts/usePostTools.ts';

type Job = Schemas['Job'];

/** Where the owner of a job goes from it, and an applicant to the application. */
const waysOf = ({ jobId }: Job): JobPanelProps['ways'] => ({
  editHref: places.editJobOf?.(jobId),
  applicantsHref: places.applicantsOf?.(jobId),
  closeHref: places.closeJobOf?.(jobId),
  applicationsHref: places.applications,
});

/** Save, share, copy and report a job on its own page. Whoever blocks its poster along with a report leaves the page. */
export function useJobTools(
  job: Job,
  item: Schemas['FeedItem'],
): { panel: Omit<JobPanelProps, 'job' | 'onApply'>; dialog: PostDialogProps } {
  const navigate = useNavigate();
  const { handlers, dialog } = usePostTools(() => void navigate('/', { replace: true }));
  const { feedId, feedType, viewer } = item;
  return {
    panel: {
      ways: waysOf(job),
      saved: viewer.isSaved,
      onSave: job.viewer.isOwner ? undefined : ({ saved }) => handlers.onSave({ feedId, feedType, saved }),
      // Its card says what it is, in the preview of the link too.
      onShare: () => handlers.onShare({ item: { ...item, job: item.job ?? cardOf(job) } }),
      onCopyLink: () => handlers.onCopyLink({ item }),
      onReport: () => handlers.onReport({ item }),
    },
    dialog,
  };
}
