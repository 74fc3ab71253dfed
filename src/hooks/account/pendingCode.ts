import type { Schemas } from '#openapi/contract.ts';
import { isRecord, scratch } from '../../api/scratch.ts';
import { isCodePurpose, type CodePurpose } from '../../domain/account.ts';
import type { MemberRole } from '../../domain/roles.ts';

/** A code that was sent and waits to be entered. Kept for this tab, so that a reload loses nothing. */
export interface PendingCode {
  purpose: CodePurpose;
  role: MemberRole;
  countryCode: string;
  phone: string;
  /** Absent after a forgotten password: the server does not say whether the account exists. */
  userId?: string;
  otpSentTo: string;
  channels: readonly number[];
  /** Unix milliseconds from which the code may be sent again, and until which it is good. */
  resendAt: number;
  expiresAt: number;
  returnTo?: string;
}

const isPendingCode = (value: unknown): value is PendingCode =>
  isRecord(value) &&
  isCodePurpose(String(value.purpose)) &&
  typeof value.otpSentTo === 'string' &&
  typeof value.resendAt === 'number';

export const pendingCode = scratch(() => sessionStorage, 'code', isPendingCode);

type Known = Pick<PendingCode, 'purpose' | 'role' | 'countryCode' | 'phone' | 'returnTo'>;

/** Remembers whom the code was sent to and when the next one may be. */
export function rememberCode(known: Known, ticket: Schemas['OtpTicket'], now = Date.now()) {
  pendingCode.write({
    ...known,
    ...(ticket.userId && { userId: ticket.userId }),
    otpSentTo: ticket.otpSentTo,
    channels: ticket.channels,
    resendAt: now + ticket.resendInSec * 1000,
    expiresAt: now + ticket.expiresInSec * 1000,
  });
}
