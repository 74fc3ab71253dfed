import { chakra } from '@chakra-ui/react';
import { Globe, Ticket, UserRoundCheck } from 'lucide-react';
import { liveErrors, liveLimits, type LiveChannel, type LiveFormValues } from '../../../domain/live.ts';
import { liveHref } from '../../../domain/liveHref.ts';
import type { FieldErrors } from '../../../lib/validate.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useValidatedForm } from '../../ui/useValidatedForm.ts';

export interface StartFormProps {
  initialValues: LiveFormValues;
  /** Own events that are to come; a room may be for who has a ticket. */
  events: readonly { eventId: string; eventName: string }[];
  /** May record: premium members (specification 1). */
  canRecord: boolean;
  busy: boolean;
  error?: string | undefined;
  /** What the server refused, by field. */
  errors?: FieldErrors | undefined;
  /** The member is live already. */
  running?: Pick<LiveChannel, 'channelName' | 'title'> | undefined;
  onSubmit: (values: LiveFormValues) => void;
  cancelHref: string;
}

const audiences = [
  { value: '0', label: 'Everyone', icon: <Globe aria-hidden /> },
  { value: '1', label: 'Followers', icon: <UserRoundCheck aria-hidden /> },
] as const;
const holders = { value: '2', label: 'Ticket holders', icon: <Ticket aria-hidden /> } as const;

/** What a room is called, and who may join (product S55). */
export function StartForm(props: StartFormProps) {
  const { initialValues, events, canRecord, busy, error, errors, running, onSubmit, cancelHref } = props;
  const { form, text, values, set, errorOf } = useValidatedForm({
    initialValues,
    validate: liveErrors,
    errors,
    onSubmit: (filled) => !busy && onSubmit(filled),
  });
  const visibilityError = errorOf('visibility');
  return (
    <chakra.form {...form} aria-label="Go live" display="grid" gap={5} gridTemplateColumns="minmax(0, 1fr)">
      {running ? (
        <Notice
          tone="warning"
          action={
            <Button size="sm" variant="outline" href={liveHref(running.channelName)}>
              Go back to it
            </Button>
          }
        >
          You are live already: {running.title}. One room at a time.
        </Notice>
      ) : (
        error && <Notice tone="danger">{error}</Notice>
      )}
      <TextField label="Title" required maxLength={liveLimits.title} {...text('title')} dir="auto" />
      <TextAreaField
        label="Description"
        optional
        rows={2}
        max={liveLimits.description}
        {...text('description')}
        dir="auto"
      />
      <RadioCards
        label="Who may join"
        name="visibility"
        options={events.length > 0 ? [...audiences, holders] : audiences}
        value={values.visibility}
        onChange={(value) => set('visibility', value)}
        columns="fit"
        {...(visibilityError !== undefined && { error: visibilityError })}
      />
      {values.visibility === holders.value && (
        <SelectField
          label="Event"
          required
          placeholder="Choose the event"
          options={events.map(({ eventId, eventName }) => ({ value: eventId, label: eventName }))}
          {...text('eventId')}
        />
      )}
      {canRecord && (
        <CheckboxField
          label="Record it"
          help="It begins with the room, and you can stop it at any time."
          checked={values.record}
          onChange={({ target }) => set('record', target.checked)}
        />
      )}
      <chakra.div display="flex" flexWrap="wrap" gap={2} justifyContent="flex-end">
        <Button variant="outline" href={cancelHref}>
          Cancel
        </Button>
        <Button type="submit" variant="live" busy={busy} busyLabel="Opening your room">
          Go live
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
