import { chakra } from '@chakra-ui/react';
import { Building2, Globe, Lock } from 'lucide-react';
import { openToWorkLabels, workplaceTypeLabels } from '../../../domain/profile.ts';
import { openToWorkErrors, type OpenToWorkValues } from '../../../domain/profileForms.ts';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormActions } from '../../ui/FormActions.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { TagsField } from '../../ui/TagsField.tsx';
import { editFormLook, type EditFormProps } from '../editForm.ts';
import { EditNoticeBanner } from '../EditNoticeBanner.tsx';
import { useEditForm } from '../useEditForm.ts';

export type OpenToWorkFormProps = EditFormProps<OpenToWorkValues>;

const maxRoles = 5;
const places = [1, 2, 3] as const;
const viewers = [
  { value: '0' as const, label: openToWorkLabels[0], icon: <Globe aria-hidden /> },
  {
    value: '1' as const,
    label: openToWorkLabels[1],
    description: 'Agencies on Rolecast. Your employer may be one.',
    icon: <Building2 aria-hidden />,
  },
  { value: '2' as const, label: openToWorkLabels[2], icon: <Lock aria-hidden /> },
];

/** Whether the member looks for work, for which, and who may know (product 3.1). */
export function OpenToWorkForm(props: OpenToWorkFormProps) {
  const form = useEditForm(props, openToWorkErrors);
  const { values, set, errorOf } = form;
  const toggle = (place: (typeof places)[number], on: boolean) =>
    set(
      'workplaceTypes',
      on ? [...values.workplaceTypes, place] : values.workplaceTypes.filter((one) => one !== place),
    );
  return (
    <chakra.form {...form.form} {...editFormLook} aria-label="Open to work">
      <EditNoticeBanner draft={props.draft} conflict={props.conflict} />
      <CheckboxField
        label="I am open to work"
        name="isOpen"
        checked={values.isOpen}
        onChange={({ target }) => set('isOpen', target.checked)}
        data-autofocus=""
      />
      {values.isOpen && (
        <>
          <TagsField
            label="Roles"
            help="Up to 5, such as “Backend developer”. Press Enter after each."
            optional
            name="roles"
            tags={values.roles}
            max={maxRoles}
            onChange={({ tags }) => set('roles', tags)}
            error={errorOf('roles')}
          />
          <Field label="Where" optional group="group">
            {({ id }) => (
              <chakra.div id={id} display="flex" flexWrap="wrap" columnGap={6} rowGap={2}>
                {places.map((place) => (
                  <CheckboxField
                    key={place}
                    label={workplaceTypeLabels[place]}
                    checked={values.workplaceTypes.includes(place)}
                    onChange={({ target }) => toggle(place, target.checked)}
                  />
                ))}
              </chakra.div>
            )}
          </Field>
          <RadioCards
            label="Who may see this?"
            name="visibleTo"
            options={viewers}
            columns={1}
            value={values.visibleTo}
            onChange={(visibleTo) => set('visibleTo', visibleTo)}
          />
        </>
      )}
      <FormActions onCancel={props.onCancel} busy={props.busy} error={props.error} />
    </chakra.form>
  );
}
