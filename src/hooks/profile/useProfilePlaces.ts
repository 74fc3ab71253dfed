import { useSearchParams } from 'react-router-dom';
import { toHeadStep, toProfileTab, type ProfileTab } from '../../domain/profile.ts';
import {
  recommendationTabNames,
  toRecommendationTab,
  type RecommendationTab,
} from '../../domain/recommendations.ts';
import { countNames, toConnectionList, type ConnectionList } from '../../domain/relations.ts';
import { toVerificationKey, verificationText, type VerificationKey } from '../../domain/verification.ts';

/**
 * Places on the own profile, as its address says them: the tab, of the connections and recommendations which list, and what is to
 * begin at once, a step or a verification.
 */
export function useProfilePlaces() {
  const [params, setParams] = useSearchParams();
  const tab = toProfileTab(params.get('tab'));
  return {
    tab,
    step: toHeadStep(params.get('step')),
    wanted: toVerificationKey(params.get('verify')),
    list: toConnectionList(params.get('list')),
    recommendations: {
      tab: toRecommendationTab(params.get('list')),
      onTab: (to: { tab: RecommendationTab }) =>
        setParams({ tab: 'recommendations', list: recommendationTabNames[to.tab] }, { replace: true }),
    },
    onTab: ({ tab: to, list }: { tab: ProfileTab; list?: ConnectionList }) =>
      setParams({ tab: to, ...(list !== undefined && { list: countNames[list] }) }, { replace: true }),
    /** Loaded anew, the page does not begin the step again. */
    onBegun: () => setParams({}, { replace: true }),
    /** Its dialog is closed: loaded anew, the page does not open it again. */
    onVerified: () => setParams({ tab: 'documents' }, { replace: true }),
    onVerify: (key: VerificationKey) =>
      setParams({ tab: 'documents', verify: verificationText(key) }, { replace: true }),
  };
}
