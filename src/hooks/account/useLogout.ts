import { ApiError, genericMessage } from '../../api/errors.ts';
import { signOut } from '../../api/session.ts';
import { readDeviceToken } from '../../api/storage.ts';
import { useApiMutation } from '../../api/swr.ts';
import { toast } from '../../components/ui/toastQueue.ts';

/**
 * Ends the session: tells the server, clears what is stored, shows success (specification 4). When the server cannot be
 * told, its message or the generic one is toasted and the session stays until the member says otherwise.
 */
export function useLogout() {
  const { run, busy, error } = useApiMutation('logout');
  const logoutAnyway = () => {
    signOut();
    toast({ kind: 'success', title: 'You are logged out' });
  };
  const logout = () => {
    const deviceToken = readDeviceToken();
    run(deviceToken ? { deviceToken } : {}).then(logoutAnyway, (failure: unknown) => {
      toast({ kind: 'error', title: failure instanceof ApiError ? failure.message : genericMessage });
    });
  };
  return { logout, logoutAnyway, busy, error: error?.message };
}
