import { chakra } from '@chakra-ui/react';
import { useId, type ReactNode, type SyntheticEvent } from 'react';
import type { Schemas } from '#openapi/contract.ts';
import { eventErrors, eventStepLabels, eventSteps, type EventStep } from '../../domain/eventErrors.ts';
import { soldOf, type EventValues } from '../../domain/eventForm.ts';
import type { EventDetails } from '../../domain/events.ts';
import type { FieldErrors } from '../../lib/validate.ts';
import { Button } from '../ui/Button.tsx';
import { useNow } from '../ui/Clock.tsx';
import { EditorActions } from '../ui/EditorActions.tsx';
import { editorColumns, editorLook } from '../ui/editorLook.ts';
import { EditorTabs } from '../ui/EditorTabs.tsx';
import { Notice } from '../ui/Notice.tsx';
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
  const id = useId();
  const isPublic = details?.event.status === 1;
  const { uploads, onChange, onSaveDraft, onPublish, organiser } = props;
  const { zones, countries, currencies, newId, jobs } = props;
  const { form, step, setStep, counts, mayLeave, ...send } = useEventForm({
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
  const go = (to: EventStep) => {
    setStep(to);
    document.getElementById(`${id}${to}`)?.closest('[role=dialog]')?.scrollTo({ top: 0 });
  };
  const missing = eventErrors(values, { now, publishing: true, before: details });
  const panels: Record<EventStep, ReactNode> = {
    basics: <EventBasicsPanel {...{ form, uploads }} />,
    place: <EventWherePanel {...{ form, details, zones, countries }} />,
    tickets: <EventSalePanel {...{ form, details, currencies, newId }} />,
    publish: (
      <EventPublishPanel
        {...{ form, missing, jobs }}
        sold={soldOf(details)}
        onStep={go}
        isPublic={isPublic}
      />
    ),
  };
  const steps = eventSteps.map((value) => ({ value, label: eventStepLabels[value], wrong: counts[value] }));
  const at = eventSteps.indexOf(step);
  const [before, next] = [eventSteps[at - 1], eventSteps[at + 1]];
  const attributes = {
    ref: form.form.ref,
    noValidate: true,
    // Enter in a field goes on once nothing is missing here; publishing is pressed.
    onSubmit: (event: SyntheticEvent) => {
      event.preventDefault();
      if (next && mayLeave()) go(next);
    },
  };
  return (
    <chakra.form {...attributes} {...editorLook} data-fill="" aria-label="Event">
      <chakra.div css={editorColumns}>
        <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={5} minWidth={0}>
          {restored && (
            <Notice
              action={
                <Button size="sm" variant="outline" onClick={restored.onDiscard}>
                  Discard
                </Button>
              }
            >
              Draft restored
            </Notice>
          )}
          <EditorTabs steps={steps} value={step} onChange={go} panelId={`${id}${step}`} />
          {eventSteps.map((one) => (
            <div
              key={one}
              id={`${id}${one}`}
              role="tabpanel"
              aria-label={eventStepLabels[one]}
              hidden={one !== step}
            >
              {panels[one]}
            </div>
          ))}
        </chakra.div>
        <EventAsidePanel values={values} details={details} organiser={organiser} />
      </chakra.div>
      <EditorActions
        next={next && eventStepLabels[next]}
        onBack={before && (() => go(before))}
        isOpen={isPublic}
        busy={busy}
        error={error}
        onSaveDraft={send.onSaveDraft}
        onPublish={send.onPublish}
      />
    </chakra.form>
  );
}
