import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { call } from '../../api/client.ts';
import { ApiError, genericMessage } from '../../api/errors.ts';
import { useApiCache } from '../../api/swr.ts';
import type { OrderItem } from '../../domain/ticketSale.ts';
import { type Hold, type HoldAnswer, holdSeats } from './holdSeats.ts';
import { isTicketOrder, newOrder, ticketOrder, type TicketOrder } from './ticketOrder.ts';
import type { ConfirmDialogProps } from '../../components/ui/ConfirmDialog.tsx';

type Question = Pick<ConfirmDialogProps, 'open' | 'busy' | 'error' | 'onConfirm' | 'onCancel'>;

/** Asks before kept seats are let go. `letGo` resolves to why it did not work, or to nothing. */
export function useLettingGo(letGo: () => Promise<string | undefined>) {
  const [asked, setAsked] = useState<{ busy: boolean; error?: string }>();
  const confirm = async () => {
    setAsked({ busy: true });
    const error = await letGo();
    setAsked(error === undefined ? undefined : { busy: false, error });
  };
  const dialog: Question = {
    open: asked !== undefined,
    busy: asked?.busy ?? false,
    ...(asked?.error !== undefined && { error: asked.error }),
    onConfirm: () => void confirm(),
    onCancel: () => setAsked(undefined),
  };
  return { dialog, onAsk: () => setAsked({ busy: false }) };
}

/** `none`: somebody came without a choice. */
export type TicketHold = HoldAnswer | { status: 'none' } | { status: 'loading' };

/** What was chosen on the page of the event; from the way here where nothing can be kept. */
function orderNow(state: unknown): TicketOrder | undefined {
  const sent = (state as { order?: unknown } | null)?.order;
  return ticketOrder.read() ?? (isTicketOrder(sent) ? sent : undefined);
}

const orderedBy = ({ transactionId, items }: Hold) => ({
  transactionId,
  items: items.map(({ packageId, quantity }) => ({ packageId, quantity })),
});

const leftWords = (left: Readonly<Record<string, string>>) =>
  `There are not so many tickets left. ${Object.values(left).join(', ')}.`;

/**
 * The seats that are kept while somebody pays (product S37). A reload finds the same hold; another number of tickets replaces
 * it, and the earlier one stays when that is refused.
 */
export function useTicketHold() {
  const { state: sent } = useLocation();
  const [order, setOrder] = useState(() => orderNow(sent));
  const [hold, setHold] = useState<TicketHold>({ status: order ? 'loading' : 'none' });
  const [changing, setChanging] = useState(false);
  const [changeError, setChangeError] = useState<string>();
  const turn = useRef(0);
  const { invalidate } = useApiCache();

  const ask = useCallback(
    async (wanted: TicketOrder) => {
      const mine = ++turn.current;
      const answer = await holdSeats(wanted);
      if (mine !== turn.current) return undefined;
      if ('hold' in answer) {
        const kept = { ...wanted, ...orderedBy(answer.hold) };
        ticketOrder.write(kept);
        setOrder(kept);
      }
      // Here or with somebody else, seats have come or gone.
      void invalidate(['getEventDetails']);
      return answer;
    },
    [invalidate],
  );
  const begin = useCallback(
    async (wanted: TicketOrder) => {
      const answer = await ask(wanted);
      if (answer) setHold(answer);
    },
    [ask],
  );
  const first = useRef(order);
  /** Nobody waits any more for what was asked. */
  const forget = useCallback(() => void turn.current++, []);
  useEffect(() => {
    if (first.current) void begin(first.current);
    return forget;
  }, [begin, forget]);

  const again = (wanted: TicketOrder) => {
    setHold({ status: 'loading' });
    void begin(wanted);
  };
  async function change(items: OrderItem[]) {
    if (!order || changing) return;
    setChanging(true);
    setChangeError(undefined);
    const answer = await ask(newOrder({ eventId: order.eventId, items }));
    setChanging(false);
    if (!answer) return;
    if (answer.status === 'held') setHold(answer);
    else if (answer.status === 'soldOut') setChangeError(leftWords(answer.left));
    else if (answer.status === 'refused') setChangeError(answer.message);
    else if (answer.status === 'failed') setChangeError(answer.error.message);
  }
  /** Throws nothing; says why when the server could not be told. */
  async function release(): Promise<string | undefined> {
    try {
      if (order?.transactionId)
        await call('getTransactionId', { transactionId: order.transactionId, action: 1 });
    } catch (error) {
      return error instanceof ApiError ? error.message : genericMessage;
    }
    ticketOrder.clear();
    void invalidate(['getEventDetails']);
    return undefined;
  }
  return {
    hold,
    order,
    changing,
    changeError,
    change: (items: OrderItem[]) => void change(items),
    /** Asks anew for the same seats, after the hold has ended. */
    checkAgain: () => order && again(newOrder(order)),
    retry: () => order && again(order),
    /** Asks what has become of this hold, without a loader. */
    look: () => (order ? begin(order) : undefined),
    end: () => hold.status === 'held' && setHold({ status: 'ended', hold: hold.hold }),
    release,
  };
}
