import type { ResponseBody } from '#openapi/contract.ts';
import { useEffect } from 'react';
import { setPremiumUser } from '../../api/session.ts';
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
