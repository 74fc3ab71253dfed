import { chakra } from '@chakra-ui/react';
import {
  AtSign,
  BadgeCheck,
  Bell,
  BriefcaseBusiness,
  CalendarDays,
  FileText,
  Flag,
  Heart,
  MessageCircle,
  Quote,
  Radio,
  ReceiptText,
  Ticket,
  UserPlus,
  type LucideIcon,
} from 'lucide-react';
import { isUnread, NotificationType as Type, type Notification } from '../../domain/notifications.ts';
import { isOrganisation } from '../../domain/roles.ts';
import { notificationRow } from '../../theme/recipes/notifications.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { useLinkComponent } from '../ui/LinkContext.tsx';
import { RelativeTime } from '../ui/RelativeTime.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

export interface NotificationItemProps {
  notification: Notification;
  /** Where it leads; a button in its place only marks it as read. */
  href?: string | undefined;
  onOpen: (event: { notification: Notification }) => void;
}

const icons: Partial<Record<number, LucideIcon>> = {
  [Type.CONNECTION]: UserPlus,
  [Type.CONNECTION_REQUEST_ACCEPT]: UserPlus,
  [Type.HR_ACCOUNT_FOLLOWED]: UserPlus,
  [Type.BRAND_ACCOUNT_FOLLOWED]: UserPlus,
  [Type.BUSINESS_ACCOUNT_FOLLOWED]: UserPlus,
  [Type.JOB_POST]: BriefcaseBusiness,
  [Type.JOB_APPLICATION_RECEIVED]: BriefcaseBusiness,
  [Type.JOB_APPLICATION_STATUS]: BriefcaseBusiness,
  [Type.EVENTS]: CalendarDays,
  [Type.EVENT_CHANGED]: CalendarDays,
  [Type.EVENT_TICKET]: Ticket,
  [Type.WAITLIST_OFFER]: Ticket,
  [Type.BUSINESS_POST]: FileText,
  [Type.JOBSEEKER_POST_CREATED]: FileText,
  [Type.HR_POST_CREATED]: FileText,
  [Type.HR_POST_AND_COMMENT_LIKED]: Heart,
  [Type.JOBSEEKER_POST_AND_COMMENT_LIKED]: Heart,
  [Type.HR_POST_COMMENT]: MessageCircle,
  [Type.JOBSEEKER_POST_COMMENT]: MessageCircle,
  [Type.CHAT_MESSAGE]: MessageCircle,
  [Type.LIVE_STREAM_STARTED]: Radio,
  [Type.RECORDING_READY]: Radio,
  [Type.VERIFICATION]: BadgeCheck,
  [Type.RECOMMENDATION]: Quote,
  [Type.REPORT_OUTCOME]: Flag,
  [Type.TRANSACTION]: ReceiptText,
  [Type.MENTION]: AtSign,
};

/** Who did it, with what it is about in its corner; news that no member made has the sign alone. */
function Picture({ type, actors }: Notification) {
  const Icon = icons[type] ?? Bell;
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
