import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { setSessionOverHandler } from './api/client.ts';
import { endSession } from './api/session.ts';
import { Providers } from './app/Providers.tsx';
import { createRouter } from './app/router.tsx';
import './theme/fonts.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const router = createRouter();

// Specification 4: the browser goes to /login, from wherever it was.
setSessionOverHandler(() => {
  const { pathname, search, hash } = router.state.location;
  endSession();
  if (pathname !== '/login')
    void router.navigate('/login', { replace: true, state: { returnTo: pathname + search + hash } });
});

createRoot(root).render(
  <StrictMode>
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
