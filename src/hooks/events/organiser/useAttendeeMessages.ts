import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { ApiError, genericMessage } from '../../../api/errors.ts';
import { useApiCache } from '../../../api/swr.ts';
import type { OrganiserMessagesPanelProps } from '../../../components/events/organiser/OrganiserMessagesPanel.tsx';
import {
  isMessageValues,
  noMessage,
  type EventPanel,
  type MessageValues,
} from '../../../domain/organiser.ts';
import { toast } from '../../../lib/toastQueue.ts';
import type { FieldErrors } from '../../../lib/validate.ts';
import { useSession } from '../../account/useSession.ts';
import { clientIdOf, forgetClientId } from '../../site/clientIds.ts';
import { useDraft } from '../../site/useDraft.ts';
import { organiserReads } from './organiserReads.ts';

/** MESSAGE_ATTENDEES of `manageEvent`. What is written stays on this device until it is sent. */
export function useAttendeeMessages(panel: EventPanel): OrganiserMessagesPanelProps {
  const { eventId } = panel.details.event;
  const { userId = '' } = useSession();
  const { invalidate } = useApiCache();
  const name = `attendeeMessage.${eventId}`;
  const draft = useDraft(name, isMessageValues);
  const [turn, setTurn] = useState(0);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>();
  const send = async (values: MessageValues) => {
    const { audience, packageId, message } = values;
    draft.save(values);
    setBusy(true);
    setErrors(undefined);
    const payload = { eventId, message, audience, ...(audience === 'PACKAGE' && { packageId }) };
    const clientId = clientIdOf(userId, name, JSON.stringify(payload));
    try {
      const sent = await call('manageEvent', { action: 5, ...payload, clientId });
      forgetClientId(userId, name, clientId);
      draft.discard();
      toast({ kind: 'success', title: sent.message, about: `messages ${eventId}` });
      setTurn((count) => count + 1);
      void invalidate(organiserReads);
    } catch (error) {
      const known = error instanceof ApiError ? error : undefined;
      const message = known?.message ?? genericMessage;
      // Too many in a day, or nobody to write to: said where it is written.
      setErrors(known && Object.keys(known.fields).length > 0 ? known.fields : { message });
    }
    setBusy(false);
  };
  return {
    panel,
    turn,
    initial: draft.read() ?? noMessage,
    onChange: draft.keep,
    onSend: (values) => void send(values),
    busy,
    errors,
  };
}
