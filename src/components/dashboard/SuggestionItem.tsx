import { chakra } from '@chakra-ui/react';
import { memberHref } from '../../domain/feedLinks.ts';
import { isOrganisation } from '../../domain/roles.ts';
import type { Dashboard } from '../../domain/dashboard.ts';
import { dashboardRowRecipe } from '../../theme/recipes/dashboard.ts';
import { Avatar } from '../ui/Avatar.tsx';
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
  const { userId, userName, userImage, userType } = member;
  return (
    <Row>
      <Avatar
        id={userId}
        name={userName}
        src={userImage}
        shape={isOrganisation(userType) ? 'company' : 'person'}
      />
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
