import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { ApiError } from '../../api/errors.ts';
import { getSessionEnd, isAccountGone } from '../../api/session.ts';
import { LoginForm } from '../../components/account/LoginForm.tsx';
import { AuthLayout } from '../../components/layout/AuthLayout.tsx';
import { Link } from '../../components/ui/Link.tsx';
import { Notice } from '../../components/ui/Notice.tsx';
import type { Credentials } from '../../domain/accountForms.ts';
import { sharedInvitation } from '../../domain/shareLinks.ts';
import { afterSignup } from '../../hooks/account/afterSignup.ts';
import { lastLogin } from '../../hooks/account/lastLogin.ts';
import { useCountries } from '../../hooks/account/useCountries.ts';
import { useFormFailure } from '../../hooks/account/useFormFailure.ts';
import { useLogin } from '../../hooks/account/useLogin.ts';
import { useSession } from '../../hooks/account/useSession.ts';
import { useHydrated } from '../../hooks/site/useHydrated.ts';
import { useOnline } from '../../hooks/site/useOnline.ts';
import { useTheme } from '../../hooks/site/useTheme.ts';
import { useTitle } from '../../hooks/site/useTitle.ts';
import { returnPath } from '../../lib/returnPath.ts';

/** What the form begins with in the page that is drawn at build. */
const stranger = { countryCode: 'US' };

/** Signing in with role, phone and password (product S02). */
export default function LoginPage() {
  useTitle('Log in');
  const { theme, toggle } = useTheme();
  const { token } = useSession();
  const [tokenBefore] = useState(token);
  const online = useOnline();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { returnTo?: unknown; shared?: unknown } | null };
  const invitation = sharedInvitation(state?.shared);
  const returnTo = returnPath(state?.returnTo);
  const { countries, defaultCountry } = useCountries();
  const hydrated = useHydrated();
  const { login, busy, error } = useLogin(returnTo);
  const { failure, waitSec } = useFormFailure(error);
  const send = (credentials: Credentials) => {
    login(credentials).catch((refusal: unknown) => {
      if (refusal instanceof ApiError && refusal.problem.otp) void navigate('/verify/login');
    });
  };
  // Whoever arrives signed in may want to sign in as somebody else; a sign-in here or in another tab goes on.
  if (token && token !== tokenBefore) return <Navigate to={returnTo} replace />;
  return (
    <AuthLayout
      title="Log in"
      theme={theme}
      onToggle={toggle}
      footer={
        <>
          New here?{' '}
          <Link href="/signup" variant="standalone" onClick={() => afterSignup.write(returnTo)}>
            Create account
          </Link>
        </>
      }
    >
      {getSessionEnd() === 'over' && (
        <Notice>
          {isAccountGone() ? 'This account was deleted.' : 'Please log in again — your draft is kept'}
        </Notice>
      )}
      {invitation && <Notice>{invitation}</Notice>}
      <LoginForm
        key={hydrated ? 'own' : 'drawn'}
        countries={countries}
        initial={hydrated ? { role: lastLogin.read()?.role, countryCode: defaultCountry } : stranger}
        onSubmit={send}
        busy={busy}
        failure={failure}
        waitSec={waitSec}
        offline={!online}
      />
    </AuthLayout>
  );
}
