import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { PageColumns } from '../../components/layout/PageColumns.tsx';
import { OwnProfileDialog } from '../../components/profile/OwnProfileDialog.tsx';
import { OwnProfilePanel } from '../../components/profile/OwnProfilePanel.tsx';
import { ProfileDrawing } from '../../components/profile/ProfileDrawing.tsx';
import { ErrorState } from '../../components/ui/ErrorState.tsx';
import { toProfileTab, type ProfileTab } from '../../domain/profile.ts';
import { useOwnProfile } from '../../hooks/profile/useOwnProfile.ts';
import { useTitle } from '../../hooks/site/useTitle.ts';

/** The own profile of any role, with everything that changes it (product S44, own views of S46-S48). */
export default function ProfilePage() {
  useTitle('Your profile');
  const [params, setParams] = useSearchParams();
  const onTab = ({ tab }: { tab: ProfileTab }) =>
    setParams(tab === 'about' ? {} : { tab }, { replace: true });
  const { state, own, preview, dialogs } = useOwnProfile(onTab);
  return (
    <PageColumns>
      {state.status !== 'ready' && <chakra.h1 srOnly>Your profile</chakra.h1>}
      {state.status === 'loading' && <ProfileDrawing />}
      {state.status === 'error' && <ErrorState error={state.error} onRetry={state.onRetry} />}
      {state.status === 'ready' && (
        <OwnProfilePanel
          info={state.info}
          tab={toProfileTab(params.get('tab'))}
          onTab={onTab}
          preview={preview}
          {...(own && { own })}
        />
      )}
      <OwnProfileDialog {...dialogs} />
    </PageColumns>
  );
}
