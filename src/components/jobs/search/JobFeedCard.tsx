import type { Schemas } from '#openapi/contract.ts';
import { JobCard } from './JobCard.tsx';
import { JobMenu } from './JobMenu.tsx';

type FeedItem = Schemas['FeedItem'];

export interface JobFeedCardProps {
  item: FeedItem;
  href: string;
  place?: { position: number; size: number };
  onSave: (event: Pick<FeedItem, 'feedId' | 'feedType'> & { saved: boolean }) => void;
  onShare?: ((event: { item: FeedItem }) => void) | undefined;
  onCopyLink?: (event: { item: FeedItem }) => void;
  /** Offered to everybody but who posted it. */
  onReport?: (event: { item: FeedItem }) => void;
}

/** A job among the posts of a feed. Nothing is drawn for an item that carries none. */
export function JobFeedCard({ item, href, place, onSave, onShare, onCopyLink, onReport }: JobFeedCardProps) {
  const { feedId, feedType, job, viewer, createdAt } = item;
  if (!job) return null;
  return (
    <JobCard
      job={job}
      href={href}
      postedAt={createdAt}
      place={place}
      saved={viewer.isSaved}
      onSave={({ saved }) => onSave({ feedId, feedType, saved })}
      onShare={onShare && (() => onShare({ item }))}
      menu={
        <JobMenu
          onCopyLink={onCopyLink && (() => onCopyLink({ item }))}
          onReport={viewer.canEdit || !onReport ? undefined : () => onReport({ item })}
        />
      }
    />
  );
}
