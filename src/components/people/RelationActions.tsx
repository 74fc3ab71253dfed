import type { Schemas } from '#openapi/contract.ts';
import { chakra } from '@chakra-ui/react';
import { ChevronDown, MessageCircle, Undo2, UserPlus } from 'lucide-react';
import { chatHref } from '../../domain/chat.ts';
import {
  isConnected,
  isRequestTo,
  RequestDirection,
  type ConnectionList,
  type Relation,
} from '../../domain/relations.ts';
import { Button } from '../ui/Button.tsx';
import { FollowButton } from '../ui/FollowButton.tsx';
import { Menu } from '../ui/Menu.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { RelationMenu, type RelationAct } from './RelationMenu.tsx';
import { useFocusAfterPress } from './useFocusAfterPress.ts';

type Member = Pick<Schemas['Author'], 'userId' | 'userName' | 'userType'>;

export interface RelationEvent {
  act: RelationAct;
  member: Member;
  relation: Relation;
  /** The list in which it was pressed. */
  list?: ConnectionList;
  /** With a report: what of them it is about. */
  messageId?: string;
}

export interface RelationActionsProps {
  member: Member;
  relation: Relation;
  /** What was pressed; nothing was asked yet. */
  onAct: (event: RelationEvent) => void;
  /** In a row of a list: smaller, and what is not asked for often stands in the menu. */
  dense?: boolean;
  /** Only what brings the two together. */
  brief?: boolean;
}

interface PartProps {
  id: string;
  name: string;
  relation: Relation;
  dense: boolean;
  act: (act: RelationAct) => () => void;
}

/** What brings the two together, by how far they are. */
function ConnectButtons({ id, name, relation, dense, act }: PartProps) {
  const size = dense ? 'sm' : 'md';
  const button = (word: string, rest: string, to: RelationAct, look: 'solid' | 'outline') => (
    <Button key={to} size={size} variant={look} onClick={act(to)}>
      {word}
      <VisuallyHidden>
        {rest} {name}
      </VisuallyHidden>
    </Button>
  );
  if (isRequestTo(relation, RequestDirection.IN))
    return (
      <>
        {button('Accept', ' the request of', 'accept', 'solid')}
        {button('Decline', ' the request of', 'reject', 'outline')}
      </>
    );
  if (isConnected(relation))
    return (
      <>
        {relation.canMessage && (
          <Button
            href={chatHref(id)}
            size={size}
            variant={dense ? 'outline' : 'solid'}
            iconStart={<MessageCircle aria-hidden />}
          >
            Message
            <VisuallyHidden> to {name}</VisuallyHidden>
          </Button>
        )}
        {!dense && button('Recommend', '', 'recommend', 'outline')}
      </>
    );
  if (isRequestTo(relation, RequestDirection.OUT))
    return dense ? (
      button('Withdraw', ' the request to', 'withdraw', 'outline')
    ) : (
      <Menu
        align="start"
        trigger={
          <Button variant="outline" iconEnd={<ChevronDown aria-hidden />}>
            Requested
          </Button>
        }
        sections={[
          {
            entries: [{ label: 'Withdraw request', icon: <Undo2 aria-hidden />, onSelect: act('withdraw') }],
          },
        ]}
      />
    );
  if (!relation.canConnect) return null;
  return (
    <Button
      key="connect"
      size={size}
      variant={dense || relation.canFollow ? 'outline' : 'solid'}
      iconStart={<UserPlus aria-hidden />}
      onClick={act('connect')}
    >
      Connect
      <VisuallyHidden> with {name}</VisuallyHidden>
    </Button>
  );
}

/**
 * Everything that can be done about a member (product S45, S49, S50). The way things stand decides what is offered; the
 * focus stays here when a press replaces the button that had it.
 */
export function RelationActions({
  member,
  relation,
  onAct,
  dense = false,
  brief = false,
}: RelationActionsProps) {
  const { userId, userName } = member;
  const size = dense ? 'sm' : 'md';
  const { box, pressed } = useFocusAfterPress(JSON.stringify(relation));
  const act = (name: RelationAct) => () => {
    pressed();
    onAct({ act: name, member, relation });
  };
  return (
    <chakra.div ref={box} display="flex" flexWrap="wrap" alignItems="center" gap={2}>
      {relation.isBlocked ? (
        <Button size={size} variant="outline" onClick={act('unblock')}>
          Unblock
          <VisuallyHidden> {userName}</VisuallyHidden>
        </Button>
      ) : (
        <>
          <ConnectButtons id={userId} name={userName} relation={relation} dense={dense} act={act} />
          {relation.canFollow && !brief && (
            <FollowButton
              name={userName}
              size={size}
              prominent={!dense}
              following={relation.isFollowing}
              onFollow={({ following }) =>
                onAct({ act: following ? 'follow' : 'unfollow', member, relation })
              }
            />
          )}
        </>
      )}
      {!brief && (
        <RelationMenu name={userName} relation={relation} dense={dense} onAct={(event) => act(event.act)()} />
      )}
    </chakra.div>
  );
}
