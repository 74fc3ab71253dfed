import { useState } from 'react';
import type { PrivacyPanelProps } from '../../components/account/PrivacyPanel.tsx';
import { useApiMutation } from '../../api/swr.ts';

/** Ends every session of the member but this one, as `PrivacyPanel` offers it. */
export function useOtherDevices(): PrivacyPanelProps['devices'] {
  const { run, busy, error } = useApiMutation('logout');
  const [said, setSaid] = useState<string>();
  const logout = async () => {
    setSaid(undefined);
    try {
      setSaid((await run({ otherDevices: true })).message);
    } catch {
      // `error` says why.
    }
  };
  return { onLogout: () => void logout(), busy, said, error: error?.message };
}
