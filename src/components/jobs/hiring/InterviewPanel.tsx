import { chakra } from '@chakra-ui/react';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { interviewTime } from '../../../domain/applied.ts';
import { interviewModeLabels, type Interview } from '../../../domain/interview.ts';
import { candidatePart } from '../../../theme/recipes/applicants.ts';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
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

type State = Pick<InterviewFormProps, 'interview' | 'busy' | 'error' | 'fields'>;

/** Whether the form is open. What was saved takes its place; what was done beside it, a rating say, leaves it alone. */
function useWriting({ interview, busy = false, error, fields }: State) {
  const [writing, setWriting] = useState(false);
  const content = JSON.stringify(interview);
  const [shown, setShown] = useState(content);
  const [sent, setSent] = useState(busy);
  if (content !== shown) {
    setShown(content);
    setWriting(false);
  }
  if (busy !== sent) {
    setSent(busy);
    if (!busy && !error && !fields) setWriting(false);
  }
  return [writing, setWriting] as const;
}

function Facts({ interview }: { interview: Interview }) {
  const { mode, startAt, place, url } = interview;
  const { there, here } = interviewTime(interview);
  return (
    <chakra.div overflowWrap="anywhere">
      <chakra.p fontWeight="semibold">
        <time dateTime={startAt}>{there}</time>
      </chakra.p>
      {here && (
        <chakra.p textStyle="small" color="fg.muted">
          Your time: {here}
        </chakra.p>
      )}
      <chakra.p color="fg.muted">
        {interviewModeLabels[mode]}
        {place && `: ${place}`}
        {url && (
          <>
            {': '}
            <Link href={url} newTab>
              {url}
            </Link>
          </>
        )}
      </chakra.p>
    </chakra.div>
  );
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
  const [writing, setWriting] = useWriting(form);
  const busy = form.busy ?? false;
  if (fixed && !interview) return null;
  return (
    <chakra.section css={candidatePart}>
      <h3>Interview</h3>
      {writing ? (
        <InterviewForm {...form} onSubmit={onPlan} onCancel={() => setWriting(false)} />
      ) : (
        <>
          {interview && <Facts interview={interview} />}
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
                busy={busy}
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
