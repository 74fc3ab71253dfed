import { itemRules, type ItemInput, type ItemValues } from '../../../domain/profileItemForms.ts';
import type { ItemKind } from '../../../domain/profileItems.ts';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { useNow } from '../../ui/Clock.tsx';
import { ComboboxField, type ComboboxOption } from '../../ui/ComboboxField.tsx';
import { MonthField } from '../../ui/MonthField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TagsField } from '../../ui/TagsField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { ValidatedForm } from '../../ui/useValidatedForm.ts';

export interface CompanySearch {
  /** Members whose name fits what is typed. */
  options: readonly ComboboxOption[];
  onType: (event: { text: string }) => void;
}

const maxSkills = 10;
/** Years to choose from: an education may end some years from now. */
const yearsBack = 70;
const yearsAhead = 8;

export interface ProfileItemPickerProps {
  kind: ItemKind;
  input: ItemInput;
  form: ValidatedForm<ItemValues>;
  companies: CompanySearch;
}

function Company({ input, form, companies }: ProfileItemPickerProps) {
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
function Choice({ input: { name, label, help }, form }: ProfileItemPickerProps) {
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

interface Frame {
  label: string;
  help?: string;
  required: boolean;
  optional: boolean;
}

function Month({ kind, input, form, frame }: ProfileItemPickerProps & { frame: Frame }) {
  const year = useNow().getFullYear();
  const name = input.name as 'startDate' | 'endDate'; // The months of the tables.
  const last = kind === 'education' ? year + yearsAhead : year;
  return (
    <MonthField
      {...frame}
      {...form.text(name)}
      years={{ first: year - yearsBack, last }}
      onChange={({ value }) => form.set(name, value)}
    />
  );
}

/** One entry of the form of an item, in the shape that its table asks for. */
export function ProfileItemPicker(props: ProfileItemPickerProps) {
  const { kind, input, form } = props;
  const { name, label, kind: control = 'text', help, options = [] } = input;
  const rule = itemRules[kind][name];
  // The contract asks for an end of what is over.
  const required = rule?.requiredMessage !== undefined;
  const frame: Frame = { label, ...(help && { help }), required, optional: !required };
  if (name === 'skills' || name === 'isCurrent' || name === 'noExpiry') return <Choice {...props} />;
  if (control === 'company') return <Company {...props} />;
  const text = form.text(name);
  if (control === 'area')
    return <TextAreaField {...frame} {...text} max={rule?.maxLength} rows={4} dir="auto" />;
  if (control === 'choice')
    return <SelectField {...frame} {...text} options={options} placeholder="Not said" />;
  if (control === 'month') return <Month {...props} frame={frame} />;
  const type = control === 'url' || control === 'date' ? control : 'text';
  return <TextField {...frame} {...text} type={type} dir={type === 'text' ? 'auto' : undefined} />;
}
