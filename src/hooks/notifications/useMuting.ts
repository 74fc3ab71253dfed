import type { NotificationsDrawerProps } from '../../components/notifications/NotificationsDrawer.tsx';
import { kindOf } from '../../domain/notificationKinds.ts';
import { toast } from '../../lib/toastQueue.ts';
import { useNotificationKinds } from '../account/useNotificationKinds.ts';
import { useSession } from '../account/useSession.ts';

/**
 * Turns a kind off where one of it is read, as its switch in Settings does; a toast takes that back. What is off already, or cannot be,
 * has no kind here.
 */
export function useMuting(): Pick<NotificationsDrawerProps, 'kindOf' | 'onMute'> {
  const { role } = useSession();
  const settings = useNotificationKinds();
  const flip = async (label: string, value: boolean) => (await settings?.onChange({ label, value })) ?? false;
  const mute = async (label: string) => {
    if (!(await flip(label, false))) return;
    toast({
      kind: 'info',
      title: `${label} are turned off`,
      action: { label: 'Undo', onClick: () => void flip(label, true) },
    });
  };
  return {
    kindOf({ type }) {
      const label = kindOf(type, role)?.label;
      return settings?.kinds.some((kind) => kind.label === label && kind.on) ? label : undefined;
    },
    onMute: ({ kind }) => void mute(kind),
  };
}
