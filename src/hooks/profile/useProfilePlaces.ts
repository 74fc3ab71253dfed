import { useSearchParams } from 'react-router-dom';
import { toProfileTab, type ProfileTab } from '../../domain/profile.ts';
import { toVerificationKey, verificationText, type VerificationKey } from '../../domain/verification.ts';

/** Places on the own profile, as its address says them: the tab, and what is to be verified at once. */
export function useProfilePlaces() {
  const [params, setParams] = useSearchParams();
  const tab = toProfileTab(params.get('tab'));
  return {
    tab,
    wanted: toVerificationKey(params.get('verify')),
    onTab: (next: { tab: ProfileTab }) => setParams({ tab: next.tab }, { replace: true }),
    onVerify: (key: VerificationKey) =>
      setParams({ tab: 'documents', verify: verificationText(key) }, { replace: true }),
  };
}
