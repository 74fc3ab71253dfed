import { lazy, Suspense, type ComponentType } from 'react';
import { createBrowserRouter, Outlet, type RouteObject } from 'react-router-dom';
import { useSession } from '../hooks/account/useSession.ts';
import { Guard } from './Guard.tsx';
import { PageLoading } from './PageLoading.tsx';
import { RenderError } from './RenderError.tsx';
import { RouteChange } from './RouteChange.tsx';
import { routes, type AppRoute } from './routes.ts';

const Frame = lazy(() => import('./Frame.tsx'));
const NotFoundPage = lazy(() => import('../pages/site/NotFoundPage.tsx'));

/** Header and sidebar around the screens that have them; a stranger sees guest pages bare. */
function FramedRoutes() {
  const { isLoggedIn } = useSession();
  if (!isLoggedIn) return <Outlet />;
  return (
    <Suspense fallback={<PageLoading />}>
      <Frame>
        <Outlet />
      </Frame>
    </Suspense>
  );
}

function Root() {
  return (
    <>
      <RouteChange />
      <Outlet />
    </>
  );
}

const toRouteObject = (route: AppRoute, page: () => Promise<{ default: ComponentType }>): RouteObject => ({
  path: route.path,
  element: <Guard route={route} Page={lazy(page)} GuestPage={route.guestPage && lazy(route.guestPage)} />,
  errorElement: <RenderError />,
});

const screens = (framed: boolean) =>
  routes.flatMap((route) => (route.page && (route.frame !== 'bare') === framed ? [toRouteObject(route, route.page)] : []));

const notFound: RouteObject = {
  path: '*',
  element: (
    <Suspense fallback={<PageLoading />}>
      <NotFoundPage />
    </Suspense>
  ),
};

/** The router of the application, made from the route table. */
export const createRouter = () =>
  createBrowserRouter([
    {
      element: <Root />,
      errorElement: <RenderError />,
      children: [...screens(false), { element: <FramedRoutes />, children: screens(true) }, notFound],
    },
  ]);
