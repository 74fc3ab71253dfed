import { chakra } from '@chakra-ui/react';
import { Clock3, Eye, EyeOff, Send } from 'lucide-react';
import { useId, useState } from 'react';
import { isUndoable, statusText, statusTones } from '../../../domain/applied.ts';
import type { Application } from '../../../domain/jobs.ts';
import { appliedCard } from '../../../theme/recipes/applied.ts';
import { feedCardRecipe } from '../../../theme/recipes/feed-card.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { useNow } from '../../ui/Clock.tsx';
import { Link } from '../../ui/Link.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { AppliedActions, type AppliedEvents } from './AppliedActions.tsx';
import { AppliedHistoryPanel } from './AppliedHistoryPanel.tsx';
import { AppliedInterviewPanel } from './AppliedInterviewPanel.tsx';
import { AppliedSentPanel } from './AppliedSentPanel.tsx';

export interface AppliedJobCardProps extends AppliedEvents {
  application: Application;
  /** Of the job's page; absent while there is none. */
  href?: string | undefined;
  /** It moved since the member last looked. */
  fresh?: boolean;
  /** An act of this card is under way. */
  busy?: boolean;
}

const Paper = chakra('article', feedCardRecipe);

/** Where it stands, in words, and what has become of it. */
function Marks({ application, fresh }: { application: Application; fresh: boolean }) {
  const { job, appliedAt, seenAt, overdue, requestStatus, withdrawnAt, answeredByClosing } = application;
  const closedIsSaid = answeredByClosing && requestStatus === 3 && !withdrawnAt;
  return (
    <>
      <div data-part="badges">
        <Badge tone={withdrawnAt ? 'neutral' : statusTones[requestStatus]}>{statusText(application)}</Badge>
        {fresh && <Badge tone="accent">New</Badge>}
        {overdue && (
          <Badge tone="warning" icon={<Clock3 aria-hidden size={12} />}>
            No answer for more than 14 days
          </Badge>
        )}
        {/* "Position closed" has said so already. */}
        {(job.status === 2 || job.status === 3) && !closedIsSaid && <Badge>Job closed</Badge>}
      </div>
      <div data-part="meta">
        <span>
          <Send aria-hidden />
          <span>
            Applied <RelativeTime at={appliedAt} />
          </span>
        </span>
        <span>
          {seenAt ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
          <span>
            {seenAt ? (
              <>
                Viewed by HR <RelativeTime at={seenAt} />
              </>
            ) : (
              'Not viewed yet'
            )}
          </span>
        </span>
      </div>
    </>
  );
}

/** Where an application stands, and what its applicant can do (product S31). */
export function AppliedJobCard({ application, href, fresh = false, busy, ...events }: AppliedJobCardProps) {
  const id = useId();
  const now = useNow();
  const [open, setOpen] = useState<'history' | 'sent'>();
  const { job, interview, messageToCandidate } = application;
  const act = { application };
  const undoable = isUndoable(application, now);
  const toggle = (part: 'history' | 'sent') => ({
    'aria-expanded': open === part,
    onClick: () => setOpen(open === part ? undefined : part),
  });
  return (
    <Paper aria-labelledby={id} css={appliedCard} data-new={fresh ? '' : undefined}>
      <div data-part="head">
        <Avatar id={job.companyName} name={job.companyName} src={job.companyImage ?? null} shape="company" />
        <div data-part="lines">
          <chakra.h2 id={id} textStyle="h3" lineClamp={3} title={job.vacancyName} dir="auto">
            {href ? (
              <Link href={href} variant="plain">
                {job.vacancyName}
              </Link>
            ) : (
              job.vacancyName
            )}
          </chakra.h2>
          <chakra.p color="fg.muted" lineClamp={2} overflowWrap="anywhere">
            <bdi>{job.companyName}</bdi> · <bdi>{job.companyLocation}</bdi>
          </chakra.p>
        </div>
      </div>
      <Marks application={application} fresh={fresh} />
      {messageToCandidate && (
        <chakra.blockquote data-part="quote" dir="auto" whiteSpace="pre-wrap">
          {messageToCandidate}
        </chakra.blockquote>
      )}
      {interview && <AppliedInterviewPanel interview={interview} onCalendar={() => events.onCalendar(act)} />}
      <div data-part="more">
        <TextButton {...toggle('history')}>History</TextButton>
        <TextButton {...toggle('sent')}>What you sent</TextButton>
      </div>
      {open === 'history' && (
        <AppliedHistoryPanel steps={application.timeline} companyName={job.companyName} />
      )}
      {open === 'sent' && <AppliedSentPanel application={application} />}
      <AppliedActions {...act} {...{ undoable, busy }} {...events} />
    </Paper>
  );
}
