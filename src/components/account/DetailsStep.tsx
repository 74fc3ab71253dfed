import { chakra } from '@chakra-ui/react';
import { useLayoutEffect, type ReactNode } from 'react';
import type { MemberRole } from '../../domain/roles.ts';
import {
  detailsErrors,
  industryLabels,
  registerRules,
  signupInputs,
  tidyDetails,
  type SignupDetails,
  type SignupInput,
} from '../../domain/signup.ts';
import type { FieldErrors } from '../../lib/validate.ts';
import { Button } from '../ui/Button.tsx';
import { useNow } from '../ui/Clock.tsx';
import { PhoneField, type PhoneCountry } from '../ui/PhoneField.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useValidatedForm, type ValidatedForm } from '../ui/useValidatedForm.ts';
import { phoneInput } from './phoneInput.ts';

export interface DetailsStepProps {
  role: MemberRole;
  /** What was entered before. */
  details: SignupDetails;
  countries: readonly PhoneCountry[];
  /** Every change, for the draft. */
  onChange: (details: SignupDetails) => void;
  onBack: () => void;
  /** Called with details that keep the rules of the role. */
  onNext: (event: { details: SignupDetails }) => void;
  /** From the server. */
  errors?: FieldErrors | undefined;
  /** What helps against them. */
  notice?: ReactNode;
  busy?: boolean;
}

const industries = Object.entries(industryLabels).map(([value, label]) => ({ value, label }));

type EntryProps = Pick<DetailsStepProps, 'role' | 'countries'> & {
  input: SignupInput;
  form: ValidatedForm<SignupDetails>;
};

function Entry({ role, countries, input, form }: EntryProps) {
  const { name, label, kind = 'text', autoComplete, help } = input;
  const required = registerRules[role][name]?.required ?? false;
  const frame = { label, help, required, optional: !required };
  if (kind === 'phone') return <PhoneField {...frame} countries={countries} {...phoneInput(form)} />;
  if (kind === 'country') {
    const options = countries.map(({ code, name: country }) => ({ value: code, label: country }));
    return <SelectField {...frame} {...form.text(name)} options={options} autoComplete={autoComplete} />;
  }
  if (kind === 'industry')
    return (
      <SelectField {...frame} {...form.text(name)} options={industries} placeholder="Choose an industry" />
    );
  return <TextField {...frame} {...form.text(name)} type={kind} autoComplete={autoComplete} />;
}

/** Entries that belong beside each other share a line. */
function toLines(inputs: readonly SignupInput[]): SignupInput[][] {
  const lines: SignupInput[][] = [];
  for (const input of inputs) {
    if (input.beside) lines.at(-1)?.push(input);
    else lines.push([input]);
  }
  return lines;
}

function Line({ children }: { children: ReactNode }) {
  return (
    <chakra.div
      display="grid"
      gap={{ base: 5, sm: 3 }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
      alignItems="start"
      css={{ '& > :only-child': { gridColumn: '1 / -1' } }}
    >
      {children}
    </chakra.div>
  );
}

/** Signing up, second step: what the role is asked for (product S03). */
export function DetailsStep({
  role,
  details,
  countries,
  onChange,
  onBack,
  onNext,
  ...state
}: DetailsStepProps) {
  const { errors, notice, busy } = state;
  const now = useNow();
  const form = useValidatedForm<SignupDetails>({
    initialValues: details,
    validate: (values) => detailsErrors(role, tidyDetails(values, countries), now),
    errors,
    onSubmit: (values) => !busy && onNext({ details: tidyDetails(values, countries) }),
  });
  const { values } = form;
  useLayoutEffect(() => {
    if (values !== details) onChange(values);
    // Reports what is typed; what comes back is the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [values]);
  return (
    <chakra.form {...form.form} aria-label="Your details" display="grid" gap={5}>
      {toLines(signupInputs[role]).map((line) => (
        <Line key={line[0]?.name}>
          {line.map((input) => (
            <Entry key={input.name} role={role} countries={countries} input={input} form={form} />
          ))}
        </Line>
      ))}
      {notice}
      <chakra.div display="grid" gridTemplateColumns="auto minmax(0, 1fr)" gap={2}>
        <Button variant="outline" size="lg" onClick={onBack}>
          Back
        </Button>
        <Button type="submit" size="lg" fullWidth busy={busy}>
          Next
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
