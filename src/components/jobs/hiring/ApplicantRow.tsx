import { chakra } from '@chakra-ui/react';
import { BadgeCheck } from 'lucide-react';
import { memo } from 'react';
import { requestStatusLabels, type Application } from '../../../domain/jobs.ts';
import { skillsText } from '../../../domain/requestMoves.ts';
import { applicantRowRecipe, choice } from '../../../theme/recipes/applicants.ts';
import { checkboxRecipe } from '../../../theme/recipes/choice.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { ApplicantBadge } from './ApplicantBadge.tsx';
import { ApplicantMenu, type ApplicantMenuProps } from './ApplicantMenu.tsx';
import { pressOpens } from './pressOpens.ts';
import { RatingBadge } from './RatingBadge.tsx';

const Line = chakra('div', applicantRowRecipe);
const Box = chakra('input', checkboxRecipe);

export interface ApplicantRowProps extends Pick<ApplicantMenuProps, 'onOpen' | 'onMove' | 'locked'> {
  application: Application;
  onSelect: (event: { application: Application; selected: boolean }) => void;
  selected?: boolean;
  tabStop?: boolean;
  /** The applications of several jobs stand together. */
  showJob?: boolean;
  /** Of this row in the whole table, from 1; the head is 1. */
  index: number;
}

/** An applicant in the list (product S30): a line of a table; on a phone its cells stand below each other. */
export const ApplicantRow = memo(function ApplicantRow({
  application,
  onSelect,
  selected = false,
  tabStop = true,
  showJob = false,
  index,
  ...menu
}: ApplicantRowProps) {
  const { applicationId, applicant, job, withdrawnAt, appliedAt, rating, requestStatus } = application;
  const { userId, userName, userImage, headline, verificationStatus } = applicant;
  const tabIndex = tabStop ? 0 : -1;
  const second = showJob ? job.vacancyName : headline;
  return (
    <Line
      role="row"
      aria-rowindex={index}
      aria-selected={selected}
      tabIndex={tabIndex}
      data-application-id={applicationId}
      onClick={(event) => pressOpens(event) && menu.onOpen({ application })}
      data-selected={selected ? '' : undefined}
      data-withdrawn={withdrawnAt === undefined ? undefined : ''}
    >
      <div role="cell" data-part="choice">
        <chakra.label css={choice}>
          <Box
            type="checkbox"
            checked={selected}
            tabIndex={tabIndex}
            aria-label={`Select ${userName}`}
            onChange={({ target }) => onSelect({ application, selected: target.checked })}
          />
        </chakra.label>
      </div>
      <div role="cell" data-part="who">
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
      </div>
      <div role="cell" data-part="fact" data-area="skills">
        {skillsText(application)}
      </div>
      <div role="cell" data-area="rating">
        <RatingBadge rating={rating} />
      </div>
      <div role="cell" data-part="fact" data-area="applied">
        <RelativeTime at={appliedAt} />
      </div>
      <div role="cell" data-area="status">
        <chakra.span textStyle="small" flexShrink={0}>
          {requestStatusLabels[requestStatus]}
        </chakra.span>
        <ApplicantBadge application={application} />
      </div>
      <div role="cell" data-part="menu">
        <ApplicantMenu application={application} tabIndex={tabIndex} {...menu} />
      </div>
    </Line>
  );
});
