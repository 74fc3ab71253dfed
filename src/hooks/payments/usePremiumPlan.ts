import { useApiQuery } from '../../api/swr.ts';
import type { PremiumPlanState } from '../../components/payments/PremiumOfferCard.tsx';
import { useSession } from '../account/useSession.ts';
import { useOnline } from '../site/useOnline.ts';

/** Asked for on mount, focus and reconnect, and never taken from what was asked before (specification 7, 9). */
const always = {
  dedupingInterval: 0,
  focusThrottleInterval: 0,
  revalidateOnMount: true,
  revalidateOnFocus: true,
  revalidateOnReconnect: true,
};

export interface PremiumPlan {
  state: PremiumPlanState;
  premiumSince: string | undefined;
}

/** The premium plan, for members and for visitors. */
export function usePremiumPlan(): PremiumPlan {
  const { userId } = useSession();
  const online = useOnline();
  const { data, error, mutate } = useApiQuery('getUpgradeToPremium', userId ? { userId } : {}, always);
  const plan = data?.response;
  const failed = error ?? !online;
  const state: PremiumPlanState = plan
    ? { status: 'ready', content: plan.content }
    : failed
      ? { status: 'error', onRetry: () => void mutate() }
      : { status: 'loading' };
  return { state, premiumSince: plan?.premiumSince };
}
