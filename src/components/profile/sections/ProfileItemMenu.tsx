import {
  ArrowDown,
  ArrowUp,
  BadgeCheck,
  ChevronsUp,
  EllipsisVertical,
  LogOut,
  Pencil,
  Trash2,
} from 'lucide-react';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu, type MenuEntry } from '../../ui/Menu.tsx';

export interface ProfileItemMenuProps {
  /** Of the item: "Senior backend developer at Nordlicht Energie". */
  name: string;
  /** Place in its section, from 1. */
  position: number;
  count: number;
  onEdit: () => void;
  onDelete: () => void;
  /** `to`: the new place, from 1. */
  onMove: (event: { to: number }) => void;
  /** Of a current position. */
  onEnd?: () => void;
  /** Of what is not verified yet. */
  onVerify?: () => void;
}

/** What can be done with an item of a section; everything that dragging does too (WCAG 2.5.7). */
export function ProfileItemMenu({ name, position, count, onMove, ...events }: ProfileItemMenuProps) {
  const { onEdit, onDelete, onEnd, onVerify } = events;
  const first = position === 1;
  const last = position === count;
  const moves: MenuEntry[] = [
    { label: 'Move up', icon: <ArrowUp />, disabled: first, onSelect: () => onMove({ to: position - 1 }) },
    { label: 'Move down', icon: <ArrowDown />, disabled: last, onSelect: () => onMove({ to: position + 1 }) },
    { label: 'Move to the top', icon: <ChevronsUp />, disabled: first, onSelect: () => onMove({ to: 1 }) },
  ];
  const acts: MenuEntry[] = [
    { label: 'Edit', icon: <Pencil />, onSelect: onEdit },
    ...(onEnd ? [{ label: 'End this position', icon: <LogOut />, onSelect: onEnd }] : []),
    ...(onVerify ? [{ label: 'Have it verified', icon: <BadgeCheck />, onSelect: onVerify }] : []),
  ];
  return (
    <Menu
      trigger={
        <IconButton label={`Actions for ${name}`} title="Actions" icon={<EllipsisVertical aria-hidden />} />
      }
      sections={[
        { entries: acts },
        { entries: count > 1 ? moves : [] },
        { entries: [{ label: 'Delete', icon: <Trash2 />, danger: true, onSelect: onDelete }] },
      ]}
    />
  );
}
