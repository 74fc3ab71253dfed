import { chakra } from '@chakra-ui/react';
import { Bookmark, CalendarPlus, Share2 } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { inShort, type EventDetails } from '../../../domain/events.ts';
import { srcSetOf } from '../../../domain/pictures.ts';
import { eventHeaderLook } from '../../../theme/recipes/event.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EventFactsBar } from './EventFactsBar.tsx';
import { EventOrganiserBar } from './EventOrganiserBar.tsx';
import { EventMedia } from './EventMedia.tsx';
import { EventStateBadge } from './EventStateBadge.tsx';

export interface EventHeaderProps {
  details: EventDetails;
  saved: boolean;
  /** Absent on an own event and on a draft. */
  onSave?: ((event: { saved: boolean }) => void) | undefined;
  onShare?: (() => void) | undefined;
  /** Absent where nobody goes any more. */
  onCalendar?: (() => void) | undefined;
  /** Absent on an own event. */
  onFollow?: ((event: { following: boolean }) => void) | undefined;
  /** A menu, at the end of the title. */
  menu?: ReactNode;
}

/** The head of an event's page: what, by whom, when and where (product S33). */
export function EventHeader({
  details,
  saved,
  onSave,
  onShare,
  onCalendar,
  onFollow,
  menu,
}: EventHeaderProps) {
  const name = useId();
  const { event, image } = details;
  return (
    <Card as="article" padding="none" aria-labelledby={name}>
      <EventMedia
        src={event.eventImage}
        alt={event.eventImageAlt}
        srcSet={image && srcSetOf(image)}
        sizes="(min-width: 768px) 640px, 100vw"
        eager
        state={<EventStateBadge event={inShort(event)} />}
      />
      <chakra.div css={eventHeaderLook} data-feed-id={event.eventId}>
        <div data-part="top">
          <chakra.h1 id={name} flex={1} minWidth={0} textStyle="h2" overflowWrap="anywhere" dir="auto">
            {event.eventName}
          </chakra.h1>
          {menu}
        </div>
        <EventOrganiserBar event={event} onFollow={onFollow} />
        <EventFactsBar details={details} />
        {(onSave ?? onShare ?? onCalendar) && (
          <div data-part="acts">
            {onSave && (
              <Button
                variant="outline"
                iconStart={<Bookmark aria-hidden />}
                aria-pressed={saved}
                data-shortcut="s"
                onClick={() => onSave({ saved: !saved })}
              >
                Save
              </Button>
            )}
            {onShare && (
              <Button
                variant="outline"
                iconStart={<Share2 aria-hidden />}
                aria-haspopup="dialog"
                onClick={onShare}
              >
                Share
              </Button>
            )}
            {onCalendar && (
              <Button variant="outline" iconStart={<CalendarPlus aria-hidden />} onClick={onCalendar}>
                Add to calendar
              </Button>
            )}
          </div>
        )}
      </chakra.div>
    </Card>
  );
}
