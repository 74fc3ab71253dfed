import { LogoutDialog } from '../components/layout/LogoutDialog.tsx';
import { useLogout } from '../hooks/account/useLogout.ts';

/** The question before the session ends, and what follows it (specification 4). */
export default function Logout({ onClose }: { onClose: () => void }) {
  const { logout, logoutAnyway, busy, error } = useLogout();
  return (
    <LogoutDialog
      open
      busy={busy}
      error={error}
      onCancel={onClose}
      onLogout={logout}
      onLogoutAnyway={logoutAnyway}
    />
  );
}
