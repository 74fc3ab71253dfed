import { lazy, Suspense, useState } from 'react';
import { Navigate, Outlet, useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { getSessionEnd } from '../api/session.ts';
import { useSession } from '../hooks/account/useSession.ts';
import { Guard } from './Guard.tsx';
import { PageLoading } from './PageLoading.tsx';
import { RenderError } from './RenderError.tsx';
import { RouteChange } from './RouteChange.tsx';
import { routes, type AppRoute } from './routes.ts';
import { SessionOver } from './SessionOver.tsx';

const Frame = lazy(() => import('./Frame.tsx'));
const NotFoundPage = lazy(() => import('../pages/site/NotFoundPage.tsx'));

/** Header and sidebar around the screens that have them; a stranger sees guest pages bare. */
function FramedRoutes() {
  const { isLoggedIn } = useSession();
  const { key } = useLocation();
  const [signedInAt, setSignedInAt] = useState<string>();
  if (isLoggedIn && signedInAt !== key) setSignedInAt(key);
  // Who logs out leaves this place too: the guard would ask to log in and come back.
  if (!isLoggedIn && signedInAt === key && getSessionEnd() !== 'over') return <Navigate to="/" replace />;
  if (!isLoggedIn) return <Outlet />;
  return (
    <Suspense fallback={<PageLoading />}>
      <Frame>
        <Outlet />
      </Frame>
    </Suspense>
  );
}

const toRouteObject = (route: AppRoute): RouteObject => ({
  path: route.path,
  element: (
    <RenderError>
      <Guard route={route} Page={lazy(route.page)} GuestPage={route.guestPage && lazy(route.guestPage)} />
    </RenderError>
  ),
});

const screens = (framed: boolean) =>
  routes.filter((route) => (route.frame !== 'bare') === framed).map(toRouteObject);

/** Within the frame: a member who followed a wrong link goes on by the header and the sidebar. */
const notFound: RouteObject = {
  path: '*',
  element: (
    <Suspense fallback={<PageLoading />}>
      <NotFoundPage />
    </Suspense>
  ),
};

const table: RouteObject[] = [
  ...screens(false),
  { element: <FramedRoutes />, children: [...screens(true), notFound] },
];

/**
 * Every screen at its address, from the route table. Not a data router: we need none of its loaders, and it weighs
 * 20 KiB more.
 */
export function Screens() {
  const screen = useRoutes(table);
  return (
    <>
      <SessionOver />
      <RouteChange />
      <RenderError>{screen}</RenderError>
    </>
  );
}
