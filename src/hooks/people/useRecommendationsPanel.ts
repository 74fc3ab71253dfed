import type { RecommendationsPanelProps } from '../../components/people/RecommendationsPanel.tsx';
import { useSession } from '../account/useSession.ts';
import { useRecommendations } from './useRecommendations.ts';

/** The reader's recommendations, as `RecommendationsPanel` draws them (product S51). `tab` is the one that the address names. */
export function useRecommendationsPanel({
  tab,
  onTab,
}: Pick<RecommendationsPanelProps, 'tab' | 'onTab'>): Omit<RecommendationsPanelProps, 'onAct' | 'onAsk'> {
  const { userId: readerId = '' } = useSession();
  const state = useRecommendations({ type: tab });
  return { tab, state, readerId, onTab };
}
