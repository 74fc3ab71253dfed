import { DataExportPanel } from '../components/account/DataExportPanel.tsx';
import { NotificationsPanel } from '../components/account/NotificationsPanel.tsx';
import { SettingsDialog, SettingsGroup } from '../components/account/SettingsDialog.tsx';
import { useDataExport } from '../hooks/account/useDataExport.ts';
import { useNotificationSettings } from '../hooks/account/useNotificationSettings.ts';

/** The settings of the member over whatever page is open (specification 2; product S59). */
export default function Settings({ onClose }: { onClose: () => void }) {
  const notifications = useNotificationSettings();
  const data = useDataExport();
  return (
    <SettingsDialog open onClose={onClose}>
      <NotificationsPanel {...notifications} />
      <SettingsGroup title="Privacy & data">
        <DataExportPanel {...data} />
      </SettingsGroup>
    </SettingsDialog>
  );
}
