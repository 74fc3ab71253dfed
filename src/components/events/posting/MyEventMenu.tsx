import { CircleX, Copy, EllipsisVertical, Eye, Pencil, Share2, Trash2 } from 'lucide-react';
import type { PostedEvent } from '../../../domain/myEvents.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu, type MenuEntry } from '../../ui/Menu.tsx';

export interface MyEventEvents {
  onEdit: (posted: PostedEvent) => void;
  onDuplicate: (posted: PostedEvent) => void;
  onCancel: (posted: PostedEvent) => void;
  onDelete: (posted: PostedEvent) => void;
  onShare: (posted: PostedEvent) => void;
}

export interface MyEventMenuProps extends MyEventEvents {
  posted: PostedEvent;
  /** Of the event as visitors see it. */
  href?: string | undefined;
}

/** What an organiser can do with an own event; each state offers what it allows (product 5). */
export function MyEventMenu({ posted, href, ...events }: MyEventMenuProps) {
  const { status, eventName } = posted.event;
  const look: MenuEntry[] = href ? [{ label: 'See it as visitors do', icon: <Eye />, href }] : [];
  const edit: MenuEntry[] =
    status <= 1 ? [{ label: 'Edit', icon: <Pencil />, onSelect: () => events.onEdit(posted) }] : [];
  const share: MenuEntry[] =
    status === 1 ? [{ label: 'Share', icon: <Share2 />, onSelect: () => events.onShare(posted) }] : [];
  const end: MenuEntry[] =
    status === 0
      ? [{ label: 'Delete', icon: <Trash2 />, danger: true, onSelect: () => events.onDelete(posted) }]
      : status === 1
        ? [
            {
              label: 'Cancel the event',
              icon: <CircleX />,
              danger: true,
              onSelect: () => events.onCancel(posted),
            },
          ]
        : [];
  return (
    <Menu
      trigger={
        <IconButton
          label={`Actions for ${eventName}`}
          title="Actions"
          icon={<EllipsisVertical aria-hidden />}
        />
      }
      sections={[
        { entries: [...edit, ...look] },
        {
          entries: [
            ...share,
            { label: 'Duplicate', icon: <Copy />, onSelect: () => events.onDuplicate(posted) },
          ],
        },
        { entries: end },
      ]}
    />
  );
}
