import { chakra } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Transaction } from '../../domain/transactions.ts';
import { Button } from '../ui/Button.tsx';
import { Drawer } from '../ui/Drawer.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Link } from '../ui/Link.tsx';
import type { Failure } from '../ui/listState.ts';
import { Notice } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { TransactionPanel } from './TransactionPanel.tsx';

export type TransactionState =
  | { status: 'closed' }
  | { status: 'loading' }
  /** What does not exist is not asked for again. */
  | { status: 'error'; error: Failure; onRetry?: () => void }
  | { status: 'ready'; transaction: Transaction };

export interface TransactionDrawerProps {
  state: TransactionState;
  onClose: () => void;
  /** Goes on with a payment that was begun. */
  onPay?: (() => void) | undefined;
  paying?: boolean;
  /** Seats were kept for it, and are not any more. */
  holdEnded?: boolean;
  /** Of what was paid. */
  onReceipt?: (() => void) | undefined;
  savingReceipt?: boolean;
  /** Where help with it is asked for. */
  helpHref?: string | undefined;
  /** What was paid for, where it is seen. */
  related?: { href: string; label: string } | undefined;
}

type Acts = Omit<TransactionDrawerProps, 'state' | 'onClose'>;

function Actions({
  onPay,
  paying = false,
  onReceipt,
  savingReceipt = false,
  helpHref,
  related,
  ...more
}: Acts) {
  return (
    <chakra.div display="grid" gap={4}>
      {more.holdEnded && (
        <Notice>
          The time to pay for these tickets is over, and nothing was charged. Please choose again.
        </Notice>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap={2}>
        {onPay && (
          <Button onClick={onPay} busy={paying}>
            Pay now
          </Button>
        )}
        {onReceipt && (
          <Button
            variant="outline"
            iconStart={<Download aria-hidden />}
            onClick={onReceipt}
            busy={savingReceipt}
            busyLabel="Making the receipt"
          >
            Receipt (PDF)
          </Button>
        )}
        {related && (
          <Button variant="outline" href={related.href}>
            {related.label}
          </Button>
        )}
      </chakra.div>
      {helpHref && (
        <chakra.p textStyle="small" color="fg.muted">
          Something is wrong with this payment? <Link href={helpHref}>Ask for help</Link>
        </chakra.p>
      )}
    </chakra.div>
  );
}

/** One payment beside the list of all (product S40). */
export function TransactionDrawer({ state, onClose, ...acts }: TransactionDrawerProps) {
  // While the drawer leaves, what it says stays.
  const [last, setLast] = useState(state);
  if (state.status !== 'closed' && state !== last) setLast(state);
  const shown = state.status === 'closed' ? last : state;
  const title = shown.status === 'ready' ? shown.transaction.title : 'Payment';
  return (
    <Drawer open={state.status !== 'closed'} onClose={onClose} title={title} side="end">
      {shown.status === 'loading' && (
        <>
          <VisuallyHidden role="status">Loading</VisuallyHidden>
          <Skeleton lines={6} height="2rem" />
        </>
      )}
      {shown.status === 'error' && <ErrorState error={shown.error} onRetry={shown.onRetry} />}
      {shown.status === 'ready' && (
        <chakra.div display="grid" gap={6} gridTemplateColumns="minmax(0, 1fr)">
          <TransactionPanel transaction={shown.transaction} />
          <Actions {...acts} />
        </chakra.div>
      )}
    </Drawer>
  );
}
