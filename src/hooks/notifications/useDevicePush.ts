import { useState } from 'react';
import type { DevicePushBannerProps } from '../../components/notifications/DevicePushBanner.tsx';
import { pushHelp } from '../../domain/pushPermission.ts';
import { askToPush, canPush } from '../../platform/push/permission.ts';
import { firebaseSettings } from '../../platform/push/settings.ts';
import { registerDevice } from './deviceToken.ts';

const permissionNow = () => (canPush() ? Notification.permission : undefined);

/** What `DevicePushBanner` says of this device; undefined where it is told already, or never can be. */
export function useDevicePush(): DevicePushBannerProps | undefined {
  const [permission, setPermission] = useState(permissionNow);
  const help = firebaseSettings && pushHelp({ permission, userAgent: navigator.userAgent });
  if (!help) return undefined;
  const ask = async () => {
    const isAllowed = await askToPush();
    setPermission(permissionNow());
    // Nobody waits for it: the next load tries again.
    if (isAllowed) registerDevice().catch(() => {});
  };
  return { text: help.text, ...(help.mayAsk && { onAllow: () => void ask() }) };
}
