import { chakra } from '@chakra-ui/react';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { interviewTime } from '../../domain/applied.ts';
import { interviewModeLabels } from '../../domain/requestForms.ts';
import { candidatePart } from '../../theme/recipes/applicants.ts';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { InterviewForm, type InterviewFormProps } from './InterviewForm.tsx';

export interface InterviewPanelProps extends Pick<
  InterviewFormProps,
  'interview' | 'timezone' | 'timezones' | 'busy' | 'error' | 'fields'
> {
  onPlan: InterviewFormProps['onSubmit'];
  onCallOff: () => void;
  /** A file for the member's own calendar. */
  onCalendar: () => void;
  /** Why nothing can be changed now. */
  locked?: string | undefined;
  /** A withdrawn application, say, which is only read. */
  fixed?: boolean;
}

/** The interview with a candidate: when, where, and what can be done about it. */
export function InterviewPanel({
  onPlan,
  onCallOff,
  onCalendar,
  locked,
  fixed = false,
  ...form
}: InterviewPanelProps) {
  const { interview } = form;
  const [writing, setWriting] = useState(false);
  const [shown, setShown] = useState(interview);
  // What was saved is shown in the place of the form.
  if (interview !== shown) {
    setShown(interview);
    setWriting(false);
  }
  if (fixed && !interview) return null;
  return (
    <chakra.section css={candidatePart}>
      <h3>Interview</h3>
      {writing ? (
        <InterviewForm {...form} onSubmit={onPlan} onCancel={() => setWriting(false)} />
      ) : (
        <>
          {interview && (
            <chakra.div overflowWrap="anywhere">
              <chakra.p fontWeight="semibold">{interviewTime(interview).there}</chakra.p>
              <chakra.p color="fg.muted">
                {interviewModeLabels[interview.mode]}
                {interview.place && `: ${interview.place}`}
                {interview.url && (
                  <>
                    {': '}
                    <Link href={interview.url} newTab>
                      {interview.url}
                    </Link>
                  </>
                )}
              </chakra.p>
            </chakra.div>
          )}
          {!interview && (
            <chakra.p textStyle="small" color="fg.muted">
              The candidate is told when and where, and can put it into a calendar.
            </chakra.p>
          )}
          <chakra.div display="flex" flexWrap="wrap" gap={2}>
            {interview && (
              <Button
                variant="outline"
                size="sm"
                iconStart={<CalendarPlus aria-hidden />}
                onClick={onCalendar}
              >
                Add to calendar
              </Button>
            )}
            {!fixed && (
              <Button
                variant="outline"
                size="sm"
                disabled={locked !== undefined}
                onClick={() => setWriting(true)}
              >
                {interview ? 'Change' : 'Plan an interview'}
              </Button>
            )}
            {interview && !fixed && (
              <Button
                variant="ghost"
                size="sm"
                disabled={locked !== undefined}
                busy={form.busy ?? false}
                onClick={onCallOff}
              >
                Call off
              </Button>
            )}
          </chakra.div>
        </>
      )}
    </chakra.section>
  );
}
