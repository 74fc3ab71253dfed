import {
  Ban,
  Bell,
  BellOff,
  Ellipsis,
  Flag,
  Link as LinkIcon,
  MessageSquareQuote,
  PenLine,
  UserMinus,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { isConnected, type Relation } from '../../domain/relations.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Menu, type MenuEntry } from '../ui/Menu.tsx';

/** What one member can do about another. */
export type RelationAct =
  | 'connect'
  | 'accept'
  | 'reject'
  | 'withdraw'
  | 'remove'
  | 'follow'
  | 'unfollow'
  | 'recommend'
  | 'ask'
  | 'mute'
  | 'unmute'
  | 'block'
  | 'unblock'
  | 'report'
  | 'copyLink';

export interface RelationMenuProps {
  /** Of the member. */
  name: string;
  relation: Relation;
  onAct: (event: { act: RelationAct }) => void;
  /** In a row of a list: smaller, and with what has no button of its own there. */
  dense?: boolean;
}

const entry = (label: string, icon: ReactNode, onSelect: () => void, danger?: true): MenuEntry => ({
  label,
  icon,
  onSelect,
  ...(danger && { danger }),
});

/** The menu, by sections: what binds the two, what is seen of them, what keeps them apart. */
function sectionsOf({ relation, dense = false, onAct }: RelationMenuProps) {
  const act = (name: RelationAct) => () => onAct({ act: name });
  const connected = isConnected(relation);
  return [
    connected
      ? [
          ...(dense ? [entry('Write a recommendation', <PenLine aria-hidden />, act('recommend'))] : []),
          entry('Ask for a recommendation', <MessageSquareQuote aria-hidden />, act('ask')),
        ]
      : [],
    relation.isBlocked
      ? []
      : [
          ...(dense ? [] : [entry('Copy link to profile', <LinkIcon aria-hidden />, act('copyLink'))]),
          relation.isMuted
            ? entry('Unmute', <Bell aria-hidden />, act('unmute'))
            : entry('Mute', <BellOff aria-hidden />, act('mute')),
        ],
    [
      ...(connected ? [entry('Remove connection', <UserMinus aria-hidden />, act('remove'))] : []),
      entry('Report', <Flag aria-hidden />, act('report')),
      ...(relation.isBlocked ? [] : [entry('Block', <Ban aria-hidden />, act('block'), true)]),
    ],
  ].map((entries) => ({ entries }));
}

/** What is not done about a member every day. */
export function RelationMenu(props: RelationMenuProps) {
  const { name, dense = false } = props;
  return (
    <Menu
      trigger={
        <IconButton
          size={dense ? 'sm' : 'md'}
          variant={dense ? 'ghost' : 'outline'}
          label={`More about ${name}`}
          icon={<Ellipsis aria-hidden />}
        />
      }
      sections={sectionsOf(props)}
    />
  );
}
