import { chakra } from '@chakra-ui/react';
import { Crown, LogOut, Settings, UserRound } from 'lucide-react';
import { Avatar, type AvatarProps } from '../ui/Avatar.tsx';
import { Badge } from '../ui/Badge.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { Menu, type MenuEntry } from '../ui/Menu.tsx';

export interface ProfileMenuProps {
  /** Whose menu it is. */
  member: Pick<AvatarProps, 'id' | 'name' | 'src' | 'shape'> & {
    /** "User", "HR", "Brand" or "Business". */
    roleLabel: string;
    premium?: boolean;
  };
  /** The own profile; the route differs by role. An entry without its handler or address is not drawn. */
  profileHref?: string;
  onOpenSettings?: () => void;
  /** Not drawn for premium members (specification 2). */
  upgradeHref?: string;
  onLogout?: () => void;
}

type Entry = MenuEntry | false | undefined | '';
const isEntry = (entry: Entry): entry is MenuEntry => Boolean(entry);

/** The member's picture in the header and what stands behind it. */
export function ProfileMenu({
  member,
  profileHref,
  onOpenSettings,
  upgradeHref,
  onLogout,
}: ProfileMenuProps) {
  const own: Entry[] = [
    profileHref && { label: 'View Profile', icon: <UserRound />, href: profileHref },
    onOpenSettings && { label: 'Settings', icon: <Settings />, onSelect: onOpenSettings },
    !member.premium && upgradeHref && { label: 'Upgrade to Premium', icon: <Crown />, href: upgradeHref },
  ];
  const leave: Entry[] = [onLogout && { label: 'Log out', icon: <LogOut />, onSelect: onLogout }];
  return (
    <Menu
      trigger={
        <chakra.button
          type="button"
          boxSize="10"
          display="grid"
          placeItems="center"
          borderRadius={member.shape === 'company' ? 'control' : 'full'}
          cursor="pointer"
        >
          <Avatar id={member.id} name={member.name} src={member.src} shape={member.shape} size="sm" />
          <VisuallyHidden>Profile menu, {member.name}</VisuallyHidden>
        </chakra.button>
      }
      header={
        <>
          <chakra.p fontWeight="semibold" lineClamp={2}>
            {member.name}
          </chakra.p>
          <chakra.p textStyle="small" color="fg.muted" display="flex" alignItems="center" gap="2">
            {member.roleLabel}
            {member.premium && <Badge tone="premium">Premium</Badge>}
          </chakra.p>
        </>
      }
      sections={[{ entries: own.filter(isEntry) }, { entries: leave.filter(isEntry) }]}
    />
  );
}
