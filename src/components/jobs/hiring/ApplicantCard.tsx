import { chakra } from '@chakra-ui/react';
import { BadgeCheck, TriangleAlert } from 'lucide-react';
import { memo, useRef } from 'react';
import type { Application } from '../../../domain/jobs.ts';
import { isWaiting, skillsText } from '../../../domain/requestMoves.ts';
import { applicantCardRecipe } from '../../../theme/recipes/applicants.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { useNow } from '../../ui/Clock.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { ApplicantBadge } from './ApplicantBadge.tsx';
import { ApplicantMenu, type ApplicantMenuProps } from './ApplicantMenu.tsx';
import { pressOpens } from './pressOpens.ts';
import { RatingBadge } from './RatingBadge.tsx';
import { useCardDrag } from './useBoardDrag.ts';

const Paper = chakra('article', applicantCardRecipe);

export interface ApplicantCardProps extends Pick<ApplicantMenuProps, 'onOpen' | 'onMove' | 'locked'> {
  application: Application;
  /** Tab comes here; the other cards are reached by the arrows. */
  tabStop?: boolean;
  selected?: boolean;
  /** The applications of several jobs stand together: which one this is for. */
  showJob?: boolean;
}

/** An applicant on the board (product S30). The article itself takes the focus and the keys of the board. */
export const ApplicantCard = memo(function ApplicantCard({
  application,
  tabStop = true,
  selected = false,
  showJob = false,
  ...menu
}: ApplicantCardProps) {
  const { applicationId, applicant, job, withdrawnAt, answersMatch, appliedAt, rating } = application;
  const card = useRef<HTMLElement>(null);
  useCardDrag(card, applicationId, withdrawnAt === undefined && menu.locked === undefined);
  const tabIndex = tabStop ? 0 : -1;
  const now = useNow();
  const { userId, userName, userImage, headline, verificationStatus } = applicant;
  const second = showJob ? job.vacancyName : headline;
  return (
    <Paper
      ref={card}
      tabIndex={tabIndex}
      aria-label={`${userName}${selected ? ', selected' : ''}`}
      data-application-id={applicationId}
      onClick={(event) => pressOpens(event) && menu.onOpen({ application })}
      data-selected={selected ? '' : undefined}
      data-withdrawn={withdrawnAt === undefined ? undefined : ''}
    >
      <div data-part="head">
        <Avatar id={userId} name={userName} src={userImage} size="sm" />
        <div data-part="lines">
          <chakra.span display="flex" alignItems="center" gap={1} minWidth={0}>
            <button
              type="button"
              data-part="name"
              tabIndex={tabIndex}
              title={userName}
              onClick={() => menu.onOpen({ application })}
            >
              <bdi>{userName}</bdi>
            </button>
            {verificationStatus === 3 && (
              <chakra.span color="accent.solid" flexShrink={0} title="Verified">
                <BadgeCheck size={16} aria-label="Verified" role="img" />
              </chakra.span>
            )}
          </chakra.span>
          <span data-part="line" title={second} dir="auto">
            {second}
          </span>
        </div>
        <div data-part="tools">
          <ApplicantMenu application={application} tabIndex={tabIndex} {...menu} />
        </div>
      </div>
      <div data-part="facts">
        <span>
          {skillsText(application)}
          {answersMatch === false && (
            <chakra.span
              color="warning.fg"
              display="inline-block"
              verticalAlign="text-bottom"
              marginInlineStart={1.5}
              title="Not the answer that you asked for"
            >
              <TriangleAlert size={16} role="img" aria-label="Not the answer that you asked for" />
            </chakra.span>
          )}
        </span>
        <span>
          <RelativeTime at={appliedAt} />
        </span>
      </div>
      <div data-part="foot">
        <ApplicantBadge application={application} />
        <chakra.span marginInlineStart="auto">
          <RatingBadge rating={rating} compact={isWaiting(application, now)} />
        </chakra.span>
      </div>
    </Paper>
  );
});
