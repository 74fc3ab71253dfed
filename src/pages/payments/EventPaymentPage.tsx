import { chakra } from '@chakra-ui/react';
import { Navigate } from 'react-router-dom';
import { PageColumns } from '../../components/layout/PageColumns.tsx';
import { EventPaymentForm } from '../../components/payments/EventPaymentForm.tsx';
import { TicketHoldPanel } from '../../components/payments/TicketHoldPanel.tsx';
import { TicketOrderCard } from '../../components/payments/TicketOrderCard.tsx';
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
    <Skeleton lines={8} height="3rem" />
  </>
);

/** Where the tickets of an event are paid while they are kept (specification 2; product S37). */
export default function EventPaymentPage() {
  useTitle('Get your tickets');
  const { arrived, trouble, failure, eventHref, card, form, checkAgain, dialog } =
    useTicketCheckout(loadPaymentClient);
  if (!arrived) return <Navigate to={eventHref} replace />;
  const summary = card && <TicketOrderCard {...card} />;
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
        {!form && !trouble && !failure && loader}
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
