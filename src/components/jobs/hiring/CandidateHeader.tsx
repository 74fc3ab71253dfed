import { chakra } from '@chakra-ui/react';
import { Flag } from 'lucide-react';
import { memberHref } from '../../../domain/feedLinks.ts';
import { requestStatusLabels, type Application, type RequestStatus } from '../../../domain/jobs.ts';
import { placeText } from '../../../domain/profile.ts';
import { earlierStatus, movesOf, waitingText } from '../../../domain/requestMoves.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { useNow } from '../../ui/Clock.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { RatingPicker } from './RatingPicker.tsx';

export interface CandidateHeaderProps {
  application: Application;
  onMove: (event: { application: Application; to: RequestStatus }) => void;
  onRate: (event: { rating: number }) => void;
  onReport: () => void;
  /** Why nothing can be changed now. */
  locked?: string | undefined;
  /** What somebody else has changed meanwhile. */
  changed?: string | undefined;
}

const tones = { 1: 'info', 2: 'success', 3: 'neutral', 4: 'warning' } as const satisfies Record<
  RequestStatus,
  string
>;

/** What the buttons do, the way forward first. */
const actions: Record<RequestStatus, string> = {
  2: 'Accept',
  4: 'Put on hold',
  3: 'Reject',
  1: 'Back to review',
};
const actionOrder: readonly RequestStatus[] = [2, 4, 3, 1];

/** Who it is, where the application stands, and where it can go (product S30). */
export function CandidateHeader({
  application,
  onMove,
  onRate,
  onReport,
  locked,
  changed,
}: CandidateHeaderProps) {
  const now = useNow();
  const { applicant, job, requestStatus, appliedAt, withdrawnAt, rating = 0, overdue } = application;
  const { userId, userName, userImage, headline, verificationStatus } = applicant;
  const earlier = earlierStatus(application, now);
  const notice = waitingText(application, now);
  const open = movesOf(application, now);
  const targets = actionOrder.filter((to) => to !== earlier && open.includes(to));
  return (
    <chakra.div display="grid" gap={4} paddingBlockEnd={5}>
      <chakra.div display="flex" gap={4} alignItems="flex-start" minWidth={0}>
        <Avatar id={userId} name={userName} src={userImage} size="lg" />
        <chakra.div flex={1} minWidth={0} overflowWrap="anywhere">
          <chakra.p textStyle="h3">
            <Link href={memberHref(userId)} variant="plain">
              <bdi>{userName}</bdi>
            </Link>
          </chakra.p>
          {headline && <p dir="auto">{headline}</p>}
          <chakra.p textStyle="small" color="fg.muted">
            {applicant.location && `${placeText(applicant.location)} · `}
            {job.vacancyName} · applied <RelativeTime at={appliedAt} />
          </chakra.p>
          <chakra.div display="flex" flexWrap="wrap" gap={1.5} mt={2}>
            <Badge tone={tones[requestStatus]}>{requestStatusLabels[requestStatus]}</Badge>
            {verificationStatus === 3 && <Badge tone="accent">Verified</Badge>}
            {overdue && <Badge tone="warning">Overdue</Badge>}
            {application.answeredByClosing && <Badge>Position closed</Badge>}
          </chakra.div>
        </chakra.div>
        <IconButton label={`Report ${userName}`} icon={<Flag />} onClick={onReport} />
      </chakra.div>
      {changed && <Notice tone="warning">{changed}</Notice>}
      {withdrawnAt !== undefined && (
        <Notice>
          Withdrawn by the candidate <RelativeTime at={withdrawnAt} />. The application can only be read.
        </Notice>
      )}
      {notice && earlier && (
        <Notice
          action={
            <Button
              size="sm"
              variant="outline"
              disabled={locked !== undefined}
              onClick={() => onMove({ application, to: earlier })}
            >
              Undo: back to {requestStatusLabels[earlier]}
            </Button>
          }
        >
          {notice}
        </Notice>
      )}
      {targets.length > 0 && (
        <chakra.div role="group" aria-label="Move" display="flex" flexWrap="wrap" gap={2}>
          {targets.map((to) => (
            <Button
              key={to}
              variant={to === 2 ? 'solid' : 'outline'}
              disabled={locked !== undefined}
              onClick={() => onMove({ application, to })}
            >
              {actions[to]}
            </Button>
          ))}
        </chakra.div>
      )}
      {locked && (
        <chakra.p textStyle="small" color="fg.muted">
          {locked}
        </chakra.p>
      )}
      <RatingPicker
        rating={rating}
        onRate={onRate}
        disabled={locked !== undefined || withdrawnAt !== undefined}
      />
    </chakra.div>
  );
}
