import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { isOrganisation } from '../../domain/roles.ts';
import { avatarRecipe } from '../../theme/recipes/avatar.ts';
import { hueOf, initials } from './avatarLook.ts';

const Frame = chakra('span', avatarRecipe);

export interface AvatarProps {
  /** Of the member: picks the hue behind the initials. */
  id: string;
  name: string;
  /** Photo or logo. While there is none, or it does not load, the initials stand in. */
  src?: string | null;
  /**
   * People are circles, companies rounded squares.
   * @default 'person'
   */
  shape?: 'person' | 'company';
  /**
   * 24, 34, 44, 64 or 96 px.
   * @default 'md'
   */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /** The name does not stand beside it: the picture says it. */
  standalone?: boolean;
}

export function Avatar({ id, name, src, shape, size, standalone }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const photo = src && src !== broken ? src : undefined;
  const naming = standalone
    ? ({ role: 'img', 'aria-label': name } as const)
    : ({ 'aria-hidden': true } as const);
  return (
    <Frame shape={shape} size={size} hue={hueOf(id)} {...naming}>
      {photo ? (
        <img src={photo} alt="" decoding="async" loading="lazy" onError={() => setBroken(photo)} />
      ) : (
        initials(name) || '?'
      )}
    </Frame>
  );
}

export interface MemberAvatarProps extends Pick<AvatarProps, 'size' | 'standalone'> {
  member: { userId: string; userName: string; userImage?: string | null | undefined; userType: number };
}

/** A member's own: organisations are rounded squares. */
export function MemberAvatar({ member, ...look }: MemberAvatarProps) {
  const { userId, userName, userImage, userType } = member;
  return (
    <Avatar
      {...look}
      id={userId}
      name={userName}
      src={userImage ?? null}
      shape={isOrganisation(userType) ? 'company' : 'person'}
    />
  );
}
