import { useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { ChangeNumberForm } from '../../components/account/ChangeNumberForm.tsx';
import { OtpForm } from '../../components/account/OtpForm.tsx';
import { AuthLayout } from '../../components/layout/AuthLayout.tsx';
import { StatusMessage } from '../../components/layout/StatusMessage.tsx';
import { statusTexts } from '../../components/layout/statusTexts.ts';
import { Button } from '../../components/ui/Button.tsx';
import { Main } from '../../components/ui/Main.tsx';
import { useCodeEntry, type EntryPurpose } from '../../hooks/account/useCodeEntry.ts';
import { useCountries } from '../../hooks/account/useCountries.ts';
import { useSession } from '../../hooks/account/useSession.ts';
import { useTheme } from '../../hooks/site/useTheme.ts';
import { useTitle } from '../../hooks/site/useTitle.ts';
import { returnPath } from '../../lib/returnPath.ts';

const texts = {
  register: { title: 'Verify your phone', description: 'One step is left: enter the code that we sent you.' },
  login: { title: 'Verify your phone', description: 'Your phone is not verified yet. We sent you a code.' },
  forgot: { title: 'Enter the code', description: 'If an account exists, a code was sent.' },
};

const isEntryPurpose = (purpose: string | undefined): purpose is EntryPurpose =>
  purpose !== undefined && Object.hasOwn(texts, purpose);

function CodeEntry({ purpose }: { purpose: EntryPurpose }) {
  const { title, description } = texts[purpose];
  useTitle(title);
  const { theme, toggle } = useTheme();
  const { token } = useSession();
  const [tokenBefore] = useState(token);
  const navigate = useNavigate();
  const { countries } = useCountries();
  const { pending, verify, resend, changeNumber, changing, changeFailure, ...entry } = useCodeEntry(purpose);
  const [newNumber, setNewNumber] = useState(false);
  // The code was entered, here or in another tab.
  if (token && token !== tokenBefore) return <Navigate to={returnPath(pending?.returnTo)} replace />;
  if (!pending) return <Navigate to="/login" replace />;
  const send = (otp: string) => {
    void verify(otp).then(
      (right) => right && purpose === 'forgot' && navigate('/change-password', { replace: true }),
    );
  };
  return (
    <AuthLayout title={title} description={description} theme={theme} onToggle={toggle}>
      {newNumber ? (
        <ChangeNumberForm
          countries={countries}
          initial={{ countryCode: pending.countryCode, phone: '' }}
          onCancel={() => setNewNumber(false)}
          onSubmit={(phone) => void changeNumber(phone).then((sent) => setNewNumber(!sent))}
          busy={changing}
          failure={changeFailure}
        />
      ) : (
        <OtpForm
          {...entry}
          sentTo={pending.otpSentTo}
          channels={pending.channels}
          onVerify={({ otp }) => send(otp)}
          onResend={({ channel }) => resend(channel)}
          onChangeNumber={purpose === 'register' ? () => setNewNumber(true) : undefined}
        />
      )}
    </AuthLayout>
  );
}

/** Entering a one-time code (product S04). The code that deletes an account is entered where the account is deleted. */
export default function VerifyPage() {
  const { purpose } = useParams();
  if (purpose === 'delete') return <Navigate to="/delete-account" replace />;
  if (isEntryPurpose(purpose)) return <CodeEntry key={purpose} purpose={purpose} />;
  return (
    <Main>
      <StatusMessage {...statusTexts.notFound} actions={<Button href="/">Go Home</Button>} />
    </Main>
  );
}
