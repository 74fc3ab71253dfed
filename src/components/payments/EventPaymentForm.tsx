import { chakra } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import {
  buyerEmailField,
  cardNameField,
  emailField,
  nameField,
  orderErrors,
  textOf,
  type AttendeeQuestion,
  type OrderValues,
  type Seat,
} from '../../domain/orderForm.ts';
import type { FieldErrors } from '../../lib/validate.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Link } from '../ui/Link.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useValidatedForm } from '../ui/useValidatedForm.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { AttendeePanel, type TextOf } from './AttendeePanel.tsx';
import type { CardPanelProps } from './CardPanel.tsx';
import type { PaymentStatus } from './PaymentActions.tsx';
import { TestModeBanner } from './TestModeBanner.tsx';

// Who looks at what it costs does not pay in the same moment, and free tickets need no card.
const CardPanel = lazy(() => import('./CardPanel.tsx').then((m) => ({ default: m.CardPanel })));

export interface EventPaymentFormProps {
  seats: readonly Seat[];
  questions: readonly AttendeeQuestion[];
  initialValues: OrderValues;
  /** Who is signed in. */
  memberName: string;
  /** What is paid, as people read it; undefined when it costs nothing, and no card is asked for. */
  price?: string | undefined;
  status: PaymentStatus;
  /** The card form of the provider; without it, it is still on its way. */
  card?: CardPanelProps | undefined;
  testMode?: boolean;
  /** Why there is no card form, where the server has said it. */
  noForm?: string | undefined;
  /** Why it was not paid. */
  error?: string | undefined;
  /** What the server refused, by field. */
  fields?: FieldErrors | undefined;
  /** Why nothing can be paid now, in a sentence. */
  closed?: string | undefined;
  /** What happens to the money when plans change. */
  refund?: string | undefined;
  /** Each change, so that a reload loses nothing. */
  onChange: (values: OrderValues) => void;
  onPay: (values: OrderValues) => void;
  onCancel: () => void;
  /** Loads the card form again. */
  onReload: () => void;
}

const isFilled = (text: string) => text.trim() !== '';

/** The fields of the card, or what stands in their place. */
function CardFields({ card, status, noForm, onReload }: EventPaymentFormProps) {
  if (status === 'unavailable')
    return (
      <Notice
        tone="danger"
        action={
          <Button size="sm" variant="outline" onClick={onReload}>
            Try again
          </Button>
        }
      >
        {noForm ?? 'Card payment could not be loaded. Check your connection or blocker.'}
      </Notice>
    );
  const loader = (
    <chakra.div display="grid" placeItems="center" minHeight="12rem">
      <Spinner size="lg" label="Loading..." />
    </chakra.div>
  );
  return card ? (
    <Suspense fallback={loader}>
      <CardPanel {...card} />
    </Suspense>
  ) : (
    loader
  );
}

function Actions({ price, status, error, closed, refund, onCancel }: EventPaymentFormProps) {
  const processing = status === 'processing';
  return (
    <chakra.div display="grid" gap={4}>
      {error && <Notice tone="danger">{error}</Notice>}
      {closed && <Notice tone="warning">{closed}</Notice>}
      <chakra.p textStyle="small" color="fg.muted">
        {refund && `${refund} `}By {price ? 'paying' : 'getting tickets'} you accept our{' '}
        <Link href="/about-us#terms">Terms of service</Link>.
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap={2}>
        <Button variant="outline" onClick={onCancel} disabled={processing}>
          Cancel
        </Button>
        <chakra.div display="grid" flexGrow={{ base: 1, md: 0 }}>
          <Button
            type="submit"
            disabled={status === 'loading' || status === 'unavailable' || closed !== undefined}
            aria-disabled={processing || undefined}
          >
            {processing ? 'Processing ... ' : price ? `Pay ${price}` : 'Get tickets'}
          </Button>
        </chakra.div>
        <VisuallyHidden role="status">{processing && 'Processing ... '}</VisuallyHidden>
      </chakra.div>
    </chakra.div>
  );
}

/** Who comes, where the receipt goes, and the card (product S37). Free tickets need no card. */
export function EventPaymentForm(props: EventPaymentFormProps) {
  const { seats, questions, price, status, memberName, testMode = false, onChange } = props;
  const form = useValidatedForm<OrderValues>({
    initialValues: { [cardNameField]: [memberName], ...props.initialValues },
    validate: (values) => orderErrors({ seats, questions, paid: price !== undefined }, values),
    errors: props.fields,
    onSubmit: (values) => status === 'ready' && props.closed === undefined && props.onPay(values),
  });
  const change = (part: OrderValues) => {
    form.change(part);
    onChange({ ...form.values, ...part });
  };
  const text: TextOf = (field) => {
    const error = form.errorOf(field);
    return {
      name: field,
      value: textOf(form.values, field),
      onChange: ({ target }) => change({ [field]: [target.value] }),
      ...(error !== undefined && { error }),
    };
  };
  const me = (seat: Seat) => {
    const email = textOf(form.values, buyerEmailField);
    change({ [nameField(seat)]: [memberName], ...(isFilled(email) && { [emailField(seat)]: [email] }) });
  };
  const busy = status === 'processing';
  return (
    <chakra.form {...form.form} aria-label="Tickets" display="grid" gap={3} minWidth={0}>
      {/* While it is being charged, what it is paid for cannot be changed any more. */}
      <chakra.fieldset inert={busy} display="grid" gap={3} minWidth={0}>
        <Card as="section" aria-label="You">
          <TextField
            label="Your e-mail"
            required
            type="email"
            autoComplete="email"
            help={price ? 'The receipt is sent here.' : 'What concerns your order is sent here.'}
            {...text(buyerEmailField)}
          />
        </Card>
        <Card as="section" aria-labelledby="attendees">
          <chakra.h2 id="attendees" textStyle="title" mb={4}>
            Who is coming?
          </chakra.h2>
          <chakra.div display="grid" gap={6}>
            {seats.map((seat, index) => (
              <AttendeePanel
                key={seat.key}
                seat={seat}
                title={seats.length === 1 ? 'Ticket' : `Ticket ${index + 1} of ${seats.length}`}
                questions={questions}
                values={form.values}
                text={text}
                errorOf={form.errorOf}
                onAnswer={(field, values) => change({ [field]: values })}
                onMe={index === 0 ? () => me(seat) : undefined}
              />
            ))}
          </chakra.div>
        </Card>
        {price && (
          <Card as="section" aria-labelledby="card">
            <chakra.h2 id="card" textStyle="title" mb={4}>
              Payment
            </chakra.h2>
            <chakra.div display="grid" gap={4}>
              {testMode && <TestModeBanner />}
              <TextField label="Name on the card" required autoComplete="cc-name" {...text(cardNameField)} />
              <CardFields {...props} />
            </chakra.div>
          </Card>
        )}
      </chakra.fieldset>
      <Card>
        <Actions {...props} />
      </Card>
    </chakra.form>
  );
}
