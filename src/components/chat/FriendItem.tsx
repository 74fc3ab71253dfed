import { chakra } from '@chakra-ui/react';
import { BellOff } from 'lucide-react';
import { chatHref, previewText, type Friend } from '../../domain/chat.ts';
import { excerptOf } from '../../lib/boldParts.ts';
import { chatTime } from '../../lib/chatTime.ts';
import { fullTime } from '../../lib/clockTime.ts';
import { friendRowRecipe } from '../../theme/recipes/chat.ts';
import { MemberAvatar } from '../ui/Avatar.tsx';
import { BoldText } from '../ui/BoldText.tsx';
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
  /** What was looked for: it is bold, and the message that has it is opened. */
  sought?: string;
}

/** What is said in the second line. */
function Words({ friend, typing, sought }: Required<Omit<FriendItemProps, 'current'>>) {
  const { found } = friend;
  if (typing && !found) return <p data-part="typing">is typing…</p>;
  const preview = previewText(found ? { ...friend, lastMessage: found } : friend);
  return (
    <p data-part="preview" dir="auto">
      {found && preview ? (
        <BoldText text={excerptOf(preview, sought)} sought={sought} />
      ) : (
        (preview ?? 'No messages yet')
      )}
    </p>
  );
}

/** A conversation: with whom, what was said last or was looked for, and how much of it is unread. */
export function FriendItem({ friend, current = false, typing = false, sought = '' }: FriendItemProps) {
  const { friendId, userName, found, unread, isMuted } = friend;
  const shown = found ?? friend.lastMessage;
  const now = useNow();
  const href = chatHref(friendId, found?.messageId);
  const Inner = useLinkComponent(href);
  return (
    <Row data-current={current ? '' : undefined} data-unread={unread > 0 ? '' : undefined}>
      <MemberAvatar member={{ ...friend, userId: friendId }} />
      <div data-part="lines">
        <div data-part="first">
          <p data-part="name" title={userName}>
            <Inner href={href} aria-current={current ? 'true' : undefined}>
              <bdi>
                <BoldText text={userName} sought={sought} />
              </bdi>
            </Inner>
          </p>
          {shown && (
            <time data-part="when" dateTime={shown.createdAt} title={fullTime(shown.createdAt)}>
              {chatTime(shown.createdAt, now)}
            </time>
          )}
        </div>
        <div data-part="second">
          <Words friend={friend} typing={typing} sought={sought} />
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
