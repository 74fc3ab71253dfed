import { chakra } from '@chakra-ui/react';
import {
  companySizes,
  detailsErrors,
  detailsInputs,
  type DetailsInput,
  type DetailsValues,
} from '../../domain/profileDetails.ts';
import type { MemberRole } from '../../domain/roles.ts';
import { industryLabels } from '../../domain/signup.ts';
import { useNow } from '../ui/Clock.tsx';
import { FormActions } from '../ui/FormActions.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { ValidatedForm } from '../ui/useValidatedForm.ts';
import { editFormLine, editFormLook, toLines, type EditFormProps } from './editForm.ts';
import { EditNoticeBanner } from './EditNoticeBanner.tsx';
import { useEditForm } from './useEditForm.ts';

export interface ProfileDetailsFormProps extends EditFormProps<DetailsValues> {
  role: MemberRole;
  countries: readonly { code: string; name: string }[];
}

const industries = Object.entries(industryLabels).map(([value, label]) => ({ value, label }));
const sizes = companySizes.map((size) => ({ value: size, label: `${size} people` }));

type EntryProps = Pick<ProfileDetailsFormProps, 'countries'> & {
  input: DetailsInput;
  form: ValidatedForm<DetailsValues>;
};

function Entry({ input, form, countries }: EntryProps) {
  const { name, label, kind = 'text', help, autoComplete, required = false } = input;
  const field = { label, ...(help && { help }), required, optional: !required, ...form.text(name) };
  const choices = {
    country: countries.map(({ code, name: country }) => ({ value: code, label: country })),
    industry: industries,
    size: sizes,
  };
  if (kind === 'country' || kind === 'industry' || kind === 'size')
    return (
      <SelectField {...field} options={choices[kind]} placeholder="Not said" autoComplete={autoComplete} />
    );
  const type = kind === 'url' || kind === 'date' ? kind : 'text';
  return (
    <TextField
      {...field}
      type={type}
      inputMode={kind === 'year' ? 'numeric' : undefined}
      autoComplete={autoComplete}
      dir={kind === 'text' ? 'auto' : undefined}
    />
  );
}

/** Name, headline, place and what else the head of a profile shows, by role (product S44, S46-S48). */
export function ProfileDetailsForm({ role, countries, ...props }: ProfileDetailsFormProps) {
  const now = useNow();
  const form = useEditForm(props, (values) => detailsErrors(role, values, now));
  return (
    <chakra.form {...form.form} {...editFormLook} aria-label="Your details">
      <EditNoticeBanner draft={props.draft} conflict={props.conflict} />
      {toLines(detailsInputs[role]).map((line) => (
        <chakra.div key={line[0]?.name} css={editFormLine}>
          {line.map((input) => (
            <Entry key={input.name} input={input} form={form} countries={countries} />
          ))}
        </chakra.div>
      ))}
      <FormActions onCancel={props.onCancel} busy={props.busy} error={props.error} />
    </chakra.form>
  );
}
