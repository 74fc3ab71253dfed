import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { eventCategoryLabels } from '../../../domain/events.ts';
import { Notice } from '../../ui/Notice.tsx';
import { EventChangeBanner } from './EventChangeBanner.tsx';
import { EventHeader, type EventHeaderProps } from './EventHeader.tsx';
import { EventMenu, type EventMenuProps } from './EventMenu.tsx';
import { EventPlaceCard } from './EventPlaceCard.tsx';
import { EventSectionCard } from './EventSectionCard.tsx';
import { EventTextCard } from './EventTextCard.tsx';
import { EventTicketsCard, type EventTicketsCardProps } from './EventTicketsCard.tsx';

export interface EventPanelProps extends Omit<EventHeaderProps, 'menu'>, Pick<EventMenuProps, 'onReport'> {
  /** Absent in a preview, which has no menu. */
  onCopyLink?: EventMenuProps['onCopyLink'] | undefined;
  /** Also where there is room, all of it stands below each other: in a preview. */
  narrow?: boolean;
  /** The further pictures of the event. */
  gallery?: ReactNode;
  /** What the reader can do with the tickets. */
  sale?: EventTicketsCardProps['sale'];
  /** The jobs that can be applied for there. */
  jobs?: ReactNode;
  /** What is said about it; a draft has nothing of that. */
  discussion?: ReactNode;
}

function Note({ details: { event, cancelReason, change } }: Pick<EventPanelProps, 'details'>) {
  if (event.status === 0)
    return <Notice title="This is a draft.">Nobody but you sees it until you publish it.</Notice>;
  if (event.status === 2)
    return (
      <Notice tone="danger" title="This event is cancelled.">
        <chakra.span dir="auto" overflowWrap="anywhere">
          {cancelReason ?? 'It does not take place.'}
        </chakra.span>
      </Notice>
    );
  return change ? <EventChangeBanner event={event} change={change} /> : null;
}

/** One event, whole (product S33). Where there is room, the page shows the tickets beside it. */
export function EventPanel({
  gallery,
  jobs,
  sale,
  discussion,
  onCopyLink,
  onReport,
  narrow = false,
  ...head
}: EventPanelProps) {
  const { details } = head;
  const { event, description } = details;
  const words = [...(event.category ? [eventCategoryLabels[event.category]] : []), ...event.tags];
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={3}>
      <Note details={details} />
      <EventHeader
        {...head}
        menu={
          onCopyLink && (
            <EventMenu onCopyLink={onCopyLink} onReport={event.viewer.isOwner ? undefined : onReport} />
          )
        }
      />
      <chakra.div {...(!narrow && { hideFrom: 'xl' })}>
        <EventTicketsCard details={details} sale={sale} />
      </chakra.div>
      {(description || words.length > 0) && <EventTextCard text={description} words={words} />}
      {event.eventLocation && <EventPlaceCard place={event.eventLocation} />}
      {gallery && <EventSectionCard title="Pictures">{gallery}</EventSectionCard>}
      {jobs && <EventSectionCard title="Jobs at this event">{jobs}</EventSectionCard>}
      {discussion}
    </chakra.div>
  );
}
