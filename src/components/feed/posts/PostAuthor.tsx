import type { Schemas } from '#openapi/contract.ts';
import { chakra } from '@chakra-ui/react';
import { BadgeCheck, Users } from 'lucide-react';
import { VerificationStatus } from '../../../domain/enums.ts';
import { memberHref } from '../../../domain/feedLinks.ts';
import { postAuthorRecipe } from '../../../theme/recipes/post.ts';
import { MemberAvatar } from '../../ui/Avatar.tsx';
import { useLinkComponent } from '../../ui/LinkContext.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

const Frame = chakra('div', postAuthorRecipe);

export interface PostAuthorProps {
  item: Pick<Schemas['FeedItem'], 'author' | 'createdAt' | 'editedAt' | 'visibility' | 'sponsored'>;
  /** Of the heading that carries the name. */
  id?: string;
  /** Address of the post, behind its time. */
  href?: string;
  /** Makes a button of the word "Edited". */
  onHistory?: () => void;
}

/** Who wrote it, and when. */
export function PostAuthor({ item, id, href, onHistory }: PostAuthorProps) {
  const { author, createdAt, editedAt, visibility, sponsored } = item;
  const Link = useLinkComponent(href ?? '');
  const { userId, userName, headline, verificationStatus } = author;
  const profile = memberHref(userId);
  const Profile = useLinkComponent(profile);
  const line = sponsored ? 'Sponsored' : headline;
  return (
    <Frame>
      <Profile href={profile} data-part="face" aria-hidden tabIndex={-1}>
        <MemberAvatar member={author} />
      </Profile>
      <div data-part="lines">
        <div data-part="name">
          <h2 id={id} title={userName} dir="auto">
            <Profile href={profile}>{userName}</Profile>
          </h2>
          {verificationStatus === VerificationStatus.VERIFIED && (
            <BadgeCheck role="img" aria-label="Verified" />
          )}
        </div>
        <p data-part="meta">
          {line && (
            <>
              <span data-part="headline" title={line} dir="auto">
                {line}
              </span>
              <span aria-hidden>·</span>
            </>
          )}
          {href === undefined ? (
            <RelativeTime at={createdAt} />
          ) : (
            <Link href={href} data-shortcut="Enter">
              <RelativeTime at={createdAt} />
            </Link>
          )}
          {editedAt && (
            <>
              <span aria-hidden>·</span>
              {onHistory ? (
                <button type="button" onClick={onHistory}>
                  Edited
                </button>
              ) : (
                'Edited'
              )}
            </>
          )}
          {visibility === 1 && (
            <>
              <span aria-hidden>·</span>
              <Users aria-hidden />
              <VisuallyHidden>For connections only</VisuallyHidden>
            </>
          )}
        </p>
      </div>
    </Frame>
  );
}
