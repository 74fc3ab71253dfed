import { lazy, Suspense, useEffect } from 'react';
import { useRouteError } from 'react-router-dom';

const FallbackPage = lazy(() => import('../pages/site/FallbackPage.tsx'));

const reloadedKey = 'rolecast.reloadedFor';

/** A chunk that is gone means that a new version was deployed under an open tab. */
const isMissingChunk = (error: unknown) =>
  error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);

/** Shown when rendering failed. After a missing chunk the page reloads, once for each build. */
export function RenderError() {
  const error = useRouteError();
  const missingChunk = isMissingChunk(error);
  useEffect(() => {
    if (!missingChunk || !navigator.onLine) return;
    try {
      if (sessionStorage.getItem(reloadedKey) === import.meta.url) return;
      sessionStorage.setItem(reloadedKey, import.meta.url);
    } catch {
      return; // Without a memory it could reload for ever.
    }
    location.reload();
  }, [missingChunk]);
  return (
    <Suspense fallback={null}>
      <FallbackPage error={error} />
    </Suspense>
  );
}
