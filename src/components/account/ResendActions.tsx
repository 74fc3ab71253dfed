import { chakra } from '@chakra-ui/react';
import { Notice } from '../ui/Notice.tsx';
import { TextButton } from '../ui/TextButton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import type { FormFailure } from './formFailure.ts';

/** How a code travels: SMS 0, e-mail 1. */
export type OtpChannel = 0 | 1;

export interface ResendActionsProps {
  /** Ways that the code may take. */
  channels: readonly number[];
  /** Seconds until the code may be sent again. */
  resendInSec: number;
  onResend: (event: { channel: OtpChannel }) => void;
  resending?: boolean;
  resendFailure?: FormFailure | undefined;
  /** What the server said when it had sent the code again. */
  resent?: string | undefined;
  onChangeNumber?: (() => void) | undefined;
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** What somebody does to whom the code did not come. */
export function ResendActions({
  channels,
  resendInSec,
  onResend,
  resending = false,
  ...more
}: ResendActionsProps) {
  const { resendFailure, resent, onChangeNumber } = more;
  return (
    <chakra.div display="grid" gap={3}>
      {resendFailure && <Notice tone="danger">{resendFailure.message}</Notice>}
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="center"
        columnGap={5}
        rowGap={2}
      >
        {resendInSec > 0 ? (
          <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
            Send again in {clock(resendInSec)}
          </chakra.span>
        ) : (
          <>
            <TextButton onClick={() => onResend({ channel: 0 })} disabled={resending}>
              Send again
            </TextButton>
            {channels.includes(1) && (
              <TextButton onClick={() => onResend({ channel: 1 })} disabled={resending}>
                Send by e-mail instead
              </TextButton>
            )}
          </>
        )}
        {onChangeNumber && <TextButton onClick={onChangeNumber}>Change number</TextButton>}
      </chakra.div>
      <VisuallyHidden role="status">{resending ? 'Sending the code' : resent}</VisuallyHidden>
      {resent && !resending && (
        <chakra.p aria-hidden color="fg.muted" textAlign="center">
          {resent}
        </chakra.p>
      )}
    </chakra.div>
  );
}
