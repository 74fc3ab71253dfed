import { useState } from 'react';
import { signIn } from '../../api/session.ts';
import { useApiMutation } from '../../api/swr.ts';
import { resetToken } from './resetToken.ts';
import { useSession } from './useSession.ts';

export interface NewPassword {
  currentPassword?: string;
  newPassword: string;
  logoutOthers: boolean;
}

/**
 * Changes the password of the signed-in member, or of the account that was just recovered by code, which is signed in with it. `mode` is
 * `neither` when there is no session and no reset token: then there is nothing to change.
 */
export function useChangePassword() {
  const { isLoggedIn, userId } = useSession();
  const [token] = useState(resetToken.read);
  const { run, ...state } = useApiMutation('changePassword');
  const mode = token ? 'recovery' : isLoggedIn ? 'session' : 'neither';
  const change = async ({ currentPassword, newPassword, logoutOthers }: NewPassword) => {
    const proof = token ? { resetToken: token } : { currentPassword, ...(userId && { userId }) };
    const { message, response } = await run({ ...proof, newPassword, logoutOthers });
    resetToken.clear();
    if (response) signIn(response, response.role);
    return message;
  };
  return { mode, change, ...state } as const;
}
