import { chakra } from '@chakra-ui/react';
import { BellOff } from 'lucide-react';
import { chatHref, previewText, type Friend } from '../../domain/chat.ts';
import { chatTime } from '../../lib/chatTime.ts';
import { fullTime } from '../../lib/clockTime.ts';
import { friendRowRecipe } from '../../theme/recipes/chat.ts';
import { MemberAvatar } from '../ui/Avatar.tsx';
import { useNow } from '../ui/Clock.tsx';
import { Count } from '../ui/Count.tsx';
import { useLinkComponent } from '../ui/LinkContext.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

const Row = chakra('li', friendRowRecipe);

export interface FriendItemProps {
  friend: Friend;
  /** The conversation that is open. */
  current?: boolean;
  typing?: boolean;
}

/** A conversation: with whom, what was said last, and how much of it is unread. */
export function FriendItem({ friend, current = false, typing = false }: FriendItemProps) {
  const { friendId, userName, lastMessage, unread, isMuted } = friend;
  const now = useNow();
  const href = chatHref(friendId);
  const Inner = useLinkComponent(href);
  const preview = previewText(friend);
  return (
    <Row data-current={current ? '' : undefined} data-unread={unread > 0 ? '' : undefined}>
      <MemberAvatar member={{ ...friend, userId: friendId }} />
      <div data-part="lines">
        <div data-part="first">
          <p data-part="name" title={userName}>
            <Inner href={href} aria-current={current ? 'true' : undefined}>
              <bdi>{userName}</bdi>
            </Inner>
          </p>
          {lastMessage && (
            <time data-part="when" dateTime={lastMessage.createdAt} title={fullTime(lastMessage.createdAt)}>
              {chatTime(lastMessage.createdAt, now)}
            </time>
          )}
        </div>
        <div data-part="second">
          {typing ? (
            <p data-part="typing">is typing…</p>
          ) : (
            <p data-part="preview" dir="auto">
              {preview ?? 'No messages yet'}
            </p>
          )}
          {isMuted && <BellOff data-part="muted" role="img" aria-label="Muted" />}
          {unread > 0 && (
            <span data-part="unread">
              <Count value={unread} />
              <VisuallyHidden> unread</VisuallyHidden>
            </span>
          )}
        </div>
      </div>
    </Row>
  );
}
