import type { Schemas } from '#openapi/contract.ts';
import { Ellipsis, Flag, Link as LinkIcon, Pencil, Trash2, Users } from 'lucide-react';
import { IconButton } from '../ui/IconButton.tsx';
import { Menu, type MenuEntry } from '../ui/Menu.tsx';

type FeedItem = Schemas['FeedItem'];

export interface PostMenuHandlers {
  /** Offered to who may edit it. */
  onEdit: (event: { item: FeedItem }) => void;
  /** Offered to who may delete it; nothing was asked yet. */
  onDelete: (event: { item: FeedItem }) => void;
  /** Offered to who may edit it: who reads it, and who may answer. */
  onAudience?: (event: { item: FeedItem }) => void;
  onCopyLink?: (event: { item: FeedItem }) => void;
  /** Offered to everybody but its author. */
  onReport?: (event: { item: FeedItem }) => void;
}

export interface PostMenuProps extends PostMenuHandlers {
  item: FeedItem;
}

/** What can be done with a post beside liking, commenting and saving. Nothing is drawn where nothing can be done. */
export function PostMenu({ item, onEdit, onDelete, onAudience, onCopyLink, onReport }: PostMenuProps) {
  const { canEdit, canDelete } = item.viewer;
  const entry = (
    label: string,
    icon: MenuEntry['icon'],
    act: ((event: { item: FeedItem }) => void) | false | undefined,
    danger?: true,
  ): MenuEntry[] => (act ? [{ label, icon, onSelect: () => act({ item }), ...(danger && { danger }) }] : []);
  const entries = [
    ...entry('Edit', <Pencil aria-hidden />, canEdit && onEdit),
    ...entry('Who can see it', <Users aria-hidden />, canEdit && onAudience),
    ...entry('Copy link', <LinkIcon aria-hidden />, onCopyLink),
    ...entry('Report', <Flag aria-hidden />, !canEdit && onReport),
    ...entry('Delete', <Trash2 aria-hidden />, canDelete && onDelete, true),
  ];
  if (entries.length === 0) return null;
  return (
    <Menu
      trigger={<IconButton label="More actions" icon={<Ellipsis aria-hidden />} data-shortcut="." />}
      sections={[{ entries }]}
    />
  );
}
