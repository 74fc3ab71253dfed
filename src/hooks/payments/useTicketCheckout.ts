import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApiQuery } from '../../api/swr.ts';
import type { EventPaymentFormProps } from '../../components/payments/EventPaymentForm.tsx';
import type { TicketOrderCardProps } from '../../components/payments/TicketOrderCard.tsx';
import { ContentType } from '../../domain/enums.ts';
import { refundPolicyTexts, ticketPrice, type EventDetails } from '../../domain/events.ts';
import type { OrderItem } from '../../domain/ticketSale.ts';
import { Role } from '../../domain/roles.ts';
import { changedItems, linesOfHold } from '../../domain/ticketOrder.ts';
import { formatMoney } from '../../lib/money.ts';
import { toast } from '../../lib/toastQueue.ts';
import { useSession } from '../account/useSession.ts';
import { useDetailLinks } from '../feed/posts/useDetailLinks.ts';
import { useOnline } from '../site/useOnline.ts';
import { useSecondsLeft } from '../site/useSecondsLeft.ts';
import { forgetAttendees, readAttendees, writeAttendees } from './attendeeDraft.ts';
import type { LoadPaymentClient } from './usePayment.ts';
import { failureOf, type Hold, troubleOf } from './holdSeats.ts';
import { type TicketHold, useLettingGo, useTicketHold } from './useTicketHold.ts';
import { useTicketPurchase } from './useTicketPurchase.ts';

const offlineReason = 'You are offline. Your tickets are kept; you can pay once you are back.';
const noQuestions: EventDetails['attendeeQuestions'] = [];

/** The address of the event, where its tickets are chosen; that of all events until it is known. */
function useEventHref(eventId: string): string {
  const { role } = useSession();
  const [items, setItems] = useState<{ feedId: string; feedType: number }[]>([]);
  if (eventId && items[0]?.feedId !== eventId) setItems([{ feedId: eventId, feedType: ContentType.EVENT }]);
  const hrefOf = useDetailLinks(items);
  // Only job seekers have a page of all events (specification 2).
  return (items[0] && hrefOf(items[0])) ?? (role === Role.JOB_SEEKER ? '/events' : '/');
}

/** Ends the hold with its time, though not while the card is being charged: the server says what becomes of that. */
function useCountdown(state: TicketHold, busy: boolean, onOver: () => void): number {
  const until = state.status === 'held' ? state.until : undefined;
  const secondsLeft = useSecondsLeft(until);
  const isOver = until !== undefined && secondsLeft === 0 && !busy;
  useEffect(() => {
    if (isOver) onOver();
    // `onOver` is made anew with each drawing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOver]);
  return secondsLeft;
}

/** What was paid before, in another tab or before a reload, is seen on the page of its payment. */
function usePaidBefore(state: TicketHold) {
  const navigate = useNavigate();
  const transactionId = state.status === 'paid' ? state.hold.transactionId : undefined;
  useEffect(() => {
    if (transactionId === undefined) return;
    void navigate(`/payment-completion?transaction=${encodeURIComponent(transactionId)}`, { replace: true });
  }, [transactionId, navigate]);
}

const moneyWords = ({ total, currency }: Hold, { refundPolicy }: EventDetails) =>
  total === 0
    ? {}
    : {
        price: formatMoney({ amount: total, currency }),
        ...(refundPolicy !== undefined && { refund: refundPolicyTexts[refundPolicy] }),
      };

const wordsOf = (
  hold: Hold,
  { details, fixed }: { details: EventDetails | undefined; fixed: boolean },
): Pick<TicketOrderCardProps, 'event' | 'lines' | 'total'> => ({
  event: details?.event,
  lines: linesOfHold(hold, { packages: details?.packages ?? [], fixed }),
  total: ticketPrice(hold.total, hold.currency),
});

/** The event of what is held or wanted. */
function useOrderedEvent(eventId: string) {
  const read = useApiQuery('getEventDetails', eventId ? { eventId } : null);
  const details = read.data?.response;
  return { read, details, questions: details?.attendeeQuestions ?? noQuestions };
}

/** The page on which tickets are paid (product S37), from the hold to the purchase. */
export function useTicketCheckout(loadClient: LoadPaymentClient) {
  const navigate = useNavigate();
  const online = useOnline();
  const { userInfo, userId = '' } = useSession();
  const { hold: state, order, ...seats } = useTicketHold();
  const hold = state.status === 'held' ? state.hold : undefined;
  const eventId = hold?.eventId ?? order?.eventId ?? '';
  const { read, details, questions } = useOrderedEvent(eventId);
  const eventHref = useEventHref(eventId);
  const purchase = useTicketPurchase({ hold, questions, loadClient, onStale: seats.look });
  const busy = purchase.status === 'processing';
  const secondsLeft = useCountdown(state, busy, seats.end);
  usePaidBefore(state);
  const { dialog, onAsk } = useLettingGo(async () => {
    const error = await seats.release();
    if (error !== undefined) return error;
    forgetAttendees();
    toast({ kind: 'info', title: 'Your tickets are let go', description: 'Nothing was charged.' });
    void navigate(eventHref, { replace: true });
    return undefined;
  });
  const card = hold && {
    ...wordsOf(hold, { details, fixed: order?.waitlistId !== undefined }),
    eventHref,
    secondsLeft,
    busy: seats.changing || busy,
    error: seats.changeError,
    onQuantity: (item: OrderItem) => seats.change(changedItems(hold, item)),
  };
  const form: EventPaymentFormProps | undefined = hold &&
    details && {
      ...purchase,
      ...moneyWords(hold, details),
      questions,
      initialValues: readAttendees({ userId, eventId }),
      memberName: userInfo.name,
      closed: online ? undefined : offlineReason,
      onChange: (values) => writeAttendees({ userId, eventId, values }),
      onCancel: onAsk,
    };
  return {
    arrived: state.status !== 'none',
    trouble: troubleOf(state, details),
    failure: failureOf(state, { retry: seats.retry, read }),
    eventHref,
    card,
    form,
    checkAgain: seats.checkAgain,
    dialog,
  };
}
