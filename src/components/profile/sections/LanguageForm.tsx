import { chakra } from '@chakra-ui/react';
import { proficiencyLabels } from '../../../domain/profile.ts';
import { languageErrors, type LanguageValues } from '../../../domain/profileForms.ts';
import { ComboboxField, type ComboboxOption } from '../../ui/ComboboxField.tsx';
import { FormActions } from '../../ui/FormActions.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { editFormLook, type EditFormProps } from '../editForm.ts';
import { useEditForm } from '../useEditForm.ts';

export interface LanguageFormProps extends EditFormProps<LanguageValues> {
  /** The master list, by English name; one's own left out. */
  languages: readonly ComboboxOption[];
  /** The language stays, only how well changes. */
  fixed?: boolean;
}

const most = 8;
const levels = Object.entries(proficiencyLabels).map(([value, label]) => ({ value, label }));
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en');

/** Those whose English or own name holds what is typed; those that begin with it first. */
function fitting(languages: readonly ComboboxOption[], typed: string): ComboboxOption[] {
  const words = plain(typed.trim());
  const found = languages.filter(({ label, detail = '' }) => plain(`${label} ${detail}`).includes(words));
  const begins = ({ label }: ComboboxOption) => Number(!plain(label).startsWith(words));
  return found.toSorted((a, b) => begins(a) - begins(b)).slice(0, most);
}

/** A language, and how well it is spoken. */
export function LanguageForm({ languages, fixed = false, ...props }: LanguageFormProps) {
  const form = useEditForm(props, languageErrors);
  const { values } = form;
  return (
    <chakra.form {...form.form} {...editFormLook} aria-label="Language">
      {fixed ? (
        <chakra.p textStyle="title">{values.name}</chakra.p>
      ) : (
        <ComboboxField
          label="Language"
          required
          name="languageId"
          value={values.name}
          error={form.errorOf('languageId')}
          onChange={({ text }) => {
            const exact = languages.find(({ label }) => plain(label) === plain(text.trim()));
            form.change({ name: text, languageId: exact?.id ?? '' });
          }}
          options={fitting(languages, values.name)}
          onChoose={({ option }) => form.change({ name: option.label, languageId: option.id })}
          none="No language has this name."
          data-autofocus=""
        />
      )}
      <SelectField
        label="How well"
        required
        {...form.text('proficiency')}
        options={levels}
        placeholder="Choose how well"
      />
      <FormActions onCancel={props.onCancel} busy={props.busy} error={props.error} />
    </chakra.form>
  );
}
