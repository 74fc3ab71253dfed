import { ArrowDown, ArrowUp, EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu } from '../../ui/Menu.tsx';

export interface JobQuestionMenuProps {
  /** What the question asks. */
  name: string;
  /** Place among the questions, from 1. */
  position: number;
  count: number;
  onEdit: () => void;
  onDelete: () => void;
  /** `to`: the new place, from 1. */
  onMove: (event: { to: number }) => void;
}

/** What can be done with a question; everything that dragging does too (WCAG 2.5.7). */
export function JobQuestionMenu({ name, position, count, onEdit, onDelete, onMove }: JobQuestionMenuProps) {
  const up = { label: 'Move up', icon: <ArrowUp />, disabled: position === 1 };
  const down = { label: 'Move down', icon: <ArrowDown />, disabled: position === count };
  return (
    <Menu
      trigger={
        <IconButton label={`Actions for ${name}`} title="Actions" icon={<EllipsisVertical aria-hidden />} />
      }
      sections={[
        { entries: [{ label: 'Edit', icon: <Pencil />, onSelect: onEdit }] },
        {
          entries:
            count > 1
              ? [
                  { ...up, onSelect: () => onMove({ to: position - 1 }) },
                  { ...down, onSelect: () => onMove({ to: position + 1 }) },
                ]
              : [],
        },
        { entries: [{ label: 'Delete', icon: <Trash2 />, danger: true, onSelect: onDelete }] },
      ]}
    />
  );
}
