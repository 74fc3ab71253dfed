import type { Schemas } from '#openapi/contract.ts';
import { chakra } from '@chakra-ui/react';
import { isOrganisation, roleLabels } from '../../../domain/roles.ts';
import { MemberAvatar } from '../../ui/Avatar.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FollowButton } from '../../ui/FollowButton.tsx';
import { Link } from '../../ui/Link.tsx';
import type { ListState as State } from '../../ui/listState.ts';
import { ListState } from '../../ui/ListState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

type Author = Schemas['Author'];

export interface LikersDialogProps {
  open: boolean;
  onClose: () => void;
  /** The latest first. */
  state: State<Author>;
  /** Organisations can be followed from here; never the reader. Without: nobody can. */
  follow?: {
    readerId: string;
    /** Ids of whom the reader follows. */
    following: ReadonlySet<string>;
    onFollow: (event: { userId: string; following: boolean }) => void;
  };
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

type MemberProps = Pick<LikersDialogProps, 'follow'> & { member: Author; href: string | undefined };

function Member({ member, href, follow }: MemberProps) {
  const { userId, userName, userType, headline } = member;
  const name = (
    <chakra.span display="block" minWidth={0} truncate>
      {userName}
    </chakra.span>
  );
  return (
    <chakra.li display="flex" alignItems="center" gap={3} minHeight={11}>
      <MemberAvatar member={member} />
      <chakra.div flex={1} minWidth={0}>
        <chakra.p
          display="flex"
          fontWeight="semibold"
          title={userName}
          dir="auto"
          // The name is cut inside the link: around it, the cut would take the focus ring along.
          css={{ '& > a': { minWidth: 0 } }}
        >
          {href === undefined ? (
            name
          ) : (
            <Link href={href} variant="plain">
              {name}
            </Link>
          )}
        </chakra.p>
        <chakra.p textStyle="small" color="fg.muted" truncate title={headline} dir="auto">
          {headline ?? roleLabels[userType]}
        </chakra.p>
      </chakra.div>
      {follow && isOrganisation(userType) && userId !== follow.readerId && (
        <FollowButton
          name={userName}
          following={follow.following.has(userId)}
          onFollow={({ following }) => follow.onFollow({ userId, following })}
        />
      )}
    </chakra.li>
  );
}

/** Everybody who likes a post (product S23). */
export function LikersDialog({ open, onClose, state, hrefOf, follow }: LikersDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Likes" size="sm">
      <ListState
        state={state}
        loading={loading}
        empty={<EmptyState drawing="people">Nobody likes this any more.</EmptyState>}
      >
        {(members) => (
          <chakra.ul display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={3}>
            {members.map((member) => (
              <Member key={member.userId} member={member} href={hrefOf?.(member)} follow={follow} />
            ))}
          </chakra.ul>
        )}
      </ListState>
    </Dialog>
  );
}
