import { lazy, Suspense, type ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '../hooks/account/useSession.ts';
import { accessTo } from './access.ts';
import { PageLoading } from './PageLoading.tsx';
import type { AppRoute } from './routes.ts';

const ForbiddenPage = lazy(() => import('../pages/site/ForbiddenPage.tsx'));
const PremiumRequiredPage = lazy(() => import('../pages/site/PremiumRequiredPage.tsx'));

export interface GuardProps {
  route: AppRoute;
  Page: ComponentType;
  /** Shown instead of the login page to somebody who is not signed in. */
  GuestPage?: ComponentType | undefined;
}

/** Lets a visitor through to the page, or shows where they stand instead (specification 4, access guard). */
export function Guard({ route, Page, GuestPage }: GuardProps) {
  const session = useSession();
  const location = useLocation();
  const access = accessTo(route, session);
  if (access === 'login' && !GuestPage) {
    const returnTo = location.pathname + location.search + location.hash;
    return <Navigate to="/login" replace state={{ returnTo }} />;
  }
  const shown = { granted: Page, login: GuestPage, forbidden: ForbiddenPage, upgrade: undefined };
  const Shown = shown[access] ?? ForbiddenPage;
  return (
    <Suspense fallback={<PageLoading />}>
      {access === 'upgrade' ? <PremiumRequiredPage alone={route.frame === 'bare'} /> : <Shown />}
    </Suspense>
  );
}
