import { useLayoutEffect, useRef } from 'react';
import { useApiCache } from '../api/swr.ts';
import { useSession } from '../hooks/account/useSession.ts';

/** Clears all cached query data when the member changes (specification 4): nobody sees what another one loaded. */
export function ForgetOnChange() {
  const { userId } = useSession();
  const { clear } = useApiCache();
  const last = useRef(userId);
  useLayoutEffect(() => {
    if (last.current === userId) return;
    last.current = userId;
    void clear();
  }, [userId, clear]);
  return null;
}
