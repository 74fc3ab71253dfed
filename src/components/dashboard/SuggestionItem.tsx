import { chakra } from '@chakra-ui/react';
import { memberHref } from '../../domain/feedLinks.ts';
import type { Dashboard } from '../../domain/dashboard.ts';
import { dashboardRowRecipe } from '../../theme/recipes/dashboard.ts';
import { MemberAvatar } from '../ui/Avatar.tsx';
import { FollowButton } from '../ui/FollowButton.tsx';
import { Link } from '../ui/Link.tsx';

const Row = chakra('div', dashboardRowRecipe);

export interface SuggestionItemProps {
  suggestion: Dashboard['suggestions'][number];
  onFollow: (event: { userId: string; following: boolean }) => void;
}

/** Somebody to follow, and why. */
export function SuggestionItem({ suggestion, onFollow }: SuggestionItemProps) {
  const { member, reason, isFollowing } = suggestion;
  const { userId, userName } = member;
  return (
    <Row>
      <MemberAvatar member={member} />
      <div data-part="lines">
        <p data-part="name" title={userName}>
          <Link href={memberHref(userId)} variant="plain">
            <bdi>{userName}</bdi>
          </Link>
        </p>
        <p data-part="note" title={reason}>
          {reason}
        </p>
      </div>
      <FollowButton
        name={userName}
        following={isFollowing}
        onFollow={({ following }) => onFollow({ userId, following })}
      />
    </Row>
  );
}
