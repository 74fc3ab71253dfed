import { chakra } from '@chakra-ui/react';
import { Bell } from 'lucide-react';
import { isUnread, type Notification } from '../../domain/notifications.ts';
import { isOrganisation } from '../../domain/roles.ts';
import { notificationRow } from '../../theme/recipes/notifications.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { useLinkComponent } from '../ui/LinkContext.tsx';
import { RelativeTime } from '../ui/RelativeTime.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { notificationIcons } from './notificationIcons.ts';

export interface NotificationItemProps {
  notification: Notification;
  /** Where it leads; a button in its place only marks it as read. */
  href?: string | undefined;
  onOpen: (event: { notification: Notification }) => void;
}

/** Who did it, with what it is about in its corner; news that no member made has the sign alone. */
function Picture({ type, actors }: Notification) {
  const Icon = notificationIcons[type] ?? Bell;
  const actor = actors?.[0];
  if (!actor)
    return (
      <span data-part="sign">
        <Icon aria-hidden />
      </span>
    );
  return (
    <span data-part="actor">
      <Avatar
        id={actor.userId}
        name={actor.userName}
        src={actor.userImage}
        shape={isOrganisation(actor.userType) ? 'company' : 'person'}
      />
      <span data-part="badge">
        <Icon aria-hidden />
      </span>
    </span>
  );
}

/** What happened, to whom and when; unread is said by a dot and by a word (product S42). */
export function NotificationItem({ notification, href, onOpen }: NotificationItemProps) {
  const { title, notification: text, time } = notification;
  const Anchor = useLinkComponent(href ?? '/');
  const unread = isUnread(notification);
  const content = (
    <>
      <Picture {...notification} />
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
        <Anchor href={href} onClick={open}>
          {content}
        </Anchor>
      ) : (
        <button type="button" onClick={open}>
          {content}
        </button>
      )}
    </chakra.li>
  );
}
