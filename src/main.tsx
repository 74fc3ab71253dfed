import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { getSession } from './api/session.ts';
import { Providers } from './app/Providers.tsx';
import { Screens } from './app/router.tsx';
import './theme/fonts.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** Without a network the page begins with what was saved on this device. */
const fallback = navigator.onLine
  ? {}
  : await import('./api/savedReads.ts').then(
      ({ offlineFallback }) => offlineFallback(getSession().userId ?? ''),
      () => ({}),
    );

const application = (
  <StrictMode>
    <Providers fallback={fallback}>
      <BrowserRouter>
        <Screens />
      </BrowserRouter>
    </Providers>
  </StrictMode>
);

/** What was drawn at build is for a stranger who came by address: members, and who was sent here, see something else. */
const isDrawn =
  root.hasChildNodes() && !getSession().isLoggedIn && !(history.state as { usr?: unknown } | null)?.usr;

if (isDrawn) hydrateRoot(root, application);
else {
  root.replaceChildren();
  document.documentElement.classList.remove('member');
  createRoot(root).render(application);
}

// After the first screen: what it needs comes first.
addEventListener('load', () => {
  void import('./platform/serviceWorker.ts').then(
    ({ registerServiceWorker }) => registerServiceWorker(),
    () => {},
  );
});
