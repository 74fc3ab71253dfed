import { LogoutDialog } from '../components/layout/LogoutDialog.tsx';
import { isShown } from '../domain/outbox.ts';
import { useLogout } from '../hooks/account/useLogout.ts';
import { useOutboxItems } from '../hooks/outbox/useOutboxItems.ts';

/** The question before the session ends, and what follows it (specification 4). */
export default function Logout({ onClose }: { onClose: () => void }) {
  const { logout, logoutAnyway, busy, error } = useLogout();
  const unsent = useOutboxItems().filter(isShown).length;
  return (
    <LogoutDialog
      open
      unsent={unsent}
      busy={busy}
      error={error}
      onCancel={onClose}
      onLogout={logout}
      onLogoutAnyway={logoutAnyway}
    />
  );
}
