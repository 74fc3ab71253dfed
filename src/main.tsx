import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { getSession } from './api/session.ts';
import { setSavedReader } from './api/staleReads.ts';
import { setReadKeeper } from './api/swr.ts';
import { Providers } from './app/Providers.tsx';
import { Screens } from './app/router.tsx';
import { whenIdle } from './lib/whenIdle.ts';
import './theme/fonts.css';

const savedReads = () => import('./api/savedReads.ts');

function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const application = (
    <StrictMode>
      <Providers>
        <BrowserRouter>
          <Screens />
        </BrowserRouter>
      </Providers>
    </StrictMode>
  );
  const wasSentHere = (history.state as { usr?: unknown } | null)?.usr;
  // What was drawn at build is for a stranger who came by address; members and who was sent here see something else.
  if (root.hasChildNodes() && !getSession().isLoggedIn && !wasSentHere) hydrateRoot(root, application);
  else {
    root.replaceChildren();
    createRoot(root).render(application);
  }
  // The page was hidden before anybody had looked whether what is stored is a session.
  document.documentElement.classList.remove('member');
}

setReadKeeper((op, payload, asker, body) => {
  const save = async () => {
    const { saveRead } = await savedReads();
    // Whoever has left meanwhile leaves nothing behind.
    if (asker === (getSession().userId ?? '')) await saveRead(op, payload, asker, body);
  };
  whenIdle(() => void save().catch(() => {}));
});

setSavedReader(async (key) => (await savedReads()).readSaved(key));

// A place before the router, which begins to listen when it is drawn: a window calls its listeners in the order in which
// they came, and whoever replaces this one (holdHistory) is heard in its place.
// oxlint-disable-next-line unicorn/prefer-add-event-listener -- what is added cannot be replaced in its place
window.onpopstate = () => {};

start();

// After the first screen: what it needs comes first.
addEventListener('load', () => {
  void import('./app/afterLoad.ts').then(
    ({ afterLoad }) => afterLoad(),
    () => {},
  );
});
