import type { Schemas } from '#openapi/contract.ts';
import { Ellipsis } from 'lucide-react';
import { lazy } from 'react';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu } from '../../ui/Menu.tsx';
import type { PostChoice } from './PostEntriesMenu.tsx';

// Its words and pictures are for whoever opens it.
const PostEntriesMenu = lazy(async () => ({
  default: (await import('./PostEntriesMenu.tsx')).PostEntriesMenu,
}));

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
  /** Offered to everybody but its author. */
  onChoose?: (event: { item: FeedItem; choice: PostChoice }) => void;
}

export interface PostMenuProps extends PostMenuHandlers {
  item: FeedItem;
}

/** What can be done with a post beside liking, commenting and saving. Nothing is drawn where nothing can be done. */
export function PostMenu(menu: PostMenuProps) {
  const { item, onCopyLink, onReport, onChoose } = menu;
  const { canEdit, canDelete } = item.viewer;
  if (!(canEdit || canDelete || onCopyLink || onReport || onChoose)) return null;
  return (
    <Menu
      trigger={<IconButton label="More actions" icon={<Ellipsis aria-hidden />} data-shortcut="." />}
      renderSections={(draw) => <PostEntriesMenu {...menu} draw={draw} />}
    />
  );
}
