import type { Schemas } from '#openapi/contract.ts';
import { eventErrors, eventStepLabels, eventSteps } from '../../../domain/eventErrors.ts';
import { soldOf, type EventValues } from '../../../domain/eventForm.ts';
import type { EventDetails } from '../../../domain/events.ts';
import type { FieldErrors } from '../../../lib/validate.ts';
import { useNow } from '../../ui/Clock.tsx';
import { EditorSteps } from '../../ui/EditorSteps.tsx';
import { EventAsidePanel } from './EventAsidePanel.tsx';
import { EventBasicsPanel } from './EventBasicsPanel.tsx';
import { EventPublishPanel, type EventPublishPanelProps } from './EventPublishPanel.tsx';
import { EventSalePanel, type EventSalePanelProps } from './EventSalePanel.tsx';
import { EventWherePanel, type EventWherePanelProps } from './EventWherePanel.tsx';
import type { EventUploads } from './eventUploads.ts';
import { useEventForm } from './useEventForm.ts';

export interface EventFormProps
  extends
    Pick<EventPublishPanelProps, 'jobs'>,
    Pick<EventSalePanelProps, 'currencies' | 'newId'>,
    Pick<EventWherePanelProps, 'countries' | 'zones'> {
  /** What the form begins with. */
  values: EventValues;
  /** The event as it stands, when there is one. */
  details?: EventDetails | undefined;
  /** Who writes it, for the preview. */
  organiser: Schemas['Author'];
  uploads: EventUploads;
  /** Every change, for the draft. */
  onChange: (values: EventValues) => void;
  onSaveDraft: (values: EventValues) => void;
  /** Publishes, or saves what changed on an event that is published. */
  onPublish: (values: EventValues) => void;
  busy?: 'draft' | 'publish' | undefined;
  /** Why it was not saved. */
  error?: string | undefined;
  /** What the server refused, by field. */
  fields?: FieldErrors | undefined;
  /** The form was left from last time. */
  restored?: { onDiscard: () => void } | undefined;
}

/** An event in four steps that can be gone through in any order, beside what visitors will see (product S35). */
export function EventForm({
  values: initialValues,
  details,
  busy,
  error,
  fields,
  restored,
  ...props
}: EventFormProps) {
  const now = useNow();
  const isPublic = details?.event.status === 1;
  const { uploads, onChange, onSaveDraft, onPublish, organiser } = props;
  const { zones, countries, currencies, newId, jobs } = props;
  const { form, setStep, ...editor } = useEventForm({
    values: initialValues,
    now,
    before: details,
    fields,
    uploads,
    busy: busy !== undefined,
    onChange,
    onSaveDraft,
    onPublish,
  });
  const { values } = form;
  const missing = eventErrors(values, { now, publishing: true, before: details });
  return (
    <EditorSteps
      {...editor}
      {...{ restored, busy, error }}
      label="Event"
      steps={eventSteps}
      labels={eventStepLabels}
      onStep={setStep}
      formRef={form.form.ref}
      isOpen={isPublic}
      renderPanels={(go) => ({
        basics: <EventBasicsPanel {...{ form, uploads }} />,
        place: <EventWherePanel {...{ form, details, zones, countries }} />,
        tickets: <EventSalePanel {...{ form, details, currencies, newId }} />,
        publish: (
          <EventPublishPanel {...{ form, missing, jobs, isPublic }} sold={soldOf(details)} onStep={go} />
        ),
      })}
      renderAside={() => <EventAsidePanel values={values} details={details} organiser={organiser} />}
    />
  );
}
