import { chakra } from '@chakra-ui/react';
import {
  ArrowLeft,
  BadgeCheck,
  Ban,
  Bell,
  BellOff,
  Ellipsis,
  Flag,
  PenLine,
  Trash2,
  UserRound,
} from 'lucide-react';
import { chatHref, type Friend } from '../../domain/chat.ts';
import { VerificationStatus } from '../../domain/enums.ts';
import { memberHref } from '../../domain/feedLinks.ts';
import { smartDate } from '../../lib/smartDate.ts';
import { MemberAvatar } from '../ui/Avatar.tsx';
import { useNow } from '../ui/Clock.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Link } from '../ui/Link.tsx';
import { Menu } from '../ui/Menu.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

/** What can be done about a conversation and about who it is with. */
export type FriendAct = 'mute' | 'unmute' | 'block' | 'report' | 'recommend' | 'deleteConversation';

export interface ConversationHeaderProps {
  friend: Friend;
  /** They are writing to the reader. */
  typing?: boolean | undefined;
  onAct: (event: { act: FriendAct }) => void;
}

function sectionsOf({ friend, onAct }: Pick<ConversationHeaderProps, 'friend' | 'onAct'>) {
  const act = (name: FriendAct) => () => onAct({ act: name });
  const mute = friend.isMuted
    ? { label: 'Unmute', icon: <Bell aria-hidden />, onSelect: act('unmute') }
    : { label: 'Mute', icon: <BellOff aria-hidden />, onSelect: act('mute') };
  const recommend = {
    label: 'Write a recommendation',
    icon: <PenLine aria-hidden />,
    onSelect: act('recommend'),
  };
  return [
    {
      entries: [
        { label: 'View profile', icon: <UserRound aria-hidden />, href: memberHref(friend.friendId) },
        ...(friend.canMessage ? [recommend] : []),
        mute,
      ],
    },
    {
      entries: [
        { label: 'Report', icon: <Flag aria-hidden />, onSelect: act('report') },
        { label: 'Block', icon: <Ban aria-hidden />, onSelect: act('block'), danger: true },
        {
          label: 'Delete conversation',
          icon: <Trash2 aria-hidden />,
          onSelect: act('deleteConversation'),
          danger: true,
        },
      ],
    },
  ];
}

/** Today and Yesterday stand in the middle of a sentence here. */
const lastActive = (at: string, now: Date) =>
  `Last active ${smartDate(at, now).replace(/^(?:Today|Yesterday)$/, (word) => word.toLowerCase())}`;

/** With whom one talks. */
export function ConversationHeader({ friend, onAct, typing = false }: ConversationHeaderProps) {
  const { friendId, userName, verificationStatus, lastActiveAt, isMuted } = friend;
  const now = useNow();
  return (
    <chakra.header
      display="flex"
      alignItems="center"
      gap={3}
      minHeight={16}
      paddingInline={{ base: 2, md: 5 }}
      paddingBlock={2}
      borderBlockEndWidth="1px"
      borderColor="border.subtle"
    >
      <chakra.div display={{ md: 'none' }} css={{ _rtl: { transform: 'scaleX(-1)' } }}>
        <IconButton label="Back to Chat List" icon={<ArrowLeft aria-hidden />} href={chatHref()} />
      </chakra.div>
      <MemberAvatar member={{ ...friend, userId: friendId }} />
      <chakra.div flex={1} minWidth={0}>
        <chakra.h2
          textStyle="title"
          title={userName}
          display="flex"
          alignItems="center"
          gap={1}
          css={{
            '& > a': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
          }}
        >
          <Link href={memberHref(friendId)} variant="plain">
            <bdi>{userName}</bdi>
          </Link>
          {verificationStatus === VerificationStatus.VERIFIED && (
            <chakra.span color="accent.solid" display="flex">
              <BadgeCheck role="img" aria-label="Verified" />
            </chakra.span>
          )}
        </chakra.h2>
        <chakra.p textStyle="caption" color={typing ? 'accent.fg' : 'fg.muted'} truncate>
          {typing ? (
            // Said below, once each time it begins.
            <span aria-hidden>is typing…</span>
          ) : (
            [isMuted && 'Muted', lastActiveAt && lastActive(lastActiveAt, now)].filter(Boolean).join(' · ')
          )}
        </chakra.p>
        <VisuallyHidden role="status">{typing && `${userName} is typing`}</VisuallyHidden>
      </chakra.div>
      <Menu
        trigger={<IconButton label={`More about ${userName}`} icon={<Ellipsis aria-hidden />} />}
        sections={sectionsOf({ friend, onAct })}
      />
    </chakra.header>
  );
}
