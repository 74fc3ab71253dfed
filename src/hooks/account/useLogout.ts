import { useState } from 'react';
import { ApiError, genericMessage } from '../../api/errors.ts';
import { getSession, signOut } from '../../api/session.ts';
import { readDeviceToken } from '../../api/storage.ts';
import { useApiMutation } from '../../api/swr.ts';
import { outbox } from '../outbox/outbox.ts';
import { finishDeletions } from '../site/laterDeletions.ts';
import { toast } from '../../lib/toastQueue.ts';

/** How long leaving waits for deletions to be answered. */
const finishMs = 3000;

const over = new Set([401, 410]);

function leave(title = 'You are logged out') {
  const { userId } = getSession();
  signOut();
  // The question before has said so.
  if (userId !== undefined) void outbox.forget(userId);
  toast({ kind: 'success', title });
}

/**
 * Ends the session: tells the server, clears what is stored, shows success (specification 4). When the server cannot be
 * told, its message or the generic one is toasted and the session stays until the member says otherwise.
 */
export function useLogout() {
  const { run, busy, error } = useApiMutation('logout');
  const [finishing, setFinishing] = useState(false);
  const logout = async () => {
    const deviceToken = readDeviceToken();
    setFinishing(true);
    // What was deleted a moment ago can be done only while the session lasts. What gets no answer stays for the next one.
    await Promise.race([finishDeletions(), new Promise((resolve) => setTimeout(resolve, finishMs))]);
    setFinishing(false);
    try {
      const { message } = await run(deviceToken ? { deviceToken } : {});
      leave(message);
    } catch (failure) {
      // Of a session that is over there is nothing left to end.
      if (failure instanceof ApiError && over.has(failure.status)) leave();
      else toast({ kind: 'error', title: failure instanceof ApiError ? failure.message : genericMessage });
    }
  };
  return {
    logout: () => void logout(),
    logoutAnyway: () => leave(),
    busy: busy || finishing,
    error: error?.message,
  };
}
