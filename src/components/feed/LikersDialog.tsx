import type { Schemas } from '#openapi/contract.ts';
import { chakra } from '@chakra-ui/react';
import { isOrganisation, roleLabels } from '../../domain/roles.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Link } from '../ui/Link.tsx';
import { ListState } from '../ui/ListState.tsx';
import type { ListState as State } from '../ui/listState.ts';
import { Skeleton } from '../ui/Skeleton.tsx';

type Author = Schemas['Author'];

export interface LikersDialogProps {
  open: boolean;
  onClose: () => void;
  /** The latest first. */
  state: State<Author>;
  /** Address of a member's page. Without: names are no links. */
  hrefOf?: (member: Author) => string | undefined;
}

const loading = (
  <chakra.div display="grid" gap={4}>
    {['first', 'second', 'third'].map((line) => (
      <chakra.div key={line} display="flex" alignItems="center" gap={3}>
        <Skeleton shape="circle" width="2.75rem" />
        <Skeleton width="10rem" />
      </chakra.div>
    ))}
  </chakra.div>
);

function Member({ member, href }: { member: Author; href: string | undefined }) {
  const { userId, userName, userImage, userType, headline } = member;
  return (
    <chakra.li display="flex" alignItems="center" gap={3} minHeight={11}>
      <Avatar
        id={userId}
        name={userName}
        src={userImage}
        shape={isOrganisation(userType) ? 'company' : 'person'}
      />
      <chakra.div minWidth={0}>
        <chakra.p fontWeight="semibold" truncate title={userName} dir="auto">
          {href === undefined ? (
            userName
          ) : (
            <Link href={href} variant="plain">
              {userName}
            </Link>
          )}
        </chakra.p>
        <chakra.p textStyle="small" color="fg.muted" truncate title={headline} dir="auto">
          {headline ?? roleLabels[userType]}
        </chakra.p>
      </chakra.div>
    </chakra.li>
  );
}

/** Everybody who likes a post (product S23). */
export function LikersDialog({ open, onClose, state, hrefOf }: LikersDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Likes" size="sm">
      <ListState
        state={state}
        loading={loading}
        empty={<chakra.p color="fg.muted">Nobody likes this any more.</chakra.p>}
      >
        {(members) => (
          <chakra.ul display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={3}>
            {members.map((member) => (
              <Member key={member.userId} member={member} href={hrefOf?.(member)} />
            ))}
          </chakra.ul>
        )}
      </ListState>
    </Dialog>
  );
}
