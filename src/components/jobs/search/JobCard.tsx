import { chakra } from '@chakra-ui/react';
import { Banknote, Bookmark, MapPin, Share2 } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { noPayText, payText, type JobCard as JobInShort } from '../../../domain/jobs.ts';
import { employmentTypeLabels, workplaceTypeLabels } from '../../../domain/profile.ts';
import { feedCardRecipe } from '../../../theme/recipes/feed-card.ts';
import { jobCardRecipe } from '../../../theme/recipes/job.ts';
import { postActionsRecipe } from '../../../theme/recipes/post.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { useLinkComponent } from '../../ui/LinkContext.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { JobSignsBar } from './JobSignsBar.tsx';

const Paper = chakra('article', feedCardRecipe);
const Job = chakra('div', jobCardRecipe);
const Actions = chakra('div', postActionsRecipe);

export interface JobCardProps {
  job: JobInShort;
  /** Address of the job's own page. Absent where it has none yet: a preview. */
  href?: string | undefined;
  /** When it came out, ISO 8601. */
  postedAt?: string | undefined;
  saved?: boolean;
  onSave?: ((event: { saved: boolean }) => void) | undefined;
  onShare?: (() => void) | undefined;
  /** A menu, at the end of the title. */
  menu?: ReactNode;
  /** Place among the items of a feed, from 1, and how many there are; -1 while that is not known. */
  place?: { position: number; size: number } | undefined;
}

/** A job in a feed or a list (product S18). The whole card opens it. */
export function JobCard({ job, href, postedAt, saved = false, onSave, onShare, menu, place }: JobCardProps) {
  const name = useId();
  const Link = useLinkComponent(href ?? '');
  const { jobId, vacancyName, companyName, companyImage, companyLocation } = job;
  const pay = payText(job);
  const kinds = [workplaceTypeLabels[job.workplaceType], employmentTypeLabels[job.employmentType]];
  return (
    <Paper
      aria-labelledby={name}
      tabIndex={place?.position === 1 ? 0 : -1}
      aria-posinset={place?.position}
      aria-setsize={place?.size}
      data-feed-id={jobId}
    >
      <Job>
        <div data-part="top">
          <Avatar id={companyName} name={companyName} src={companyImage} shape="company" />
          <div data-part="lines">
            <h2 id={name} data-part="title" title={vacancyName} dir="auto">
              {href === undefined ? (
                vacancyName
              ) : (
                <Link href={href} data-shortcut="Enter">
                  {vacancyName}
                </Link>
              )}
            </h2>
            <p data-part="company">
              <bdi title={companyName}>{companyName}</bdi>
              {postedAt && (
                <>
                  <span aria-hidden>·</span>
                  <RelativeTime at={postedAt} />
                </>
              )}
            </p>
          </div>
          {menu && <div data-part="above">{menu}</div>}
        </div>
        <ul data-part="facts">
          <li>
            <MapPin aria-hidden />
            <span>
              <bdi>{companyLocation}</bdi>
              {kinds.map((kind) => `\u00A0· ${kind}`)}
            </span>
          </li>
          <li>
            <Banknote aria-hidden />
            {pay ? (
              <chakra.span fontWeight="semibold">{pay}</chakra.span>
            ) : (
              <chakra.span color="fg.muted" dir="auto">
                {noPayText(job.salaryHiddenReason)}
              </chakra.span>
            )}
          </li>
        </ul>
        <JobSignsBar job={job} />
        {(onSave ?? onShare) && (
          <Actions data-part="above">
            {onSave && (
              <button
                type="button"
                data-shortcut="s"
                aria-pressed={saved}
                onClick={() => onSave({ saved: !saved })}
              >
                <Bookmark aria-hidden />
                Save
              </button>
            )}
            {onShare && (
              <button type="button" aria-haspopup="dialog" onClick={onShare}>
                <Share2 aria-hidden />
                Share
              </button>
            )}
          </Actions>
        )}
      </Job>
    </Paper>
  );
}

const SkeletonPaper = chakra('div', feedCardRecipe);

/** Stands in for a job of a feed. */
export function JobCardSkeleton() {
  return (
    <SkeletonPaper display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={3}>
      <chakra.div display="flex" alignItems="flex-start" gap={3}>
        <Skeleton shape="box" width="2.75rem" height="2.75rem" />
        <chakra.div flex={1}>
          <Skeleton width="14rem" />
          <Skeleton width="9rem" />
        </chakra.div>
      </chakra.div>
      <Skeleton lines={2} />
      <Skeleton width="16rem" />
      <chakra.div
        display="grid"
        gridTemplateColumns="repeat(2, 5rem)"
        justifyContent="space-around"
        alignItems="center"
        minHeight={{ base: 11, md: 10 }}
        marginBlockEnd={-2}
        borderBlockStartWidth="1px"
        borderColor="border.subtle"
      >
        <Skeleton />
        <Skeleton />
      </chakra.div>
    </SkeletonPaper>
  );
}
