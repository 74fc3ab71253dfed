import { chakra } from '@chakra-ui/react';
import { BriefcaseBusiness, Globe, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  openToWorkLabels,
  pictureOf,
  placeOf,
  placeText,
  workplaceTypeLabels,
  type Member,
} from '../../domain/profile.ts';
import { isOrganisation } from '../../domain/roles.ts';
import { avatarFrame, coverFrame, profileHeaderLook } from '../../theme/recipes/profile.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Link } from '../ui/Link.tsx';
import { VerifiedBadge } from './verification/VerifiedBadge.tsx';
import { CountsBar, type CountsBarProps } from './CountsBar.tsx';

export interface ProfileHeaderProps {
  member: Member;
  /** Buttons: what the reader can do with this profile, or with their own. */
  actions?: ReactNode;
  /** On the own profile: the menus that change the pictures. */
  photoMenu?: ReactNode;
  coverMenu?: ReactNode;
  /** Beside the name. Says what was verified unless another one is given. */
  badge?: ReactNode;
  /** Below the head: connections in common, how complete the profile is. */
  children?: ReactNode;
  onCount?: CountsBarProps['onOpen'];
  /** Which counts can be shown in full. */
  countable?: CountsBarProps['canOpen'];
  /** The reader is the member: who else sees it is said too. */
  own?: boolean;
}

/** Of a person its identity, of the others the organisation. */
const documentOf = ({ userType, verifiedDocument }: Member) =>
  verifiedDocument ?? (isOrganisation(userType) ? 6 : 5);

function OpenToWork({ member: { openToWork }, own }: { member: Member; own: boolean }) {
  if (!openToWork?.isOpen) return null;
  const { roles, workplaceTypes, visibleTo } = openToWork;
  const where = workplaceTypes.map((place) => workplaceTypeLabels[place]).join(', ');
  const seen = own && (visibleTo === 2 ? 'Seen by nobody' : `Seen by: ${openToWorkLabels[visibleTo]}`);
  return (
    <chakra.div css={profileHeaderLook.open}>
      <BriefcaseBusiness size={18} aria-hidden />
      <chakra.p minWidth={0} overflowWrap="anywhere">
        <chakra.span fontWeight="semibold">Open to work</chakra.span>
        {roles.length > 0 && `: ${roles.join(', ')}`}
        {(where || seen) && (
          <chakra.span display="block" textStyle="small">
            {[where, seen].filter(Boolean).join(' · ')}
          </chakra.span>
        )}
      </chakra.p>
    </chakra.div>
  );
}

function Facts({ member }: { member: Member }) {
  const place = placeOf(member);
  const { website } = member;
  if (!place && !website) return null;
  return (
    <chakra.p css={profileHeaderLook.facts}>
      {place && (
        <span>
          <MapPin size={16} aria-hidden />
          <bdi>{placeText(place)}</bdi>
        </span>
      )}
      {website && (
        <span>
          <Globe size={16} aria-hidden />
          <Link href={website} newTab variant="plain">
            {website.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '')}
          </Link>
        </span>
      )}
    </chakra.p>
  );
}

/** The head of a profile: cover, picture, name and what the member says in one line (product S44-S48). */
export function ProfileHeader({
  member,
  actions,
  photoMenu,
  coverMenu,
  badge,
  children,
  ...rest
}: ProfileHeaderProps) {
  const { onCount, countable, own = false } = rest;
  const { userId, userName, userType, headline, coverImage, premiumUser, counts } = member;
  const shape = isOrganisation(userType) ? 'company' : 'person';
  return (
    <chakra.header css={profileHeaderLook.root}>
      <chakra.div css={coverFrame}>
        {coverImage && <img src={coverImage} alt="" />}
        {coverMenu && <span data-part="menu">{coverMenu}</span>}
      </chakra.div>
      <chakra.div css={profileHeaderLook.body}>
        <chakra.div css={profileHeaderLook.top}>
          <chakra.div css={avatarFrame} data-shape={shape}>
            <Avatar id={userId} name={userName} src={pictureOf(member)} shape={shape} size="xl" />
            {photoMenu && <span data-part="menu">{photoMenu}</span>}
          </chakra.div>
          {actions && <chakra.div css={profileHeaderLook.actions}>{actions}</chakra.div>}
        </chakra.div>
        <chakra.div css={profileHeaderLook.name}>
          <chakra.h1 textStyle="h1" minWidth={0} overflowWrap="anywhere" lineClamp={3} title={userName}>
            <bdi>{userName}</bdi>
          </chakra.h1>
          {badge ??
            (member.verificationStatus === 3 && (
              <VerifiedBadge document={documentOf(member)} at={member.verifiedAt} />
            ))}
          {premiumUser === 1 && <Badge tone="premium">Premium</Badge>}
        </chakra.div>
        {headline && (
          <chakra.p fontSize="lg" overflowWrap="anywhere">
            <bdi>{headline}</bdi>
          </chakra.p>
        )}
        <Facts member={member} />
        {counts && <CountsBar role={userType} counts={counts} onOpen={onCount} canOpen={countable} />}
        <OpenToWork member={member} own={own} />
      </chakra.div>
      {children && <chakra.div css={profileHeaderLook.below}>{children}</chakra.div>}
    </chakra.header>
  );
}
