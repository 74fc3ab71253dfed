import { chakra } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useValidatedForm } from '../ui/useValidatedForm.ts';
import type { CardPanelProps } from './CardPanel.tsx';
import { payerErrors, type Payer } from './payer.ts';
import { PaymentActions, type PaymentActionsProps } from './PaymentActions.tsx';

// Most who read what something costs do not pay in the same moment.
const CardPanel = lazy(() => import('./CardPanel.tsx').then((m) => ({ default: m.CardPanel })));

export interface PaymentFormProps extends PaymentActionsProps {
  /** The card form of the provider; without it, it is still on its way. */
  card?: CardPanelProps | undefined;
  /** Who is signed in, to begin with. */
  payerName: string;
  onPay: (payer: Payer) => void;
  /** Loads the card form again. */
  onReload: () => void;
}

function Unavailable({ onReload }: Pick<PaymentFormProps, 'onReload'>) {
  const again = (
    <Button size="sm" variant="outline" onClick={onReload}>
      Try again
    </Button>
  );
  return (
    <Notice tone="danger" action={again}>
      Card payment could not be loaded. Check your connection or blocker.
    </Notice>
  );
}

/** Card and name of whoever pays. Hidden behind a loader until the card fields stand (specification 4). */
export function PaymentForm({ card, payerName, onPay, onReload, ...actions }: PaymentFormProps) {
  const { status } = actions;
  const form = useValidatedForm<Payer>({
    initialValues: { name: payerName, email: '' },
    validate: payerErrors,
    onSubmit: (payer) => status === 'ready' && onPay(payer),
  });
  const loading = status === 'loading';
  return (
    <chakra.div position="relative" display="grid" aria-busy={loading || undefined}>
      {loading && (
        <chakra.div
          position="absolute"
          inset={0}
          display="grid"
          placeItems="center"
          outline={0}
          tabIndex={-1}
          data-autofocus=""
        >
          <Spinner size="lg" label="Loading..." />
        </chakra.div>
      )}
      <chakra.form
        {...form.form}
        data-fill=""
        aria-label="Card payment"
        display="flex"
        flexDirection="column"
        gap={4}
        minHeight={status === 'unavailable' ? undefined : '30rem'}
        visibility={loading ? 'hidden' : undefined}
      >
        {status === 'unavailable' ? (
          <Unavailable onReload={onReload} />
        ) : (
          // While it is being charged, what it is paid with cannot be changed any more.
          <chakra.fieldset inert={status === 'processing'} display="grid" gap={4}>
            <TextField label="Name on the card" required autoComplete="cc-name" {...form.text('name')} />
            {card && (
              <Suspense fallback={null}>
                <CardPanel {...card} />
              </Suspense>
            )}
            <TextField
              label="E-mail for the receipt"
              optional
              type="email"
              autoComplete="email"
              help="Without one it goes to the address of your account."
              {...form.text('email')}
            />
          </chakra.fieldset>
        )}
        <PaymentActions {...actions} />
      </chakra.form>
    </chakra.div>
  );
}
