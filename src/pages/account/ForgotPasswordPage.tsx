import { useNavigate, useParams } from 'react-router-dom';
import { ForgotPasswordForm } from '../../components/account/ForgotPasswordForm.tsx';
import { AuthLayout } from '../../components/layout/AuthLayout.tsx';
import { Link } from '../../components/ui/Link.tsx';
import { roleFromPath } from '../../domain/account.ts';
import { accountWords } from '../../domain/accountForms.ts';
import { useCountries } from '../../hooks/account/useCountries.ts';
import { useForgotPassword } from '../../hooks/account/useForgotPassword.ts';
import { useFormFailure } from '../../hooks/account/useFormFailure.ts';
import { useTheme } from '../../hooks/site/useTheme.ts';
import { useTitle } from '../../hooks/site/useTitle.ts';

/** Asking for a code to choose a new password (product S05). */
export default function ForgotPasswordPage() {
  useTitle('Forgot password');
  const { theme, toggle } = useTheme();
  const navigate = useNavigate();
  const role = roleFromPath(useParams().userType);
  const { countries, defaultCountry } = useCountries();
  const { askForCode, busy, error } = useForgotPassword();
  return (
    <AuthLayout
      title="Forgot password"
      description={`We send a code to the phone of your ${role ? `${accountWords[role]} ` : ''}account.`}
      theme={theme}
      onToggle={toggle}
      footer={
        <Link href="/login" variant="standalone">
          Back to log in
        </Link>
      }
    >
      <ForgotPasswordForm
        key={role}
        countries={countries}
        initial={{ role, countryCode: defaultCountry }}
        onSubmit={(account) => {
          askForCode(account).then(
            () => navigate('/verify/forgot'),
            () => {}, // `error` has it.
          );
        }}
        busy={busy}
        {...useFormFailure(error)}
      />
    </AuthLayout>
  );
}
