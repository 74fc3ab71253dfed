import { DataExportPanel } from '../components/account/DataExportPanel.tsx';
import { NotificationKindsPanel } from '../components/account/NotificationKindsPanel.tsx';
import { NotificationsPanel } from '../components/account/NotificationsPanel.tsx';
import { SettingsDialog, SettingsGroup } from '../components/account/SettingsDialog.tsx';
import { useDataExport } from '../hooks/account/useDataExport.ts';
import { useNotificationKinds } from '../hooks/account/useNotificationKinds.ts';
import { useNotificationSettings } from '../hooks/account/useNotificationSettings.ts';

/** The settings of the member over whatever page is open (specification 2; product S59). */
export default function Settings({ onClose }: { onClose: () => void }) {
  const notifications = useNotificationSettings();
  const kinds = useNotificationKinds();
  const data = useDataExport();
  return (
    <SettingsDialog open onClose={onClose}>
      <NotificationsPanel {...notifications}>
        {kinds && <NotificationKindsPanel {...kinds} />}
      </NotificationsPanel>
      <SettingsGroup title="Privacy & data">
        <DataExportPanel {...data} />
      </SettingsGroup>
    </SettingsDialog>
  );
}
