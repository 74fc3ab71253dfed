import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { setSessionOverHandler } from './api/client.ts';
import { refreshSession } from './api/session.ts';
import { Providers } from './app/Providers.tsx';
import { createRouter } from './app/router.tsx';
import './theme/fonts.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// The guards see that nobody is signed in any more and lead to /login.
setSessionOverHandler(refreshSession);

createRoot(root).render(
  <StrictMode>
    <Providers>
      <RouterProvider router={createRouter()} />
    </Providers>
  </StrictMode>,
);
