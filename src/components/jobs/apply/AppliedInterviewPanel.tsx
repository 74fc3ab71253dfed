import { chakra } from '@chakra-ui/react';
import { CalendarPlus } from 'lucide-react';
import { interviewTime } from '../../../domain/applied.ts';
import { interviewModeLabels, type Interview } from '../../../domain/interview.ts';
import { appliedWell } from '../../../theme/recipes/applied.ts';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';

export interface AppliedInterviewPanelProps {
  interview: Interview;
  onCalendar: () => void;
}

/** When and where the applicant meets HR (product S31, D15). */
export function AppliedInterviewPanel({ interview, onCalendar }: AppliedInterviewPanelProps) {
  const { startAt, place, url } = interview;
  const { there, here } = interviewTime(interview);
  return (
    <chakra.section aria-label="Interview" css={appliedWell}>
      <chakra.h3 textStyle="label">Interview</chakra.h3>
      <p>
        <time dateTime={startAt}>{there}</time>
      </p>
      {here && (
        <chakra.p textStyle="small" color="fg.muted">
          Your time: {here}
        </chakra.p>
      )}
      <chakra.p dir="auto">
        {interviewModeLabels[interview.mode]}
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
      <Button variant="outline" iconStart={<CalendarPlus aria-hidden />} onClick={onCalendar}>
        Add to calendar
      </Button>
    </chakra.section>
  );
}
