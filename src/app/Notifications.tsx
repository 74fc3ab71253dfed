import { DevicePushBanner } from '../components/notifications/DevicePushBanner.tsx';
import { NotificationsDrawer } from '../components/notifications/NotificationsDrawer.tsx';
import { useDevicePush } from '../hooks/notifications/useDevicePush.ts';
import { useNotifications } from '../hooks/notifications/useNotifications.ts';

/** What happened, over whatever page is open (specification 2; product S42). */
export default function Notifications({
  onClose,
  onSettings,
}: {
  onClose: () => void;
  onSettings: () => void;
}) {
  const push = useDevicePush();
  return (
    <NotificationsDrawer
      open
      onClose={onClose}
      onSettings={onSettings}
      notice={push && <DevicePushBanner {...push} />}
      {...useNotifications(onClose)}
    />
  );
}
