import { useSyncExternalStore } from 'react';
import { getServerSession, getSession, subscribeSession, type Session } from '../../api/session.ts';

/** Who is signed in, kept equal over the tabs of a browser. */
export const useSession = (): Session => useSyncExternalStore(subscribeSession, getSession, getServerSession);
