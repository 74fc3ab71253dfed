import { useLayoutEffect, useRef } from 'react';
import { useApiCache } from '../api/swr.ts';
import { useSession } from '../hooks/account/useSession.ts';

/** Most visits end as they began: it comes when it is needed. */
const forget = async () => (await import('../hooks/account/forgetKept.ts')).forgetKept();

/**
 * Clears all cached query data when the member changes (specification 4): nobody sees what another one loaded. It stands
 * before the screens, so that it has cleared before they ask for anything as somebody else.
 */
export function ForgetOnChange() {
  const { userId } = useSession();
  const { clear } = useApiCache();
  const last = useRef(userId);
  useLayoutEffect(() => {
    if (last.current === userId) return;
    last.current = userId;
    clear();
    void forget();
  }, [userId, clear]);
  return null;
}
