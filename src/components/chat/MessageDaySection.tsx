import { chakra } from '@chakra-ui/react';
import { Check, CheckCheck } from 'lucide-react';
import { Fragment, useState } from 'react';
import { isOwn, isRead, type ChatMessage, type MessageDay, type MessageGroup } from '../../domain/chat.ts';
import { chunksOf } from '../../lib/chunksOf.ts';
import { clockTime, fullTime } from '../../lib/clockTime.ts';
import { useNearby } from '../ui/useNearby.ts';
import { MessageItem, type MessageItemProps } from './MessageItem.tsx';

export interface MessageDaySectionProps extends Pick<MessageItemProps, 'friendName' | 'onPicture'> {
  day: MessageDay;
  /** Unix milliseconds: the friend has read what was written until then. */
  upTo: number;
  /** Where "New messages" stands. */
  firstUnreadId?: string | undefined;
  /** The one that was looked for. */
  foundId?: string | undefined;
  onMessage: MessageItemProps['onAct'];
  /** ISO 8601: what was written since is drawn from the start. */
  drawnSince: string;
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

type Common = Omit<MessageDaySectionProps, 'day' | 'drawnSince'>;
type GroupProps = { group: MessageGroup } & Common;

function Group({ group, upTo, friendName, firstUnreadId, foundId, onMessage, onPicture }: GroupProps) {
  const last = group.messages.at(-1);
  return (
    <ul>
      {group.messages.map((message) => (
        <Fragment key={message.messageId}>
          {message.messageId === firstUnreadId && <li data-part="new">New messages</li>}
          <MessageItem
            message={message}
            friendName={friendName}
            found={message.messageId === foundId}
            onAct={onMessage}
            onPicture={onPicture}
          />
        </Fragment>
      ))}
      {last && <Meta message={last} read={isRead(last, upTo)} />}
    </ul>
  );
}

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 } as const;
/** Groups that are drawn and put away together. */
const chunkSize = 10;
const idOf = (group?: MessageGroup) => group?.messages[0]?.messageId ?? '';
/** How much is drawn from the start of some groups that stand together. */
const drawing = (groups: readonly MessageGroup[], drawnSince: string) => ({
  ahead: (groups.at(-1)?.messages.at(-1)?.createdAt ?? '') >= drawnSince,
  exact: true,
  count: groups.reduce((sum, { messages }) => sum + messages.length, 0),
});

type GroupsProps = { groups: readonly MessageGroup[] } & Common & Pick<MessageDaySectionProps, 'drawnSince'>;

/** Some groups that are there only while they are near what is seen. */
function Groups({ groups, drawnSince, ...common }: GroupsProps) {
  const name = `messages ${idOf(groups[0])}`;
  const { box, near, height } = useNearby<HTMLDivElement>(name, drawing(groups, drawnSince));
  return (
    <chakra.div ref={box} css={column} style={near ? undefined : { height }}>
      {near && groups.map((one) => <Group key={idOf(one)} group={one} {...common} />)}
    </chakra.div>
  );
}

/** The messages of one day; all of them are put away together, and of a long day parts. */
export function MessageDaySection({ day, drawnSince, ...common }: MessageDaySectionProps) {
  const { label, groups } = day;
  const [starts] = useState(() => new Set<string>());
  const { box, near, height } = useNearby<HTMLElement>(`day ${idOf(groups[0])}`, drawing(groups, drawnSince));
  return (
    <chakra.section ref={box} aria-label={label} css={column} style={near ? undefined : { height }}>
      {near && (
        <>
          <h3 data-part="day">{label}</h3>
          {chunksOf(groups, starts, idOf, chunkSize).map((part) => (
            <Groups key={idOf(part[0])} groups={part} drawnSince={drawnSince} {...common} />
          ))}
        </>
      )}
    </chakra.section>
  );
}
