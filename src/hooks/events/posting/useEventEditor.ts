import { useState } from 'react';
import type { EventEditorDialogProps } from '../../../components/events/posting/EventEditorDialog.tsx';
import type { EventValues } from '../../../domain/eventForm.ts';
import type { EventDetails } from '../../../domain/events.ts';
import { toast } from '../../../lib/toastQueue.ts';
import { useSession } from '../../account/useSession.ts';
import { useWriter } from '../../feed/compose/useWriter.ts';
import { clientIdOf, forgetClientId } from '../../site/clientIds.ts';
import { readDraft, writeDraft } from '../../site/draftStorage.ts';
import { useDraft } from '../../site/useDraft.ts';
import {
  eventDraftName,
  freshEvent,
  isKeptEvent,
  sendingEvent,
  withEventDraft,
  type EditorState,
} from './eventDraft.ts';
import { eventFailure, saveEvent, type Reached } from './saveEvent.ts';
import { useAskedEvent } from '../useMyEventPlaces.ts';
import { eventEditorDialog, useEventChoices } from './eventEditorDialog.ts';
import { useEventUploads } from './useEventUploads.ts';

interface Options {
  now: Date;
  onClose: () => void;
  onSaved: (details: EventDetails) => void;
  /** A new event is there, but not all of it was saved: its address from now on. */
  onMade: (event: { eventId: string }) => void;
}

/**
 * Writes an event (product S35): drafts on this device, what happened elsewhere, what the server refuses. `asked` is the id
 * of an event or 'new', as the address says it; undefined while nothing is edited.
 */
export function useEventEditor(
  asked: string | undefined,
  { now, onClose, onSaved, onMade }: Options,
): EventEditorDialogProps {
  const { userId = '' } = useSession();
  const organiser = useWriter();
  const [state, setState] = useState<EditorState>({ formKey: 0, ids: {} });
  const { details, begun, value, ids } = state;
  const eventId = details?.event.eventId;
  const uploads = useEventUploads(begun && state.formKey);
  const choices = { ...useEventChoices(begun !== undefined), uploads, organiser };
  const name = eventDraftName(eventId);
  const draft = useDraft(name, isKeptEvent);

  const open = (opened: EventDetails | undefined, afresh = false) => {
    const standing = freshEvent(opened, now, 'EUR');
    const left = afresh ? undefined : readDraft(userId, eventDraftName(opened?.event.eventId));
    setState((before) => ({
      formKey: before.formKey + 1,
      details: opened,
      ...withEventDraft(standing, left, opened?.event.updatedAt),
    }));
  };
  useAskedEvent(asked, {
    standing: begun && eventId,
    open,
    onClose,
    onEnd: () => setState((before) => (before.begun ? { formKey: before.formKey, ids: {} } : before)),
  });

  const submit = async (values: EventValues, publish: boolean, theirs?: EventDetails) => {
    const basis = theirs?.event.updatedAt ?? state.basis;
    const sent = sendingEvent(state, values, { basis, wanted: publish });
    setState({ ...sent, busy: publish ? 'publish' : 'draft' });
    let reached: Reached = { details: theirs ?? details, ids };
    let attempt: string | undefined;
    try {
      const saved = await saveEvent({
        ...reached,
        values,
        basis,
        publish,
        clientIdOf: (content) => (attempt = clientIdOf(userId, name, content)),
        onReached(next) {
          reached = next;
          if (attempt) forgetClientId(userId, name, attempt);
        },
      });
      draft.discard();
      toast({ kind: 'success', title: saved.message, about: `event ${saved.details.event.eventId}` });
      onSaved(saved.details);
    } catch (error) {
      const failure = await eventFailure(error, eventId);
      const made = reached.details?.event;
      // What was saved is what the rest is based on; what was refused is based on what it was.
      const standing = reached.details === (theirs ?? details) ? basis : made?.updatedAt;
      const kept = { values, ids: reached.ids, basis: standing };
      setState({ ...sent, ...reached, basis: standing, ...failure });
      if (made && made.eventId !== eventId) {
        draft.discard();
        writeDraft(userId, eventDraftName(made.eventId), kept);
        onMade({ eventId: made.eventId });
      } else draft.save(kept);
    }
  };
  return eventEditorDialog({ ...state, value: value ?? begun }, choices, {
    now,
    change: setState,
    keep: (values) => draft.keep({ values, ids, basis: state.basis }),
    save: (values) => draft.save({ values, ids, basis: state.basis }),
    submit: (values, publish, theirs) => void submit(values, publish, theirs),
    close: onClose,
    discard() {
      draft.discard();
      onClose();
    },
    restart(opened) {
      draft.discard();
      open(opened, true);
    },
  });
}
