import { Download, Ellipsis, Flag, Heart, Link as LinkIcon, Pencil, Play, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { isPlayable, type Recording } from '../../../domain/recordings.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu } from '../../ui/Menu.tsx';

export interface RecordingEvents {
  onPlay: (event: { recording: Recording }) => void;
  onLike: (event: { recording: Recording }) => void;
  onShare: (event: { recording: Recording }) => void;
  /** Of another member's. */
  onReport: (event: { recording: Recording }) => void;
  onDownload: (event: { recording: Recording }) => void;
  onEdit: (event: { recording: Recording }) => void;
  onDelete: (event: { recording: Recording }) => void;
}

export interface RecordingMenuProps extends RecordingEvents {
  recording: Recording;
}

/** What can be done with a recording: more for whom it belongs to. */
export function RecordingMenu({ recording, ...events }: RecordingMenuProps) {
  const { title, isLiked, isOwner } = recording;
  const playable = isPlayable(recording);
  const entry = (label: string, icon: ReactNode, act: keyof RecordingEvents) => ({
    label,
    icon,
    onSelect: () => events[act]({ recording }),
  });
  return (
    <Menu
      trigger={<IconButton label={`More about ${title}`} icon={<Ellipsis aria-hidden />} />}
      sections={[
        {
          entries: playable
            ? [
                entry('Play', <Play aria-hidden />, 'onPlay'),
                entry(isLiked ? 'Take your like back' : 'Like', <Heart aria-hidden />, 'onLike'),
                entry('Copy link', <LinkIcon aria-hidden />, 'onShare'),
              ]
            : [],
        },
        {
          entries: isOwner
            ? [
                ...(playable
                  ? [
                      entry('Download', <Download aria-hidden />, 'onDownload'),
                      entry('Edit', <Pencil aria-hidden />, 'onEdit'),
                    ]
                  : []),
                { ...entry('Delete', <Trash2 aria-hidden />, 'onDelete'), danger: true },
              ]
            : [entry('Report', <Flag aria-hidden />, 'onReport')],
        },
      ]}
    />
  );
}
