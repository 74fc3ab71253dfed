import { asServerTime } from '../api/serverClock.ts';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { AppFrame } from '../components/layout/AppFrame.tsx';
import { BottomBar } from '../components/layout/BottomBar.tsx';
import { Header } from '../components/layout/Header.tsx';
import { OfflineBanner } from '../components/layout/OfflineBanner.tsx';
import { Sidebar } from '../components/layout/Sidebar.tsx';
import { places as knownPlaces } from '../domain/places.ts';
import { isMemberRole, isOrganisation, roleLabels } from '../domain/roles.ts';
import { toggleSidebar } from '../api/session.ts';
import { useSession } from '../hooks/account/useSession.ts';
import { useUnreadNotifications } from '../hooks/notifications/useUnreadNotifications.ts';
import { useUnreadMessages } from '../hooks/chat/useUnreadMessages.ts';
import { useNewApplicants } from '../hooks/jobs/hiring/useNewApplicants.ts';
import { useIdle } from '../hooks/site/useIdle.ts';
import { useOnline } from '../hooks/site/useOnline.ts';
import { useShownSavedAt } from '../hooks/site/useShownSavedAt.ts';
import { useTheme } from '../hooks/site/useTheme.ts';
import { bottomBarItems, placeInBar, sidebarItems, type NavigationItem } from './navigation.ts';
import { useLiveActions } from './useLiveActions.ts';

// Nobody needs these before pressing something.
const SidebarDrawer = lazy(() =>
  import('../components/layout/SidebarDrawer.tsx').then((m) => ({ default: m.SidebarDrawer })),
);
const Search = lazy(() => import('./Search.tsx'));
const Notifications = lazy(() => import('./Notifications.tsx'));
const Settings = lazy(() => import('./Settings.tsx'));
const Logout = lazy(() => import('./Logout.tsx'));
const Reload = lazy(() => import('./Reload.tsx'));
const nothing = () => ({ default: () => null });
// Where it does not arrive, what is shown is asked for by the clock.
const Background = lazy(() => import('./Background.tsx').catch(nothing));
// What waits is on the disk: another visit sends it.
const Banners = lazy(() => import('./Banners.tsx').catch(nothing));

type Opened = 'menu' | 'notifications' | 'settings' | 'logout' | 'reload' | undefined;

/** What the member has to know of the network. It cannot be fetched once there is none. */
function Connection() {
  const online = useOnline();
  const savedAt = useShownSavedAt();
  return (
    (!online || savedAt !== undefined) && (
      <OfflineBanner online={online} {...(savedAt !== undefined && { savedAt: asServerTime(savedAt) })} />
    )
  );
}

/** Header, sidebar and bottom bar around the screens of a signed-in member. */
export default function Frame({ children }: { children: ReactNode }) {
  const session = useSession();
  const { theme, toggle } = useTheme();
  const { pathname, search } = useLocation();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);

  const { role } = session;
  const live = useLiveActions(session, close);
  const newApplicants = useNewApplicants();
  const unread = useUnreadNotifications();
  const unreadMessages = useUnreadMessages();
  const isIdle = useIdle();
  const mark = (items: NavigationItem[], current = pathname) =>
    items.map((item) => ({
      ...item,
      current: item.href === current,
      ...(item.href === knownPlaces.requests && { badge: newApplicants }),
      ...(item.href === knownPlaces.chats && { badge: unreadMessages }),
    }));
  const places = isMemberRole(role) ? sidebarItems(role, session.isPremiumUser) : undefined;
  const nav = {
    main: places && mark(places.main),
    information: places && mark(places.information),
    loginHref: '/login',
  };

  return (
    <AppFrame
      header={
        <Header
          theme={theme}
          onToggle={toggle}
          sidebar={{
            open: session.isSidebarOpen,
            onToggle: toggleSidebar,
            onOpenDrawer: () => setOpened('menu'),
            id: 'sidebar',
          }}
          search={
            isMemberRole(role) && (
              <Suspense fallback={null}>
                <Search key={session.userId} />
              </Suspense>
            )
          }
          live={live}
          notifications={{ unread, onOpen: () => setOpened('notifications') }}
          profile={{
            member: {
              id: session.userId ?? '',
              name: session.userInfo.name,
              src: session.userInfo.image,
              shape: isOrganisation(role) ? 'company' : 'person',
              roleLabel: roleLabels[role] ?? '',
              premium: session.isPremiumUser,
            },
            profileHref: knownPlaces.profileOf?.(role),
            upgradeHref: '/pricing',
            onOpenSettings: () => setOpened('settings'),
            onLogout: () => setOpened('logout'),
          }}
        />
      }
      sidebar={<Sidebar id="sidebar" {...nav} folded={!session.isSidebarOpen} />}
      banner={
        <>
          <Connection />
          <Suspense fallback={null}>
            <Banners onAsk={() => setOpened('reload')} />
          </Suspense>
        </>
      }
      bottomBar={
        isMemberRole(role) && (
          <BottomBar items={mark(bottomBarItems(role), placeInBar(role, pathname, search))} />
        )
      }
    >
      {children}
      <Suspense fallback={null}>{isIdle && <Background />}</Suspense>
      <Suspense fallback={null}>
        {opened === 'menu' && <SidebarDrawer open {...nav} onClose={close} live={live} />}
        {opened === 'notifications' && (
          <Notifications onClose={close} onSettings={() => setOpened('settings')} />
        )}
        {opened === 'settings' && <Settings onClose={close} />}
        {opened === 'reload' && <Reload onClose={close} />}
        {opened === 'logout' && <Logout onClose={close} />}
      </Suspense>
    </AppFrame>
  );
}
