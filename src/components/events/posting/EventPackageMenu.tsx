import { EllipsisVertical, Pause, Pencil, Play, Trash2 } from 'lucide-react';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu } from '../../ui/Menu.tsx';

export interface EventPackageMenuProps {
  /** Of the package. */
  name: string;
  paused: boolean;
  /** Nothing of it is sold. */
  removable: boolean;
  onEdit: () => void;
  /** Pauses its sale, or goes on with it. */
  onPause: () => void;
  onRemove: () => void;
}

/** What can be done with a kind of ticket. */
export function EventPackageMenu({
  name,
  paused,
  removable,
  onEdit,
  onPause,
  onRemove,
}: EventPackageMenuProps) {
  return (
    <Menu
      trigger={
        <IconButton
          label={`Actions for ${name || 'the package'}`}
          title="Actions"
          icon={<EllipsisVertical aria-hidden />}
        />
      }
      sections={[
        {
          entries: [
            { label: 'Edit', icon: <Pencil />, onSelect: onEdit },
            {
              label: paused ? 'Resume the sale' : 'Pause the sale',
              icon: paused ? <Play /> : <Pause />,
              onSelect: onPause,
            },
          ],
        },
        {
          entries: removable ? [{ label: 'Remove', icon: <Trash2 />, danger: true, onSelect: onRemove }] : [],
        },
      ]}
    />
  );
}
