import { chakra } from '@chakra-ui/react';
import { Navigate } from 'react-router-dom';
import { PageColumns } from '../../components/layout/PageColumns.tsx';
import { EventPaymentForm } from '../../components/payments/EventPaymentForm.tsx';
import { TicketHoldPanel } from '../../components/payments/TicketHoldPanel.tsx';
import { TicketOrderCard } from '../../components/payments/TicketOrderCard.tsx';
import { Card } from '../../components/ui/Card.tsx';
import { ConfirmDialog } from '../../components/ui/ConfirmDialog.tsx';
import { ErrorState } from '../../components/ui/ErrorState.tsx';
import { Skeleton } from '../../components/ui/Skeleton.tsx';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden.tsx';
import { useTicketCheckout } from '../../hooks/payments/useTicketCheckout.ts';
import { useTitle } from '../../hooks/site/useTitle.ts';
import { loadPaymentClient } from './loadPaymentClient.ts';

const loader = (
  <>
    <VisuallyHidden role="status">Loading...</VisuallyHidden>
    {[2, 4, 5].map((lines) => (
      <Card key={lines}>
        <Skeleton lines={lines} height="2rem" />
      </Card>
    ))}
  </>
);
const summaryLoader = (
  <Card>
    <Skeleton lines={4} />
  </Card>
);

/** Where the tickets of an event are paid while they are kept (specification 2; product S37). */
export default function EventPaymentPage() {
  useTitle('Get your tickets');
  const { arrived, trouble, failure, eventHref, card, form, checkAgain, dialog } =
    useTicketCheckout(loadPaymentClient);
  if (!arrived) return <Navigate to={eventHref} replace />;
  const isLoading = !form && !trouble && !failure;
  // Its place is taken from the first moment, so that nothing moves when it comes.
  const summary = card ? <TicketOrderCard {...card} /> : isLoading && summaryLoader;
  return (
    <PageColumns aside={summary}>
      <chakra.div display="grid" gap={3} gridTemplateColumns="minmax(0, 1fr)">
        <chakra.h1 textStyle="h1" mb={2}>
          Get your tickets
        </chakra.h1>
        <chakra.div hideFrom="xl">{summary}</chakra.div>
        {form && <EventPaymentForm {...form} />}
        {trouble && <TicketHoldPanel trouble={trouble} onCheckAgain={checkAgain} backHref={eventHref} />}
        {failure && <ErrorState {...failure} />}
        {isLoading && loader}
      </chakra.div>
      <ConfirmDialog
        {...dialog}
        title="Let these tickets go?"
        confirmLabel="Let them go"
        cancelLabel="Keep them"
        danger
      >
        They are free for others again at once. Nothing is charged.
      </ConfirmDialog>
    </PageColumns>
  );
}
