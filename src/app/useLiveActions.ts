import { useNavigate } from 'react-router-dom';
import type { Session } from '../api/session.ts';
import type { LiveActionsProps } from '../components/layout/LiveActions.tsx';
import { accessTo } from './access.ts';
import { routes } from './routes.ts';

const liveRoute = routes.find(({ path }) => path === 'live') ?? {};

/**
 * Going live, for those who may (specification 2), from the header and, on phones, from the drawer. The route is opened with what it is
 * to be.
 */
export function useLiveActions(session: Session, onLeave: () => void): LiveActionsProps | undefined {
  const navigate = useNavigate();
  if (accessTo(liveRoute, session) !== 'granted') return undefined;
  const start = (streamType: 'video' | 'audio') => () => {
    onLeave();
    void navigate('/live', { state: { streamType } });
  };
  return { onVideo: start('video'), onAudio: start('audio') };
}
