import { chakra } from '@chakra-ui/react';
import { Circle, CircleCheck } from 'lucide-react';
import { eventStepLabels, eventStepOf, type EventStep } from '../../../domain/eventErrors.ts';
import { publishChecklist, type CheckItem } from '../../../domain/eventFacts.ts';
import { tickets } from '../../../domain/myEvents.ts';
import type { FieldErrors } from '../../../lib/validate.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { stepLine, stepLook, stepPart } from '../../ui/editorLook.ts';
import { TextField } from '../../ui/TextField.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { EventJobsPicker, type EventJobsPickerProps } from './EventJobsPicker.tsx';
import type { EventFormState } from './useEventForm.ts';

export interface EventPublishPanelProps {
  form: EventFormState;
  /** What would be wrong if it were published now, by field. */
  missing: FieldErrors;
  /** The own jobs, of HR: they can be applied for at the event. */
  jobs?: Pick<EventJobsPickerProps, 'options' | 'onType'> | undefined;
  /** It is published already. */
  isPublic: boolean;
  /** Tickets that are out. */
  sold: number;
  onStep: (step: EventStep) => void;
}

const list = {
  listStyleType: 'none',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'control',
  '& > li': { display: 'flex', alignItems: 'center', gap: 3, minHeight: 12, paddingInline: 3 },
  '& > li + li': { borderBlockStartWidth: '1px', borderColor: 'border.subtle' },
} as const;

function Check({
  item: { field, label, done },
  onStep,
}: {
  item: CheckItem;
  onStep: (step: EventStep) => void;
}) {
  const step = eventStepOf(field);
  return (
    <li>
      <chakra.span display="grid" flexShrink={0} color={done ? 'accent.solid' : 'fg.muted'}>
        {done ? <CircleCheck aria-hidden /> : <Circle aria-hidden />}
      </chakra.span>
      <chakra.span flex={1} minWidth={0}>
        {label}
        <VisuallyHidden>{done ? ', done' : ', missing'}</VisuallyHidden>
      </chakra.span>
      {!done && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={`${label}: go to ${eventStepLabels[step]}`}
          onClick={() => onStep(step)}
        >
          {eventStepLabels[step]}
        </Button>
      )}
    </li>
  );
}

/** What is left to do before an event can be published, and who is shown with it (product S35). */
export function EventPublishPanel({ form, missing, jobs, isPublic, sold, onStep }: EventPublishPanelProps) {
  const { values } = form;
  const checks = publishChecklist(values, missing);
  const left = checks.filter(({ done }) => !done).length;
  return (
    <chakra.div css={stepLook}>
      <chakra.section css={stepLook} gap={3} aria-label="Checklist">
        <chakra.h3 textStyle="title">
          {isPublic ? 'What every event has' : 'Before it is published'}
        </chakra.h3>
        <chakra.p color="fg.muted" role="status">
          {left === 0
            ? isPublic
              ? 'Everything is there. What you save is seen at once.'
              : 'Everything is there. Once published, everybody finds it.'
            : `${left} ${left === 1 ? 'thing is' : 'things are'} missing. A draft can be saved without.`}
        </chakra.p>
        <chakra.ul css={list} aria-label="Checklist">
          {checks.map((item) => (
            <Check key={item.label} item={item} onStep={onStep} />
          ))}
        </chakra.ul>
      </chakra.section>
      <chakra.section css={stepPart} aria-label="Visitors">
        <chakra.h3 textStyle="title">Visitors</chakra.h3>
        <CheckboxField
          label="Show who goes"
          name="showAttendees"
          checked={values.showAttendees}
          onChange={({ target }) => form.set('showAttendees', target.checked)}
          help="On the page of the event, for those who let themselves be seen."
        />
        <chakra.div css={stepLine}>
          <TextField
            label="Youngest age"
            optional
            {...form.text('ageMin')}
            inputMode="numeric"
            help="0 to 21. Without it, everybody may come."
          />
        </chakra.div>
        {isPublic && sold > 0 && (
          <CheckboxField
            label={`Tell everyone who has one of the ${tickets(sold)} that the event was changed`}
            name="notify"
            checked={values.notify}
            onChange={({ target }) => form.set('notify', target.checked)}
            help="Another date or place is told always."
          />
        )}
      </chakra.section>
      {jobs && (
        <chakra.section css={stepPart} aria-label="Jobs">
          <chakra.h3 textStyle="title">Jobs at this event</chakra.h3>
          <EventJobsPicker
            {...jobs}
            chosen={values.linkedJobs}
            error={form.errorOf('linkedJobs')}
            onChange={({ jobs: next }) => form.set('linkedJobs', next)}
          />
        </chakra.section>
      )}
    </chakra.div>
  );
}
