import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { getSession } from './api/session.ts';
import { setReadKeeper } from './api/swr.ts';
import { Providers } from './app/Providers.tsx';
import { Screens } from './app/router.tsx';
import { whenIdle } from './lib/whenIdle.ts';
import './theme/fonts.css';

const savedReads = () => import('./api/savedReads.ts');

/** `saved`: what queries begin with, by cache key. */
function start(saved: Record<string, unknown>) {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const application = (
    <StrictMode>
      <Providers fallback={saved}>
        <BrowserRouter>
          <Screens />
        </BrowserRouter>
      </Providers>
    </StrictMode>
  );
  const wasSentHere = Boolean((history.state as { usr?: unknown } | null)?.usr);
  // What was drawn at build is for a stranger who came by address; members and who was sent here see something else.
  if (root.hasChildNodes() && !getSession().isLoggedIn && !wasSentHere) hydrateRoot(root, application);
  else {
    root.replaceChildren();
    document.documentElement.classList.remove('member');
    createRoot(root).render(application);
  }
}

setReadKeeper((op, payload, asker, body) => {
  const save = async () => {
    const { saveRead } = await savedReads();
    // Whoever has left meanwhile leaves nothing behind.
    if (asker === (getSession().userId ?? '')) await saveRead(op, payload, asker, body);
  };
  whenIdle(() => void save().catch(() => {}));
});

// Without a network the page begins with what was saved on this device.
if (navigator.onLine) start({});
else
  void savedReads()
    .then(({ offlineFallback }) => offlineFallback(getSession().userId ?? ''))
    .then(start, () => start({}));

// After the first screen: what it needs comes first.
addEventListener('load', () => {
  void import('./app/afterLoad.ts').then(
    ({ afterLoad }) => afterLoad(),
    () => {},
  );
});
