import { useState } from 'react';
import { ApiError, genericMessage, unaskedError } from '../../api/errors.ts';
import { useApiMutation, useApiQuery } from '../../api/swr.ts';
import type {
  NotificationChannel,
  NotificationsPanelProps,
} from '../../components/account/NotificationsPanel.tsx';
import { toast } from '../../lib/toastQueue.ts';
import { toFailure } from '../site/useListState.ts';

const fields = { 1: 'email_notification_status', 2: 'notification_status' } as const;

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
    setSaving((before) => [...before, type]);
    void mutate(
      (before) => before && { ...before, response: { ...before.response, [fields[type]]: value } },
      {
        revalidate: false,
      },
    );
    try {
      const { response } = await run({ type, value });
      // Only this one: the answer may be older than a flip of the other that is still on its way.
      void mutate(
        (before) =>
          before && { ...before, response: { ...before.response, [fields[type]]: response[fields[type]] } },
        { revalidate: false },
      );
    } catch (failure) {
      toast({ kind: 'error', title: genericMessage });
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
    refused,
  };
}
