import { chakra } from '@chakra-ui/react';
import { ArrowDown } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { groupMessages, isOwn, readUpTo, type ChatMessage, type Outgoing } from '../../domain/chat.ts';
import { messageList } from '../../theme/recipes/chat.ts';
import { Button } from '../ui/Button.tsx';
import { useNow } from '../ui/Clock.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { MessageDaySection, type MessageDaySectionProps } from './MessageDaySection.tsx';
import { OutgoingMessage, type OutgoingMessageProps } from './OutgoingMessage.tsx';
import { useMessageScroll } from './useMessageScroll.ts';

export interface MessageListProps
  extends
    Pick<OutgoingMessageProps, 'onRetry' | 'onDiscard'>,
    Pick<MessageDaySectionProps, 'friendName' | 'firstUnreadId' | 'foundId' | 'onMessage' | 'onPicture'> {
  /** Oldest first. */
  messages: readonly ChatMessage[];
  /** Those on their way, and those that did not arrive. */
  outgoing: readonly Outgoing[];
  hasOlder: boolean;
  onOlder: () => void;
  olderBusy?: boolean;
  /** Why the last attempt at older ones failed. */
  olderError?: string | undefined;
  /** The last message of the friend is on screen. */
  onSeen: (event: { messageId: string }) => void;
}

/** Says what arrives while the conversation is open, and nothing of what was there before. */
function Arrivals({ messages, friendName }: Pick<MessageListProps, 'messages' | 'friendName'>) {
  const [openedAt] = useState(() => messages.at(-1)?.messageId);
  const since = messages.findIndex(({ messageId }) => messageId === openedAt) + 1;
  const arrived = messages.slice(since).filter((message) => !isOwn(message) && !message.deletedAt);
  return (
    <chakra.div role="log" aria-label="New messages" srOnly>
      {arrived.slice(-3).map(({ messageId, message }) => (
        <p key={messageId}>{`${friendName}: ${message || 'Picture'}`}</p>
      ))}
    </chakra.div>
  );
}

type EarlierProps = Pick<MessageListProps, 'olderError' | 'olderBusy' | 'onOlder'>;

/** Scrolling up does the same; a keyboard needs no scrolling. */
function Earlier({ olderError, olderBusy = false, onOlder }: EarlierProps) {
  return (
    <chakra.div display="grid" justifyItems="center" gap={2}>
      {olderError && !olderBusy && (
        <chakra.p role="alert" color="danger.solid">
          {olderError}
        </chakra.p>
      )}
      <Button size="sm" variant="outline" busy={olderBusy} busyLabel="Loading" onClick={onOlder}>
        Earlier messages
      </Button>
    </chakra.div>
  );
}

/** So many fill the tallest window. */
const aPage = 30;

/** When the earlier of two was written. */
const earlier = (...messages: (ChatMessage | undefined)[]) =>
  messages.flatMap((message) => message?.createdAt ?? []).toSorted()[0] ?? '';

/** The messages of a conversation, the newest at the bottom (product S41). */
export function MessageList(props: MessageListProps) {
  const { friendName, messages, outgoing, hasOlder, onOlder, olderBusy = false, olderError, onSeen } = props;
  const now = useNow();
  const lastId = outgoing.at(-1)?.clientId ?? messages.at(-1)?.messageId;
  const { box, content, end, atEnd, toEnd, onScroll } = useMessageScroll({
    lastId,
    sending: outgoing.length > 0,
    foundId: props.foundId,
  });
  const lastReceived = messages.findLast((message) => !isOwn(message))?.messageId;
  useEffect(() => {
    if (atEnd && lastReceived) onSeen({ messageId: lastReceived });
  }, [atEnd, lastReceived, onSeen]);
  const [seenId, setSeenId] = useState(lastReceived);
  if (atEnd && seenId !== lastReceived) setSeenId(lastReceived);
  const upTo = readUpTo(messages);
  const days = useMemo(() => groupMessages(messages, now), [messages, now]);
  const opensAt = messages.find(({ messageId }) => messageId === (props.foundId ?? props.firstUnreadId));
  const [drawnSince] = useState(() => earlier(opensAt, messages.at(-aPage) ?? messages[0]));
  return (
    <chakra.div position="relative" flex={1} minHeight={0}>
      <Arrivals messages={messages} friendName={friendName} />
      <chakra.div
        ref={box}
        role="region"
        data-scroller=""
        aria-label={`Messages with ${friendName}`}
        // What is there for screen readers alone scrolls along, and makes the page no higher.
        position="relative"
        // Arrow keys scroll it.
        tabIndex={0}
        height="full"
        overflowY="auto"
        overscrollBehavior="contain"
        outlineOffset="-2px"
        // What comes above is put in its place by useMessageScroll; two who do so would do it twice.
        css={{ overflowAnchor: 'none' }}
        onScroll={({ currentTarget }) => {
          onScroll();
          if (hasOlder && !olderBusy && !olderError && currentTarget.scrollTop < 120) onOlder();
        }}
      >
        <chakra.div ref={content} css={messageList}>
          {hasOlder && <Earlier olderError={olderError} olderBusy={olderBusy} onOlder={onOlder} />}
          {messages.length + outgoing.length === 0 && (
            <EmptyState drawing="chat">No messages yet. Say hello to {friendName}.</EmptyState>
          )}
          {days.map((day) => (
            <MessageDaySection key={day.label} {...props} day={day} upTo={upTo} drawnSince={drawnSince} />
          ))}
          {outgoing.length > 0 && (
            <ul aria-label="Not sent yet">
              {outgoing.map((message) => (
                <OutgoingMessage key={message.clientId} {...props} message={message} />
              ))}
            </ul>
          )}
          <div ref={end} />
        </chakra.div>
      </chakra.div>
      {atEnd === false && (
        <chakra.div
          position="absolute"
          insetBlockEnd={3}
          insetInline={0}
          display="grid"
          justifyItems="center"
        >
          <Button
            size="sm"
            variant={seenId === lastReceived ? 'outline' : 'solid'}
            iconStart={<ArrowDown aria-hidden />}
            onClick={toEnd}
          >
            {seenId === lastReceived ? 'Jump to latest' : 'New messages'}
          </Button>
        </chakra.div>
      )}
    </chakra.div>
  );
}
