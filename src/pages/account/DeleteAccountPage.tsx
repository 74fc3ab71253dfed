import { Navigate } from 'react-router-dom';
import { getSessionEnd } from '../../api/session.ts';
import { AccountPanel } from '../../components/account/AccountPanel.tsx';
import { DataExportPanel } from '../../components/account/DataExportPanel.tsx';
import { DeleteAccountForm } from '../../components/account/DeleteAccountForm.tsx';
import { PageColumns } from '../../components/layout/PageColumns.tsx';
import { places } from '../../domain/places.ts';
import { useDataExport } from '../../hooks/account/useDataExport.ts';
import { useDeleteAccount } from '../../hooks/account/useDeleteAccount.ts';
import { useFormFailure } from '../../hooks/account/useFormFailure.ts';
import { useSession } from '../../hooks/account/useSession.ts';
import { useSecondsLeft } from '../../hooks/site/useSecondsLeft.ts';
import { useTitle } from '../../hooks/site/useTitle.ts';

const ignore = () => {}; // The form shows the failure.

/** Leaving for ever (product S07). Afterwards the landing page says goodbye. */
export default function DeleteAccountPage() {
  useTitle('Delete account');
  const { isLoggedIn } = useSession();
  const { sent, sendCode, resend, remove, ...state } = useDeleteAccount();
  const ticket = sent?.ticket;
  const resendInSec = useSecondsLeft(sent && sent.at + sent.ticket.resendInSec * 1000);
  const sendFailure = useFormFailure(state.sendError).failure;
  const resendFailure = useFormFailure(state.resendError).failure;
  const { failure } = useFormFailure(state.error);
  const data = useDataExport(isLoggedIn);
  if (!isLoggedIn && getSessionEnd() === 'deleted') return <Navigate to="/" replace />;
  if (!isLoggedIn) return <Navigate to="/login" replace state={{ returnTo: '/delete-account' }} />;
  return (
    <PageColumns>
      <AccountPanel title="Delete account" description="This cannot be taken back.">
        <DeleteAccountForm
          sentTo={ticket?.otpSentTo}
          channels={ticket?.channels ?? []}
          resendInSec={resendInSec}
          onSendCode={() => {
            sendCode().catch(ignore);
          }}
          onResend={({ channel }) => {
            resend(channel).catch(ignore);
          }}
          onDelete={({ otp, reason }) => {
            remove(otp, reason).catch(ignore);
          }}
          cancelHref="/"
          eventsHref={places.myEvents}
          copy={<DataExportPanel {...data} />}
          busy={state.removing || state.sending}
          resending={state.resending}
          resent={sent?.resent}
          failure={ticket ? failure : sendFailure}
          resendFailure={resendFailure}
        />
      </AccountPanel>
    </PageColumns>
  );
}
