import type { ReactNode } from 'react';
import { ErrorState } from '../ui/ErrorState.tsx';
import type { Failure } from '../ui/listState.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { SwitchField } from '../ui/SwitchField.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { SettingsGroup } from './SettingsDialog.tsx';

/** 1 by e-mail, 2 inside the app (specification 4). */
export type NotificationChannel = 1 | 2;

export interface NotificationsPanelProps {
  /** Absent while they load. One that is missing shows as off (specification 3). */
  settings?: { email_notification_status?: boolean; notification_status?: boolean } | undefined;
  error?: Failure | undefined;
  onRetry: () => void;
  onChange: (change: { type: NotificationChannel; value: boolean }) => void;
  /** What is being saved. */
  saving?: readonly NotificationChannel[];
  /** Devices are told of news while Rolecast is closed, too. */
  push?: boolean;
  /** Why one of them could not be switched. */
  refused?: { type: NotificationChannel; message: string } | undefined;
  /** Below the two: a `DevicePushBanner`, a `NotificationKindsPanel`. */
  children?: ReactNode;
}

const switches = [
  {
    type: 1,
    label: 'Email Notifications',
    help: 'What is new, once a day. Codes and receipts come in any case.',
    field: 'email_notification_status',
  },
  { type: 2, label: 'App Notifications', help: 'While Rolecast is open.', field: 'notification_status' },
] as const;

/** The section Notifications of the settings (specification 2; product S59). */
export function NotificationsPanel(props: NotificationsPanelProps) {
  const { settings, error, onRetry, onChange, saving = [], refused, push = false, children } = props;
  return (
    <SettingsGroup title="Notifications">
      {!settings && error && <ErrorState error={error} onRetry={onRetry} />}
      {!settings && !error && (
        <>
          <VisuallyHidden role="status">Loading...</VisuallyHidden>
          {switches.map(({ type }) => (
            <Skeleton key={type} lines={2} />
          ))}
        </>
      )}
      {settings &&
        switches.map(({ type, label, help, field }) => (
          <SwitchField
            key={type}
            label={label}
            help={type === 2 && push ? 'Also on this device while Rolecast is closed.' : help}
            checked={settings[field] ?? false}
            onChange={({ checked }) => onChange({ type, value: checked })}
            busy={saving.includes(type)}
            error={refused?.type === type ? refused.message : undefined}
          />
        ))}
      {settings && children}
    </SettingsGroup>
  );
}
