import { chakra } from '@chakra-ui/react';
import { answerField, applyLimits, resumePlace, ResumeRule } from '../../../domain/apply.ts';
import { formFields } from '../../../theme/recipes/dialog.ts';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { ApplyActions } from './ApplyActions.tsx';
import { ApplyProfileCard } from './ApplyProfileCard.tsx';
import { ApplyQuestionPicker } from './ApplyQuestionPicker.tsx';
import { ApplyResumePicker } from './ApplyResumePicker.tsx';
import { useApplyForm, type ApplyFormProps } from './useApplyForm.ts';

/** Whoever was at the end of the form sees why it cannot be sent. */
const intoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' });

/** An application to a job: what goes along, a note, the questions of HR, and the consent (product S29). */
export function ApplyForm(props: ApplyFormProps) {
  const { job, profile, profileHref, weak = false, paper, preview, onPreview, onDiscardDraft } = props;
  const { form, values, change, answer, errorOf, upload, resumeUpload, uploading } = useApplyForm(props);
  const { questions, resumeRequired: rule, retentionDays, companyName, consentText } = job;
  const [note, consent] = [errorOf('coverNote'), errorOf('consent')];
  return (
    <chakra.form
      {...form}
      aria-label="Application"
      data-fill=""
      display="flex"
      flexDirection="column"
      gap={6}
      minWidth={0}
      css={formFields}
    >
      {props.closed && <div ref={intoSight}>{props.closed}</div>}
      {onDiscardDraft && !props.closed && (
        <Notice action={<TextButton onClick={onDiscardDraft}>Discard</TextButton>}>Draft restored</Notice>
      )}
      {profile && (
        <ApplyProfileCard info={profile} href={profileHref} resumeRequired={rule === ResumeRule.REQUIRED} />
      )}
      {rule !== ResumeRule.NO && (
        <ApplyResumePicker
          {...{ rule, weak, paper, preview, onPreview }}
          {...resumeUpload}
          value={values.resume}
          onChange={({ resume }) => change({ resume })}
          error={errorOf('resumeKey', resumePlace)}
        />
      )}
      {questions.map((question) => (
        <ApplyQuestionPicker
          key={question.questionId}
          question={question}
          values={values.answers[question.questionId] ?? []}
          onChange={({ values: given }) => answer(question.questionId, given)}
          error={errorOf(answerField(question.questionId), question.questionId)}
          upload={upload(question.questionId)}
        />
      ))}
      <TextAreaField
        label="Cover note"
        name="coverNote"
        optional
        rows={4}
        max={applyLimits.coverNote}
        help="What you would say first if you met them."
        value={values.coverNote}
        onChange={({ target }) => change({ coverNote: target.value })}
        dir="auto"
        {...(note !== undefined && { error: note })}
      />
      <CheckboxField
        label="Share my phone and e-mail once I am accepted"
        help="Until then, and without this, they answer you here."
        checked={values.shareContact}
        onChange={({ target }) => change({ shareContact: target.checked })}
      />
      <chakra.div display="grid" gap={2}>
        {consentText && (
          <chakra.p textStyle="small" color="fg.muted" overflowWrap="anywhere" dir="auto">
            {companyName} writes: “{consentText}”
          </chakra.p>
        )}
        <CheckboxField
          // The days stand in the label: an error takes the place of the help, and speaks of them.
          label={`${companyName} may read my application and keep it until ${retentionDays} days after the job has closed`}
          help="It is deleted then."
          name="consent"
          required
          checked={values.consent}
          onChange={({ target }) => change({ consent: target.checked })}
          {...(consent !== undefined && { error: consent })}
        />
      </chakra.div>
      <ApplyActions {...props} uploading={uploading} />
    </chakra.form>
  );
}
