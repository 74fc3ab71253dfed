import type { Schemas } from '#openapi/contract.ts';
import { useState } from 'react';
import { signIn } from '../../api/session.ts';
import { readDeviceToken } from '../../api/storage.ts';
import { useApiCache, useApiMutation } from '../../api/swr.ts';
import type { SentContactCode } from '../../components/account/ContactDialog.tsx';
import type { ContactChange, ContactKind } from '../../domain/accountForms.ts';
import { AuthMode, Platform } from '../../domain/enums.ts';
import { toast } from '../../lib/toastQueue.ts';
import { useSecondsLeft } from '../site/useSecondsLeft.ts';
import { useFormFailure } from './useFormFailure.ts';
import { useSession } from './useSession.ts';

interface Sent {
  ticket: Schemas['OtpTicket'];
  /** Unix milliseconds. */
  at: number;
  resent?: string;
}

const channels = { phone: 0, email: 1 } as const;
const changed = { phone: 'Your phone number was changed', email: 'Your e-mail address was changed' };
const ignore = () => {}; // The form shows the failure.

/**
 * Another phone number or e-mail address of the member: asked for with the password, and confirmed with the code that was
 * sent there (contract: resendCode, verify). Every other session ends, and this one gets a new token.
 */
export function useContactChange(kind: ContactKind, onChanged: () => void) {
  const { userId = '', role } = useSession();
  const { invalidate } = useApiCache();
  const asking = useApiMutation('resendCode');
  const resending = useApiMutation('resendCode');
  const checking = useApiMutation('verify');
  const [sent, setSent] = useState<Sent>();
  const { failure } = useFormFailure(asking.error);
  const checkFailure = useFormFailure(checking.error).failure;
  const resendFailure = useFormFailure(resending.error).failure;
  const resendInSec = useSecondsLeft(sent && sent.at + sent.ticket.resendInSec * 1000);
  const account = { userId, authMode: AuthMode.RESEND, channel: channels[kind] };

  const ask = async ({ countryCode, phone, email, currentPassword }: ContactChange) => {
    const address = kind === 'phone' ? { countryCode, newPhone: phone } : { newEmail: email };
    const { response } = await asking.run({ ...account, ...address, currentPassword });
    checking.reset();
    setSent({ ticket: response, at: Date.now() });
  };
  const resend = async () => {
    setSent((before) => before && { ticket: before.ticket, at: before.at });
    const { response } = await resending.run(account);
    checking.reset();
    setSent({ ticket: response, at: Date.now(), resent: 'We sent the code.' });
  };
  const verify = async (otp: string) => {
    const { response } = await checking.run({
      otp,
      authMode: AuthMode.RESEND,
      platform: Platform.WEB,
      deviceToken: readDeviceToken(),
    });
    // With this purpose it is a session.
    if ('accessToken' in response && role !== 0) signIn(response, role);
    toast({ kind: 'success', title: changed[kind] });
    void invalidate(['getUserInfo']);
    onChanged();
  };
  const code: SentContactCode | undefined = sent && {
    sentTo: sent.ticket.otpSentTo,
    resendInSec,
    onVerify: ({ otp }) => void verify(otp).catch(ignore),
    busy: checking.busy,
    failure: checkFailure,
    onResend: () => void resend().catch(ignore),
    resending: resending.busy,
    resendFailure,
    resent: sent.resent,
  };
  return {
    onAsk: (change: ContactChange) => void ask(change).catch(ignore),
    asking: asking.busy,
    failure,
    code,
  };
}
