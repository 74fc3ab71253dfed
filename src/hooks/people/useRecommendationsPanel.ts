import { useState } from 'react';
import type {
  RecommendationsPanelProps,
  RecommendationTab,
} from '../../components/people/RecommendationsPanel.tsx';
import { RecommendationList } from '../../domain/enums.ts';
import { useSession } from '../account/useSession.ts';
import { useRecommendations } from './useRecommendations.ts';

/** The reader's recommendations, as `RecommendationsPanel` draws them (product S51). */
export function useRecommendationsPanel(): Omit<RecommendationsPanelProps, 'onAct' | 'onAsk'> {
  const { userId: readerId = '' } = useSession();
  const [tab, setTab] = useState<RecommendationTab>(RecommendationList.RECEIVED);
  const state = useRecommendations({ type: tab });
  return { tab, state, readerId, onTab: (event) => setTab(event.tab) };
}
