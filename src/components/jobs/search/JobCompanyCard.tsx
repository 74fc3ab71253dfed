import { chakra } from '@chakra-ui/react';
import { BadgeCheck } from 'lucide-react';
import { memberHref } from '../../../domain/feedLinks.ts';
import type { Job } from '../../../domain/jobs.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { FollowButton } from '../../ui/FollowButton.tsx';
import { Link } from '../../ui/Link.tsx';
import { JobSectionCard } from './JobSectionCard.tsx';

export interface JobCompanyCardProps {
  job: Pick<Job, 'companyName' | 'companyId' | 'companyImage' | 'poster'>;
  /** What the company says of itself in one line. */
  headline?: string | undefined;
  /** Whether the reader follows it; undefined where there is nothing to follow, or that is not known. */
  following?: boolean | undefined;
  onFollow?: ((event: { userId: string; following: boolean }) => void) | undefined;
}

/** Who is behind a job: the company, and the member who posted it (product S28). */
export function JobCompanyCard({ job, headline, following, onFollow }: JobCompanyCardProps) {
  const { companyName, companyId, companyImage, poster } = job;
  const followed = companyId ?? poster.userId;
  const isPoster = companyId === poster.userId;
  return (
    <JobSectionCard title="Company">
      <chakra.div display="flex" gap={3} alignItems="center" minWidth={0}>
        <Avatar id={companyName} name={companyName} src={companyImage} shape="company" />
        <chakra.div flex={1} minWidth={0}>
          <chakra.p fontWeight="semibold" overflowWrap="anywhere" lineClamp={2}>
            {companyId ? (
              <Link href={memberHref(companyId)} variant="plain">
                <bdi>{companyName}</bdi>
              </Link>
            ) : (
              <bdi>{companyName}</bdi>
            )}
          </chakra.p>
          {headline && (
            <chakra.p textStyle="small" color="fg.muted" overflowWrap="anywhere" lineClamp={2} dir="auto">
              {headline}
            </chakra.p>
          )}
        </chakra.div>
      </chakra.div>
      <chakra.p textStyle="small" mt={3} overflowWrap="anywhere">
        {isPoster ? (
          'Posted by the company itself'
        ) : (
          <>
            Posted by{' '}
            <Link href={memberHref(poster.userId)}>
              <bdi>{poster.userName}</bdi>
            </Link>
          </>
        )}
        {poster.verificationStatus === 3 && (
          <chakra.span
            display="inline-flex"
            alignItems="center"
            verticalAlign="bottom"
            gap={1}
            marginInlineStart={2}
            color="success.fg"
          >
            <BadgeCheck aria-hidden size={16} />
            Verified
          </chakra.span>
        )}
      </chakra.p>
      {onFollow && (
        // Its room is kept while it is not known whether the reader follows.
        <chakra.div mt={3} minHeight={{ base: 8, md: 8 }}>
          {following !== undefined && (
            <FollowButton
              name={companyId ? companyName : poster.userName}
              following={following}
              onFollow={(event) => onFollow({ userId: followed, ...event })}
            />
          )}
        </chakra.div>
      )}
    </JobSectionCard>
  );
}
