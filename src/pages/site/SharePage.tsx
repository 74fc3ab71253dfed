import { chakra } from '@chakra-ui/react';
import { Navigate, useParams } from 'react-router-dom';
import { Main } from '../../components/ui/Main.tsx';
import { Spinner } from '../../components/ui/Spinner.tsx';
import { useSession } from '../../hooks/account/useSession.ts';
import { useShareTarget } from '../../hooks/site/useShareTarget.ts';
import { useTitle } from '../../hooks/site/useTitle.ts';

/** Leads from a shared link to the screen of what was shared (specification 2; product S08). */
export default function SharePage() {
  useTitle('Loading...');
  const { isLoggedIn } = useSession();
  const target = useShareTarget(useParams().encryptedParam);
  if (target.status === 'home') return <Navigate to="/" replace />;
  if (target.status === 'found')
    return isLoggedIn ? (
      <Navigate to={target.path} replace />
    ) : (
      // The guard of that screen would ask as well, but it cannot say what was shared.
      <Navigate to="/login" replace state={{ returnTo: target.path, shared: target.kind }} />
    );
  return (
    <Main>
      <chakra.div display="grid" placeItems="center" minHeight="60dvh">
        <Spinner label="Loading..." />
      </chakra.div>
    </Main>
  );
}
