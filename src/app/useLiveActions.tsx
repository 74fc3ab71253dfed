import { useNavigate } from 'react-router-dom';
import type { Session } from '../api/session.ts';
import { LiveActions } from '../components/layout/LiveActions.tsx';
import { accessTo } from './access.ts';
import { routes } from './routes.ts';

const liveRoute = routes.find(({ path }) => path === 'live') ?? {};

/**
 * Going live, for those who may (specification 2): `events` for the header, and on phones `buttons` for the drawer. The route is opened
 * with what it is to be.
 */
export function useLiveActions(session: Session, onLeave: () => void) {
  const navigate = useNavigate();
  if (accessTo(liveRoute, session) !== 'granted') return {};
  const start = (streamType: 'video' | 'audio') => () => {
    onLeave();
    void navigate('/live', { state: { streamType } });
  };
  const events = { onVideo: start('video'), onAudio: start('audio') };
  return { events, buttons: <LiveActions {...events} /> };
}
