import type { Schemas } from '#openapi/contract.ts';
import { chakra } from '@chakra-ui/react';
import type { Relation } from '../../domain/relations.ts';
import { MemberAvatar } from '../ui/Avatar.tsx';
import { Card } from '../ui/Card.tsx';
import { RelationActions, type RelationActionsProps } from './RelationActions.tsx';

export interface BlockedMemberCardProps extends Pick<RelationActionsProps, 'onAct'> {
  member: Pick<Schemas['Author'], 'userId' | 'userName' | 'userType'>;
  relation: Relation;
}

/** In the place of a profile whose member the reader has blocked: the name, and the way back (product S45). */
export function BlockedMemberCard({ member, relation, onAct }: BlockedMemberCardProps) {
  const { userName } = member;
  return (
    <Card as="section" aria-label="Blocked">
      <chakra.div display="grid" justifyItems="center" gap={4} paddingBlock={6} textAlign="center">
        {/* Nobody sees the picture of whom they blocked. */}
        <MemberAvatar member={{ ...member, userImage: null }} size="xl" />
        <chakra.h1
          textStyle="h1"
          minWidth={0}
          maxWidth="full"
          overflowWrap="anywhere"
          lineClamp={3}
          title={userName}
        >
          <bdi>{userName}</bdi>
        </chakra.h1>
        <chakra.p color="fg.muted" maxWidth="min(26rem, 100%)" textWrap="balance">
          You have blocked this member. Neither of you sees what the other posts or writes.
        </chakra.p>
        <RelationActions member={member} relation={relation} onAct={onAct} />
      </chakra.div>
    </Card>
  );
}
