import { Clock3 } from 'lucide-react';
import type { Application } from '../../../domain/jobs.ts';
import { noticeText } from '../../../domain/requestMoves.ts';
import { Badge } from '../../ui/Badge.tsx';
import { useNow } from '../../ui/Clock.tsx';

export interface ApplicantBadgeProps {
  application: Pick<
    Application,
    'withdrawnAt' | 'notifyAt' | 'overdue' | 'seenAt' | 'requestStatus' | 'answeredByClosing' | 'interview'
  >;
}

/** The one thing about an application that must not be missed. */
export function ApplicantBadge({ application }: ApplicantBadgeProps) {
  const { withdrawnAt, overdue, seenAt, requestStatus, answeredByClosing, interview } = application;
  const notice = noticeText(application, useNow());
  if (withdrawnAt !== undefined) return <Badge>Withdrawn</Badge>;
  if (notice) return <Badge tone="accent">{notice}</Badge>;
  if (overdue)
    return (
      <Badge tone="warning" icon={<Clock3 aria-hidden />}>
        Overdue
      </Badge>
    );
  if (requestStatus === 1 && seenAt === undefined) return <Badge tone="info">New</Badge>;
  if (answeredByClosing) return <Badge>Position closed</Badge>;
  if (interview) return <Badge tone="success">Interview</Badge>;
  return null;
}
