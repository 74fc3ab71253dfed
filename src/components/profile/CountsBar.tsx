import { chakra } from '@chakra-ui/react';
import type { Member, ProfileTab } from '../../domain/profile.ts';
import { ConnectionList } from '../../domain/relations.ts';
import { Role } from '../../domain/roles.ts';
import { Count } from '../ui/Count.tsx';
import { TextButton } from '../ui/TextButton.tsx';

export type CountName = keyof NonNullable<Member['counts']>;

export interface CountsBarProps {
  role: number;
  counts: NonNullable<Member['counts']>;
  /** Shows what is counted; without it the numbers stand alone. */
  onOpen?: ((event: { count: CountName }) => void) | undefined;
  /** Of which; of all when left out. */
  canOpen?: ((count: CountName) => boolean) | undefined;
}

const nouns: Record<CountName, readonly [string, string]> = {
  connections: ['connection', 'connections'],
  followers: ['follower', 'followers'],
  following: ['following', 'following'],
  posts: ['post', 'posts'],
  recommendations: ['recommendation', 'recommendations'],
};
/** Who is followed has followers; who connects has connections (product 6). */
const namesOf = (role: number): CountName[] => {
  if (role === Role.JOB_SEEKER) return ['connections', 'following', 'posts', 'recommendations'];
  if (role === Role.HR) return ['followers', 'connections', 'posts', 'recommendations'];
  return ['followers', 'following', 'posts'];
};
/** The tab that shows what is counted; followers and followed members are lists of the connections. */
export const tabOfCount: Record<CountName, { tab: ProfileTab; list?: ConnectionList }> = {
  connections: { tab: 'connections', list: ConnectionList.CONNECTED },
  followers: { tab: 'connections', list: ConnectionList.FOLLOWERS },
  following: { tab: 'connections', list: ConnectionList.FOLLOWING },
  posts: { tab: 'posts' },
  recommendations: { tab: 'recommendations' },
};

/** How many there are of what a profile gathers; what the member keeps to themselves is left out. */
export function CountsBar({ role, counts, onOpen, canOpen }: CountsBarProps) {
  const shown = namesOf(role).flatMap((name) => {
    const value = counts[name];
    return value === undefined ? [] : [{ name, value }];
  });
  return (
    <chakra.ul
      display="flex"
      flexWrap="wrap"
      // Some are buttons, as high as a thumb; the words of all stand on one line.
      alignItems="center"
      columnGap={4}
      rowGap={{ base: 0, md: 1 }}
      listStyleType="none"
      aria-label="Counts"
    >
      {shown.map(({ name, value }) => (
        <chakra.li key={name} minHeight={6} color="fg.muted">
          {onOpen && (canOpen?.(name) ?? true) ? (
            <TextButton variant="quiet" onClick={() => onOpen({ count: name })}>
              <Count value={value} noun={nouns[name]} />
            </TextButton>
          ) : (
            <Count value={value} noun={nouns[name]} />
          )}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
