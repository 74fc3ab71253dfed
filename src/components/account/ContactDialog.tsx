import type { ContactChange, ContactKind } from '../../domain/accountForms.ts';
import { Dialog } from '../ui/Dialog.tsx';
import type { PhoneCountry } from '../ui/PhoneField.tsx';
import { ContactForm } from './ContactForm.tsx';
import type { FormFailure } from './formFailure.ts';
import { OtpForm } from './OtpForm.tsx';

/** A code that was sent to the new number or address. */
export interface SentContactCode {
  /** Masked. */
  sentTo: string;
  resendInSec: number;
  onVerify: (event: { otp: string }) => void;
  busy: boolean;
  failure: FormFailure | undefined;
  onResend: () => void;
  resending: boolean;
  resendFailure: FormFailure | undefined;
  /** What to say of a code that was sent again. */
  resent: string | undefined;
}

export interface ContactDialogProps {
  open: boolean;
  kind: ContactKind;
  countries: readonly PhoneCountry[];
  countryCode: string;
  onAsk: (change: ContactChange) => void;
  onClose: () => void;
  asking?: boolean;
  failure?: FormFailure | undefined;
  /** Absent until one was sent. */
  code?: SentContactCode | undefined;
}

const titles: Record<ContactKind, string> = { phone: 'Change phone number', email: 'Change e-mail address' };

/** Another phone number or e-mail address, which a code confirms (product S44). */
export function ContactDialog({ open, kind, onClose, code, onAsk, ...form }: ContactDialogProps) {
  const { asking = false, failure, countries, countryCode } = form;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={titles[kind]}
      description="It holds once you have entered the code that we send there. Your other devices are then logged out."
      size="sm"
      step={code ? 'code' : 'ask'}
    >
      {code ? (
        <OtpForm {...code} channels={[]} />
      ) : (
        <ContactForm
          kind={kind}
          countries={countries}
          countryCode={countryCode}
          onSubmit={onAsk}
          onCancel={onClose}
          busy={asking}
          failure={failure}
        />
      )}
    </Dialog>
  );
}
