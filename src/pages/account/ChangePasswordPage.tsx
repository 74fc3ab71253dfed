import { useLocation, useNavigate } from 'react-router-dom';
import { AccountPanel } from '../../components/account/AccountPanel.tsx';
import {
  ChangePasswordForm,
  type PasswordChangeRequest,
} from '../../components/account/ChangePasswordForm.tsx';
import { AuthLayout } from '../../components/layout/AuthLayout.tsx';
import { PageColumns } from '../../components/layout/PageColumns.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { toast } from '../../lib/toastQueue.ts';
import { forgotPasswordPath } from '../../domain/accountForms.ts';
import { useChangePassword } from '../../hooks/account/useChangePassword.ts';
import { useFormFailure } from '../../hooks/account/useFormFailure.ts';
import { useSession } from '../../hooks/account/useSession.ts';
import { useTheme } from '../../hooks/site/useTheme.ts';
import { useTitle } from '../../hooks/site/useTitle.ts';

const title = 'Change password';

/** A new password, inside a session or after recovery by code (product S06). */
export default function ChangePasswordPage() {
  useTitle(title);
  const { theme, toggle } = useTheme();
  const { isLoggedIn } = useSession();
  const { mode, change, busy, error } = useChangePassword();
  const { failure } = useFormFailure(error);
  const navigate = useNavigate();
  const opened = useLocation().key !== 'default';
  const save = async (request: PasswordChangeRequest) => {
    try {
      toast({ kind: 'success', title: await change(request) });
    } catch {
      return; // `failure` has it.
    }
    if (isLoggedIn && opened) void navigate(-1);
    else void navigate('/', { replace: true });
  };
  const form = (
    <ChangePasswordForm
      recovery={mode === 'recovery'}
      onSubmit={(request) => void save(request)}
      busy={busy}
      failure={failure}
    />
  );
  if (isLoggedIn)
    return (
      <PageColumns>
        <AccountPanel title={title}>{form}</AccountPanel>
      </PageColumns>
    );
  const neither = 'Log in to change your password, or ask for a code if you forgot it.';
  return (
    <AuthLayout
      title={title}
      description={mode === 'neither' ? neither : 'Choose a new one; you are logged in with it.'}
      theme={theme}
      onToggle={toggle}
    >
      {mode === 'neither' ? (
        <>
          <Button href="/login" size="lg" fullWidth>
            Log in
          </Button>
          <Button href={forgotPasswordPath()} variant="outline" size="lg" fullWidth>
            Forgot password?
          </Button>
        </>
      ) : (
        form
      )}
    </AuthLayout>
  );
}
