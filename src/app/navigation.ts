import type { MemberRole } from '../domain/roles.ts';
import { routes, type AppRoute, type SidebarIcon } from './routes.ts';

export interface NavigationItem {
  label: string;
  href: string;
  icon: SidebarIcon;
  order: number;
}

const toItem = (route: AppRoute): NavigationItem | undefined =>
  route.sidebar && {
    label: route.sidebar.label,
    href: `/${route.path}`,
    icon: route.sidebar.icon,
    order: route.sidebar.order,
  };

/** About and Contact stand below a rule. */
const firstOfInformation = 13;

/** The sidebar of a member: labels, order and visibility of the specification (section 2). */
export function sidebarItems(
  role: MemberRole,
  isPremiumUser: boolean,
): { main: NavigationItem[]; information: NavigationItem[] } {
  const items = routes
    .filter(
      ({ sidebar }) =>
        sidebar && (!sidebar.roles || sidebar.roles.includes(role)) && (!sidebar.premium || isPremiumUser),
    )
    .map(toItem)
    .filter((item) => item !== undefined)
    .toSorted((a, b) => a.order - b.order);
  return {
    main: items.filter((item) => item.order < firstOfInformation),
    information: items.filter((item) => item.order >= firstOfInformation),
  };
}

/** At most four places for the bottom bar of phones. */
export const bottomBarItems = (role: MemberRole): NavigationItem[] =>
  routes
    .filter((route) => route.bottomBar?.includes(role))
    .map(toItem)
    .filter((item) => item !== undefined)
    .slice(0, 4);
