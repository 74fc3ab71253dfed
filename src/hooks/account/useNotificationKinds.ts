import { useState } from 'react';
import { genericMessage } from '../../api/errors.ts';
import { useApiMutation, useApiQuery } from '../../api/swr.ts';
import type { NotificationKindsPanelProps } from '../../components/account/NotificationKindsPanel.tsx';
import { isOn, kindsOf, switchOf, withKind } from '../../domain/notificationKinds.ts';
import { toast } from '../../lib/toastQueue.ts';
import { useSession } from './useSession.ts';

export interface NotificationKinds extends NotificationKindsPanelProps {
  /** Resolves to false when the server did not keep it, which the member was told. */
  onChange: (flip: { label: string; value: boolean }) => Promise<boolean>;
}

/**
 * The switches of single kinds, beside the two preferences. A flip is shown at once; when the server does not keep it, the generic toast
 * is shown and the settings are read again (specification 8). Undefined until they are known.
 */
export function useNotificationKinds(): NotificationKinds | undefined {
  const { role } = useSession();
  const { data, mutate } = useApiQuery('fetchNotificationValue', undefined);
  const { run } = useApiMutation('notificationUpdate');
  const [saving, setSaving] = useState<readonly string[]>([]);
  const kinds = kindsOf(role);
  if (!data) return undefined;
  const { list } = data.response;

  const onChange: NotificationKinds['onChange'] = async ({ label, value }) => {
    const kind = kinds.find((one) => one.label === label);
    if (!kind) return false;
    setSaving((before) => [...before, label]);
    void mutate(
      (before) =>
        before && {
          ...before,
          response: { ...before.response, list: [...withKind(kind, value, before.response.list)] },
        },
      { revalidate: false },
    );
    try {
      for (const type of kind.types) await run({ type: switchOf(type), value });
      return true;
    } catch {
      toast({ kind: 'error', title: genericMessage, about: `notifications ${label}` });
      void mutate();
      return false;
    } finally {
      setSaving((before) => before.filter((other) => other !== label));
    }
  };
  return {
    kinds: kinds.map((kind) => ({
      label: kind.label,
      on: isOn(kind, list),
      saving: saving.includes(kind.label),
    })),
    onChange,
  };
}
