import type { Schemas } from '#openapi/contract.ts';
import {
  Ban,
  BellOff,
  Eye,
  EyeOff,
  Flag,
  Info,
  Link as LinkIcon,
  Pencil,
  Trash2,
  UserMinus,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { MenuEntry, MenuSection } from '../../ui/Menu.tsx';
import type { PostMenuProps } from './PostMenu.tsx';

/** What can be done about another's post and its author beside reporting it. */
export type PostChoice = 'why' | 'hide' | 'show' | 'unfollow' | 'mute' | 'block';

export interface PostEntriesMenuProps extends PostMenuProps {
  draw: (sections: MenuSection[]) => ReactNode;
}

type Act = ((event: { item: Schemas['FeedItem'] }) => void) | false | undefined;

/** By sections: the post itself; what the reader sees of it; its author. */
function sectionsOf({ item, onEdit, onDelete, onAudience, onCopyLink, onReport, onChoose }: PostMenuProps) {
  const { canEdit, canDelete, isFollowing, isHidden } = item.viewer;
  const entry = (label: string, icon: ReactNode, act: Act, danger?: true): MenuEntry[] =>
    act ? [{ label, icon, onSelect: () => act({ item }), ...(danger && { danger }) }] : [];
  const choose = (choice: PostChoice): Act => !canEdit && onChoose && (() => onChoose({ item, choice }));
  return [
    [
      ...entry('Edit', <Pencil aria-hidden />, canEdit && onEdit),
      ...entry('Who can see it', <Users aria-hidden />, canEdit && onAudience),
      ...entry('Copy link', <LinkIcon aria-hidden />, onCopyLink),
      ...entry('Delete', <Trash2 aria-hidden />, canDelete && onDelete, true),
    ],
    [
      ...entry('Why am I seeing this?', <Info aria-hidden />, choose('why')),
      ...(isHidden
        ? entry('Show in my feeds again', <Eye aria-hidden />, choose('show'))
        : entry('Hide this post', <EyeOff aria-hidden />, choose('hide'))),
    ],
    [
      ...(isFollowing ? entry('Unfollow the author', <UserMinus aria-hidden />, choose('unfollow')) : []),
      ...entry('Mute the author', <BellOff aria-hidden />, choose('mute')),
      ...entry('Report', <Flag aria-hidden />, !canEdit && onReport),
      ...entry('Block the author', <Ban aria-hidden />, choose('block'), true),
    ],
  ].map((entries) => ({ entries }));
}

/** What stands in the menu of a post, for `draw` to show. */
export function PostEntriesMenu({ draw, ...menu }: PostEntriesMenuProps) {
  return draw(sectionsOf(menu));
}
