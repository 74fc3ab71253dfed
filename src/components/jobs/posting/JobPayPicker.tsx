import { chakra } from '@chakra-ui/react';
import { textLimits } from '../../../domain/jobErrors.ts';
import { salaryPeriodLabels } from '../../../domain/jobs.ts';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { stepLine, stepLook, toOptions } from '../../ui/editorLook.ts';
import type { JobFormState } from './useJobForm.ts';

export interface JobPayPickerProps {
  form: JobFormState;
  /** ISO 4217. */
  currencies: readonly string[];
}

const names = new Intl.DisplayNames(['en'], { type: 'currency' });
const periods = toOptions(salaryPeriodLabels);

/** The pay, or the reason why it is not shown: candidates read one of the two. */
export function JobPayPicker({ form, currencies }: JobPayPickerProps) {
  const { hidesPay, salaryCurrency } = form.values;
  const known =
    !salaryCurrency || currencies.includes(salaryCurrency) ? currencies : [salaryCurrency, ...currencies];
  return (
    <chakra.section css={stepLook} aria-label="Pay">
      <chakra.h3 textStyle="title">Pay</chakra.h3>
      {hidesPay ? (
        <TextAreaField
          label="Why the pay is not shown"
          required
          {...form.text('salaryHiddenReason')}
          max={textLimits.salaryHiddenReason}
          rows={2}
          help="Candidates read this in the place of the pay. 10 characters at least."
          dir="auto"
        />
      ) : (
        <>
          <chakra.div css={stepLine}>
            <TextField
              label="Lowest pay"
              required
              {...form.text('salaryMin')}
              inputMode="decimal"
              help="Numbers alone: 3400 or 14.50."
            />
            <TextField label="Highest pay" optional {...form.text('salaryMax')} inputMode="decimal" />
          </chakra.div>
          <chakra.div css={stepLine}>
            <SelectField
              label="Currency"
              required
              {...form.text('salaryCurrency')}
              options={known.map((code) => ({ value: code, label: `${code} · ${names.of(code) ?? code}` }))}
              placeholder="Choose a currency"
            />
            <SelectField label="Paid for" required {...form.text('salaryPeriod')} options={periods} />
          </chakra.div>
        </>
      )}
      <CheckboxField
        label="Do not show the pay"
        name="hidesPay"
        checked={hidesPay}
        onChange={({ target }) => form.set('hidesPay', target.checked)}
      />
    </chakra.section>
  );
}
