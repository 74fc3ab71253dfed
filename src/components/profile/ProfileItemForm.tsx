import { chakra } from '@chakra-ui/react';
import {
  changesVerified,
  itemErrors,
  itemInputs,
  itemRules,
  type ItemInput,
  type ItemValues,
} from '../../domain/profileItemForms.ts';
import type { ItemKind } from '../../domain/profileItems.ts';
import { CheckboxField } from '../ui/CheckboxField.tsx';
import { useNow } from '../ui/Clock.tsx';
import { ComboboxField, type ComboboxOption } from '../ui/ComboboxField.tsx';
import { MonthField } from '../ui/MonthField.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TagsField } from '../ui/TagsField.tsx';
import { TextAreaField } from '../ui/TextAreaField.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { ValidatedForm } from '../ui/useValidatedForm.ts';
import { editFormLine, editFormLook, toLines, type EditFormProps } from './editForm.ts';
import { EditFormActions } from './EditFormActions.tsx';
import { EditNoticeBanner } from './EditNoticeBanner.tsx';
import { useEditForm } from './useEditForm.ts';

export interface CompanySearch {
  /** Members whose name fits what is typed. */
  options: readonly ComboboxOption[];
  onType: (event: { text: string }) => void;
}

export interface ProfileItemFormProps extends EditFormProps<ItemValues> {
  kind: ItemKind;
  /** As it was verified: changing that takes the verification back. */
  verified?: ItemValues | undefined;
  /** Other positions that are current; three are the most. */
  otherCurrent?: number;
  companies: CompanySearch;
}

const maxSkills = 10;
/** Years to choose from: an education may end some years from now. */
const yearsBack = 70;
const yearsAhead = 8;

type EntryProps = Pick<ProfileItemFormProps, 'kind' | 'companies'> & {
  input: ItemInput;
  form: ValidatedForm<ItemValues>;
};

function Company({ input, form, companies }: EntryProps) {
  const { onChange: _, ...field } = form.text('companyName');
  return (
    <ComboboxField
      label={input.label}
      required
      {...field}
      help={
        form.values.companyId ? 'This company is a member: your position leads to its profile.' : input.help
      }
      dir="auto"
      options={companies.options}
      onChange={({ text }) => {
        form.change({ companyName: text, companyId: '' });
        companies.onType({ text });
      }}
      onChoose={({ option }) => form.change({ companyName: option.label, companyId: option.id })}
    />
  );
}

/** What is no text. */
function Choice({ input: { name, label, help }, form }: EntryProps) {
  if (name === 'skills')
    return (
      <TagsField
        label={label}
        {...(help && { help })}
        optional
        name={name}
        tags={form.values.skills}
        max={maxSkills}
        onChange={({ tags }) => form.set('skills', tags)}
        error={form.errorOf('skills')}
      />
    );
  if (name !== 'isCurrent' && name !== 'noExpiry') return null;
  return (
    <CheckboxField
      label={label}
      name={name}
      checked={form.values[name]}
      onChange={({ target }) => form.set(name, target.checked)}
      error={form.errorOf(name)}
    />
  );
}

function Entry(props: EntryProps) {
  const { kind, input, form } = props;
  const { name, label, kind: control = 'text', help, options = [] } = input;
  const year = useNow().getFullYear();
  const rule = itemRules[kind][name];
  // The contract asks for an end of what is over.
  const required = rule?.required === true || rule?.requiredMessage !== undefined;
  const frame = { label, ...(help && { help }), required, optional: !required };
  if (name === 'skills' || name === 'isCurrent' || name === 'noExpiry') return <Choice {...props} />;
  if (control === 'company') return <Company {...props} />;
  const text = form.text(name);
  if (control === 'area')
    return <TextAreaField {...frame} {...text} max={rule?.maxLength} rows={4} dir="auto" />;
  if (control === 'choice')
    return <SelectField {...frame} {...text} options={options} placeholder="Not said" />;
  if (control === 'month') {
    const last = kind === 'education' ? year + yearsAhead : year;
    return (
      <MonthField
        {...frame}
        {...text}
        years={{ first: year - yearsBack, last }}
        onChange={({ value }) => form.set(name, value)}
      />
    );
  }
  const type = control === 'url' || control === 'date' ? control : 'text';
  return <TextField {...frame} {...text} type={type} dir={type === 'text' ? 'auto' : undefined} />;
}

/** A position, an education, a certificate or an achievement (product 3.2, S44). */
export function ProfileItemForm({
  kind,
  verified,
  otherCurrent = 0,
  companies,
  ...props
}: ProfileItemFormProps) {
  const now = useNow();
  const form = useEditForm(props, (values) => itemErrors(kind, values, { now, otherCurrent }));
  const { values } = form;
  const inputs = itemInputs[kind].filter(({ unless }) => !unless || !values[unless]);
  return (
    <chakra.form {...form.form} {...editFormLook} aria-label="Entry">
      <EditNoticeBanner
        draft={props.draft}
        conflict={props.conflict}
        warning={
          verified && changesVerified(kind, verified, values)
            ? 'This was verified as it stands. Saving the change takes the verification back.'
            : undefined
        }
      />
      {toLines(inputs).map((line) => (
        <chakra.div key={line[0]?.name} css={editFormLine}>
          {line.map((input) => (
            <Entry key={input.name} kind={kind} input={input} form={form} companies={companies} />
          ))}
        </chakra.div>
      ))}
      <EditFormActions onCancel={props.onCancel} busy={props.busy} error={props.error} />
    </chakra.form>
  );
}
