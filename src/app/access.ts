import { Role } from '../domain/roles.ts';
import type { AppRoute } from './routes.ts';

export interface Visitor {
  isLoggedIn: boolean;
  role: number;
  isPremiumUser: boolean;
}

export type Access = 'granted' | 'login' | 'forbidden' | 'upgrade';

/**
 * May this visitor see this route? The order is the specification's (section 4): not signed in, role not allowed,
 * premium missing; business members pass where the route lets them.
 */
export function accessTo(
  route: Pick<AppRoute, 'login' | 'roles' | 'premium' | 'businessWithoutPremium'>,
  visitor: Visitor,
): Access {
  if (route.login && !visitor.isLoggedIn) return 'login';
  if (route.roles && !route.roles.some((role) => role === visitor.role)) return 'forbidden';
  if (route.premium && !visitor.isPremiumUser) {
    const passes = route.businessWithoutPremium && visitor.role === Role.BUSINESS;
    if (!passes) return 'upgrade';
  }
  return 'granted';
}
