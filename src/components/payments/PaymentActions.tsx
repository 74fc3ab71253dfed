import { chakra } from '@chakra-ui/react';
import { formActions } from '../../theme/recipes/dialog.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

/** `unavailable`: the provider's script or its fields could not be loaded. */
export type PaymentStatus = 'loading' | 'ready' | 'processing' | 'unavailable';

export interface PaymentActionsProps {
  status: PaymentStatus;
  /** What is paid, as people read it: "$7.99". */
  price: string;
  /** Why the last attempt failed. */
  error?: string | undefined;
  onCancel: () => void;
}

/** The last line of the payment: what went wrong, and the two ways on. */
export function PaymentActions({ status, price, error, onCancel }: PaymentActionsProps) {
  const processing = status === 'processing';
  return (
    <chakra.div data-part="actions" css={formActions}>
      {error && (
        <div data-part="say">
          <Notice tone="danger">{error}</Notice>
        </div>
      )}
      <Button variant="outline" onClick={onCancel} disabled={processing}>
        Cancel
      </Button>
      {/* While it is processing it keeps the focus: what is really disabled would lose it. */}
      <Button
        type="submit"
        disabled={status === 'loading' || status === 'unavailable'}
        aria-disabled={processing || undefined}
      >
        {processing ? 'Processing ... ' : `Pay ${price}`}
      </Button>
      <VisuallyHidden role="status">{processing && 'Processing ... '}</VisuallyHidden>
    </chakra.div>
  );
}
