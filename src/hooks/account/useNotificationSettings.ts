import { useState } from 'react';
import { ApiError, genericMessage, unaskedError } from '../../api/errors.ts';
import { useApiMutation, useApiQuery } from '../../api/swr.ts';
import type {
  NotificationChannel,
  NotificationsPanelProps,
} from '../../components/account/NotificationsPanel.tsx';
import { howToAllow } from '../../domain/pushPermission.ts';
import { askToPush, canPush } from '../../platform/push/permission.ts';
import { firebaseSettings } from '../../platform/push/settings.ts';
import { toast } from '../../lib/toastQueue.ts';
import { toFailure } from '../site/useListState.ts';

const fields = { 1: 'email_notification_status', 2: 'notification_status' } as const;

const app: NotificationChannel = 2;

/** Asked for where devices are told of news at all, and by the press that switches it on (product S59). */
async function isBlocked(type: NotificationChannel, value: boolean): Promise<boolean> {
  return type === app && value && firebaseSettings !== undefined && canPush() && !(await askToPush());
}

/** Nobody waits for it: the next load tries again. */
const registerThis = async () => {
  const { registerDevice } = await import('../notifications/deviceToken.ts');
  await registerDevice();
};

/**
 * The member's two preferences. A flip is shown at once; when the server does not keep it, the generic toast is shown and
 * the settings are read again (specification 8).
 */
export function useNotificationSettings(): NotificationsPanelProps {
  const { data, error, mutate, isLoading, isValidating } = useApiQuery('fetchNotificationValue', undefined);
  const { run } = useApiMutation('notificationUpdate');
  const [saving, setSaving] = useState<readonly NotificationChannel[]>([]);
  const [refused, setRefused] = useState<NotificationsPanelProps['refused']>();

  const change = async ({ type, value }: { type: NotificationChannel; value: boolean }) => {
    setRefused(undefined);
    if (await isBlocked(type, value)) return setRefused({ type, message: howToAllow(navigator.userAgent) });
    setSaving((before) => [...before, type]);
    void mutate(
      (before) => before && { ...before, response: { ...before.response, [fields[type]]: value } },
      {
        revalidate: false,
      },
    );
    try {
      const { response } = await run({ type, value });
      if (type === app && value) registerThis().catch(() => {});
      // Only this one: the answer may be older than a flip of the other that is still on its way.
      void mutate(
        (before) =>
          before && { ...before, response: { ...before.response, [fields[type]]: response[fields[type]] } },
        { revalidate: false },
      );
    } catch (failure) {
      toast({ kind: 'error', title: genericMessage, about: `notifications ${type}` });
      const message = failure instanceof ApiError ? failure.fields.value : undefined;
      if (message) setRefused({ type, message });
      void mutate();
    } finally {
      setSaving((before) => before.filter((other) => other !== type));
    }
  };
  // Offline nothing is asked for (specification 9): neither an answer nor an error.
  const failure = error ?? (data || isLoading || isValidating ? undefined : unaskedError());
  return {
    settings: data?.response,
    error: failure && toFailure(failure),
    onRetry: () => void mutate(),
    onChange: (flip) => void change(flip),
    saving,
    push: firebaseSettings !== undefined,
    refused,
  };
}
