import { useLayoutEffect, useRef } from 'react';
import { useApiCache } from '../api/swr.ts';
import { useSession } from '../hooks/account/useSession.ts';

async function forget() {
  const [{ forgetSaved }, { forgetMedia }, { forgetAttendees }, { forgetDoorLists }] = await Promise.all([
    import('../api/savedReads.ts'),
    import('../platform/serviceWorker.ts'),
    import('../hooks/payments/attendeeDraft.ts'),
    import('../hooks/checkin/doorStore.ts'),
  ]);
  forgetAttendees();
  await Promise.all([forgetSaved(), forgetMedia(), forgetDoorLists()]);
}

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
