import { chakra } from '@chakra-ui/react';
import { useMemo, type KeyboardEvent } from 'react';
import { forgotPasswordPath, loginErrors, type Credentials } from '../../domain/accountForms.ts';
import { tidyPhone } from '../../domain/phone.ts';
import { roleLabels, type MemberRole } from '../../domain/roles.ts';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { PhoneField, type PhoneCountry } from '../ui/PhoneField.tsx';
import { RadioCards } from '../ui/RadioCards.tsx';
import { useValidatedForm } from '../ui/useValidatedForm.ts';
import { generalMessage, loginFields, type FormFailure } from './formFailure.ts';
import { phoneInput } from './phoneInput.ts';
import { roleOptions, toRole, toRoleText, type RoleText } from './roleOptions.ts';

export interface LoginFormProps {
  countries: readonly PhoneCountry[];
  /** What the fields begin with, such as the role that was used last. */
  initial: { role?: MemberRole | undefined; countryCode: string };
  /** Called with values that keep the rules; the phone without dial code. */
  onSubmit: (credentials: Credentials) => void;
  busy?: boolean;
  failure?: FormFailure | undefined;
  /** Too many attempts: seconds until the next one may be made. */
  waitSec?: number;
  offline?: boolean;
}

interface Values extends Omit<Credentials, 'role'> {
  role: RoleText;
}

type TroubleProps = Pick<LoginFormProps, 'failure' | 'offline'> & {
  waitSec: number;
  onSwitchRole: (role: MemberRole) => void;
};

/** What stands between the fields and the button. */
function Trouble({ failure, offline, waitSec, onSwitchRole }: TroubleProps) {
  const message = generalMessage(failure, loginFields(failure));
  if (offline)
    return (
      <Notice tone="warning">You are offline. What you typed stays here; log in once you are back.</Notice>
    );
  if (waitSec > 0)
    return (
      <Notice tone="warning" title="Too many attempts">
        Try again in {waitSec} s
      </Notice>
    );
  if (!failure || !message || failure.code === 'RATE_LIMITED') return null;
  const { role, code } = failure;
  if (code === 'OTHER_ROLE' && role)
    return (
      <Notice
        tone="warning"
        action={
          <Button size="sm" variant="outline" onClick={() => onSwitchRole(role)}>
            Log in as {roleLabels[role]}
          </Button>
        }
      >
        {message} Switch role?
      </Notice>
    );
  const contact = code === 'SUSPENDED' && <Link href="/contact-us">Contact us</Link>;
  return (
    <Notice tone="danger" action={contact}>
      {message}
    </Notice>
  );
}

/** Role, phone and password (product S02). */
export function LoginForm({ countries, initial, onSubmit, failure, ...state }: LoginFormProps) {
  const { busy = false, waitSec = 0, offline = false } = state;
  const toCredentials = ({ role, password, ...number }: Values) => ({
    ...tidyPhone(number, countries),
    role: toRole(role),
    password,
  });
  const send = (values: Values) => {
    const { role, ...rest } = toCredentials(values);
    if (role && !busy && !offline && waitSec === 0) onSubmit({ ...rest, role });
  };
  const login = useValidatedForm<Values>({
    initialValues: {
      role: toRoleText(initial.role),
      countryCode: initial.countryCode,
      phone: '',
      password: '',
    },
    validate: (values) => loginErrors(toCredentials(values)),
    errors: useMemo(() => loginFields(failure), [failure]),
    onSubmit: send,
  });
  const { form, values, set, text, errorOf, submit } = login;
  const switchRole = (role: MemberRole) => {
    set('role', toRoleText(role));
    send({ ...values, role: toRoleText(role) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
  };
  return (
    <chakra.form {...form} onKeyDown={onKeyDown} aria-label="Log in" display="grid" gap={5}>
      <RadioCards
        label="Log in as"
        labelHidden
        name="role"
        options={roleOptions}
        value={values.role || undefined}
        onChange={(next) => set('role', next)}
        error={errorOf('role')}
      />
      <PhoneField
        label="Phone"
        countries={countries}
        {...phoneInput(login)}
        autoComplete="username"
        required
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        {...text('password')}
        action={
          <Link href={forgotPasswordPath(toRole(values.role))} variant="standalone">
            Forgot password?
          </Link>
        }
        required
      />
      <Trouble failure={failure} offline={offline} waitSec={waitSec} onSwitchRole={switchRole} />
      <Button
        type="submit"
        size="lg"
        fullWidth
        busy={busy}
        busyLabel="Logging in"
        disabled={offline || waitSec > 0}
      >
        Log in
      </Button>
    </chakra.form>
  );
}
