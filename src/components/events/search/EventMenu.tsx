import { CalendarPlus, Ellipsis, Flag, Link as LinkIcon } from 'lucide-react';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu } from '../../ui/Menu.tsx';

export interface EventMenuProps {
  onCalendar?: (() => void) | undefined;
  onCopyLink?: (() => void) | undefined;
  /** Offered to everybody but who organises it. */
  onReport?: (() => void) | undefined;
}

/** What is done with an event now and then. Nothing is drawn where nothing can be done. */
export function EventMenu({ onCalendar, onCopyLink, onReport }: EventMenuProps) {
  const entries = [
    { label: 'Add to calendar', icon: <CalendarPlus aria-hidden />, onSelect: onCalendar },
    { label: 'Copy link', icon: <LinkIcon aria-hidden />, onSelect: onCopyLink },
    { label: 'Report', icon: <Flag aria-hidden />, onSelect: onReport },
  ].flatMap(({ onSelect, ...entry }) => (onSelect ? [{ ...entry, onSelect }] : []));
  if (entries.length === 0) return null;
  return (
    <Menu
      trigger={<IconButton label="More actions" icon={<Ellipsis aria-hidden />} data-shortcut="." />}
      sections={[{ entries }]}
    />
  );
}
