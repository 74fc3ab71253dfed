import { type Dispatch, type SetStateAction, useMemo, useState } from 'react';
import type { EventEditorDialogProps } from '../../../components/events/posting/EventEditorDialog.tsx';
import type { EventFormProps } from '../../../components/events/posting/EventForm.tsx';
import { eventErrors } from '../../../domain/eventErrors.ts';
import { eventDifferences } from '../../../domain/eventFacts.ts';
import { type EventValues, sameEvent, toEventValues } from '../../../domain/eventForm.ts';
import { uploadErrors } from '../../../domain/eventUploadErrors.ts';
import type { EventDetails } from '../../../domain/events.ts';
import type { EditorState } from './eventDraft.ts';
import { useApiQuery } from '../../../api/swr.ts';
import { Role } from '../../../domain/roles.ts';
import { chargedCurrencies } from '../../../lib/currencies.ts';
import { zoneNames } from '../../../lib/zones.ts';
import { useCountries } from '../../account/useCountries.ts';
import { useSession } from '../../account/useSession.ts';
import { useDebounced } from '../../site/useDebounced.ts';

type EventChoices = Pick<EventFormProps, 'zones' | 'countries' | 'currencies' | 'newId' | 'jobs'>;

const newId = () => crypto.randomUUID();

/** What the editor offers to choose from; asked for while it is open. Only HR has jobs to offer. */
export function useEventChoices(open: boolean): EventChoices {
  const { role } = useSession();
  const isHr = role === Role.HR;
  const [typed, setTyped] = useState('');
  const searchText = useDebounced(typed.trim());
  const { countries } = useCountries();
  const jobs = useApiQuery(
    'jobPosted',
    open && isHr ? { status: 1, pageIndex: 1, ...(searchText && { searchText }) } : null,
    { keepPreviousData: true },
  );
  const options = useMemo(
    () =>
      (jobs.data?.response ?? []).map(({ jobId, vacancyName, companyName }) => ({
        id: jobId,
        label: vacancyName,
        detail: companyName,
      })),
    [jobs.data],
  );
  return {
    countries,
    newId,
    zones: useMemo(() => zoneNames(), []),
    currencies: useMemo(() => chargedCurrencies(), []),
    jobs: isHr ? { options, onType: ({ text }) => setTyped(text) } : undefined,
  };
}

interface EditorActions {
  now: Date;
  change: Dispatch<SetStateAction<EditorState>>;
  keep: (values: EventValues) => void;
  save: (values: EventValues) => void;
  submit: (values: EventValues, publish: boolean, theirs?: EventDetails) => void;
  close: () => void;
  discard: () => void;
  /** The form anew, with an event as it stands and without what was left of it. */
  restart: (details: EventDetails | undefined) => void;
}

/** The state of the editor as its dialog takes it. */
export function eventEditorDialog(
  state: EditorState,
  choices: EventChoices & Pick<EventFormProps, 'uploads' | 'organiser'>,
  actions: EditorActions,
): EventEditorDialogProps {
  const { details, begun, value, fresh, restored, latest, formKey } = state;
  // Left now, a picture that is on its way would be lost.
  const waiting = uploadErrors(choices.uploads);
  const edited = fresh !== undefined && value !== undefined && !sameEvent(fresh, value);
  const changed = waiting !== undefined || edited;
  const isPublic = details?.event.status === 1;
  const leaveDraft = () => {
    if (!value) return;
    const check = { now: actions.now, publishing: false, before: details };
    const fields = { ...(isPublic ? {} : eventErrors(value, check)), ...waiting };
    if (Object.keys(fields).length > 0) actions.change((before) => ({ ...before, asking: false, fields }));
    else if (isPublic) {
      actions.save(value);
      actions.close();
    } else actions.submit(value, false);
  };
  return {
    form: begun && {
      ...choices,
      formKey,
      values: begun,
      details,
      busy: state.busy,
      error: state.error,
      fields: state.fields,
      restored: restored ? { onDiscard: () => actions.restart(details) } : undefined,
      onChange(values) {
        actions.change((before) => ({ ...before, value: values, restored: false }));
        actions.keep(values);
      },
      onSaveDraft: (values) => actions.submit(values, false),
      onPublish: (values) => actions.submit(values, true),
    },
    asking: state.asking ?? false,
    onClose: () => (changed ? actions.change((before) => ({ ...before, asking: true })) : actions.discard()),
    onKeepEditing: () => actions.change((before) => ({ ...before, asking: false })),
    onLeaveDraft: leaveDraft,
    onDiscard: actions.discard,
    stale: latest &&
      value && {
        differences: eventDifferences(value, toEventValues(latest)),
        onKeepMine: () => actions.submit(value, state.wanted ?? false, latest),
        onTakeTheirs: () => actions.restart(latest),
        onClose: () => actions.change((before) => ({ ...before, latest: undefined })),
      },
  };
}
