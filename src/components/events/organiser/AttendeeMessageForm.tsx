import { chakra } from '@chakra-ui/react';
import { Send } from 'lucide-react';
import type { TicketPackage } from '../../../domain/events.ts';
import {
  attendeeMessageErrors,
  audienceLabels,
  messageLimit,
  messageReach,
  reachText,
  type EventPanel,
  type MessageValues,
} from '../../../domain/organiser.ts';
import type { FieldErrors } from '../../../lib/validate.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { useValidatedForm } from '../../ui/useValidatedForm.ts';

export interface AttendeeMessageFormProps {
  packages: readonly Pick<TicketPackage, 'packageId' | 'packageName'>[];
  /** What says how many each message reaches. */
  sold: Pick<EventPanel, 'sales' | 'byPackage'>;
  /** What was written and not sent. */
  initial: MessageValues;
  /** At every change, so that nothing is lost. */
  onChange: (values: MessageValues) => void;
  onSend: (values: MessageValues) => void;
  busy?: boolean;
  /** Why it was not sent, by field; what was written stays. */
  errors?: FieldErrors | undefined;
}

const audiences = Object.entries(audienceLabels).map(([value, label]) => ({ value, label }));

/** A message to those who come to an event. */
export function AttendeeMessageForm({ packages, sold, initial, onSend, ...props }: AttendeeMessageFormProps) {
  const { onChange, busy = false, errors } = props;
  const { form, text, values } = useValidatedForm({
    initialValues: initial,
    validate: attendeeMessageErrors,
    errors,
    onSubmit: (written) => !busy && onSend({ ...written, message: written.message.trim() }),
  });
  const field = (name: keyof MessageValues) => {
    const { onChange: change, ...rest } = text(name);
    return {
      ...rest,
      onChange: (event: Parameters<typeof change>[0]) => {
        change(event);
        onChange({ ...values, [name]: event.target.value });
      },
    };
  };
  const isOfPackage = values.audience === 'PACKAGE';
  return (
    <chakra.form {...form} aria-label="Message to attendees" display="grid" gap={4} minWidth={0}>
      <chakra.div
        display="grid"
        gap={3}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      >
        <SelectField label="To" options={audiences} {...field('audience')} />
        {isOfPackage && (
          <SelectField
            label="Package"
            placeholder="Choose a package"
            required
            options={packages.map(({ packageId, packageName }) => ({ value: packageId, label: packageName }))}
            {...field('packageId')}
          />
        )}
      </chakra.div>
      <TextAreaField label="Message" required max={messageLimit} rows={4} dir="auto" {...field('message')} />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap={3}>
        <chakra.p textStyle="small" color="fg.muted" flex="1 1 14rem" role="status" minHeight="1lh">
          {reachText(messageReach(values, sold))}
        </chakra.p>
        <Button type="submit" iconStart={<Send aria-hidden />} busy={busy} busyLabel="Sending">
          Send
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
