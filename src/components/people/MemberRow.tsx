import { chakra } from '@chakra-ui/react';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Schemas } from '#openapi/contract.ts';
import { VerificationStatus } from '../../domain/enums.ts';
import { memberHref } from '../../domain/feedLinks.ts';
import { roleLabels } from '../../domain/roles.ts';
import { memberRowRecipe } from '../../theme/recipes/people.ts';
import { MemberAvatar } from '../ui/Avatar.tsx';
import { Link } from '../ui/Link.tsx';

const Row = chakra('li', memberRowRecipe);

export interface MemberRowProps {
  member: Schemas['Author'];
  /** Lines below name and headline. */
  children: ReactNode;
  /** What has come of it; announced when it comes. */
  outcome: ReactNode;
  actions: ReactNode;
}

/** A member in a list: who it is, what is told of them, and what can be done. */
export function MemberRow({ member, children, outcome, actions }: MemberRowProps) {
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
          {children}
          <p role="status" data-part="outcome">
            {outcome}
          </p>
        </div>
        <div data-part="actions">{actions}</div>
      </div>
    </Row>
  );
}
