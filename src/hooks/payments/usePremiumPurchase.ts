import type { ResponseBody, Schemas } from '#openapi/contract.ts';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PaymentDialogProps } from '../../components/payments/PaymentDialog.tsx';
import type { PremiumOfferCardProps, PremiumPlanState } from '../../components/payments/PremiumOfferCard.tsx';
import { formatMoney } from '../../lib/money.ts';
import { toast } from '../../lib/toastQueue.ts';
import { useSession } from '../account/useSession.ts';
import { useOnline } from '../site/useOnline.ts';
import { type LoadPaymentClient, usePayment } from './usePayment.ts';
import { useUpgrade } from './useUpgrade.ts';
import { setPremiumUser } from '../../api/session.ts';
import { useApiQuery } from '../../api/swr.ts';

/** Asked for on mount, focus and reconnect, and never taken from what was asked before (specification 7, 9). */
const always = {
  dedupingInterval: 0,
  focusThrottleInterval: 0,
  revalidateOnMount: true,
  revalidateOnFocus: true,
  revalidateOnReconnect: true,
};

interface PremiumPlan {
  state: PremiumPlanState;
  premiumSince: string | undefined;
  /** As the server sent it; undefined until then. */
  plan: ResponseBody<'getUpgradeToPremium'>['response'] | undefined;
}

/** The premium plan, for members and for visitors. */
export function usePremiumPlan(): PremiumPlan {
  const { userId, isPremiumUser } = useSession();
  const online = useOnline();
  const { data, error, mutate } = useApiQuery('getUpgradeToPremium', userId ? { userId } : {}, always);
  const plan = data?.response;
  // Paid in a tab that was closed, or told to the server by the provider alone: this device learns it here.
  const isNews = plan?.premiumSince !== undefined && userId !== undefined && !isPremiumUser;
  useEffect(() => {
    if (isNews) setPremiumUser();
  }, [isNews]);
  const failed = error ?? !online;
  const state: PremiumPlanState = plan
    ? { status: 'ready', content: plan.content }
    : failed
      ? { status: 'error', onRetry: () => void mutate() }
      : { status: 'loading' };
  return { state, premiumSince: plan?.premiumSince, plan };
}

const offlineReason = 'You are offline. You can buy Premium once you are back.';
const closedReason =
  'Card payment is not open on this server yet: nobody can buy Premium here today, and nothing is charged.';
const waitingReason = 'Your payment arrived. There is nothing more to pay.';

export interface PremiumPurchase {
  offer: Pick<PremiumOfferCardProps, 'state' | 'premiumSince' | 'onBuy' | 'reason'>;
  dialog: PaymentDialogProps;
  /** It was paid, and the server has not made the member premium yet; asks again. */
  onRetry: (() => void) | undefined;
  testMode: boolean;
}

/** Premium from the price to the payment, the upgrade and home (specification 4; product S09, S10). */
export function usePremiumPurchase(loadClient: LoadPaymentClient): PremiumPurchase {
  const { state, premiumSince, plan } = usePremiumPlan();
  const { userInfo, isLoggedIn } = useSession();
  const online = useOnline();
  const navigate = useNavigate();
  const [intent, setIntent] = useState<Schemas['PaymentIntentResponse']>();
  const [open, setOpen] = useState(false);
  const { state: upgrading, run } = useUpgrade((message) => {
    toast({ kind: 'success', title: message });
    void navigate('/');
  });
  const { onReload, ...payment } = usePayment({
    intent,
    loadClient,
    onPaid() {
      setOpen(false);
      toast({ kind: 'success', title: 'Payment successful! ' });
      run();
    },
    onPending: ({ id }) => void navigate(`/payment-completion?payment_intent=${encodeURIComponent(id)}`),
  });
  const offered = plan?.paymentIntentResponse;
  const isPaid = upgrading !== 'idle';
  const mayBuy = offered !== undefined && online && !isPaid && !premiumSince;
  const onBuy = () => {
    // The same payment as before, with a form of its own.
    setIntent(offered);
    onReload();
    setOpen(true);
  };
  // Only members are told whether cards are taken here.
  const closed = plan && isLoggedIn ? closedReason : undefined;
  const reason = isPaid ? waitingReason : online ? closed : offlineReason;
  const mode = (open ? intent : offered)?.mode ?? 'LIVE';
  return {
    offer: { state, premiumSince, ...(mayBuy ? { onBuy } : { reason }) },
    dialog: {
      ...payment,
      // Whoever became premium meanwhile, in another tab or by the answer of the bank, has nothing more to pay.
      open: open && !premiumSince,
      onClose: () => setOpen(false),
      onReload,
      title: 'Get Premium',
      price: formatMoney(plan ?? { amount: 799, currency: 'USD' }),
      payerName: userInfo.name,
      testMode: mode !== 'LIVE',
    },
    onRetry: upgrading === 'waiting' ? run : undefined,
    testMode: mode !== 'LIVE',
  };
}
