import { Role, type MemberRole } from '../domain/roles.ts';
import { routes, type AppRoute, type SidebarIcon } from './routes.ts';

export interface NavigationItem {
  label: string;
  href: string;
  icon: SidebarIcon | 'findJobs';
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

/** Who looks for a job finds them in a tab of the dashboard. */
export const jobsTab: NavigationItem = { label: 'Jobs', href: '/?tab=jobs', icon: 'findJobs', order: 1 };

/** At most four places for the bottom bar of phones; after the dashboard, its jobs for who looks for one. */
export function bottomBarItems(role: MemberRole): NavigationItem[] {
  const [home, ...others] = routes
    .filter((route) => route.bottomBar?.includes(role))
    .map(toItem)
    .filter((item) => item !== undefined);
  return [home, role === Role.JOB_SEEKER ? jobsTab : undefined, ...others]
    .filter((item) => item !== undefined)
    .slice(0, 4);
}

/** Which place of the bottom bar an address is in. */
export const placeInBar = (role: MemberRole, pathname: string, search: string): string =>
  role === Role.JOB_SEEKER && pathname === '/' && new URLSearchParams(search).get('tab') === 'jobs'
    ? jobsTab.href
    : pathname;
