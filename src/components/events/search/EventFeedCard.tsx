import type { Schemas } from '#openapi/contract.ts';
import { eventState } from '../../../domain/events.ts';
import { useNow } from '../../ui/Clock.tsx';
import { EventCard } from './EventCard.tsx';
import { EventMenu } from './EventMenu.tsx';

type FeedItem = Schemas['FeedItem'];

export interface EventFeedCardProps {
  item: FeedItem;
  href: string;
  place?: { position: number; size: number };
  onSave: (event: Pick<FeedItem, 'feedId' | 'feedType'> & { saved: boolean }) => void;
  onShare?: ((event: { item: FeedItem }) => void) | undefined;
  /** Keeps it in a calendar; offered while it is still to come. */
  onCalendar?: ((event: { item: FeedItem }) => void) | undefined;
  onCopyLink?: (event: { item: FeedItem }) => void;
  /** Offered to everybody but who organises it. */
  onReport?: (event: { item: FeedItem }) => void;
}

/** An event among the posts of a feed. Nothing is drawn for an item that carries none. */
export function EventFeedCard({
  item,
  href,
  place,
  onSave,
  onShare,
  onCopyLink,
  onReport,
  onCalendar,
}: EventFeedCardProps) {
  const { feedId, feedType, event, author, viewer } = item;
  const now = useNow();
  if (!event) return null;
  const state = eventState(event, now);
  const isOver = state === 'cancelled' || state === 'ended';
  return (
    <EventCard
      event={{ ...event, organiser: author }}
      href={href}
      place={place}
      saved={viewer.isSaved}
      onSave={({ saved }) => onSave({ feedId, feedType, saved })}
      onShare={onShare && (() => onShare({ item }))}
      menu={
        <EventMenu
          onCalendar={onCalendar && !isOver ? () => onCalendar({ item }) : undefined}
          onCopyLink={onCopyLink && (() => onCopyLink({ item }))}
          onReport={viewer.canEdit || !onReport ? undefined : () => onReport({ item })}
        />
      }
    />
  );
}
