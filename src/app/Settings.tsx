import { NotificationsPanel } from '../components/account/NotificationsPanel.tsx';
import { SettingsDialog } from '../components/account/SettingsDialog.tsx';
import { useNotificationSettings } from '../hooks/account/useNotificationSettings.ts';

/** The settings of the member over whatever page is open (specification 2). */
export default function Settings({ onClose }: { onClose: () => void }) {
  const notifications = useNotificationSettings();
  return (
    <SettingsDialog open onClose={onClose}>
      <NotificationsPanel {...notifications} />
    </SettingsDialog>
  );
}
