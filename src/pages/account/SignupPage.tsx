import { lazy, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { SignupForm, type SignupFormProps } from '../../components/account/SignupForm.tsx';
import { AuthLayout } from '../../components/layout/AuthLayout.tsx';
import { Link } from '../../components/ui/Link.tsx';
import { roleFromPath } from '../../domain/account.ts';
import { toSignupRequest } from '../../domain/signup.ts';
import { useCountries } from '../../hooks/account/useCountries.ts';
import { useFormFailure } from '../../hooks/account/useFormFailure.ts';
import { useLegalText } from '../../hooks/account/useLegalText.ts';
import { useProfilePicture } from '../../hooks/account/useProfilePicture.ts';
import { useRegister } from '../../hooks/account/useRegister.ts';
import { useSignupDraft } from '../../hooks/account/useSignupDraft.ts';
import { useTheme } from '../../hooks/site/useTheme.ts';
import { useTitle } from '../../hooks/site/useTitle.ts';

const LegalDialog = lazy(() =>
  import('../../components/account/LegalDialog.tsx').then((m) => ({ default: m.LegalDialog })),
);

/** Registering in one of the four roles (product S03). */
export default function SignupPage() {
  useTitle('Create account');
  const { theme, toggle } = useTheme();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { countries, defaultCountry } = useCountries();
  const draft = useSignupDraft(defaultCountry, roleFromPath(search.get('role') ?? undefined));
  const { register, busy, error } = useRegister();
  const { picker, imageKey } = useProfilePicture();
  const { open, dialog } = useLegalText();
  const send: SignupFormProps['onSubmit'] = (signup) => {
    register(toSignupRequest({ ...signup, imageKey })).then(
      () => navigate('/verify/register'),
      () => {}, // `error` has it.
    );
  };
  return (
    <AuthLayout
      title="Create account"
      theme={theme}
      onToggle={toggle}
      footer={
        <>
          Already a member?{' '}
          <Link href="/login" variant="standalone">
            Log in
          </Link>
        </>
      }
    >
      <SignupForm
        key={draft.turn}
        countries={countries}
        initial={draft.initial}
        onDraft={draft.keep}
        onDiscardDraft={draft.restored ? draft.discard : undefined}
        picture={picker}
        onOpenLegal={({ text }) => open(text)}
        onSubmit={send}
        busy={busy}
        {...useFormFailure(error)}
      />
      <Suspense fallback={null}>{dialog && <LegalDialog {...dialog} />}</Suspense>
    </AuthLayout>
  );
}
