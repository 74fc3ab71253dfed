import { CircleX, Copy, EllipsisVertical, Eye, Pencil, RotateCcw, Share2, Trash2, Users } from 'lucide-react';
import type { Job } from '../../../domain/jobs.ts';
import { reopensLeft } from '../../../domain/postedJobs.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu, type MenuEntry } from '../../ui/Menu.tsx';

export interface PostedJobEvents {
  onEdit: (event: { job: Job }) => void;
  onDuplicate: (event: { job: Job }) => void;
  onClose: (event: { job: Job }) => void;
  onReopen: (event: { job: Job }) => void;
  onDelete: (event: { job: Job }) => void;
  onShare: (event: { job: Job }) => void;
}

export interface PostedJobMenuProps extends PostedJobEvents {
  job: Job;
  /** Of the job as candidates see it. */
  href?: string | undefined;
  /** Of its applicants. */
  applicantsHref?: string | undefined;
}

/** What HR can do with a job of its own; each state offers what it allows (product 5). */
export function PostedJobMenu({ job, href, applicantsHref, ...events }: PostedJobMenuProps) {
  const { status, vacancyName } = job;
  const isDraft = status === 0;
  const isOpen = status === 1;
  const edit: MenuEntry = { label: 'Edit', icon: <Pencil />, onSelect: () => events.onEdit({ job }) };
  const applicants: MenuEntry[] =
    applicantsHref && !isDraft ? [{ label: 'Applicants', icon: <Users />, href: applicantsHref }] : [];
  const look: MenuEntry[] =
    href && !isDraft ? [{ label: 'See it as candidates do', icon: <Eye />, href }] : [];
  const share: MenuEntry[] = isOpen
    ? [{ label: 'Share', icon: <Share2 />, onSelect: () => events.onShare({ job }) }]
    : [];
  const left = reopensLeft(job);
  const reopen: MenuEntry = {
    label: left === 0 ? 'Reopened 3 times already' : 'Reopen',
    icon: <RotateCcw />,
    disabled: left === 0,
    onSelect: () => events.onReopen({ job }),
  };
  const end: MenuEntry[] = isDraft
    ? [{ label: 'Delete', icon: <Trash2 />, danger: true, onSelect: () => events.onDelete({ job }) }]
    : isOpen
      ? [{ label: 'Close', icon: <CircleX />, danger: true, onSelect: () => events.onClose({ job }) }]
      : [];
  return (
    <Menu
      trigger={
        <IconButton
          label={`Actions for ${vacancyName}`}
          title="Actions"
          icon={<EllipsisVertical aria-hidden />}
        />
      }
      sections={[
        { entries: [...(isDraft || isOpen ? [edit] : [reopen]), ...applicants, ...look] },
        {
          entries: [
            ...share,
            { label: 'Duplicate', icon: <Copy />, onSelect: () => events.onDuplicate({ job }) },
          ],
        },
        { entries: end },
      ]}
    />
  );
}
