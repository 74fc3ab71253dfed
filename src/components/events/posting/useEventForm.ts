import { useEffect } from 'react';
import {
  eventErrors,
  eventErrorsByStep,
  eventStepOf,
  toEventFormErrors,
  wrongEventFields,
  type EventCheck,
  type EventStep,
} from '../../../domain/eventErrors.ts';
import { eventLimits, type EventValues } from '../../../domain/eventForm.ts';
import { uploadErrors } from '../../../domain/eventUploadErrors.ts';
import type { FieldErrors } from '../../../lib/validate.ts';
import { useEditorForm } from '../../ui/useEditorForm.ts';
import type { ValidatedForm } from '../../ui/useValidatedForm.ts';
import type { EventUploads } from './eventUploads.ts';

export type EventFormState = ValidatedForm<EventValues>;

interface Options extends Omit<EventCheck, 'publishing'> {
  values: EventValues;
  onChange: (values: EventValues) => void;
  onSaveDraft: (values: EventValues) => void;
  onPublish: (values: EventValues) => void;
  uploads: EventUploads;
  busy: boolean;
  /** What the server refused. */
  fields: FieldErrors | undefined;
}

/** Pictures that have arrived become part of the form, once each. */
function useArrivals(form: EventFormState, { cover, gallery }: EventUploads) {
  const { values } = form;
  const { arrived } = cover;
  useEffect(() => {
    if (!arrived) return;
    const { mediaKey, src } = arrived;
    form.change({ eventImage: { mediaKey, src, alt: '' } });
    // Once for each picture that has arrived.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [arrived?.mediaKey]);
  const ids = gallery.arrived.map(({ id }) => id).join();
  useEffect(() => {
    if (gallery.arrived.length === 0) return;
    const more = gallery.arrived.map(({ mediaKey, src }) => ({ mediaKey, src, alt: '' }));
    form.set('gallery', [...values.gallery, ...more].slice(0, eventLimits.gallery));
    for (const { id } of gallery.arrived) gallery.onRemove({ id });
    // The same for these.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [ids]);
}

/** The form of an event over four steps: what is wrong is counted on each, and the first one that has something is shown. */
export function useEventForm({ now, before, uploads, ...options }: Options) {
  const editor = useEditorForm<EventValues, EventStep>({
    ...options,
    begin: 'basics',
    check: (values, publishing) => eventErrors(values, { now, publishing, before }),
    stepOf: eventStepOf,
    firstOf: (errors) => eventErrorsByStep(errors).first,
    toFormErrors: toEventFormErrors,
    waiting: () => uploadErrors(uploads),
  });
  const { form } = editor;
  useArrivals(form, uploads);
  return { ...editor, counts: eventErrorsByStep(wrongEventFields(form.errorOf)).counts };
}
