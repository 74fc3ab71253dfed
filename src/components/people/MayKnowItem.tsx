import { chakra } from '@chakra-ui/react';
import { BadgeCheck } from 'lucide-react';
import { VerificationStatus } from '../../domain/enums.ts';
import { memberHref } from '../../domain/feedLinks.ts';
import {
  ConnectionList,
  isConnected,
  isRequestTo,
  RequestDirection,
  type ConnectionSuggestion,
} from '../../domain/relations.ts';
import { roleLabels } from '../../domain/roles.ts';
import { memberRowRecipe } from '../../theme/recipes/people.ts';
import { MemberAvatar } from '../ui/Avatar.tsx';
import { Link } from '../ui/Link.tsx';
import { RelationActions, type RelationActionsProps } from './RelationActions.tsx';

const Row = chakra('li', memberRowRecipe);

export interface MayKnowItemProps {
  suggestion: ConnectionSuggestion;
  onAct: RelationActionsProps['onAct'];
}

/** Somebody whom the reader may know, and why (product S49). Once asked they stay where they are and say so. */
export function MayKnowItem({ suggestion, onAct }: MayKnowItemProps) {
  const { member, reason, viewer } = suggestion;
  const { userId, userName, userType, headline, verificationStatus } = member;
  return (
    <Row>
      <MemberAvatar member={member} />
      <div data-part="body">
        <div data-part="lines">
          <p data-part="name" title={userName}>
            <Link href={memberHref(userId)} variant="plain">
              <bdi>{userName}</bdi>
            </Link>
            {verificationStatus === VerificationStatus.VERIFIED && (
              <BadgeCheck role="img" aria-label="Verified" />
            )}
          </p>
          <p data-part="headline" title={headline} dir="auto">
            {headline ?? roleLabels[userType]}
          </p>
          <p data-part="reason" title={reason} dir="auto">
            {reason}
          </p>
          <p role="status" data-part="outcome">
            {isRequestTo(viewer, RequestDirection.OUT) && 'Request sent'}
            {isConnected(viewer) && 'You are connected now'}
          </p>
        </div>
        <div data-part="actions">
          <RelationActions
            dense
            brief
            member={member}
            relation={viewer}
            // The list above is not read again, and this one not with it.
            onAct={(event) => onAct({ ...event, list: ConnectionList.CONNECTED })}
          />
        </div>
      </div>
    </Row>
  );
}
