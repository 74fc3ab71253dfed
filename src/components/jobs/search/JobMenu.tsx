import { Ellipsis, Flag, Link as LinkIcon } from 'lucide-react';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu } from '../../ui/Menu.tsx';

export interface JobMenuProps {
  onCopyLink?: (() => void) | undefined;
  /** Offered to everybody but who posted it. */
  onReport?: (() => void) | undefined;
}

/** What is done with a job now and then. Nothing is drawn where nothing can be done. */
export function JobMenu({ onCopyLink, onReport }: JobMenuProps) {
  const entries = [
    ...(onCopyLink ? [{ label: 'Copy link', icon: <LinkIcon aria-hidden />, onSelect: onCopyLink }] : []),
    ...(onReport ? [{ label: 'Report', icon: <Flag aria-hidden />, onSelect: onReport }] : []),
  ];
  if (entries.length === 0) return null;
  return (
    <Menu
      trigger={<IconButton label="More actions" icon={<Ellipsis aria-hidden />} data-shortcut="." />}
      sections={[{ entries }]}
    />
  );
}
