import { chakra } from '@chakra-ui/react';
import { CalendarClock, CircleCheck, MessageSquareReply, Sparkles } from 'lucide-react';
import {
  daysLeft,
  daysLeftText,
  isOver,
  shortResponseText,
  skillsText,
  soonDays,
  type JobCard,
} from '../../../domain/jobs.ts';
import { dayIn } from '../../../lib/dayIn.ts';
import { jobSignsRecipe } from '../../../theme/recipes/job.ts';
import { Badge } from '../../ui/Badge.tsx';
import { useNow } from '../../ui/Clock.tsx';

const Frame = chakra('ul', jobSignsRecipe);

export interface JobSignsBarProps {
  job: JobCard;
  /** The zone in which the last day ends (IANA); the reader's when it is not known. */
  timezone?: string | undefined;
}

/** Why nobody can apply; one that is open, because its last day has passed. */
const overTexts: Record<NonNullable<JobCard['status']>, string> = {
  0: 'Draft',
  1: 'No longer accepting',
  2: 'No longer accepting',
  3: 'Filled',
};

/** What speaks for it or against it, in a few words each. */
export function JobSignsBar({ job, timezone }: JobSignsBarProps) {
  const today = dayIn(useNow(), timezone);
  const over = isOver(job, today);
  const left = daysLeftText(job.applyBy, today);
  const skills = skillsText(job);
  const answers = shortResponseText(job);
  return (
    <Frame>
      {job.hasApplied && (
        <li>
          <Badge tone="success" icon={<CircleCheck aria-hidden />}>
            Applied
          </Badge>
        </li>
      )}
      {over && (
        <li>
          <Badge>{overTexts[job.status ?? 1]}</Badge>
        </li>
      )}
      {skills && (
        <li data-tone={job.skillsMatched ? 'good' : undefined}>
          <Sparkles aria-hidden />
          {skills}
        </li>
      )}
      {!over && left && (
        <li data-tone={daysLeft(job.applyBy, today) <= soonDays ? 'soon' : undefined}>
          <CalendarClock aria-hidden />
          {left}
        </li>
      )}
      {!over && answers && (
        <li>
          <MessageSquareReply aria-hidden />
          {answers}
        </li>
      )}
    </Frame>
  );
}
