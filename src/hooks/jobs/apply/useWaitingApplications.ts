import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useApiCache } from '../../../api/swr.ts';
import { useSession } from '../../account/useSession.ts';
import { subscribeDrafts } from '../../site/draftStorage.ts';
import { useOnline } from '../../site/useOnline.ts';
import { sendWaitingApplications } from './applyOutbox.ts';
import { applicationReads } from '../jobReads.ts';
import { readWaitingApplications, takeBack, type WaitingApplication } from './waitingApplications.ts';

/** Applications that wait for the network, sent as soon as there is one (product S29). */
export function useWaitingApplications() {
  const { userId = '' } = useSession();
  const online = useOnline();
  const { invalidate } = useApiCache();
  const snapshot = useSyncExternalStore(subscribeDrafts, () =>
    JSON.stringify(readWaitingApplications(userId)),
  );
  const waiting = useMemo(() => JSON.parse(snapshot) as WaitingApplication[], [snapshot]); // Written just above.
  const ready = online && waiting.some(({ error }) => error === undefined);
  useEffect(() => {
    if (ready)
      void sendWaitingApplications(userId).then((sent) =>
        sent.length > 0 ? invalidate(applicationReads) : undefined,
      );
  }, [ready, userId, invalidate]);
  return waiting.map((one) => ({ ...one, onCancel: () => takeBack(userId, one) }));
}
