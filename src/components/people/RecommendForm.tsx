import { chakra } from '@chakra-ui/react';
import {
  askerLabels,
  recommendationLimits as limits,
  relationships,
  writerLabels,
} from '../../domain/recommendations.ts';
import { lengthOf } from '../../lib/lengthOf.ts';
import { memberRows } from '../../theme/recipes/people.ts';
import { FormActions } from '../ui/FormActions.tsx';
import { Notice } from '../ui/Notice.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { TextAreaField } from '../ui/TextAreaField.tsx';
import { TextButton } from '../ui/TextButton.tsx';
import { TextField } from '../ui/TextField.tsx';
import { RecommendationItem } from './RecommendationItem.tsx';
import { useRecommendForm, type RecommendFormProps } from './useRecommendForm.ts';

const views = [
  { value: 'text' as const, label: 'Write' },
  { value: 'preview' as const, label: 'Preview' },
];

/** Asks for a recommendation, or writes one (product S52). */
export function RecommendForm(props: RecommendFormProps) {
  const { mode, fromUser, toUser, busy = false, error, onCancel, onDiscardDraft } = props;
  const { form, view, setView, values, words, relationship, preview } = useRecommendForm(props);
  const labels = mode === 'ask' ? askerLabels : writerLabels;
  const missing = limits.least - lengthOf(values.text.trim());
  const relation = (
    <SelectField
      label={`How do you know ${(mode === 'ask' ? fromUser : toUser).userName}?`}
      placeholder="Choose one"
      options={relationships.map((one) => ({ value: String(one), label: labels[one] }))}
      {...relationship}
      required
      // Before the tabs: whoever opens the dialog came to write.
      data-autofocus=""
    />
  );
  return (
    <chakra.form
      {...form}
      aria-label={mode === 'ask' ? 'Ask for a recommendation' : 'Recommendation'}
      data-fill=""
      display="flex"
      flexDirection="column"
      gap={5}
      minWidth={0}
    >
      {onDiscardDraft && (
        <Notice action={<TextButton onClick={onDiscardDraft}>Discard</TextButton>}>Draft restored</Notice>
      )}
      {mode === 'ask' ? (
        <>
          {relation}
          <TextAreaField
            label="Message"
            {...words('requestMessage')}
            optional
            max={limits.request}
            help="What you would like them to write about."
          />
        </>
      ) : (
        <Tabs label="Recommendation" tabs={views} value={view} onChange={setView}>
          {view === 'preview' ? (
            <chakra.ul css={memberRows}>
              <RecommendationItem readerId="" recommendation={preview} />
            </chakra.ul>
          ) : (
            <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={5}>
              {relation}
              <TextField label="Your position at that time" {...words('position')} optional />
              <TextAreaField
                label="Recommendation"
                {...words('text')}
                required
                rows={7}
                max={limits.most}
                help={
                  missing > 0
                    ? `At least ${limits.least} characters: ${missing} to go`
                    : 'They read it first, and choose whether to show it.'
                }
              />
            </chakra.div>
          )}
        </Tabs>
      )}
      <FormActions
        {...{ error, onCancel, busy }}
        label={mode === 'ask' ? 'Send request' : 'Send'}
        busyLabel="Sending"
      />
    </chakra.form>
  );
}
