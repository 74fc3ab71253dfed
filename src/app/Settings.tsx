import { DataExportPanel } from '../components/account/DataExportPanel.tsx';
import { NotificationKindsPanel } from '../components/account/NotificationKindsPanel.tsx';
import { NotificationsPanel } from '../components/account/NotificationsPanel.tsx';
import { PrivacyPanel } from '../components/account/PrivacyPanel.tsx';
import { SettingsDialog, SettingsGroup } from '../components/account/SettingsDialog.tsx';
import { DevicePushBanner } from '../components/notifications/DevicePushBanner.tsx';
import { SwitchField } from '../components/ui/SwitchField.tsx';
import { places } from '../domain/places.ts';
import { Role } from '../domain/roles.ts';
import { useDataExport } from '../hooks/account/useDataExport.ts';
import { useNotificationKinds } from '../hooks/account/useNotificationKinds.ts';
import { useNotificationSettings } from '../hooks/account/useNotificationSettings.ts';
import { useOtherDevices } from '../hooks/account/useOtherDevices.ts';
import { useSession } from '../hooks/account/useSession.ts';
import { useEnterSends } from '../hooks/chat/useEnterSends.ts';
import { useDevicePush } from '../hooks/notifications/useDevicePush.ts';
import { useSingleKeys } from '../hooks/site/useSingleKeys.ts';
import { ContactSettings } from './ContactSettings.tsx';

/** The settings of the member over whatever page is open (specification 2; product S59). */
export default function Settings({ onClose }: { onClose: () => void }) {
  const notifications = useNotificationSettings();
  const push = useDevicePush();
  const kinds = useNotificationKinds();
  const data = useDataExport();
  const devices = useOtherDevices();
  const keys = useSingleKeys();
  const enter = useEnterSends();
  const { role } = useSession();
  const lists = `${places.profileOf?.(role) ?? '/'}?tab=connections&list=`;
  return (
    <SettingsDialog open onClose={onClose}>
      <ContactSettings />
      <NotificationsPanel {...notifications}>
        {push && notifications.settings?.notification_status && <DevicePushBanner {...push} />}
        {kinds && <NotificationKindsPanel {...kinds} />}
      </NotificationsPanel>
      <SettingsGroup title="Privacy & data">
        <PrivacyPanel
          blockedHref={`${lists}blocked`}
          mutedHref={`${lists}muted`}
          onLeave={onClose}
          devices={devices}
        />
        {role === Role.JOB_SEEKER && (
          <SwitchField
            label="Enter sends messages"
            help="Shift and Enter begin a new line."
            checked={enter.enabled}
            onChange={({ checked }) => enter.onToggle({ enabled: checked })}
          />
        )}
        <SwitchField
          label="Keyboard shortcuts"
          help="Single keys act, such as j for the next post; ? lists them."
          checked={keys.enabled}
          onChange={({ checked }) => keys.onToggle({ enabled: checked })}
        />
        <DataExportPanel {...data} />
      </SettingsGroup>
    </SettingsDialog>
  );
}
