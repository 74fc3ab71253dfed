import { chakra } from '@chakra-ui/react';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { forgotPasswordPath } from '../../domain/accountForms.ts';
import { isOrganisation, type MemberRole } from '../../domain/roles.ts';
import type { SignupDetails, SignupDraft, SignupSecrets, SignupStep } from '../../domain/signup.ts';
import { Link } from '../ui/Link.tsx';
import { Notice } from '../ui/Notice.tsx';
import type { PhoneCountry } from '../ui/PhoneField.tsx';
import { TextButton } from '../ui/TextButton.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import type { FormFailure } from './formFailure.ts';
import { PasswordStep, type PasswordStepProps } from './PasswordStep.tsx';
import { ProfilePicturePicker, type ProfilePicturePickerProps } from './ProfilePicturePicker.tsx';
import { RoleStep } from './RoleStep.tsx';
import { firstWrongStep, toStepErrors } from './signupErrors.ts';
import { SignupProgressBar } from './SignupProgressBar.tsx';

export interface SignupFormProps extends Pick<
  PasswordStepProps,
  'busy' | 'failure' | 'waitSec' | 'onOpenLegal'
> {
  countries: readonly PhoneCountry[];
  initial: SignupDraft;
  onDraft: (draft: SignupDraft) => void;
  /** `initial` is what was left from last time. */
  onDiscardDraft?: (() => void) | undefined;
  /** The optional picture. */
  picture: Pick<ProfilePicturePickerProps, 'picture' | 'onPick' | 'onRemove' | 'onRetry' | 'capture'>;
  onSubmit: (signup: { role: MemberRole; details: SignupDetails; secrets: SignupSecrets }) => void;
}

const nothing: SignupSecrets = { password: '', acceptTerms: false };

function PhoneTaken({ role }: { role: MemberRole }) {
  return (
    <Notice tone="info">
      Is it your account? <Link href="/login">Log in</Link> or{' '}
      <Link href={forgotPasswordPath(role)}>recover it</Link>.
    </Notice>
  );
}

/** Signing up in three steps; going back loses nothing, and what the server refuses is shown where it was entered. */
export function SignupForm({
  countries,
  initial,
  onDraft,
  onDiscardDraft,
  picture,
  onSubmit,
  ...state
}: SignupFormProps) {
  const { failure } = state;
  const [step, setStep] = useState<SignupStep>(initial.role ? 'details' : 'role');
  const [draft, setDraft] = useState(initial);
  const [secrets, setSecrets] = useState(nothing);
  const [seen, setSeen] = useState<FormFailure>();
  /** The refusal that the member has not answered yet. */
  const [refused, setRefused] = useState<FormFailure>();
  const errors = useMemo(() => toStepErrors(refused), [refused]);
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  if (failure !== seen) {
    setSeen(failure);
    setRefused(failure);
    setStep(firstWrongStep(failure) ?? step);
  }
  useLayoutEffect(() => {
    // A refusal gives its field the focus; else the heading of the new step takes it.
    if (moved.current && firstWrongStep(refused) !== step) heading.current?.focus();
    moved.current = true;
    // Only when another step is shown.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [step]);
  const keep = (next: SignupDraft) => {
    setDraft(next);
    onDraft(next);
  };
  const { role, details } = draft;
  return (
    <chakra.div display="grid" gap={5}>
      {onDiscardDraft && (
        <chakra.p textStyle="small" color="fg.muted">
          Draft restored.{' '}
          <TextButton variant="inline" onClick={onDiscardDraft}>
            Discard
          </TextButton>
        </chakra.p>
      )}
      <SignupProgressBar ref={heading} step={step} />
      {(step === 'role' || role === undefined) && (
        <RoleStep
          role={role}
          errors={errors.role}
          onNext={(next) => {
            keep({ ...draft, role: next.role });
            setStep('details');
          }}
        />
      )}
      {step === 'details' && role !== undefined && (
        <>
          <DetailsStep
            role={role}
            details={details}
            countries={countries}
            errors={errors.details}
            notice={refused?.code === 'PHONE_TAKEN' && <PhoneTaken role={role} />}
            onChange={(next) => keep({ role, details: next })}
            onBack={() => setStep('role')}
            onNext={(next) => {
              keep({ role, details: next.details });
              setRefused(undefined);
              setStep('password');
            }}
          />
        </>
      )}
      {step === 'password' && role !== undefined && (
        <PasswordStep
          {...state}
          failure={refused}
          secrets={secrets}
          picture={
            <ProfilePicturePicker
              {...picture}
              name={isOrganisation(role) ? details.companyName : `${details.firstName} ${details.lastName}`}
              shape={isOrganisation(role) ? 'company' : 'person'}
            />
          }
          onBack={(last) => {
            setSecrets(last.secrets);
            setStep('details');
          }}
          onSubmit={(last) => {
            setSecrets(last.secrets);
            onSubmit({ role, details, secrets: last.secrets });
          }}
        />
      )}
    </chakra.div>
  );
}
