import { NotificationsDrawer } from '../components/notifications/NotificationsDrawer.tsx';
import { useNotifications } from '../hooks/notifications/useNotifications.ts';

/** What happened, over whatever page is open (specification 2; product S42). */
export default function Notifications({
  onClose,
  onSettings,
}: {
  onClose: () => void;
  onSettings: () => void;
}) {
  return (
    <NotificationsDrawer open onClose={onClose} onSettings={onSettings} {...useNotifications(onClose)} />
  );
}
