import { chakra } from '@chakra-ui/react';
import { endPositionErrors, type EndPositionValues } from '../../../domain/profileForms.ts';
import { lossText, type VerificationEntry } from '../../../domain/verification.ts';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { useNow } from '../../ui/Clock.tsx';
import { FormActions } from '../../ui/FormActions.tsx';
import { MonthField } from '../../ui/MonthField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { editFormLook, type EditFormProps } from '../editForm.ts';
import { EditNoticeBanner } from '../EditNoticeBanner.tsx';
import { useEditForm } from '../useEditForm.ts';

export interface EndPositionFormProps extends EditFormProps<EndPositionValues> {
  /** `YYYY-MM`: the end is not before it. */
  startDate: string;
  /** Of its verification, which says nothing about the end. */
  status?: VerificationEntry['status'];
}

/** Ends a current position; it stays in the profile (product S44). */
export function EndPositionForm({ startDate, status = 0, ...props }: EndPositionFormProps) {
  const now = useNow();
  const form = useEditForm(props, (values) => endPositionErrors(values, startDate, now));
  const { values, set } = form;
  return (
    <chakra.form {...form.form} {...editFormLook} aria-label="End this position">
      <EditNoticeBanner
        draft={props.draft}
        conflict={props.conflict}
        warning={lossText(status, 'Ending the position')}
      />
      <MonthField
        label="Ended"
        required
        {...form.text('endDate')}
        onChange={({ value }) => set('endDate', value)}
        years={{ first: Number(startDate.slice(0, 4)), last: now.getFullYear() }}
      />
      <CheckboxField
        label="Update my headline too"
        checked={values.updateHeadline}
        onChange={({ target }) => set('updateHeadline', target.checked)}
      />
      {values.updateHeadline && (
        <TextField
          label="Headline"
          help="One line under your name. At most 120 characters."
          {...form.text('headline')}
          dir="auto"
        />
      )}
      <FormActions onCancel={props.onCancel} busy={props.busy} error={props.error} label="End position" />
    </chakra.form>
  );
}
