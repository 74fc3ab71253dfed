import { chakra } from '@chakra-ui/react';
import { eventFormatLabels } from '../../../domain/events.ts';
import {
  packageErrors,
  packageLimits,
  type PackageBasis,
  type PackageValues,
} from '../../../domain/packageForm.ts';
import { formFields } from '../../../theme/recipes/dialog.ts';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { stepLine } from '../../ui/editorLook.ts';
import { FormActions } from '../../ui/FormActions.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TagsField } from '../../ui/TagsField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useValidatedForm, type ValidatedForm } from '../../ui/useValidatedForm.ts';

export interface EventPackageFormProps {
  values: PackageValues;
  basis: PackageBasis;
  onSubmit: (values: PackageValues) => void;
  onCancel: () => void;
  busy?: boolean;
  /** Why it was not taken. */
  error?: string;
}

const attendances = [
  { value: '0', label: eventFormatLabels[0] },
  { value: '1', label: eventFormatLabels[1] },
];

function Amounts({ form, basis }: { form: ValidatedForm<PackageValues>; basis: PackageBasis }) {
  const { taken, currency } = basis;
  return (
    <>
      <chakra.div css={stepLine}>
        <TextField
          label={`Price in ${currency}`}
          required
          {...form.text('price')}
          inputMode="decimal"
          disabled={taken > 0}
          help={
            taken > 0
              ? 'It stays as it is once tickets are sold.'
              : 'What buyers pay, with every fee in it. 0 is free.'
          }
        />
        <TextField
          label="Quantity"
          required
          {...form.text('quantity')}
          inputMode="numeric"
          help={taken > 0 ? `${taken} are sold already.` : 'How many there are.'}
        />
      </chakra.div>
      <chakra.div css={stepLine}>
        <TextField label="Smallest order" required {...form.text('minPerOrder')} inputMode="numeric" />
        <TextField
          label="Largest order"
          required
          {...form.text('maxPerOrder')}
          inputMode="numeric"
          help="At most 20."
        />
      </chakra.div>
    </>
  );
}

/** A kind of ticket: what it costs, how many there are, when it is sold, what is in it (product 3.5). */
export function EventPackageForm({ values, basis, onSubmit, onCancel, busy, error }: EventPackageFormProps) {
  const form = useValidatedForm<PackageValues>({
    initialValues: values,
    validate: (next) => packageErrors(next, basis),
    onSubmit,
  });
  const { onSubmit: submit, ...attributes } = form.form;
  const perksError = form.errorOf('perks');
  return (
    <chakra.form
      {...attributes}
      onSubmit={(event) => {
        // It stands in a dialog over the form of the event, which is not sent with it.
        event.stopPropagation();
        submit(event);
      }}
      data-fill=""
      aria-label="Ticket package"
      display="flex"
      flexDirection="column"
      gap={5}
      css={formFields}
    >
      <TextField
        label="Name"
        required
        {...form.text('packageName')}
        dir="auto"
        data-autofocus=""
        help="Such as “Day pass”."
      />
      <Amounts form={form} basis={basis} />
      {basis.isHybrid && (
        <SelectField label="For whom" required {...form.text('attendance')} options={attendances} />
      )}
      <TextAreaField
        label="Description"
        optional
        {...form.text('description')}
        max={packageLimits.description}
        rows={2}
        dir="auto"
      />
      <TagsField
        label="Perks"
        optional
        name="perks"
        help="What is in it, such as lunch. Add each with Enter."
        tags={form.values.perks}
        max={packageLimits.perks}
        onChange={({ tags }) => form.set('perks', tags)}
        {...(perksError && { error: perksError })}
      />
      <chakra.div css={stepLine}>
        <TextField
          label="Sale starts"
          optional
          {...form.text('saleStartAt')}
          type="datetime-local"
          help="Without it, at once."
        />
        <TextField
          label="Sale ends"
          optional
          {...form.text('saleEndAt')}
          type="datetime-local"
          help="Without it, when the event ends."
        />
      </chakra.div>
      <CheckboxField
        label="Hide it once it is sold out"
        name="hideWhenSoldOut"
        checked={form.values.hideWhenSoldOut}
        onChange={({ target }) => form.set('hideWhenSoldOut', target.checked)}
      />
      <FormActions onCancel={onCancel} busy={busy} error={error} label="Save package" />
    </chakra.form>
  );
}
