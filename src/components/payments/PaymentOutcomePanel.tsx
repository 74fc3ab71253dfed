import { chakra } from '@chakra-ui/react';
import { CircleCheck, CircleHelp, CircleX, Clock, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { BoughtTicketsActions, BoughtTicketsPanel, type BoughtTickets } from './BoughtTicketsPanel.tsx';
import { PremiumWaitingBanner } from './PremiumWaitingBanner.tsx';

/** What became of a payment that somebody comes back from (product S11). */
export type PaymentOutcome =
  | { status: 'checking' }
  /** `title`: what was bought; `price`: what was paid for it, empty for nothing. `onRetryUpgrade`: Premium is not switched on yet. */
  | {
      status: 'succeeded';
      title: string;
      price: string;
      premium: boolean;
      onRetryUpgrade?: (() => void) | undefined;
      /** The tickets that were bought. */
      bought?: BoughtTickets | undefined;
    }
  /** `onCheck`: it is not asked for by itself any more. */
  | { status: 'processing'; onCheck?: (() => void) | undefined }
  | { status: 'failed'; reason: string; againHref: string }
  | { status: 'returned'; title: string; price: string }
  | { status: 'unreachable'; message: string; onRetry: () => void }
  | { status: 'login'; onLogin: () => void }
  | { status: 'unknown' };

export interface PaymentOutcomePanelProps {
  outcome: PaymentOutcome;
  /** Where all payments stand. */
  transactionsHref?: string | undefined;
}

interface Words {
  icon: ReactNode;
  title: string;
  text: ReactNode;
  actions?: ReactNode;
}

/** Words of a server or a bank, which do not always end with a full stop. */
const sentence = (words: string) => words.replace(/[.!?]?$/, (end) => end || '.');

const home = <Button href="/">Go home</Button>;

function wordsOf({ outcome, transactionsHref }: PaymentOutcomePanelProps): Words {
  const all = transactionsHref && (
    <Button href={transactionsHref} variant="outline">
      See your payments
    </Button>
  );
  switch (outcome.status) {
    case 'checking':
      return {
        icon: <Spinner size="lg" />,
        title: 'Checking your payment',
        text: 'Do not pay again. This takes a few seconds.',
      };
    case 'succeeded': {
      const { price, title, premium, bought } = outcome;
      const paid = `You paid ${price} for ${title}.${premium ? ' You are Premium now.' : ''}`;
      return {
        icon: <CircleCheck aria-hidden />,
        title: price ? 'Payment successful! ' : 'Your tickets are ready',
        text: price ? paid : `They are for ${title}.`,
        actions: (
          <>
            {bought ? <BoughtTicketsActions bought={bought} /> : home}
            {price && all}
          </>
        ),
      };
    }
    case 'processing':
      return {
        icon: <Clock aria-hidden />,
        title: 'Your bank is still confirming',
        text: 'We will notify you. Do not pay again: you may leave this page.',
        actions: (
          <>
            {outcome.onCheck && <Button onClick={outcome.onCheck}>Check again</Button>}
            {all}
          </>
        ),
      };
    case 'failed':
      return {
        icon: <CircleX aria-hidden />,
        title: 'Payment failed. Please try again.',
        text: `${sentence(outcome.reason)} Nothing was charged.`,
        actions: (
          <>
            <Button href={outcome.againHref}>Try again</Button>
            {all}
          </>
        ),
      };
    case 'returned':
      return {
        icon: <Undo2 aria-hidden />,
        title: 'Your payment was paid back',
        text: `${outcome.price} for ${outcome.title} goes back to your card. Your bank takes five to ten days to show it.`,
        actions: (
          <>
            {home}
            {all}
          </>
        ),
      };
    case 'unreachable':
      return {
        icon: <CircleHelp aria-hidden />,
        title: 'We could not ask about your payment',
        text: `${sentence(outcome.message)} Do not pay again before you know.`,
        actions: (
          <>
            <Button onClick={outcome.onRetry}>Retry</Button>
            {all}
          </>
        ),
      };
    case 'login':
      return {
        icon: <CircleHelp aria-hidden />,
        title: 'Log in to see your payment',
        text: 'Do not pay again: what you have paid is kept with your account.',
        actions: <Button onClick={outcome.onLogin}>Login</Button>,
      };
    case 'unknown':
      return {
        icon: <CircleHelp aria-hidden />,
        title: 'We do not know this payment',
        text: 'If you have paid, do not pay again. Look at your payments, or write to us.',
        actions: (
          <>
            {all}
            <Button href="/contact-us" variant="outline">
              Contact us
            </Button>
          </>
        ),
      };
  }
}

const tones: Partial<Record<PaymentOutcome['status'], string>> = {
  succeeded: 'success.fg',
  failed: 'danger.fg',
};

/** Tells whoever comes back from a bank what became of the payment; nobody who has paid is left without a word. */
export function PaymentOutcomePanel(props: PaymentOutcomePanelProps) {
  const { outcome } = props;
  const { icon, title, text, actions } = wordsOf(props);
  const bought = outcome.status === 'succeeded' ? outcome.bought : undefined;
  const late = outcome.status === 'succeeded' ? outcome.onRetryUpgrade : undefined;
  return (
    <chakra.div
      maxWidth="36rem"
      marginInline="auto"
      paddingInline={{ base: 4, md: 6 }}
      paddingBlock={{ base: 8, md: 14 }}
    >
      <Card>
        <chakra.div display="grid" justifyItems="center" gap={4} paddingBlock={4} textAlign="center">
          <chakra.span
            color={tones[outcome.status] ?? 'fg.muted'}
            css={{ '& > svg': { width: '2.5rem', height: '2.5rem' } }}
          >
            {icon}
          </chakra.span>
          <chakra.div role="status" display="grid" gap={2}>
            <chakra.h1 textStyle="h2">{title}</chakra.h1>
            <chakra.p color="fg.muted" textWrap="balance" overflowWrap="anywhere">
              {text}
            </chakra.p>
          </chakra.div>
          {late && (
            <chakra.div textAlign="start">
              <PremiumWaitingBanner onRetry={late} />
            </chakra.div>
          )}
          {bought && <BoughtTicketsPanel bought={bought} />}
          {actions && (
            <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap={2}>
              {actions}
            </chakra.div>
          )}
        </chakra.div>
      </Card>
    </chakra.div>
  );
}
