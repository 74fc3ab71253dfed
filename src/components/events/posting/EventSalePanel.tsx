import { chakra } from '@chakra-ui/react';
import { eventTextLimits, packageBasis } from '../../../domain/eventErrors.ts';
import { freeEvent, soldOf } from '../../../domain/eventForm.ts';
import { refundPolicyTexts, type EventDetails } from '../../../domain/events.ts';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { stepLine, stepLook, stepPart, toOptions } from '../../ui/editorLook.ts';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { EventPackagesPicker } from './EventPackagesPicker.tsx';
import { EventQuestionsPicker } from './EventQuestionsPicker.tsx';
import type { EventFormState } from './useEventForm.ts';

export interface EventSalePanelProps {
  form: EventFormState;
  /** The event as it stands, when there is one. */
  details?: EventDetails | undefined;
  /** ISO 4217. */
  currencies: readonly string[];
  /** Makes the id of a new package or question: a UUID. */
  newId: () => string;
}

const names = new Intl.DisplayNames(['en'], { type: 'currency' });
const policies = toOptions(refundPolicyTexts);
const pricings = [
  { value: '1', label: 'Paid event', description: 'Some tickets cost something.' },
  { value: '0', label: 'Free event', description: 'One free kind of ticket is made for you.' },
] as const;
type Pricing = (typeof pricings)[number]['value'];

/** What is sold, how many there are, and what becomes of the money when plans change (product S35). */
export function EventSalePanel({ form, details, currencies, newId }: EventSalePanelProps) {
  const { values } = form;
  const isLocked = soldOf(details) > 0;
  const known = currencies.includes(values.currency) ? currencies : [values.currency, ...currencies];
  const wrong = form.errorOf('pricing');
  return (
    <chakra.div css={stepLook}>
      <RadioCards
        label="Price"
        labelHidden
        name="pricing"
        options={pricings}
        value={pricings.find(({ value }) => value === values.pricing)?.value}
        onChange={(value: Pricing) =>
          form.change(value === '0' ? freeEvent(values, newId()) : { pricing: value })
        }
        {...(wrong && { error: wrong })}
      />
      {values.pricing !== '0' && (
        <SelectField
          label="Currency"
          required
          {...form.text('currency')}
          disabled={isLocked}
          options={known.map((code) => ({ value: code, label: `${code} · ${names.of(code) ?? code}` }))}
          help={isLocked ? 'It stays as it is once tickets are sold.' : 'Of all tickets.'}
        />
      )}
      <EventPackagesPicker
        packages={values.packages}
        basisOf={({ key }) => packageBasis(values, details, key)}
        newId={newId}
        error={form.errorOf('packages')}
        onChange={({ packages }) => form.set('packages', packages)}
        onRemove={({ key, packages }) =>
          form.change({ packages, removedPackages: [...values.removedPackages, key] })
        }
        onRestore={({ key, packages }) =>
          form.change({ packages, removedPackages: values.removedPackages.filter((one) => one !== key) })
        }
      />
      <chakra.section css={stepPart} aria-label="Seats">
        <chakra.h3 textStyle="title">Seats and refunds</chakra.h3>
        <chakra.div css={stepLine}>
          <TextField
            label="Capacity"
            optional
            {...form.text('capacity')}
            inputMode="numeric"
            help="Of all packages together. Without it, their quantities are the limit."
          />
        </chakra.div>
        <CheckboxField
          label="Waiting list once it is sold out"
          name="waitlistEnabled"
          checked={values.waitlistEnabled}
          onChange={({ target }) => form.set('waitlistEnabled', target.checked)}
          help="A seat that comes back is offered to whoever waits, for 24 hours."
        />
        <SelectField
          label="Refund policy"
          required
          {...form.text('refundPolicy')}
          options={policies}
          placeholder="Choose a refund policy"
          help="When you cancel the event, everyone gets everything back."
        />
        <TextAreaField
          label="Note on refunds"
          optional
          {...form.text('refundNote')}
          max={eventTextLimits.refundNote}
          rows={2}
          dir="auto"
        />
      </chakra.section>
      <EventQuestionsPicker
        questions={values.attendeeQuestions}
        newId={newId}
        error={form.errorOf('attendeeQuestions')}
        onChange={({ questions }) => form.set('attendeeQuestions', questions)}
      />
    </chakra.div>
  );
}
