import { chakra } from '@chakra-ui/react';
import { BellOff, Ellipsis } from 'lucide-react';
import { isUnread, type Notification } from '../../domain/notifications.ts';
import { notificationRow } from '../../theme/recipes/notifications.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { useLinkComponent } from '../ui/LinkContext.tsx';
import { Menu } from '../ui/Menu.tsx';
import { RelativeTime } from '../ui/RelativeTime.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { NotificationAuthor } from './NotificationAuthor.tsx';

export interface NotificationItemProps {
  notification: Notification;
  /** Where it leads; a button in its place only marks it as read. */
  href?: string | undefined;
  onOpen: (event: { notification: Notification }) => void;
  /** What it belongs to in Settings, where that can be turned off: "Likes". */
  kind?: string | undefined;
  onMute: (event: { kind: string }) => void;
}

/** What the row offers beside opening it. */
const Mute = ({
  notification: { notification: text },
  kind,
  onMute,
}: Pick<NotificationItemProps, 'notification' | 'onMute'> & { kind: string }) => (
  <span data-part="menu">
    <Menu
      trigger={
        <IconButton size="sm" label={`More about: ${text}`} title="More" icon={<Ellipsis aria-hidden />} />
      }
      sections={[
        {
          entries: [
            {
              label: `Turn off ${kind.toLowerCase()}`,
              icon: <BellOff aria-hidden />,
              onSelect: () => onMute({ kind }),
            },
          ],
        },
      ]}
    />
  </span>
);

/** What happened, to whom and when; unread is said by a dot and by a word (product S42). */
export function NotificationItem({ notification, href, onOpen, kind, onMute }: NotificationItemProps) {
  const { title, notification: text, time } = notification;
  const Anchor = useLinkComponent(href ?? '/');
  const unread = isUnread(notification);
  const content = (
    <>
      <NotificationAuthor {...notification} />
      <span data-part="lines">
        <span data-part="text" dir="auto">
          {text}
        </span>
        <span data-part="meta">
          <span>{title}</span>
          <RelativeTime at={time} />
        </span>
      </span>
      {unread && (
        <span data-part="dot">
          <VisuallyHidden>Unread</VisuallyHidden>
        </span>
      )}
    </>
  );
  const open = () => onOpen({ notification });
  return (
    <chakra.li css={notificationRow} data-unread={unread || undefined}>
      {href ? (
        // In a tab of its own it is read as well.
        <Anchor href={href} onClick={open} onAuxClick={({ button }) => button === 1 && open()}>
          {content}
        </Anchor>
      ) : (
        <button type="button" onClick={open}>
          {content}
        </button>
      )}
      {kind && <Mute notification={notification} kind={kind} onMute={onMute} />}
    </chakra.li>
  );
}
