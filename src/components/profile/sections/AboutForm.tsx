import { chakra } from '@chakra-ui/react';
import { aboutErrors, aboutLimit } from '../../../domain/profileForms.ts';
import { FormActions } from '../../ui/FormActions.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { editFormLook, type EditFormProps } from '../editForm.ts';
import { EditNoticeBanner } from '../EditNoticeBanner.tsx';
import { useEditForm } from '../useEditForm.ts';

export interface AboutFormProps extends EditFormProps<{ about: string }> {
  /** What helps to begin. */
  help?: string;
}

const marks = '**Bold**, *italic*, [a link](https://…); lines that begin with - are a list, with > a quote.';

/** A few paragraphs about the member. */
export function AboutForm({ help = marks, ...props }: AboutFormProps) {
  const form = useEditForm(props, aboutErrors);
  return (
    <chakra.form {...form.form} {...editFormLook} aria-label="About">
      <EditNoticeBanner draft={props.draft} conflict={props.conflict} />
      <TextAreaField
        label="About"
        labelHidden
        help={help}
        {...form.text('about')}
        rows={8}
        max={aboutLimit}
        dir="auto"
        data-autofocus=""
      />
      <FormActions onCancel={props.onCancel} busy={props.busy} error={props.error} />
    </chakra.form>
  );
}
