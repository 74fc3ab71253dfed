import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { Bell, Menu as MenuIcon, PanelLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { headerRecipe } from '../../theme/recipes/header.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { useLinkComponent } from '../ui/LinkContext.tsx';
import { ThemeToggle, type ThemeToggleProps } from '../ui/ThemeToggle.tsx';
import { WordMark } from '../ui/WordMark.tsx';
import { LiveActions, type LiveActionsProps } from './LiveActions.tsx';
import { ProfileMenu, type ProfileMenuProps } from './ProfileMenu.tsx';

export interface HeaderProps extends ThemeToggleProps {
  /** @default '/' */
  homeHref?: string;
  /** The buttons of the sidebar: fold it on wide screens, open its drawer on phones. */
  sidebar?: { open: boolean; onToggle: () => void; onOpenDrawer: () => void; id?: string };
  search?: ReactNode;
  /** Starts a live room; only for members who may. Phones have it in the drawer. */
  live?: LiveActionsProps | undefined;
  notifications?: { unread: number; onOpen: () => void };
  /** Somebody is signed in. */
  profile?: ProfileMenuProps;
  /** Nobody is. */
  guest?: { loginHref: string; signupHref: string };
}

function SidebarButtons({ open, onToggle, onOpenDrawer, id }: NonNullable<HeaderProps['sidebar']>) {
  return (
    <>
      <chakra.span display={{ base: 'none', md: 'inline-flex' }}>
        <IconButton
          label={open ? 'Fold sidebar' : 'Unfold sidebar'}
          icon={<PanelLeft />}
          onClick={onToggle}
          aria-expanded={open}
          aria-controls={id}
        />
      </chakra.span>
      <chakra.span display={{ base: 'inline-flex', md: 'none' }}>
        <IconButton label="Open menu" icon={<MenuIcon />} onClick={onOpenDrawer} aria-haspopup="dialog" />
      </chakra.span>
    </>
  );
}

function NotificationBell({ unread, onOpen }: NonNullable<HeaderProps['notifications']>) {
  const styles = useSlotRecipe({ recipe: headerRecipe })();
  const label = unread > 0 ? `Notifications, ${unread} unread` : 'Notifications';
  return (
    <chakra.span css={styles.bell}>
      <IconButton label={label} icon={<Bell />} onClick={onOpen} aria-haspopup="dialog" />
      {unread > 0 && (
        <chakra.span css={styles.unread} aria-hidden>
          {unread > 99 ? '99+' : unread}
        </chakra.span>
      )}
    </chakra.span>
  );
}

/** The bar at the top of every page but live ones. What is not given is not drawn. */
export function Header({
  homeHref = '/',
  sidebar,
  search,
  live,
  notifications,
  profile,
  guest,
  ...theme
}: HeaderProps) {
  const styles = useSlotRecipe({ recipe: headerRecipe })();
  const Home = useLinkComponent(homeHref);
  return (
    <chakra.header css={styles.root}>
      <chakra.div css={styles.brand}>
        {sidebar && <SidebarButtons {...sidebar} />}
        <Home href={homeHref} aria-label="Rolecast, home">
          <WordMark />
        </Home>
      </chakra.div>
      {search && <chakra.div css={styles.search}>{search}</chakra.div>}
      <chakra.div css={styles.actions}>
        {live && (
          <chakra.div css={styles.live}>
            <LiveActions {...live} />
          </chakra.div>
        )}
        <ThemeToggle {...theme} />
        {notifications && <NotificationBell {...notifications} />}
        {profile && <ProfileMenu {...profile} />}
        {guest && (
          <>
            <Button variant="ghost" size="sm" href={guest.loginHref}>
              Log in
            </Button>
            <chakra.span css={styles.signup}>
              <Button size="sm" href={guest.signupHref}>
                Create account
              </Button>
            </chakra.span>
          </>
        )}
      </chakra.div>
    </chakra.header>
  );
}
