import { chakra } from '@chakra-ui/react';
import { Dialog } from '../ui/Dialog.tsx';
import { PaymentForm, type PaymentFormProps } from './PaymentForm.tsx';
import { TestModeBanner } from './TestModeBanner.tsx';

export interface PaymentDialogProps extends Omit<PaymentFormProps, 'onCancel'> {
  open: boolean;
  onClose: () => void;
  /** What is paid for. */
  title: string;
  /** No money is taken. */
  testMode: boolean;
}

/** Where a card is charged; 600 pixels wide at most (specification 9). It cannot be left while the card is being charged. */
export function PaymentDialog({ open, onClose, title, testMode, ...form }: PaymentDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={`${form.price}, one payment by card. It is not renewed.`}
      step={form.status === 'loading' ? 'loading' : 'form'}
      busy={form.status === 'processing'}
    >
      <chakra.div
        display="grid"
        gap={4}
        gridTemplateColumns="minmax(0, 1fr)"
        // On a phone the form is as high as the sheet; what stands above it is not.
        gridTemplateRows={testMode ? 'auto 1fr' : '1fr'}
      >
        {testMode && <TestModeBanner />}
        <PaymentForm {...form} onCancel={onClose} />
      </chakra.div>
    </Dialog>
  );
}
