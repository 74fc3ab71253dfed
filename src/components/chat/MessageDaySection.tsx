import { chakra } from '@chakra-ui/react';
import { Check, CheckCheck } from 'lucide-react';
import { Fragment } from 'react';
import { isOwn, isRead, type ChatMessage, type MessageDay, type MessageGroup } from '../../domain/chat.ts';
import { clockTime, fullTime } from '../../lib/clockTime.ts';
import { MessageItem, type MessageItemProps } from './MessageItem.tsx';

export interface MessageDaySectionProps {
  day: MessageDay;
  friendName: string;
  /** Unix milliseconds: the friend has read what was written until then. */
  upTo: number;
  /** Where "New messages" stands. */
  firstUnreadId?: string | undefined;
  onMessage: MessageItemProps['onAct'];
}

/** When, and for one's own whether it was read. */
function Meta({ message, read }: { message: ChatMessage; read: boolean }) {
  const own = isOwn(message);
  return (
    <li data-part="meta" data-own={own ? '' : undefined}>
      <time dateTime={message.createdAt} title={fullTime(message.createdAt)}>
        {clockTime(message.createdAt)}
      </time>
      {own && (
        <>
          {read ? <CheckCheck aria-hidden /> : <Check aria-hidden />}
          {read ? 'Read' : 'Sent'}
        </>
      )}
    </li>
  );
}

type GroupProps = { group: MessageGroup } & Omit<MessageDaySectionProps, 'day'>;

function Group({ group, upTo, friendName, firstUnreadId, onMessage }: GroupProps) {
  const last = group.messages.at(-1);
  return (
    <ul>
      {group.messages.map((message) => (
        <Fragment key={message.messageId}>
          {message.messageId === firstUnreadId && <li data-part="new">New messages</li>}
          <MessageItem message={message} friendName={friendName} onAct={onMessage} />
        </Fragment>
      ))}
      {last && <Meta message={last} read={isRead(last, upTo)} />}
    </ul>
  );
}

/** The messages of one day. */
export function MessageDaySection({ day, ...group }: MessageDaySectionProps) {
  return (
    <chakra.section aria-label={day.label} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={3}>
      <h3 data-part="day">{day.label}</h3>
      {day.groups.map((one) => (
        <Group key={one.messages[0]?.messageId} group={one} {...group} />
      ))}
    </chakra.section>
  );
}
