import { chakra } from '@chakra-ui/react';
import { BadgeCheck } from 'lucide-react';
import type { Event } from '../../../domain/events.ts';
import { memberHref } from '../../../domain/feedLinks.ts';
import { MemberAvatar } from '../../ui/Avatar.tsx';
import { FollowButton } from '../../ui/FollowButton.tsx';
import { Link } from '../../ui/Link.tsx';

export interface EventOrganiserBarProps {
  event: Pick<Event, 'organiser' | 'viewer'>;
  /** Absent on an own event. */
  onFollow?: ((event: { following: boolean }) => void) | undefined;
}

/** Who organises an event. */
export function EventOrganiserBar({ event, onFollow }: EventOrganiserBarProps) {
  const { userId, userName, verificationStatus } = event.organiser;
  return (
    <div data-part="by">
      <MemberAvatar member={event.organiser} size="sm" />
      <chakra.span minWidth={0} overflowWrap="anywhere">
        <Link href={memberHref(userId)} variant="plain">
          <bdi>{userName}</bdi>
        </Link>
        {verificationStatus === 3 && (
          <chakra.span
            display="inline-flex"
            verticalAlign="middle"
            color="success.fg"
            marginInlineStart={1.5}
          >
            <BadgeCheck role="img" aria-label="Verified" size={16} />
          </chakra.span>
        )}
      </chakra.span>
      {onFollow && <FollowButton name={userName} following={event.viewer.isFollowing} onFollow={onFollow} />}
    </div>
  );
}
