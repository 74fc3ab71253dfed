import type { Schemas } from '#openapi/contract.ts';
import { chakra } from '@chakra-ui/react';
import { MemberAvatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Link } from '../ui/Link.tsx';
import { useLinkComponent } from '../ui/LinkContext.tsx';

export interface MemberCardProps {
  member: Pick<Schemas['Author'], 'userId' | 'userName' | 'userImage' | 'userType'>;
  /** What the member says in one line; null while there is none, undefined while it is not known. */
  headline?: string | null | undefined;
  /** Address of the member's own profile. */
  profileHref: string | undefined;
  /** Address of the member's own posts. */
  postsHref: string;
}

/** Who is signed in, beside the feed. */
export function MemberCard({ member, headline, profileHref, postsHref }: MemberCardProps) {
  const { userName } = member;
  const Profile = useLinkComponent(profileHref ?? '');
  const face = <MemberAvatar member={member} size="lg" />;
  return (
    <Card as="section" aria-label="You">
      <chakra.div display="flex" alignItems="center" gap={3} mb={4}>
        {profileHref ? (
          <Profile href={profileHref} aria-hidden tabIndex={-1}>
            {face}
          </Profile>
        ) : (
          face
        )}
        <chakra.div minWidth={0}>
          <chakra.p
            textStyle="title"
            truncate
            title={userName}
            dir="auto"
            css={{ '& a:hover': { textDecoration: 'underline' } }}
          >
            {profileHref ? <Profile href={profileHref}>{userName}</Profile> : userName}
          </chakra.p>
          {/* Its line is there from the beginning: what is below must not move. */}
          <chakra.p
            color="fg.muted"
            minHeight={6}
            mt={0.5}
            truncate
            title={headline ?? undefined}
            dir="auto"
            css={{ '& a': { display: 'inline-block', minHeight: 6 } }}
          >
            {headline}
            {headline === null && profileHref && <Link href={`${profileHref}?step=2`}>Add a headline</Link>}
          </chakra.p>
        </chakra.div>
      </chakra.div>
      <Button href={postsHref} variant="outline" fullWidth>
        My Posts
      </Button>
    </Card>
  );
}
