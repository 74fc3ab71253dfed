import { chakra } from '@chakra-ui/react';
import { reportErrors, reportLimits, reportReasonLabels, ReportReasons } from '../../../domain/reports.ts';
import type { ReportReason } from '../../../domain/reports.ts';
import type { FieldErrors } from '../../../lib/validate.ts';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { FormActions } from '../../ui/FormActions.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { useValidatedForm } from '../../ui/useValidatedForm.ts';

export interface ReportContent {
  reason: ReportReason;
  /** Without blanks around it; may be empty. */
  details: string;
  /** Also blocks who wrote it. */
  block: boolean;
}

export interface ReportFormProps {
  /** Who wrote what is reported, or is reported. */
  authorName: string;
  /** Called with a report that keeps the rules. */
  onSubmit: (report: ReportContent) => void;
  onCancel: () => void;
  busy?: boolean;
  /** Why it was not sent. */
  error?: string;
  /** What the server refused, by field. */
  fields?: FieldErrors;
}

interface Values {
  reason: `${ReportReason}` | '';
  details: string;
  block: boolean;
}

const options = Object.values(ReportReasons).map((reason) => ({
  value: String(reason) as `${ReportReason}`,
  label: reportReasonLabels[reason],
}));
const toReason = (text: Values['reason']) => (text === '' ? undefined : (Number(text) as ReportReason)); // Made of one above.

/** What is wrong with a post or a comment (product S24). */
export function ReportForm({ authorName, onSubmit, onCancel, busy = false, error, fields }: ReportFormProps) {
  const { form, values, set, text, errorOf } = useValidatedForm<Values>({
    initialValues: { reason: '', details: '', block: false },
    validate: ({ reason, details }) => reportErrors({ reason: toReason(reason), details }),
    errors: fields,
    onSubmit({ reason, details, block }) {
      const chosen = toReason(reason);
      if (chosen && !busy) onSubmit({ reason: chosen, details: details.trim(), block });
    },
  });
  const other = values.reason === String(ReportReasons.OTHER);
  return (
    <chakra.form
      {...form}
      aria-label="Report"
      data-fill=""
      display="flex"
      flexDirection="column"
      gap={5}
      minWidth={0}
    >
      <RadioCards
        label="What is wrong?"
        name="reason"
        options={options}
        columns="fit"
        value={values.reason || undefined}
        onChange={(reason) => set('reason', reason)}
        error={errorOf('reason')}
        required
      />
      <TextAreaField
        label="Details"
        {...text('details')}
        optional={!other}
        required={other}
        max={reportLimits.details}
        help="Only the people who look into it read this."
        dir="auto"
      />
      <CheckboxField
        label={
          <chakra.span display="flex" whiteSpace="pre" minWidth={0} title={authorName}>
            <span>Also block </span>
            <chakra.span truncate dir="auto">
              {authorName}
            </chakra.span>
          </chakra.span>
        }
        help="Neither of you sees the other any more."
        checked={values.block}
        onChange={({ target }) => set('block', target.checked)}
      />
      <FormActions {...{ error, onCancel, busy }} label="Send report" busyLabel="Sending" />
    </chakra.form>
  );
}
