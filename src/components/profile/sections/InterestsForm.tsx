import { chakra } from '@chakra-ui/react';
import type { Schemas } from '#openapi/contract.ts';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { interestErrors, interestLimit } from '../../../domain/profileForms.ts';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { Field } from '../../ui/Field.tsx';
import { FieldNote } from '../../ui/FieldNote.tsx';
import { FormActions } from '../../ui/FormActions.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { editFormLook, type EditFormProps } from '../editForm.ts';
import { useEditForm } from '../useEditForm.ts';

export interface InterestsFormProps extends EditFormProps<{ interestIds: readonly string[] }> {
  /** The master list, ordered by group, then name. */
  interests: readonly Schemas['Interest'][];
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en');

/** Groups in the order in which they come, with what of them fits. */
function groupsOf(interests: readonly Schemas['Interest'][], search: string) {
  const words = plain(search.trim());
  const groups = new Map<string, Schemas['Interest'][]>();
  for (const interest of interests)
    if (plain(`${interest.interestName} ${interest.group}`).includes(words))
      groups.set(interest.group, [...(groups.get(interest.group) ?? []), interest]);
  return [...groups];
}

/** One to twenty interests from the list (product S44). */
export function InterestsForm({ interests, ...props }: InterestsFormProps) {
  const [search, setSearch] = useState('');
  const form = useEditForm(props, interestErrors);
  const { interestIds } = form.values;
  const error = form.errorOf('interestIds');
  const groups = groupsOf(interests, search);
  return (
    <chakra.form {...form.form} {...editFormLook} aria-label="Interests">
      <TextField
        type="search"
        label="Find an interest"
        labelHidden
        placeholder="Find an interest"
        iconStart={<Search aria-hidden />}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        dir="auto"
      />
      <chakra.div>
        <chakra.p textStyle="small" color="fg.muted" role="status">
          {interestIds.length} of {interestLimit} chosen
          {search.trim() !== '' && groups.length === 0 && '. Nothing fits what you look for.'}
        </chakra.p>
        {error && (
          <div role="alert">
            <FieldNote id="interests-error" tone="error">
              {error}
            </FieldNote>
          </div>
        )}
      </chakra.div>
      {groups.map(([group, entries]) => (
        <Field key={group} label={group} group="group">
          {({ id }) => (
            <chakra.div
              id={id}
              display="grid"
              gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
              columnGap={3}
              rowGap={{ base: 4, md: 1.5 }}
            >
              {entries.map(({ interestId, interestName }) => (
                <CheckboxField
                  key={interestId}
                  label={interestName}
                  name="interestIds"
                  checked={interestIds.includes(interestId)}
                  onChange={({ target }) =>
                    form.set(
                      'interestIds',
                      target.checked
                        ? [...interestIds, interestId]
                        : interestIds.filter((one) => one !== interestId),
                    )
                  }
                />
              ))}
            </chakra.div>
          )}
        </Field>
      ))}
      <FormActions onCancel={props.onCancel} busy={props.busy} error={props.error} />
    </chakra.form>
  );
}
