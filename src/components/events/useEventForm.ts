import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  eventErrors,
  eventErrorsByStep,
  toEventFormErrors,
  wrongEventFields,
  type EventCheck,
  type EventStep,
} from '../../domain/eventErrors.ts';
import { eventLimits, type EventValues } from '../../domain/eventForm.ts';
import { uploadErrors } from '../../domain/eventUploadErrors.ts';
import type { FieldErrors } from '../../lib/validate.ts';
import { useValidatedForm, type ValidatedForm } from '../ui/useValidatedForm.ts';
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
export function useEventForm({
  values: initialValues,
  onChange,
  fields,
  uploads,
  busy,
  ...options
}: Options) {
  const { now, before, onSaveDraft, onPublish } = options;
  const [step, setStep] = useState<EventStep>('basics');
  const [seen, setSeen] = useState<FieldErrors>();
  const [refused, setRefused] = useState<FieldErrors>();
  const publishing = useRef(false);
  const check = (values: EventValues) => eventErrors(values, { now, publishing: publishing.current, before });
  const form = useValidatedForm<EventValues>({
    initialValues,
    validate: check,
    errors: refused,
    onSubmit: (values) => (publishing.current ? onPublish(values) : onSaveDraft(values)),
  });
  const { values } = form;
  if (fields !== seen) {
    setSeen(fields);
    const found = fields && toEventFormErrors(fields);
    setRefused(found);
    const first = found && eventErrorsByStep(found).first;
    if (first) setStep(first);
  }
  useLayoutEffect(() => {
    if (values !== initialValues) onChange(values);
    // Reports what is typed; what comes back is the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [values]);
  useArrivals(form, uploads);
  const send = (whole: boolean) => {
    if (busy) return;
    const waiting = uploadErrors(uploads);
    if (waiting) {
      setStep('basics');
      setRefused(waiting);
      return;
    }
    publishing.current = whole;
    const { first } = eventErrorsByStep(check(values));
    if (first) setStep(first);
    form.submit();
  };
  return {
    form,
    step,
    setStep,
    counts: eventErrorsByStep(wrongEventFields(form.errorOf)).counts,
    onSaveDraft: () => send(false),
    onPublish: () => send(true),
  };
}
