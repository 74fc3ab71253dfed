import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { setSessionOverHandler } from '../api/client.ts';
import { endSession } from '../api/session.ts';

/** The server said that the session is over: the browser goes to /login, from wherever it was (specification 4). */
export function SessionOver() {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useLayoutEffect(() => {
    setSessionOverHandler((gone) => {
      if (pathname !== '/login')
        void navigate('/login', { replace: true, state: { returnTo: pathname + search + hash } });
      endSession(gone);
    });
  }, [navigate, pathname, search, hash]);
  return null;
}
