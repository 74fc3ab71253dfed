import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { memberHref } from '../../domain/feedLinks.ts';
import { pictureOf, type Member } from '../../domain/profile.ts';
import { isConnected, isRequestTo, RequestDirection, type Relation } from '../../domain/relations.ts';
import { Role } from '../../domain/roles.ts';
import { MemberAvatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';

export interface StrangerSectionProps {
  member: Pick<Member, 'userId' | 'userName' | 'userType' | 'userImage' | 'companyImage' | 'headline'>;
  relation: Relation;
  /** What brings the two together. */
  actions?: ReactNode;
}

/** Why nothing can be written yet, and what would change that. */
function reasonOf({
  member: { userName, userType },
  relation,
}: Omit<StrangerSectionProps, 'actions'>): ReactNode {
  const name = <bdi>{userName}</bdi>;
  const chats = userType === Role.JOB_SEEKER;
  if (relation.isBlocked)
    return <>You have blocked {name}. Neither of you sees what the other posts or writes.</>;
  if (isConnected(relation))
    return <>You are connected with {name}. Only job seekers can write to each other here.</>;
  if (isRequestTo(relation, RequestDirection.IN))
    return (
      <>
        {name} would like to connect with you.{chats && ' Once you accept, you can write to each other.'}
      </>
    );
  if (isRequestTo(relation, RequestDirection.OUT)) return <>{name} has not answered your request yet.</>;
  return chats ? (
    <>You are not connected with {name}. Connections can write to each other.</>
  ) : (
    'Only job seekers can write to each other here.'
  );
}

/** In the place of a conversation that there is not: who it would be with, and how the two stand (product S41). */
export function StrangerSection({ member, relation, actions }: StrangerSectionProps) {
  const { userId, userName, headline } = member;
  return (
    <chakra.div
      flex={1}
      minHeight={0}
      overflowY="auto"
      display="grid"
      alignContent="center"
      justifyItems="center"
      gap={4}
      padding={5}
      textAlign="center"
    >
      <MemberAvatar member={{ ...member, userImage: pictureOf(member) }} size="xl" />
      <chakra.div minWidth={0} maxWidth="min(26rem, 100%)">
        <chakra.h2 textStyle="title" overflowWrap="anywhere" lineClamp={3} title={userName}>
          <bdi>{userName}</bdi>
        </chakra.h2>
        {headline && (
          <chakra.p textStyle="caption" color="fg.muted" overflowWrap="anywhere" dir="auto">
            {headline}
          </chakra.p>
        )}
      </chakra.div>
      <chakra.p color="fg.muted" maxWidth="min(26rem, 100%)" overflowWrap="anywhere" textWrap="balance">
        {reasonOf({ member, relation })}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap={2}>
        {actions}
        <Button size="sm" variant="outline" href={memberHref(userId)}>
          View profile
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
