import { chakra } from '@chakra-ui/react';
import { interviewModeLabels, type Interview } from '../../../domain/interview.ts';
import { interviewErrors, toInterview, type InterviewValues } from '../../../domain/requestForms.ts';
import type { FieldErrors } from '../../../lib/validate.ts';
import { toZoned } from '../../../lib/zonedTime.ts';
import { Button } from '../../ui/Button.tsx';
import { useNow } from '../../ui/Clock.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useValidatedForm } from '../../ui/useValidatedForm.ts';

export interface InterviewFormProps {
  /** To be changed; a new one without. */
  interview?: Interview | undefined;
  /** Of the machine, for a new one. */
  timezone: string;
  /** All that can be chosen. */
  timezones: readonly string[];
  onSubmit: (event: { interview: Interview }) => void;
  onCancel: () => void;
  busy?: boolean;
  error?: string;
  /** What the server refused, by field. */
  fields?: FieldErrors;
}

const modes = (['1', '2', '3'] as const).map((value) => ({ value, label: interviewModeLabels[value] }));

const valuesOf = (interview: Interview | undefined, timezone: string): InterviewValues =>
  interview
    ? {
        startAt: toZoned(interview.startAt, interview.timezone),
        endAt: toZoned(interview.endAt, interview.timezone),
        timezone: interview.timezone,
        mode: String(interview.mode) as InterviewValues['mode'], // One of its three.
        place: interview.place ?? '',
        url: interview.url ?? '',
      }
    : { startAt: '', endAt: '', timezone, mode: '', place: '', url: '' };

/** When and where HR meets a candidate (product S30). Times are those of the chosen zone. */
export function InterviewForm({
  interview,
  timezone,
  timezones,
  onSubmit,
  onCancel,
  ...state
}: InterviewFormProps) {
  const { busy = false, error, fields } = state;
  const now = useNow();
  const { form, values, set, text, errorOf } = useValidatedForm<InterviewValues>({
    initialValues: valuesOf(interview, timezone),
    validate: (typed) => interviewErrors(typed, now),
    errors: fields,
    onSubmit: (typed) => !busy && onSubmit({ interview: toInterview(typed) }),
  });
  const zones = timezones.includes(values.timezone) ? timezones : [values.timezone, ...timezones];
  return (
    <chakra.form {...form} aria-label="Interview" display="grid" gap={4} gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div
        display="grid"
        gap={3}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
      >
        <TextField type="datetime-local" label="Begins" {...text('startAt')} required />
        <TextField type="datetime-local" label="Ends" {...text('endAt')} required />
      </chakra.div>
      <SelectField
        label="Time zone"
        {...text('timezone')}
        options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
        required
      />
      <RadioCards
        label="How do you meet?"
        name="mode"
        columns="fit"
        options={modes}
        value={values.mode || undefined}
        onChange={(mode) => set('mode', mode)}
        error={errorOf('mode')}
        required
      />
      {values.mode === '1' && <TextField label="Place" {...text('place')} required dir="auto" />}
      {values.mode === '2' && (
        <TextField type="url" label="Link to the call" {...text('url')} placeholder="https://" required />
      )}
      {values.mode === '3' && (
        <chakra.p textStyle="small" color="fg.muted">
          You call the candidate. Their number is shown here once they are accepted, if they share it.
        </chakra.p>
      )}
      {error && <Notice tone="danger">{error}</Notice>}
      <chakra.div display="flex" flexWrap="wrap" gap={2}>
        <Button type="submit" busy={busy} busyLabel="Saving">
          {interview ? 'Save interview' : 'Plan interview'}
        </Button>
        <Button variant="ghost" onClick={onCancel} disabled={busy}>
          Cancel
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
