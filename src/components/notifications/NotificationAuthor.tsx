import { chakra } from '@chakra-ui/react';
import { Bell } from 'lucide-react';
import type { Notification } from '../../domain/notifications.ts';
import { notificationAuthor } from '../../theme/recipes/notifications.ts';
import { MemberAvatar } from '../ui/Avatar.tsx';
import { notificationIcons } from './notificationIcons.ts';

export type NotificationAuthorProps = Pick<Notification, 'type' | 'actors'>;

/**
 * Who did it, with what it is about in the corner: the latest in front of the one before where several did. News that no member made
 * has the sign alone. The text beside it says the names.
 */
export function NotificationAuthor({ type, actors }: NotificationAuthorProps) {
  const Icon = notificationIcons[type] ?? Bell;
  // What is drawn last is in front.
  const faces = actors?.slice(0, 2).toReversed() ?? [];
  if (faces.length === 0)
    return (
      <chakra.span css={notificationAuthor} data-sign="">
        <Icon aria-hidden />
      </chakra.span>
    );
  const several = faces.length > 1;
  return (
    <chakra.span css={notificationAuthor} data-several={several ? '' : undefined}>
      {faces.map((face) => (
        <MemberAvatar key={face.userId} member={face} size={several ? 'sm' : 'md'} />
      ))}
      <span data-part="badge">
        <Icon aria-hidden />
      </span>
    </chakra.span>
  );
}
